import SwiftSource

/// Reads the steps beside a dialect's calls.
struct PlainPartReader {
    private var steps: [PlainStep] = []
    private var constraints = ConstraintReader()
    private var reason: String?
    private var isListed = false

    static func steps(_ body: some Collection<Statement>) throws(ProofFailure) -> [PlainStep] {
        var reader = PlainPartReader()
        for statement in body { try reader.read(statement) }
        try reader.constraints.checkIsEmpty()
        return reader.steps
    }

    /// Whether a statement can be such a step.
    static func begins(_ statement: Statement) throws(ProofFailure) -> Bool {
        if ConstraintReader.begins(statement) { return true }
        return try StatementReader.statement(statement) != nil
    }

    private mutating func read(_ statement: Statement) throws(ProofFailure) {
        if isListed { throw ProofFailure("line \(statement.line) comes after the activation") }
        if let comment = statement.comments.last { reason = comment }
        if case .expression(let expression) = statement.kind,
            let elements = ConstraintReader.activatedList(expression)
        {
            for (reason, constraint) in try constraints.list(elements, line: statement.line) {
                try add(.constraint(constraint), because: reason, line: statement.line)
            }
            isListed = true
        } else if let plain = try StatementReader.statement(statement) {
            try add(.statement(plain), because: reason, line: statement.line)
        } else if try constraints.read(statement, reason: reason) {
            if reason == nil { throw ProofFailure("line \(statement.line) gives no reason") }
        } else {
            throw ProofFailure("line \(statement.line) is no plain step")
        }
    }

    private mutating func add(
        _ action: PlainStep.Action,
        because reason: String?,
        line: Int
    ) throws(ProofFailure) {
        guard let reason else { throw ProofFailure("line \(line) gives no reason") }
        steps.append(PlainStep(reason: reason, action: action))
    }
}
