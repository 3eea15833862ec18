import LayoutModel
import LayoutSyntax

/// Statements of a tolerant run: what cannot be run is kept with its reason, and the run goes on behind it.
extension CodeRun {
    mutating func runTolerantly(_ statement: SwiftCode.Statement, isOnly: Bool) throws(ReadError) -> CodeValue? {
        let depth = frames.count
        do {
            return try run(statement, isOnly: isOnly)
        } catch {
            if isExhausted { throw error }
            frames.removeLast(max(0, frames.count - depth))
            unread.append(CodeUnread(token: statement.token, reason: error.message))
            return nil
        }
    }

    // MARK: Control flow

    /// Runs what a statement selects, as far as that is known, and else the likeliest branch.
    ///
    /// - Parameter isValue: Whether the value of the block is asked for: `let x = if …`.
    /// - Returns: What `return` within it gives back.
    mutating func runTolerantly(
        _ control: SwiftCode.Control,
        _ token: Int,
        isValue: Bool = false
    ) throws(ReadError) -> CodeValue? {
        let outer = controlsGiveValues
        controlsGiveValues = isValue
        defer { controlsGiveValues = outer }
        switch control {
        case .choice(let branches, let otherwise): return try runChoice(branches, otherwise, token)
        case .check(let conditions, let otherwise):
            var locals: [String: CodeValue] = [:]
            if try meets(conditions, &locals, token) == false {
                return try runBlock(otherwise, [:]) ?? CodeValue.none
            }
            frames[frames.count - 1].locals.merge(locals) { _, new in new }
            return nil
        case .selection(let subject, let cases): return try runSelection(evaluate(subject), subject, cases, token)
        case .loop(let pattern, let list, _, let block): return try runLoop(pattern, list, block, token)
        case .whileLoop(_, let block), .repeatLoop(let block, _):
            return try within("the loop of line \(tokens.place(of: token).line) runs") { (run) throws(ReadError) in
                try run.runBlock(block, [:])
            }
        case .attempt(let block, _): return try runBlock(block, [:])
        case .deferred(let block): return try runBlock(block, [:])
        case .failure: return CodeValue.none
        case .leave(let keyword, _): return keyword == "fallthrough" ? nil : .leave(isBreak: keyword == "break")
        }
    }

    /// Runs a block that sees the names around it. Its only expression is its value where `if` or `switch` is one.
    mutating func runBlock(
        _ block: SwiftCode.Block,
        _ locals: [String: CodeValue]
    ) throws(ReadError) -> CodeValue? {
        guard frames.count < Self.maximumDepth else {
            throw fault("blocks nest deeper than \(Self.maximumDepth) levels", block.tokens.lowerBound)
        }
        frames.append(blockFrame(locals))
        defer { frames.removeLast() }
        return try runStatements(block.tokens, givesValue: controlsGiveValues)
    }

    private func blockFrame(_ locals: [String: CodeValue]) -> Frame {
        Frame(locals: locals, owner: owner, value: frames.last?.value, type: frames.last?.type, isBlock: true)
    }

    /// Runs code that runs under a condition only.
    private mutating func within(
        _ condition: String,
        _ body: (inout CodeRun) throws(ReadError) -> CodeValue?
    ) throws(ReadError) -> CodeValue? {
        conditions.append(condition)
        defer { conditions.removeLast() }
        return try body(&self)
    }

    private mutating func runChoice(
        _ branches: [SwiftCode.Branch],
        _ otherwise: SwiftCode.Block?,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        for (index, branch) in branches.enumerated() {
            if branch.isOfNewSystems { return try runBlock(branch.body, [:]) }
            var locals: [String: CodeValue] = [:]
            switch try meets(branch.conditions, &locals, token) {
            case true?: return try runBlock(branch.body, locals)
            case false?: continue
            case nil:
                // What is behind it, as one other branch.
                let rest = Array(branches[(index + 1)...])
                let other = rest.first?.body ?? otherwise
                let text = text(of: branch.conditions)
                let likeliest = likelier(branch.body, other)
                let taken = decide(
                    .init(
                        text: text,
                        token: token,
                        branches: 2,
                        bodies: [branch.body.tokens, other?.tokens ?? 0..<0],
                        taken: likeliest
                    )
                )
                if taken == 0 {
                    return try within("\"\(text)\" holds") { (run) throws(ReadError) in
                        try run.runBlock(branch.body, locals)
                    }
                }
                if rest.isEmpty, otherwise == nil { return nil }
                return try within("\"\(text)\" does not hold") { (run) throws(ReadError) in
                    if rest.isEmpty {
                        return try otherwise.flatMap { (block) throws(ReadError) in try run.runBlock(block, [:]) }
                    }
                    return try run.runChoice(rest, otherwise, rest[0].body.tokens.lowerBound)
                }
            }
        }
        guard let otherwise else { return nil }
        return try runBlock(otherwise, [:])
    }

    private func text(of conditions: [SwiftCode.Condition]) -> String {
        conditions.map { condition in
            switch condition {
            case .test(let expression): text(of: expression)
            case .pattern(let pattern, let value): text(of: pattern) + (value.map { " = " + text(of: $0) } ?? "")
            case .availability(let isAvailable): isAvailable ? "#available" : "#unavailable"
            }
        }.joined(separator: ", ")
    }

    /// Whether conditions hold, with the names that they bind; `nil` where that is not known.
    private mutating func meets(
        _ conditions: [SwiftCode.Condition],
        _ locals: inout [String: CodeValue],
        _ token: Int
    ) throws(ReadError) -> Bool? {
        var isKnown = true
        for condition in conditions {
            switch condition {
            case .availability(let isAvailable): if !isAvailable { return false }
            case .test(let expression):
                frames.append(blockFrame(locals))
                defer { frames.removeLast() }
                switch try evaluate(expression) {
                case .flag(true): break
                case .flag(false): return false
                default: isKnown = false
                }
            case .pattern(let pattern, let expression):
                let name = pattern.boundNames.first
                let source = expression ?? name.map { .chain(.name($0), [], at: pattern.token) }
                guard let source else {
                    isKnown = false
                    continue
                }
                frames.append(blockFrame(locals))
                defer { frames.removeLast() }
                let value = try evaluate(source)
                if case .payload = value, let names = payloadNames(in: pattern, of: value) {
                    guard let names else { return false }
                    locals.merge(names) { _, new in new }
                    continue
                }
                switch value {
                case .none: return false
                case .unknown, .other, .dictionary, .member, .enumeration: isKnown = false
                default: break
                }
                for (position, name) in pattern.boundNames.enumerated() where name != "_" {
                    locals[name] =
                        position == 0 && pattern.boundNames.count == 1
                        ? value
                        : try unknown(
                            name,
                            pattern.token,
                            fault("\"\(name)\" is a part of a value that is not known", pattern.token)
                        )
                }
            }
        }
        return isKnown ? true : nil
    }

    // MARK: Decisions

    /// Which branch an unknown condition takes.
    mutating func decide(_ decision: CodeDecision) -> Int {
        var decision = decision
        // `!x` is decided with `x`.
        let isNegated = decision.branches == 2 && decision.text.hasPrefix("!")
        let text = isNegated ? String(decision.text.dropFirst()) : decision.text
        let known = decisions[text]
        decision.taken = known.map { isNegated ? 1 - $0 : min($0, decision.branches - 1) } ?? decision.taken
        if known == nil {
            decisions[text] = isNegated ? 1 - decision.taken : decision.taken
            var open = decision
            open.text = text
            if isNegated { open.bodies.reverse() }
            open.taken = isNegated ? 1 - decision.taken : decision.taken
            openDecisions.append(open)
        }
        return decision.taken
    }

    /// Which of two branches more of the layout is in: 0 or 1. One that leaves is the less likely one.
    private func likelier(_ first: SwiftCode.Block, _ second: SwiftCode.Block?) -> Int {
        let counts = [first, second].map { block in block.map { ConstraintCalls.count(in: $0.tokens, of: tokens) } ?? 0
        }
        if counts[0] != counts[1] { return counts[0] > counts[1] ? 0 : 1 }
        return leaves(first) && !(second.map(leaves) ?? false) ? 1 : 0
    }

    private func leaves(_ block: SwiftCode.Block) -> Bool {
        block.tokens.contains { index in
            tokens.tokens[index].startsLine
                && ["return" as StaticString, "break", "continue", "throw"].contains { tokens.is($0, at: index) }
        } || block.tokens.first.map { tokens.is("return", at: $0) } ?? false
    }

    private mutating func runSelection(
        _ subject: CodeValue,
        _ expression: SwiftCode.Expression,
        _ cases: [SwiftCode.Case],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        for one in cases {
            if one.patterns.isEmpty { return try leaving(runBlock(one.body, [:])) }
            for pattern in one.patterns {
                var isEqual: Bool?
                var names: [String: CodeValue] = [:]
                if case .payload = subject, let found = payloadNames(in: pattern.pattern, of: subject) {
                    isEqual = found == nil ? false : pattern.filter == nil ? true : nil
                    names = (found ?? nil) ?? [:]
                } else if case .cast(let inner, _, let type, _) = pattern.pattern,
                    let isOfType = isKind(subject, of: type)
                {
                    isEqual = pattern.filter == nil || !isOfType ? isOfType : nil
                    for name in inner.boundNames { names[name] = subject }
                } else if pattern.filter == nil, pattern.pattern.boundNames.isEmpty {
                    switch subject {
                    case .unknown: break
                    default: isEqual = Self.equal(subject, try evaluate(pattern.pattern))
                    }
                }
                if isEqual == true { return try leaving(runBlock(one.body, names)) }
                if isEqual == nil { return try choose(of: cases, text(of: expression), token) }
            }
        }
        return nil
    }

    /// Whether a value is of a type; `nil` where that is not known.
    func isKind(_ value: CodeValue, of type: String) -> Bool? {
        switch value {
        case .enumeration(let entry, _): return program.types[entry].name == type
        case .object(let object):
            let name = objects[object].view.className
            if name == type || UIKitClass.named(objects[object].view.baseClass)?.isKind(of: type) == true {
                return true
            }
            guard let entry = objects[object].type else {
                return UIKitClass.isFramework(name) && UIKitClass.isFramework(type) ? false : nil
            }
            return program.superclasses(of: entry).contains { program.types[$0].name == type }
        case .number: return UIKitTypes.numbers.contains(type)
        case .text: return type == "String"
        default: return nil
        }
    }

    /// A case of a choice about a value that is not known.
    private mutating func choose(of cases: [SwiftCode.Case], _ subject: String, _ token: Int) throws(ReadError)
        -> CodeValue?
    {
        let counts = cases.map { ConstraintCalls.count(in: $0.body.tokens, of: tokens) }
        let likeliest = counts.indices.max { counts[$0] < counts[$1] } ?? 0
        let taken = decide(
            .init(
                text: "switch \(subject)",
                token: token,
                branches: cases.count,
                bodies: cases.map(\.body.tokens),
                taken: likeliest
            )
        )
        guard cases.indices.contains(taken) else { return nil }
        let chosen = cases[taken]
        var locals: [String: CodeValue] = [:]
        for name in chosen.patterns.flatMap(\.pattern.boundNames) where name != "_" {
            locals[name] = try unknown(name, token, fault("\"\(name)\" is a part of \"\(subject)\"", token))
        }
        let pattern = chosen.patterns.first.map { text(of: $0.pattern) } ?? "none of the cases"
        return try leaving(
            within("\"\(subject)\" is \(pattern)") { (run) throws(ReadError) in try run.runBlock(chosen.body, locals) }
        )
    }

    /// `break` ends the choice or loop and nothing else.
    private func leaving(_ value: CodeValue?) -> CodeValue? {
        if case .leave(isBreak: true)? = value { nil } else { value }
    }

    private mutating func runLoop(
        _ pattern: SwiftCode.Expression,
        _ list: SwiftCode.Expression,
        _ block: SwiftCode.Block,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        let names = pattern.boundNames
        switch try evaluate(list) {
        case .list(let values):
            for value in values {
                switch try runBlock(block, bind(names, to: value)) {
                case nil, .leave(isBreak: false)?: continue
                case .leave(isBreak: true)?: return nil
                case let result?: return result
                }
            }
            return nil
        case .none: return nil
        default:
            var locals: [String: CodeValue] = [:]
            for name in names where name != "_" {
                locals[name] = try unknown(name, token, fault("\"\(text(of: list))\" is not known here", token))
            }
            let result = try leaving(
                within("\"\(text(of: list))\" has elements") { (run) throws(ReadError) in
                    try run.runBlock(block, locals)
                }
            )
            if case .leave? = result { return nil }
            return result
        }
    }

    private func bind(_ names: [String], to value: CodeValue) -> [String: CodeValue] {
        if names.count == 1 { return [names[0]: value] }
        guard case .list(let parts) = value, parts.count == names.count else {
            return Dictionary(names.map { ($0, .other) }) { first, _ in first }
        }
        return Dictionary(zip(names, parts)) { first, _ in first }
    }
}

extension SwiftCode.Expression {
    /// The names that a pattern binds, in order.
    var boundNames: [String] {
        switch self {
        case .binding(let pattern, _): pattern.boundNames
        case .tuple(let parts, _): parts.flatMap(\.value.boundNames)
        case .chain(.name(let name), let links, _): links.isEmpty ? [name] : links.boundNames
        case .chain(_, let links, _): links.boundNames
        case .cast(let pattern, _, _, _): pattern.boundNames
        default: []
        }
    }
}

extension [SwiftCode.Link] {
    /// Those of `.some(let name)`: only what is marked.
    fileprivate var boundNames: [String] {
        flatMap { link -> [String] in
            guard case .call(let arguments) = link.kind else { return [] }
            return arguments.flatMap { argument -> [String] in
                if case .binding = argument.value { return argument.value.boundNames }
                if case .chain(_, let links, _) = argument.value { return links.boundNames }
                return []
            }
        }
    }
}
