import LayoutSyntax

/// Parses a range of tokens: the statements of a block, or one expression.
///
/// Types, functions and closures within it stay ranges of tokens.
package struct SwiftCodeParser {
    package let tokens: SwiftCodeTokens
    package var position: Int
    let end: Int
    private var depth = 0

    /// How deeply parentheses and brackets can nest.
    package static let maximumDepth = 200

    package init(_ tokens: SwiftCodeTokens, _ range: Range<Int>) {
        self.tokens = tokens
        position = range.lowerBound
        end = range.upperBound
    }

    package init(_ tokens: SwiftCodeTokens) { self.init(tokens, 0..<tokens.count) }

    package var isAtEnd: Bool { position >= end }

    // MARK: Asking

    func isNext(_ text: StaticString) -> Bool { position < end && tokens.is(text, at: position) }

    func isAfterNext(_ text: StaticString) -> Bool { position + 1 < end && tokens.is(text, at: position + 1) }

    var nextKind: SwiftCodeTokens.Kind? { position < end ? tokens.tokens[position].kind : nil }

    /// Whether the next token continues the line of the one before it.
    var isOnSameLine: Bool { position < end && !tokens.tokens[position].startsLine }

    func failure(_ expected: String) -> ReadError {
        if position >= end {
            return ReadError("the code ends here, expected \(expected)", place: tokens.place(of: max(0, end - 1)))
        }
        return ReadError(
            "found \"\(tokens.text(at: position))\", expected \(expected)",
            place: tokens.place(of: position)
        )
    }

    mutating func skip(_ text: StaticString) throws(ReadError) {
        guard isNext(text) else { throw failure("\"\(text)\"") }
        position += 1
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        position += 1
        return true
    }

    mutating func name() throws(ReadError) -> String {
        guard nextKind == .word else { throw failure("a name") }
        position += 1
        return tokens.name(at: position - 1)
    }

    /// The tokens within the brackets that begin here; the position moves behind them.
    mutating func brackets() -> Range<Int> {
        let partner = Int(tokens.tokens[position].partner)
        let content = (position + 1)..<max(position + 1, partner)
        position = max(position, partner) + 1
        return content
    }

    mutating func deeper<Value>(
        _ read: (inout SwiftCodeParser) throws(ReadError) -> Value
    ) throws(ReadError) -> Value {
        guard depth < Self.maximumDepth else {
            throw ReadError(
                "brackets nest deeper than \(Self.maximumDepth) levels",
                place: tokens.place(of: position)
            )
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    // MARK: Expressions

    package mutating func expression() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        var operands = [try operand()]
        var operators: [String] = []
        while let symbol = binaryOperator() {
            if symbol == "as" {
                // A cast leaves the object what it is.
                position += 1
                if isNext("!") || isNext("?") { position += 1 }
                _ = try type()
                continue
            }
            if symbol == "?" {
                position += 1
                _ = try deeper { parser throws(ReadError) in try parser.expression() }
                try skip(":")
                _ = try deeper { parser throws(ReadError) in try parser.expression() }
                return .unread("a choice with ? and :", at: start)
            }
            if symbol == "is" {
                position += 1
                _ = try type()
                return .unread("a test with is", at: start)
            }
            operators.append(symbol)
            position += 1
            operands.append(try operand())
        }
        return operators.isEmpty ? operands[0] : .operation(operands, operators: operators, at: start)
    }

    /// The operator between two operands that comes next.
    private func binaryOperator() -> String? {
        guard position < end else { return nil }
        if isNext("as") || isNext("is") { return isOnSameLine ? tokens.text(at: position) : nil }
        guard nextKind == .operator else { return nil }
        let text = tokens.text(at: position)
        if text == "=" || text.hasSuffix("=") && ["+=", "-=", "*=", "/=", "%="].contains(text) || text == "->" {
            return nil
        }
        // `-x` on a line of its own is a statement.
        if !isOnSameLine, position + 1 < end, !tokens.tokens[position + 1].isSpaced { return nil }
        return text
    }

    private mutating func operand() throws(ReadError) -> SwiftCode.Expression {
        guard position < end else { throw failure("an expression") }
        let start = position
        if nextKind == .operator {
            let symbol = tokens.text(at: position)
            // Libraries have operators of their own, which stand before their operand without a blank.
            guard ["-", "!", "+", "&", "~"].contains(symbol) || isBeforeOperand(position) else {
                throw failure("an expression")
            }
            position += 1
            let value = try deeper { parser throws(ReadError) in try parser.operand() }
            return .prefix(symbol, value, at: start)
        }
        if isNext("try") || isNext("await") {
            position += 1
            if isOnSameLine, isNext("!") || isNext("?") { position += 1 }
            return try deeper { parser throws(ReadError) in try parser.operand() }
        }
        if isNext("if") || isNext("switch") {
            throw ReadError(
                "only straight-line code is read, found \"\(tokens.text(at: position))\"",
                place: tokens.place(of: position)
            )
        }
        var value = try links(of: try primary(), from: start)
        while let symbol = postfixOperator() {
            position += 1
            value = .postfix(symbol, value, at: start)
        }
        return value
    }

    /// Whether an operator is followed by its operand at once.
    private func isBeforeOperand(_ index: Int) -> Bool {
        guard index + 1 < end, !tokens.tokens[index + 1].isSpaced else { return false }
        switch tokens.tokens[index + 1].kind {
        case .word, .number, .string: return true
        default: return tokens.is("(", at: index + 1) || tokens.is("[", at: index + 1)
        }
    }

    /// An operator after its operand: Swift tells it from one between two by the blanks around it.
    private func postfixOperator() -> String? {
        guard nextKind == .operator, !tokens.tokens[position].isSpaced, !isNext("!"), !isNext("?") else { return nil }
        let next = position + 1
        let ends =
            next >= end || tokens.tokens[next].isSpaced
            || [")", "]", "}", ",", ":", ";", "."].contains { tokens.is($0, at: next) }
        return ends ? tokens.text(at: position) : nil
    }

    private mutating func primary() throws(ReadError) -> SwiftCode.Primary {
        let start = position
        switch nextKind {
        case .number:
            position += 1
            guard let value = tokens.number(at: start) else {
                throw ReadError("\"\(tokens.text(at: start))\" is not a number", place: tokens.place(of: start))
            }
            return .value(.number(value, at: start))
        case .string:
            position += 1
            return .value(.string(tokens.string(at: start), at: start))
        case .word:
            position += 1
            return .name(tokens.name(at: start))
        case .directive:
            position += 1
            if isNext("(") { _ = brackets() }
            return .value(.unread(tokens.text(at: start), at: start))
        case .mark: break
        default: throw failure("an expression")
        }
        if isNext("[") { return .value(try deeper { parser throws(ReadError) in try parser.list() }) }
        if isNext("{") { return .closure(.init(tokens: brackets())) }
        if isNext("(") {
            let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
            if arguments.count == 1, arguments[0].label == nil { return .value(arguments[0].value) }
            return .value(.tuple(arguments, at: start))
        }
        if take(".") { return .implicit(try name()) }
        if take("\\") {
            var path = "\\"
            while position < end, isNext(".") || nextKind == .word, path.isEmpty || !tokens.tokens[position].isSpaced {
                path += tokens.text(at: position)
                position += 1
            }
            return .value(.unread(path, at: start))
        }
        throw failure("an expression")
    }

    private mutating func list() throws(ReadError) -> SwiftCode.Expression {
        let start = position
        let close = Int(tokens.tokens[position].partner)
        position += 1
        var elements: [SwiftCode.Expression] = []
        var isDictionary = false
        while position < close {
            if take(":") {
                isDictionary = true
                continue
            }
            elements.append(try expression())
            if isNext(":") {
                isDictionary = true
                position += 1
                _ = try expression()
            }
            if position < close { try skip(",") }
        }
        position = close + 1
        return isDictionary ? .unread("a dictionary", at: start) : .list(elements, at: start)
    }

    private mutating func arguments() throws(ReadError) -> [SwiftCode.Argument] {
        let close = Int(tokens.tokens[position].partner)
        position += 1
        var arguments: [SwiftCode.Argument] = []
        while position < close {
            var label: String?
            if nextKind == .word, isAfterNext(":") {
                label = tokens.name(at: position)
                position += 2
            }
            // An operator as a value, as in `reduce(0, +)`.
            if nextKind == .operator, position + 1 == close || isAfterNext(",") {
                arguments.append(.init(label: label, value: .unread(tokens.text(at: position), at: position)))
                position += 1
            } else {
                arguments.append(.init(label: label, value: try expression()))
            }
            if position < close { try skip(",") }
        }
        position = close + 1
        return arguments
    }

    /// The members, calls and closures after the beginning of a chain.
    private mutating func links(of primary: SwiftCode.Primary, from start: Int) throws(ReadError)
        -> SwiftCode.Expression
    {
        var links: [SwiftCode.Link] = []
        var isOptional = false
        loop: while position < end {
            let token = position
            if isNext("."), position + 1 < end {
                position += 1
                switch nextKind {
                case .word: links.append(.init(kind: .member(try name()), token: token + 1, isOptional: isOptional))
                // `.0` of a tuple.
                case .number:
                    links.append(.init(kind: .member(tokens.text(at: position)), token: token + 1))
                    position += 1
                default: throw failure("a member")
                }
                isOptional = false
            } else if nextKind == .operator, !tokens.tokens[position].isSpaced, let mark = postfix() {
                isOptional = isNext("?")
                position += mark
            } else if isNext("("), isOnSameLine {
                let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
                links.append(.init(kind: .call(arguments), token: token))
            } else if isNext("["), isOnSameLine, !tokens.tokens[position].isSpaced {
                let arguments = try deeper { parser throws(ReadError) in try parser.arguments() }
                links.append(.init(kind: .subscript(arguments), token: token))
            } else if isNext("{"), isOnSameLine, takesClosure(primary, links) {
                try closure(&links)
            } else if isNext("<"), !tokens.tokens[position].isSpaced, let close = genericEnd() {
                position = close
            } else {
                break loop
            }
        }
        if links.isEmpty, case .value(let value) = primary { return value }
        return .chain(primary, links, at: start)
    }

    /// How many tokens a `!` or `?` takes after which the chain goes on or ends.
    private func postfix() -> Int? {
        if isNext("!") { return 1 }
        guard isNext("?"), position + 1 < end else { return nil }
        return tokens.is(".", at: position + 1) || tokens.is("(", at: position + 1) ? 1 : nil
    }

    private func takesClosure(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link]) -> Bool {
        if !links.isEmpty { return true }
        if case .name(let name) = primary {
            return name != "nil" && name != "true" && name != "false"
        }
        return false
    }

    /// A closure after a call, as its last argument, and further ones with their labels.
    private mutating func closure(_ links: inout [SwiftCode.Link]) throws(ReadError) {
        let token = position
        let value = SwiftCode.Expression.chain(.closure(.init(tokens: brackets())), [], at: token)
        var added = [SwiftCode.Argument(label: nil, value: value)]
        while nextKind == .word, isAfterNext(":"), position + 2 < end, tokens.is("{", at: position + 2) {
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

    /// The position behind generic arguments that begin here, if a call or member follows them.
    private func genericEnd() -> Int? {
        var depth = 0
        var index = position
        while index < end, index - position < 64 {
            if tokens.is("<", at: index) {
                depth += 1
            } else if tokens.tokens[index].kind == .operator {
                let text = tokens.text(at: index)
                guard text.allSatisfy({ $0 == ">" }) else { return nil }
                depth -= text.count
                if depth <= 0 {
                    let next = index + 1
                    return next < end && (tokens.is("(", at: next) || tokens.is(".", at: next)) ? next : nil
                }
            } else if tokens.tokens[index].kind != .word, !tokens.is(",", at: index), !tokens.is(".", at: index) {
                return nil
            }
            index += 1
        }
        return nil
    }
}
