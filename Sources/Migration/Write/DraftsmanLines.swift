import LayoutModel

/// Drafts of Draftsman, one for each view, applied where they are.
struct DraftsmanLines: StatementWriter {
    func lines(of constraints: [WrittenConstraint], _ place: WrittenPlace) throws(NotUnderstood) -> [String] {
        var turned: [WrittenConstraint] = []
        for constraint in constraints { turned.append(try constraint.startingWithSubview(place)) }
        var lines: [String] = []
        for (receiver, own) in WrittenConstraint.byReceiver(turned) {
            if receiver.hasSuffix("LayoutGuide") { throw NotUnderstood("a guide has no draft") }
            var seen: Set<String> = []
            var relations: [String] = []
            for constraint in own {
                // Of two with one key in a draft, Draftsman keeps the last.
                let key = "\(constraint.first.attribute) \(constraint.relation) \(constraint.second)"
                if !seen.insert(key).inserted { throw NotUnderstood("two constraints differ in their constants alone") }
                relations += constraint.remarks + [try relation(constraint, place)]
            }
            if relations.count == 1 {
                lines.append("\(receiver).drf\(relations[0]).apply()")
            } else {
                lines.append("\(receiver).drf")
                lines += relations.map { place.step + $0 }
                lines.append(place.step + ".apply()")
            }
        }
        return lines
    }

    private func relation(_ constraint: WrittenConstraint, _ place: WrittenPlace) throws(NotUnderstood) -> String {
        let attribute = constraint.first.attribute
        let known: [LayoutAttribute] = [
            .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        ]
        guard known.contains(attribute) else { throw NotUnderstood("\(attribute.rawValue) has no draft") }
        let isFar = [.right, .bottom, .trailing].contains(attribute)
        var text = ".\(attribute.rawValue)."
        switch constraint.relation {
        case .equal: text += "equal"
        case .greaterThanOrEqual: text += isFar ? "lessThan" : "moreThan"
        case .lessThanOrEqual: text += isFar ? "moreThan" : "lessThan"
        }
        var constant = constraint.nonzeroConstant
        switch constraint.second {
        case .none:
            text += "(to: \(constraint.constant ?? "0"))"
            constant = nil
        case .side(let side):
            let isParent = side.attribute == attribute && place.isSuperview(side.item, of: constraint.first.item)
            text += isParent ? "(with: .parent)" : "(to: \(try anchor(side)))"
        case .superview(let other):
            text += other == attribute ? "(with: .parent)" : "(with: .\(other.rawValue)(of: .parent))"
        }
        if let multiplier = constraint.multiplier {
            guard attribute.isSize else { throw NotUnderstood("a draft has no multiplier of positions") }
            text += ".multiplied(by: \(multiplier))"
        }
        if let constant {
            if attribute.isSize {
                text += ".added(by: \(constant))"
            } else {
                text += ".offset(by: \(isFar ? WrittenExpression.negated(constant) : constant))"
            }
        }
        if let priority = constraint.priority { text += ".priority(\(priority.text))" }
        if let identifier = constraint.identifier { text += ".identifier(\(identifier))" }
        return text
    }

    private func anchor(_ side: WrittenConstraint.Side) throws(NotUnderstood) -> String {
        guard !side.attribute.rawValue.contains("argin") else {
            throw NotUnderstood("\(side.attribute.rawValue) has no anchor")
        }
        return "\(side.item).\(side.attribute.rawValue)Anchor"
    }
}
