import SwiftSource

/// Writes `applyRemainder()`.
struct RemainderWriter {
    private let statements: [RemainderStatement]
    /// Whether the function is called only by its own class, which does so once.
    private let isPrivate: Bool
    /// Whether other code can call the function again, after another `applyPlan()`.
    private var isRepeatable: Bool { !isPrivate }

    init(_ statements: [RemainderStatement], isPrivate: Bool = false) {
        self.statements = statements
        self.isPrivate = isPrivate
    }

    func write(to document: inout Document) {
        writeProperty(to: &document)
        writeFunction(to: &document)
    }

    /// The property for the constraints.
    func writeProperty(to document: inout Document) {
        if !isRepeatable || !statements.holdConstraints { return }
        document.newline()
        document.line("private var remainder: [NSLayoutConstraint] = []")
    }

    func writeFunction(to document: inout Document) {
        if statements.isEmpty { return }
        document.newline()
        document.line("/// Adds what a plan cannot express.")
        document.line((isPrivate ? "private " : "") + "func applyRemainder() {")
        document.indent()
        if !isRepeatable {
            writeActivation(to: &document)
        } else if statements.holdConstraints {
            document.line("NSLayoutConstraint.deactivate(remainder)")
            document.line("remainder.removeAll()")
            writeStatements(to: &document)
            ConstraintWriter.writeList(constraints, from: "remainder += [", to: "]", in: &document)
            document.line("NSLayoutConstraint.activate(remainder)")
        } else {
            writeStatements(to: &document)
        }
        document.outdent()
        document.line("}")
    }

    /// Writes the constraints alone, activated in one call.
    func writeActivation(to document: inout Document) {
        writeStatements(to: &document)
        ConstraintWriter.writeList(constraints, from: "NSLayoutConstraint.activate([", to: "])", in: &document)
    }

    private var constraints: [ConstraintWriter.Entry] {
        statements.compactMap { statement in
            guard case .constraint(let constraint) = statement.action else { return nil }
            return (statement.reason, constraint)
        }
    }

    /// Everything except the constraints inside the list.
    private func writeStatements(to document: inout Document) {
        var lastReason: String?
        for statement in statements {
            if case .constraint(let constraint) = statement.action, constraint.holder == .none { continue }
            if statement.reason != lastReason { document.line("// " + statement.reason) }
            lastReason = statement.reason
            switch statement.action {
            case .constraint(let constraint): ConstraintWriter.writeHeld(constraint, to: &document)
            case .plain(let plain):
                StatementWriter.write(plain, to: &document)
                document.newline()
            case .applyPlan(let plan, let view, let isStacked):
                let call =
                    isStacked ? view + ".draftStackContent { " + plan + " }.apply()" : plan + ".apply(to: " + view + ")"
                document.line((isRepeatable ? "remainder += " : "") + call)
            }
        }
    }
}

extension [RemainderStatement] {
    /// Whether the statements make constraints, which then need a property.
    var holdConstraints: Bool {
        contains {
            switch $0.action {
            case .constraint, .applyPlan: true
            case .plain: false
            }
        }
    }
}
