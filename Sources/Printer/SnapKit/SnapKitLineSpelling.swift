import LayoutModel

/// Spells a group of constraints as a line.
struct SnapKitLineSpelling {
    /// Whether the second item contains the first one: its edges are then inset, otherwise offset.
    let isInside: Bool
    let superview: Layout.Item?

    func line(for part: SnapKitCover.Part, expression: (Layout.Item) -> String) -> SnapKitLine {
        guard let first = part.elements.first else {
            return SnapKitLine(attributes: [], relation: .equal, target: .superview)
        }
        var line = SnapKitLine(
            property: first.property,
            attributes: SnapKitLineSpelling.words(for: part.attributes),
            relation: first.relation,
            target: target(of: part, expression),
            label: first.label
        )
        if first.second != nil { line.constant = constant(of: part.elements) }
        if first.multiplier != 1 { line.multiplier = SnapKitLineSpelling.multiplier(first.multiplier) }
        if first.priority != 1000 {
            let name = SnapKitLine.PriorityName.allCases.first { $0.value == first.priority }
            line.priority = name.map { .named($0) } ?? .number(first.priority)
        }
        return line
    }

    /// The combination with exactly these attributes if its name is shorter than theirs, else their names.
    private static func words(for attributes: [LayoutAttribute]) -> [SnapKitAttribute] {
        let singles = attributes.compactMap { SnapKitAttribute($0) }
        guard singles.count > 1 else { return singles }
        let set = Set(attributes)
        let combination = SnapKitAttribute.allCases.first { word in
            word.members.count == set.count && Set(word.members) == set
        }
        guard let combination,
            combination.rawValue.count < singles.map(\.rawValue).joined(separator: ".").count
        else { return singles }
        return [combination]
    }

    private func target(of part: SnapKitCover.Part, _ expression: (Layout.Item) -> String) -> SnapKitLine.Target {
        guard let first = part.elements.first, let second = first.second else {
            let constants = part.elements.map(\.constant)
            let isUniform = constants.allSatisfy { $0 == constants.first }
            return isUniform ? .number(constants.first ?? 0) : .size(width: constants[0], height: constants[1])
        }
        switch first.side {
        case .alone, .same: return second.item == superview ? .superview : .item(expression(second.item))
        case .margin:
            let margins = part.elements.compactMap { $0.second?.attribute }
            return .attributes(expression(second.item), SnapKitLineSpelling.words(for: margins).first ?? .margins)
        case .other(let attribute):
            return .attributes(expression(second.item), SnapKitAttribute(attribute) ?? .top)
        }
    }

    /// An offset; an inset if far edges are inside of the other item, or near and far edges share the line. An inset
    /// changes its sign with the second attribute, and is therefore only written for edges of the same name.
    private func constant(of elements: [SnapKitElement]) -> SnapKitLine.Constant? {
        if elements.allSatisfy({ $0.constant == 0 }) { return nil }
        let offset = elements.first.map { SnapKitLine.Constant.offset($0.constant) }
        let areEdges = elements.allSatisfy { $0.attribute.isEdge && ($0.side == .same || $0.side == .margin) }
        guard areEdges, let first = elements.first else { return offset }
        guard elements.allSatisfy({ $0.inset == first.inset }) else { return insets(of: elements) }
        let isMixed = elements.contains { $0.attribute.isFarEdge != first.attribute.isFarEdge }
        let isInset = isInside && first.attribute.isFarEdge && first.inset > 0 && first.side == .same
        return isMixed || isInset ? .inset(first.inset) : offset
    }

    private func insets(of elements: [SnapKitElement]) -> SnapKitLine.Constant {
        func inset(_ attribute: LayoutAttribute) -> Double {
            elements.first { $0.attribute == attribute }?.inset ?? 0
        }
        if elements.contains(where: { $0.attribute == .leading }) {
            return .directionalInsets(
                top: inset(.top),
                leading: inset(.leading),
                bottom: inset(.bottom),
                trailing: inset(.trailing)
            )
        }
        return .insets(
            SourceInsets(top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right))
        )
    }

    /// `dividedBy(3)` for a third, which has no short decimal form.
    private static func multiplier(_ factor: Double) -> SnapKitLine.Multiplier {
        let divisor = (1 / factor).rounded()
        let isFraction = (2...100).contains(divisor) && 1 / divisor == factor
        return isFraction && factor.description.count > 6 ? .dividedBy(divisor) : .multipliedBy(factor)
    }
}
