import SwiftSource

/// Reads the body of `applyRemainder()`, or the constraints at the end.
struct RemainderReader {
    private var statements: [RemainderStatement] = []
    private var constraints = ConstraintReader()
    private var reason: String?
    private var isListed = false

    /// - Parameter isRepeatable: Whether the class has a property for the constraints, so that they can be made again.
    static func statements(
        _ body: [Statement],
        isRepeatable: Bool
    ) throws(ProofFailure) -> [RemainderStatement] {
        if !isRepeatable { return try once(body) }
        var reader = RemainderReader()
        var glue: [String] = []
        for statement in body {
            if glue.last == "NSLayoutConstraint.activate" {
                throw ProofFailure("line \(statement.line) comes after the activation")
            }
            if let comment = statement.comments.last { reader.reason = comment }
            if case .expression(let expression) = statement.kind, let call = RemainderReader.glue(expression) {
                glue.append(call)
            } else {
                try reader.read(statement)
            }
        }
        let expected = ["NSLayoutConstraint.deactivate", "remainder.removeAll", "NSLayoutConstraint.activate"]
        if glue != (reader.statements.holdConstraints ? expected : []) {
            throw ProofFailure("the remainder is not activated as a whole")
        }
        try reader.constraints.checkIsEmpty()
        return reader.statements
    }

    /// Reads statements that run once.
    private static func once(_ body: [Statement]) throws(ProofFailure) -> [RemainderStatement] {
        var reader = RemainderReader()
        for statement in body {
            if reader.isListed { throw ProofFailure("line \(statement.line) comes after the activation") }
            if let comment = statement.comments.last { reader.reason = comment }
            if case .assignment(_, "+=", _) = statement.kind {
                throw ProofFailure("line \(statement.line) adds to nothing")
            }
            if case .expression(let expression) = statement.kind {
                if let elements = ConstraintReader.activatedList(expression) {
                    try reader.readList(elements, line: statement.line)
                    continue
                }
                if let plan = try? RemainderReader.appliedPlan(expression, line: statement.line) {
                    try reader.add(plan, line: statement.line)
                    continue
                }
            }
            try reader.read(statement)
        }
        try reader.constraints.checkIsEmpty()
        return reader.statements
    }

    /// Reads constraints that are activated in one call, without a property for them.
    static func activation(_ body: [Statement]) throws(ProofFailure) -> [RemainderStatement] {
        var reader = RemainderReader()
        for statement in body {
            if reader.isListed { throw ProofFailure("line \(statement.line) comes after the activation") }
            if let comment = statement.comments.last { reader.reason = comment }
            if case .expression(let expression) = statement.kind {
                guard let elements = ConstraintReader.activatedList(expression) else {
                    throw ProofFailure("line \(statement.line) activates nothing")
                }
                try reader.readList(elements, line: statement.line)
            } else if try !reader.readHeld(statement) {
                throw ProofFailure("line \(statement.line) is no constraint")
            }
        }
        try reader.constraints.checkIsEmpty()
        return reader.statements
    }

    /// The calls around the statements.
    private static func glue(_ expression: SwiftExpression) -> String? {
        guard case .chain(var links) = expression, case .call(let arguments)? = links.popLast(),
            let name = SwiftExpression.chain(links).path
        else { return nil }
        switch name {
        case "NSLayoutConstraint.activate", "NSLayoutConstraint.deactivate":
            return arguments.count == 1 && arguments[0].value.path == "remainder" ? name : nil
        case "remainder.removeAll": return arguments.isEmpty ? name : nil
        default: return nil
        }
    }

    // MARK: Statements

    private mutating func read(_ statement: Statement) throws(ProofFailure) {
        let line = statement.line
        if case .assignment(let target, "+=", let value) = statement.kind {
            guard target.path == "remainder" else { throw ProofFailure("line \(line) adds to nothing") }
            if case .list(let elements) = value { return try readList(elements, line: line) }
            return try add(try RemainderReader.appliedPlan(value, line: line), line: line)
        }
        if try readHeld(statement) { return }
        guard let plain = try StatementReader.statement(statement) else {
            throw ProofFailure("line \(line) is no statement of the remainder")
        }
        try add(.plain(plain), line: line)
    }

    private mutating func readHeld(_ statement: Statement) throws(ProofFailure) -> Bool {
        guard try constraints.read(statement, reason: reason) else { return false }
        if reason == nil { throw ProofFailure("line \(statement.line) gives no reason") }
        return true
    }

    private mutating func add(_ action: RemainderStatement.Action, line: Int) throws(ProofFailure) {
        guard let reason else { throw ProofFailure("line \(line) gives no reason") }
        if isListed { throw ProofFailure("line \(line) comes after the list") }
        statements.append(RemainderStatement(reason: reason, action: action))
    }

    private mutating func readList(_ elements: [SwiftExpression.Element], line: Int) throws(ProofFailure) {
        for (reason, constraint) in try constraints.list(elements, line: line) {
            guard let reason else { throw ProofFailure("line \(line) gives no reason") }
            statements.append(RemainderStatement(reason: reason, action: .constraint(constraint)))
        }
        isListed = true
    }

    private static func appliedPlan(
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> RemainderStatement.Action {
        guard case .chain(let links) = value else { throw ProofFailure("line \(line) adds nothing known") }
        if case .call(let arguments)? = links.last, arguments.count == 1, arguments[0].label == "to",
            let base = arguments[0].value.path, let path = SwiftExpression.chain(links.dropLast()).path,
            path.hasSuffix(".apply")
        {
            return .applyPlan(String(path.dropLast(".apply".count)), to: base, isStacked: false)
        }
        // stack.draftStackContent { plan }.apply()
        guard links.count >= 5, links[links.count - 1] == .call([]), links[links.count - 2] == .member("apply"),
            case .closure(let body) = links[links.count - 3], links[links.count - 4] == .member("draftStackContent"),
            let base = SwiftExpression.chain(Array(links.dropLast(4))).path, body.count == 1,
            case .expression(let plan) = body[0].kind, let name = plan.path
        else { throw ProofFailure("line \(line) adds nothing known") }
        return .applyPlan(name, to: base, isStacked: true)
    }
}
