import LayoutModel

/// Layout anchors of UIKit.
struct AnchorLines: StatementWriter {
    func lines(of constraints: [WrittenConstraint], _ place: WrittenPlace) throws(NotUnderstood) -> [String] {
        let receivers = place.takesMasks ? WrittenConstraint.byReceiver(constraints).map(\.receiver) : []
        // Guides have no masks.
        var lines = receivers.filter { !$0.hasSuffix("Guide") }
            .map { "\($0).translatesAutoresizingMaskIntoConstraints = false" }
        var elements: [(text: String, remarks: [String])] = []
        var used = place.usedNames
        for constraint in constraints {
            let text = try text(of: constraint, place)
            guard constraint.priority != nil || constraint.identifier != nil else {
                elements.append((text, constraint.remarks))
                continue
            }
            let name = Self.name(of: constraint, avoiding: &used)
            lines.append("let \(name) = \(text)")
            if let priority = constraint.priority { lines.append("\(name).priority = \(priority.text)") }
            if let identifier = constraint.identifier { lines.append("\(name).identifier = \(identifier)") }
            elements.append((name, constraint.remarks))
        }
        if elements.count == 1 {
            lines += elements[0].remarks + ["\(elements[0].text).isActive = true"]
        } else if !elements.isEmpty {
            lines.append("NSLayoutConstraint.activate([")
            lines += elements.flatMap { element in (element.remarks + [element.text + ","]).map { place.step + $0 } }
            lines.append("])")
        }
        return lines
    }

    private static func name(of constraint: WrittenConstraint, avoiding used: inout Set<String>) -> String {
        let item = constraint.first.item.split(separator: ".").last.map(String.init) ?? "view"
        let words = item.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let attribute = constraint.first.attribute.rawValue
        let base = words + attribute.prefix(1).uppercased() + attribute.dropFirst()
        var name = base
        var number = 2
        while !used.insert(name).inserted {
            name = base + "\(number)"
            number += 1
        }
        return name
    }

    private func text(of constraint: WrittenConstraint, _ place: WrittenPlace) throws(NotUnderstood) -> String {
        let side: WrittenConstraint.Side
        switch constraint.second {
        case .none:
            guard constraint.first.attribute.isSize else {
                throw NotUnderstood("\(constraint.first.attribute.rawValue) needs a second item")
            }
            return
                "\(anchor(constraint.first, place)).constraint(\(word(constraint.relation))Constant: \(constraint.constant ?? "0"))"
        case .side(let known): side = known
        case .superview(let attribute):
            side = .init(item: try place.superview(of: constraint.first.item), attribute: attribute)
        }
        let constant = constraint.nonzeroConstant
        if let multiplier = constraint.multiplier, !constraint.first.attribute.isSize || !side.attribute.isSize {
            var parts = [
                "item: \(constraint.first.item)", "attribute: .\(constraint.first.attribute.rawValue)",
                "relatedBy: .\(constraint.relation.rawValue)", "toItem: \(side.item)",
                "attribute: .\(side.attribute.rawValue)", "multiplier: \(multiplier)",
            ]
            parts.append("constant: \(constant ?? "0")")
            return "NSLayoutConstraint(\(parts.joined(separator: ", ")))"
        }
        var text = "\(anchor(constraint.first, place)).constraint(\(word(constraint.relation)): \(anchor(side, place))"
        if let multiplier = constraint.multiplier { text += ", multiplier: \(multiplier)" }
        if let constant { text += ", constant: \(constant)" }
        return text + ")"
    }

    private func word(_ relation: Relation) -> String { relation.rawValue + "To" }

    private func anchor(_ side: WrittenConstraint.Side, _ place: WrittenPlace) -> String {
        let name = side.attribute.rawValue
        let item = side.item == "self" && place.superviews.leavesOutSelf(at: place.token) ? "" : side.item + "."
        let margins = ["WithinMargins", "Margin"]
        for ending in margins where name.hasSuffix(ending) {
            return "\(item)layoutMarginsGuide.\(name.dropLast(ending.count))Anchor"
        }
        return "\(item)\(name)Anchor"
    }
}
