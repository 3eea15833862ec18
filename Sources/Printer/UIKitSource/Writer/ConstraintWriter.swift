import SwiftSource

/// Writes constraints made with UIKit's own calls: those under a name, and the list that activates them.
enum ConstraintWriter {
    /// A constraint, and the comment that stands above it where that changes.
    typealias Entry = (reason: String?, constraint: PlainConstraint)

    /// `let titleTop = …`, with what is set of it before it is activated. Nothing for one without a name.
    ///
    /// - Parameter omitsSelf: Whether anchors of the class itself are written without `self`, as people write them.
    static func writeHeld(_ constraint: PlainConstraint, omitsSelf: Bool = false, to document: inout Document) {
        guard let name = constraint.holder.local else { return }
        document.text("let " + name + " = ")
        write(constraint, omitsSelf: omitsSelf, to: &document)
        document.newline()
        if constraint.priority != 1000 {
            document.line(name + ".priority = UILayoutPriority(" + SwiftLiteral.single(constraint.priority) + ")")
        }
        if let identifier = constraint.identifier {
            document.line(name + ".identifier = " + SwiftLiteral.string(identifier))
        }
        if case .property(let property, _) = constraint.holder { document.line(property + " = " + name) }
    }

    /// A list, one constraint on a line.
    ///
    /// - Parameter startsGroup: Whether an empty line stands before a constraint that is not the first.
    static func writeList(
        _ entries: [Entry],
        from opening: String,
        to end: String,
        omitsSelf: Bool = false,
        in document: inout Document,
        startsGroup: (Int) -> Bool = { _ in false }
    ) {
        if entries.isEmpty { return }
        document.line(opening)
        document.indent()
        // A comment stands for all that follow, up to the next one.
        var lastReason: String?
        for (position, entry) in entries.enumerated() {
            if position > 0, startsGroup(position) { document.newline() }
            if let name = entry.constraint.holder.local {
                document.text(name)
            } else {
                if let reason = entry.reason, reason != lastReason { document.line("// " + reason) }
                lastReason = entry.reason
                write(entry.constraint, omitsSelf: omitsSelf, to: &document)
            }
            // `swift format` puts a comma after the last of several elements, and none after an only one.
            document.line(entries.count > 1 ? "," : "")
        }
        document.outdent()
        document.line(end)
    }

    /// The call that makes a constraint.
    static func write(_ constraint: PlainConstraint, omitsSelf: Bool = false, to document: inout Document) {
        func anchor(_ expression: String) -> String {
            guard omitsSelf else { return expression }
            let own = expression.hasPrefix("self.") ? String(expression.dropFirst("self.".count)) : expression
            return own.replacing("(to: self.", with: "(to: ")
        }
        switch constraint.form {
        case .anchors(let first, let second, let multiplier, let constant):
            var arguments = [relation("To", constraint.relation) + ": " + anchor(second)]
            if multiplier != 1 { arguments.append("multiplier: " + SwiftLiteral.number(multiplier)) }
            if constant != 0 { arguments.append("constant: " + SwiftLiteral.number(constant)) }
            ExpressionWriter.write(call: anchor(first) + ".constraint", arguments, to: &document)
        case .constant(let first, let constant):
            let argument = relation("ToConstant", constraint.relation) + ": " + SwiftLiteral.number(constant)
            ExpressionWriter.write(call: anchor(first) + ".constraint", [argument], to: &document)
        case .items(let form):
            let arguments = [
                "item: " + form.item, "attribute: ." + form.attribute, "relatedBy: ." + constraint.relation.rawValue,
                "toItem: " + (form.toItem ?? "nil"), "attribute: ." + form.toAttribute,
                "multiplier: " + SwiftLiteral.number(form.multiplier),
                "constant: " + SwiftLiteral.number(form.constant),
            ]
            ExpressionWriter.write(call: "NSLayoutConstraint", arguments, to: &document)
        }
    }

    /// `equalTo`, `lessThanOrEqualToConstant`
    private static func relation(_ suffix: String, _ relation: PlainConstraint.Relation) -> String {
        relation.rawValue + suffix
    }
}
