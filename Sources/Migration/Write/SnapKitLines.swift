import LayoutModel

/// Blocks of SnapKit, one for each view.
struct SnapKitLines: StatementWriter {
    func lines(of constraints: [WrittenConstraint], _ place: WrittenPlace) throws(NotUnderstood) -> [String] {
        var turned: [WrittenConstraint] = []
        for constraint in constraints { turned.append(try constraint.startingWithSubview(place)) }
        var lines: [String] = []
        for (receiver, own) in WrittenConstraint.byReceiver(turned) {
            lines.append("\(receiver).snp.makeConstraints { make in")
            lines += try joined(own, place).map { place.step + $0 }
            lines.append("}")
        }
        return lines
    }

    /// Lines that differ in their attributes alone are one.
    private func joined(_ constraints: [WrittenConstraint], _ place: WrittenPlace) throws(NotUnderstood) -> [String] {
        var joined: [(attributes: [LayoutAttribute], rest: String, remarks: [String])] = []
        for constraint in constraints {
            let (rest, isOfAll) = try rest(of: constraint, place)
            if isOfAll, let same = joined.firstIndex(where: { $0.rest == rest }),
                !joined[same].attributes.contains(constraint.first.attribute)
            {
                joined[same].attributes.append(constraint.first.attribute)
                joined[same].remarks += constraint.remarks
            } else {
                joined.append(([constraint.first.attribute], rest, constraint.remarks))
            }
        }
        return joined.flatMap { $0.remarks + ["make." + Self.words($0.attributes) + "." + $0.rest] }
    }

    private static func words(_ attributes: [LayoutAttribute]) -> String {
        switch Set(attributes) {
        case [.left, .top, .right, .bottom]: "edges"
        case [.width, .height]: "size"
        case [.centerX, .centerY]: "center"
        default: attributes.map(\.rawValue).joined(separator: ".")
        }
    }

    /// What comes behind the attribute, and whether it is the same for other attributes.
    private func rest(
        of constraint: WrittenConstraint,
        _ place: WrittenPlace
    ) throws(NotUnderstood) -> (text: String, isOfAll: Bool) {
        var text = constraint.relation.rawValue + "To"
        let attribute = constraint.first.attribute
        var constant = constraint.nonzeroConstant
        var isOfAll = constant == nil
        switch constraint.second {
        case .none:
            text += "(\(constraint.constant ?? "0"))"
            constant = nil
            isOfAll = true
        case .side(let side):
            if side.attribute == attribute, place.isSuperview(side.item, of: constraint.first.item) {
                text += "Superview()"
            } else if side.attribute == attribute {
                text += "(\(side.item))"
            } else {
                text += "(\(side.item).snp.\(side.attribute.rawValue))"
                isOfAll = false
            }
        case .superview(let other):
            guard other == attribute else {
                let superview = try place.superview(of: constraint.first.item)
                text += "(\(superview).snp.\(other.rawValue))"
                isOfAll = false
                break
            }
            text += "Superview()"
        }
        if let multiplier = constraint.multiplier { text += ".multipliedBy(\(multiplier))" }
        if let constant { text += ".offset(\(constant))" }
        if let priority = constraint.priority { text += ".priority(\(SnapKitWord.text(of: priority)))" }
        if let identifier = constraint.identifier { text += ".labeled(\(identifier))" }
        return (text, isOfAll)
    }
}
