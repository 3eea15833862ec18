import SwiftSource

/// Writes the steps beside a dialect's calls: statements and constraints with a name first, then one list of the others.
enum PlainPartWriter {
    static func write(_ steps: [PlainStep], to document: inout Document) {
        var lastReason: String?
        for step in steps {
            if case .constraint(let constraint) = step.action, constraint.holder == .none { continue }
            // A comment applies to all that follow, up to the next comment.
            if step.reason != lastReason { document.line("// " + step.reason) }
            lastReason = step.reason
            switch step.action {
            case .constraint(let constraint): ConstraintWriter.writeHeld(constraint, to: &document)
            case .statement(let statement):
                StatementWriter.write(statement, omitsSelf: true, to: &document)
                document.newline()
            }
        }
        let entries: [ConstraintWriter.Entry] = steps.compactMap { step in
            guard case .constraint(let constraint) = step.action else { return nil }
            return (step.reason, constraint)
        }
        ConstraintWriter.writeList(entries, from: "NSLayoutConstraint.activate([", to: "])", in: &document)
    }
}
