import LayoutSyntax

/// The members, calls and closures after the beginning of a chain.
extension SwiftCodeParser {
    mutating func links(of primary: SwiftCode.Primary, from start: Int) throws(ReadError) -> SwiftCode.Expression {
        var links: [SwiftCode.Link] = []
        var isOptional = false
        /// The `#if` that the chain goes on in.
        var directives = 0
        while position < end {
            let token = position
            if isNext("."), position + 1 < end {
                position += 1
                links.append(.init(kind: .member(try member()), token: token + 1, isOptional: isOptional))
                isOptional = false
            } else if isNext("<"), isTouching, let close = genericEnd() {
                position = close
            } else if nextKind == .operator, tokens.tokens[position].fixity == .postfix, assignmentMark() == nil,
                !isNext("->")
            {
                isOptional = isNext("?")
                if !isOptional, !isNext("!") {
                    links.append(.init(kind: .postfix(tokens.operator(at: token)), token: token))
                }
                position = tokens.endOfOperator(at: position)
            } else if isNext("("), isOnSameLine {
                let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
                links.append(.init(kind: .call(arguments), token: token))
            } else if isNext("["), isOnSameLine {
                let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
                links.append(.init(kind: .subscript(arguments), token: token))
            } else if isNext("{"), takesClosure(primary, links), isClosure {
                closure(&links)
            } else if nextKind == .directive, let next = afterDirective(&directives) {
                position = next
            } else {
                break
            }
        }
        if directives > 0 { throw failure("\"#endif\"") }
        if links.isEmpty, case .value(let value) = primary { return value }
        return .chain(primary, links, at: start)
    }

    /// The name behind a point.
    mutating func member() throws(ReadError) -> String {
        switch nextKind {
        case .word:
            var name = try name()
            while isNext("::") {
                position += 1
                name = try self.name()
            }
            return name + compound()
        // `.0` of a tuple.
        case .number:
            position += 1
            return tokens.text(at: position - 1)
        // `UInt.+`
        case .operator:
            let symbol = tokens.operator(at: position)
            position = tokens.endOfOperator(at: position)
            return symbol
        default: throw failure("a member")
        }
    }

    /// The labels of a function that is named whole, as in `move(from:to:)`.
    mutating func compound() -> String {
        guard isNext("("), isTouching else { return "" }
        let close = Int(tokens.tokens[position].partner)
        guard close < end, close > position + 2, (close - position) % 2 == 1 else { return "" }
        var index = position + 1
        while index < close {
            guard tokens.tokens[index].kind == .word, tokens.is(":", at: index + 1) else { return "" }
            index += 2
        }
        let text = (position...close).map { tokens.text(at: $0) }.joined()
        position = close + 1
        return text
    }

    /// The arguments of the parentheses or brackets that begin here.
    mutating func arguments() throws(ReadError) -> [SwiftCode.Argument] {
        let content = brackets()
        let behind = position
        position = content.lowerBound
        let arguments = try arguments(in: content)
        position = behind
        return arguments
    }

    package mutating func arguments(in range: Range<Int>) throws(ReadError) -> [SwiftCode.Argument] {
        try reading(beforeBlock: false) { parser throws(ReadError) in
            var arguments: [SwiftCode.Argument] = []
            while parser.position < range.upperBound {
                var label: String?
                // `_ name:` within the type of a function.
                if parser.isNext("_"), parser.isBeforeLabel { parser.position += 1 }
                if parser.nextKind == .word, parser.isAfterNext(":") {
                    label = parser.tokens.name(at: parser.position)
                    parser.position += 2
                }
                arguments.append(.init(label: label, value: try parser.value()))
                if parser.position < range.upperBound { try parser.skip(",") }
            }
            return arguments
        }
    }

    private func takesClosure(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link]) -> Bool {
        if let last = links.last {
            // A call ends with its closure.
            if case .call = last.kind { return !tokens.is("}", at: position - 1) }
            return true
        }
        switch primary {
        case .name(let name): return name != "nil" && name != "true" && name != "false"
        case .implicit, .directive: return true
        case .closure, .value: return false
        }
    }

    /// Whether the brace that comes next begins a closure: not a block behind a condition, nor the observers of a
    /// variable.
    private var isClosure: Bool {
        let close = Int(tokens.tokens[position].partner)
        if isObservers { return false }
        guard isBeforeBlock else { return true }
        if isAfterNext("case") || close + 1 >= end { return false }
        // A closure within a condition, if what follows can only follow one.
        let next = tokens.tokens[close + 1]
        if tokens.is("{", at: close + 1) || tokens.is("where", at: close + 1) || tokens.is(",", at: close + 1) {
            return true
        }
        if next.startsLine { return false }
        switch next.kind {
        case .operator: return next.fixity != .prefix
        case .mark: return !tokens.is(";", at: close + 1) && !tokens.closes(at: close + 1)
        case .word: return tokens.is("is", at: close + 1) || tokens.is("as", at: close + 1)
        default: return false
        }
    }

    /// Whether the brace that comes next begins with `willSet` or `didSet`.
    var isObservers: Bool {
        var index = position + 1
        while index < end, tokens.tokens[index].kind == .attribute { index += 1 }
        guard index + 1 < end, tokens.is("willSet", at: index) || tokens.is("didSet", at: index) else { return false }
        return tokens.is("{", at: index + 1) || tokens.is("(", at: index + 1)
    }

    /// A closure after a call, as its last argument, and further ones with their labels.
    private mutating func closure(_ links: inout [SwiftCode.Link]) {
        let token = position
        let value = SwiftCode.Expression.chain(.closure(.init(tokens: brackets())), [], at: token)
        var added = [SwiftCode.Argument(label: nil, value: value)]
        while nextKind == .word, isAfterNext(":"), position + 2 < end, tokens.is("{", at: position + 2),
            !isNext("default")
        {
            let label = tokens.name(at: position)
            position += 2
            let token = position
            let block = SwiftCode.Block(tokens: brackets())
            added.append(.init(label: label, value: .chain(.closure(block), [], at: token)))
        }
        if case .call(let arguments)? = links.last?.kind {
            links[links.count - 1].kind = .call(arguments + added)
        } else {
            links.append(.init(kind: .call(added), token: token))
        }
    }

    /// Where the chain goes on behind a line of `#if` within it.
    private func afterDirective(_ directives: inout Int) -> Int? {
        let isFirst = isNext("#if")
        guard isFirst || directives > 0 && isConditional else { return nil }
        let index = endOfLine(at: position)
        if isFirst {
            guard tokens.is(".", at: firstBranch(at: position)) else { return nil }
            directives += 1
        } else if isNext("#endif") {
            directives -= 1
        }
        return index
    }

    /// The index of the token that begins the line after an index.
    func endOfLine(at index: Int) -> Int {
        var index = index + 1
        while index < end, !tokens.tokens[index].startsLine { index += 1 }
        return index
    }

    /// The first token within an `#if`, and within those that begin it.
    func firstBranch(at index: Int) -> Int {
        var index = index
        while index < end - 1, tokens.is("#if", at: index) { index = endOfLine(at: index) }
        return min(index, end - 1)
    }

    /// Whether a line of `#if` comes next.
    var isConditional: Bool { isNext("#if") || isNext("#elseif") || isNext("#else") || isNext("#endif") }
}
