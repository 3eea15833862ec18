import LayoutModel
import LayoutSyntax

/// Control flow whose values are known when the code runs: the layout is what it is at the beginning.
extension CodeRun {
    func notStraight(_ keyword: String, _ token: Int) -> ReadError {
        fault(
            "found \"\(keyword)\", only straight-line layout code is read; move the layout into a function without "
                + "control flow",
            token
        )
    }

    /// Runs what a loop, condition or choice selects.
    ///
    /// - Returns: What `return` within it gives back.
    mutating func runDecision(_ statement: SwiftCode.Statement) throws(ReadError) -> CodeValue? {
        if isStrict { throw fault("what runs depends on a condition", statement.token) }
        for (block, locals) in try blocks(of: statement) {
            guard frames.count < Self.maximumDepth else {
                throw fault("blocks nest deeper than \(Self.maximumDepth) levels", statement.token)
            }
            frames.append(Frame(locals: locals, owner: owner, isBlock: true))
            defer { frames.removeLast() }
            var parser = SwiftCodeParser(tokens, block.tokens)
            for statement in parser.statements() {
                if let result = try run(statement) { return result }
            }
        }
        return nil
    }

    /// The blocks that a loop, condition or choice runs, each with the names that it declares.
    mutating func blocks(
        of statement: SwiftCode.Statement
    ) throws(ReadError) -> [(block: SwiftCode.Block, locals: [String: CodeValue])] {
        guard case .control(let control) = statement.kind else { return [] }
        switch control {
        case .loop(.chain(.name(let name), _, _), let list, nil, let block):
            guard case .list(let values)? = list.isList ? try evaluate(list) : try? evaluate(list) else {
                throw notStraight("for", statement.token)
            }
            return values.map { (block, [name: $0]) }
        case .choice(let branches, let otherwise):
            // What newer systems run.
            if branches[0].isOfNewSystems { return [(branches[0].body, [:])] }
            for branch in branches {
                if let locals = try locals(of: branch.conditions, statement.token) { return [(branch.body, locals)] }
            }
            return otherwise.map { [($0, [:])] } ?? []
        case .selection(let value, let cases):
            guard let subject = try? evaluate(value) else { throw notStraight("switch", statement.token) }
            for one in cases {
                if one.patterns.isEmpty { return [(one.body, [:])] }
                for pattern in one.patterns {
                    guard pattern.filter == nil, let known = try? evaluate(pattern.pattern),
                        let isEqual = Self.equal(subject, known)
                    else { throw notStraight("switch", statement.token) }
                    if isEqual { return [(one.body, [:])] }
                }
            }
            return []
        default: throw notStraight(control.keyword, statement.token)
        }
    }

    /// The names that conditions bind; `nil` where one does not hold.
    private mutating func locals(
        of conditions: [SwiftCode.Condition],
        _ token: Int
    ) throws(ReadError) -> [String: CodeValue]? {
        var locals: [String: CodeValue] = [:]
        for condition in conditions {
            switch condition {
            case .test(let expression):
                guard case .flag(let holds)? = try? evaluate(expression) else { throw notStraight("if", token) }
                if !holds { return nil }
            case .pattern(let pattern, let expression):
                guard let name = pattern.boundName else { throw notStraight("if", token) }
                switch try? evaluate(expression ?? .chain(.name(name), [], at: pattern.token)) {
                case CodeValue.none?: return nil
                // Whether a value is there which layouts do not use is not known.
                case nil, .other?, .member?: throw notStraight("if", token)
                case let value?: locals[name] = value
                }
            case .availability(let isAvailable): if !isAvailable { return nil }
            }
        }
        return locals
    }

    /// What a comparison says; `nil` for other operators.
    mutating func truth(
        _ operands: [SwiftCode.Expression],
        _ operators: [String]
    ) throws(ReadError) -> Bool? {
        if !operators.isEmpty, operators.allSatisfy({ $0 == "&&" }) || operators.allSatisfy({ $0 == "||" }) {
            let ends = operators[0] == "||"
            for operand in operands where try flag(operand) == ends { return ends }
            return !ends
        }
        guard operators.count == 1, ["==", "!=", "<", ">", "<=", ">="].contains(operators[0]),
            !library.facts.operators.keys.contains(operators[0])
        else { return nil }
        let (left, right) = (try evaluate(operands[0]), try evaluate(operands[1]))
        switch (operators[0], left, right) {
        case ("==", _, _): return Self.equal(left, right)
        case ("!=", _, _): return Self.equal(left, right).map { !$0 }
        case ("<", .number(let left), .number(let right)): return left < right
        case (">", .number(let left), .number(let right)): return left > right
        case ("<=", .number(let left), .number(let right)): return left <= right
        case (">=", .number(let left), .number(let right)): return left >= right
        default: return nil
        }
    }

    /// Whether two values are equal; `nil` where that is not known.
    static func equal(_ left: CodeValue, _ right: CodeValue) -> Bool? {
        switch (left, right) {
        case (.number(let left), .number(let right)): left == right
        case (.flag(let left), .flag(let right)): left == right
        case (.text(let left?), .text(let right?)): left == right
        case (.member(let left), .member(let right)): left == right
        case (.enumeration(_, let left), .member(let right)), (.member(let left), .enumeration(_, let right)),
            (.enumeration(_, let left), .enumeration(_, let right)):
            left == right
        case (.none, .none): true
        case (.none, .object), (.object, .none), (.none, .text), (.text, .none), (.none, .number), (.number, .none):
            false
        default: nil
        }
    }

    // MARK: Blocks of builders

    /// The names that a closure written here sees, beside its own.
    var seenLocals: [String: CodeValue] {
        // Other libraries run their closures at once, while all names are there.
        if library.facts.builders.isEmpty { return [:] }
        guard var seen = frames.last?.locals, let last = frames.last, last.isBlock, !last.isComplete else {
            return frames.last?.locals ?? [:]
        }
        for frame in frames.dropLast().reversed() {
            seen.merge(frame.locals) { inner, _ in inner }
            if !frame.isBlock || frame.isComplete { break }
        }
        return seen
    }

    /// Visits each value of a builder's block, with its token.
    mutating func forEachValue(
        of closure: CodeClosure,
        _ visit: (inout CodeRun, CodeValue, Int) throws(ReadError) -> Void
    ) throws(ReadError) {
        var frame = Frame(locals: closure.captured, owner: closure.owner, isComplete: true)
        frame.isBlock = frames.last?.owner == closure.owner
        try forEachValue(of: closure.body, frame, visit)
    }

    mutating func forEachValue(
        of body: Range<Int>,
        _ frame: Frame,
        _ visit: (inout CodeRun, CodeValue, Int) throws(ReadError) -> Void
    ) throws(ReadError) {
        guard frames.count < Self.maximumDepth else {
            throw fault("blocks nest deeper than \(Self.maximumDepth) levels", body.lowerBound)
        }
        frames.append(frame)
        defer { frames.removeLast() }
        var parser = SwiftCodeParser(tokens, body)
        for statement in parser.statements() {
            switch statement.kind {
            case .expression(let expression), .result(let expression?):
                try visit(&self, try evaluate(expression), statement.token)
            case .control(.loop), .control(.choice), .control(.selection):
                for (block, locals) in try blocks(of: statement) {
                    try forEachValue(of: block.tokens, Frame(locals: locals, owner: owner, isBlock: true), visit)
                }
            case .assignment: throw fault("an assignment is no part of this block", statement.token)
            default: _ = try run(statement)
            }
        }
    }

    /// What a function returns that is a builder's block.
    mutating func builtValues(_ body: Range<Int>, in frame: Frame) throws(ReadError) -> CodeValue {
        var values: [CodeValue] = []
        try forEachValue(of: body, frame) { (_, value, _) throws(ReadError) in values.append(value) }
        return .list(values)
    }
}

extension SwiftCode.Expression {
    /// The name that a pattern binds, and nothing else: `let name`.
    fileprivate var boundName: String? {
        switch self {
        case .binding(let pattern, _): pattern.boundName
        case .chain(.name(let name), let links, _): links.isEmpty ? name : nil
        default: nil
        }
    }
}
