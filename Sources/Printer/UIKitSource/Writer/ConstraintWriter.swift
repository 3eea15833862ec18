import SwiftSource

/// Writes constraints in UIKit's own calls: those with a name, and the list that activates them.
enum ConstraintWriter {
    /// A constraint, and the comment above it if the reason changes.
    typealias Entry = (reason: String?, constraint: PlainConstraint)

    /// `let titleTop = …`, with the settings made before it is activated. Nothing for a constraint without a name.
    static func writeHeld(_ constraint: PlainConstraint, to document: inout Document) {
        guard let name = constraint.holder.local else { return }
        document.text("let " + name + " = ")
        write(constraint, to: &document)
        document.newline()
        if constraint.priority != 1000 {
            document.line(name + ".priority = UILayoutPriority(" + SwiftLiteral.single(constraint.priority) + ")")
        }
        if let identifier = constraint.identifier {
            document.line(name + ".identifier = " + SwiftLiteral.string(identifier))
        }
        if case .property(let property, _) = constraint.holder { document.line(property + " = " + name) }
    }

    /// A list, one constraint per line.
    ///
    /// - Parameter startsGroup: Whether an empty line comes before a constraint that is not the first.
    static func writeList(
        _ entries: [Entry],
        from opening: String,
        to end: String,
        in document: inout Document,
        startsGroup: (Int) -> Bool = { _ in false }
    ) {
        if entries.isEmpty { return }
        document.line(opening)
        document.indent()
        // A comment applies to all that follow, up to the next comment.
        var lastReason: String?
        for (position, entry) in entries.enumerated() {
            if position > 0, startsGroup(position) { document.newline() }
            if let name = entry.constraint.holder.local {
                document.text(name)
            } else {
                if let reason = entry.reason, reason != lastReason { document.line("// " + reason) }
                lastReason = entry.reason
                write(entry.constraint, to: &document)
            }
            // `swift format` puts a comma after the last of several elements, and none after a single one.
            document.line(entries.count > 1 ? "," : "")
        }
        document.outdent()
        document.line(end)
    }

    /// The call that makes a constraint.
    static func write(_ constraint: PlainConstraint, to document: inout Document) {
        switch constraint.form {
        case .anchors(let first, let second, let multiplier, let constant):
            var arguments = [relation("To", constraint.relation) + ": " + second]
            if multiplier != 1 { arguments.append("multiplier: " + SwiftLiteral.factor(multiplier)) }
            if constant != 0 { arguments.append("constant: " + SwiftLiteral.number(constant)) }
            ExpressionWriter.write(call: first + ".constraint", arguments, to: &document)
        case .constant(let first, let constant):
            let argument = relation("ToConstant", constraint.relation) + ": " + SwiftLiteral.number(constant)
            ExpressionWriter.write(call: first + ".constraint", [argument], to: &document)
        case .items(let form):
            let arguments = [
                // A controller's view is implicitly unwrapped, and the parameter takes anything: as an optional, too.
                "item: " + (form.item == "view" ? "view!" : form.item), "attribute: ." + form.attribute,
                "relatedBy: ." + constraint.relation.rawValue,
                "toItem: " + (form.toItem ?? "nil"), "attribute: ." + form.toAttribute,
                "multiplier: " + SwiftLiteral.factor(form.multiplier),
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
