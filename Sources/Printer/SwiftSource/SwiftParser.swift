/// Reads the Swift that printers write back into statements.
package struct SwiftParser {
    package typealias Failure = SwiftTokens.Failure

    private let source: SwiftTokens
    private var position = 0
    /// The comments before the closing brace that was read last.
    private var closingComments: [String] = []
    private var depth = 0

    /// Printers nest far less deeply; a text that does is refused rather than read with ever more stack.
    private static let depthLimit = 200

    private static let modifiers: Set<String> = [
        "private", "final", "override", "required", "fileprivate", "internal", "public", "lazy", "weak",
    ]

    package static func statements(of text: String) throws(Failure) -> [Statement] { try file(text).statements }

    /// The statements of a text, and the comments after the last.
    package static func file(_ text: String) throws(Failure) -> (statements: [Statement], lastComments: [String]) {
        var parser = SwiftParser(source: try SwiftTokens(text))
        let statements = try parser.statements()
        guard parser.position == parser.source.count else { throw parser.failure("something after the end") }
        return (statements, parser.source.comments[parser.position] ?? [])
    }

    private init(source: SwiftTokens) {
        self.source = source
    }

    // MARK: Tokens

    private var isAtEnd: Bool { position >= source.count }

    private var next: SwiftTokens.Token? { isAtEnd ? nil : source[position] }

    /// What comes next, where that is a word.
    private var nextWord: String? { isAtEnd ? nil : source.word(at: position) }

    private var line: Int {
        if !isAtEnd { return source.line(of: position) }
        return source.count > 0 ? source.line(of: source.count - 1) : 1
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, line: line) }

    /// Whether the mark comes next that begins with this character.
    private func isNext(_ mark: Unicode.Scalar) -> Bool { !isAtEnd && source.isMark(mark, at: position) }

    private mutating func skip(_ mark: Unicode.Scalar) throws(Failure) {
        guard isNext(mark) else { throw failure("'\(mark)' is missing") }
        position += 1
    }

    private mutating func word() throws(Failure) -> String {
        guard let word = nextWord else { throw failure("a name is missing") }
        position += 1
        return word
    }

    private mutating func deeper<Value>(_ read: (inout SwiftParser) throws(Failure) -> Value) throws(Failure) -> Value {
        depth += 1
        guard depth <= SwiftParser.depthLimit else { throw failure("nested too deeply") }
        let value = try read(&self)
        depth -= 1
        return value
    }

    // MARK: Statements

    private mutating func statements() throws(Failure) -> [Statement] {
        var statements: [Statement] = []
        while !isAtEnd, !isNext("}") {
            // Swift wants a line for each.
            if !statements.isEmpty, source.line(of: position) == source.line(of: position - 1) {
                throw failure("two statements are in one line")
            }
            statements.append(try statement())
        }
        return statements
    }

    private mutating func block() throws(Failure) -> [Statement] {
        try skip("{")
        let statements = try deeper { parser throws(Failure) in try parser.statements() }
        closingComments = source.comments[position] ?? []
        try skip("}")
        return statements
    }

    private mutating func statement() throws(Failure) -> Statement {
        let comments = source.comments[position] ?? []
        let line = line
        var statement = Statement(kind: try kind(), comments: comments, line: line)
        if statement.isType { statement.lastComments = closingComments }
        return statement
    }

    private mutating func kind() throws(Failure) -> Statement.Kind {
        var attributes: [String] = []
        while isNext("@") {
            position += 1
            attributes.append(try word())
        }
        var modifiers: [String] = []
        while let word = nextWord, SwiftParser.modifiers.contains(word) {
            modifiers.append(word)
            position += 1
        }
        if let word = nextWord {
            switch word {
            case "import":
                position += 1
                return .import(try self.word())
            case "class": return try type(modifiers)
            case "func", "init": return try function(modifiers)
            case "let", "var": return try variable(attributes, modifiers)
            case "return":
                position += 1
                return .result(try expression())
            default: break
            }
        }
        guard attributes.isEmpty, modifiers.isEmpty else { throw failure("a declaration is missing") }
        let target = try expression()
        if isNext("=") || isNext("+") {
            let mark = isNext("=") ? "=" : "+="
            position += 1
            return .assignment(target: target, mark: mark, value: try expression())
        }
        return .expression(target)
    }

    private mutating func variable(
        _ attributes: [String],
        _ modifiers: [String]
    ) throws(Failure) -> Statement.Kind {
        let isConstant = nextWord == "let"
        position += 1
        let name = try word()
        if isConstant {
            var type: String?
            if isNext(":") {
                position += 1
                type = try typeName()
            }
            try skip("=")
            return .constant(modifiers: modifiers, name: name, type: type, value: try expression())
        }
        try skip(":")
        let type = try typeName()
        if isNext("{") {
            return .property(
                attributes: attributes,
                modifiers: modifiers,
                name: name,
                type: type,
                body: try block()
            )
        }
        guard isNext("=") else { return .variable(modifiers: modifiers, name: name, type: type, value: nil) }
        position += 1
        return .variable(modifiers: modifiers, name: name, type: type, value: try expression())
    }

    private mutating func typeName() throws(Failure) -> String {
        if isNext("[") {
            position += 1
            let name = try word()
            try skip("]")
            return "[" + name + "]"
        }
        var name = try word()
        // `some Layout`
        if name == "some" { name += " " + (try word()) }
        for mark in ["!", "?"] as [Unicode.Scalar] where isNext(mark) {
            position += 1
            return name + String(mark)
        }
        return name
    }

    private mutating func type(_ modifiers: [String]) throws(Failure) -> Statement.Kind {
        position += 1
        let name = try word()
        var bases: [String] = []
        if isNext(":") {
            repeat {
                position += 1
                bases.append(try word())
            } while isNext(",")
        }
        return .type(modifiers: modifiers, name: name, bases: bases, body: try block())
    }

    private mutating func function(_ modifiers: [String]) throws(Failure) -> Statement.Kind {
        var name = try word()
        if name == "func" { name = try word() }
        if isNext("?") {
            position += 1
            name += "?"
        }
        try skip("(")
        var parameters: [String] = []
        while !isNext(")") {
            switch next {
            case .word(let word)?: parameters.append(word)
            case .mark(let mark)?: parameters.append(mark)
            default: throw failure("a parameter is malformed")
            }
            position += 1
        }
        try skip(")")
        return .function(
            modifiers: modifiers,
            name: name,
            parameters: parameters.joined(separator: " "),
            body: try block()
        )
    }

    // MARK: Expressions

    private mutating func expression() throws(Failure) -> SwiftExpression {
        let first = try operand()
        if case .operator? = next { return try operation(from: first) }
        guard isNext("?") else { return first }
        var operands = [first]
        while isNext("?") {
            try skip("?")
            try skip("?")
            operands.append(try operand())
        }
        return .fallback(operands)
    }

    /// Operators are read in the order of the text: their precedence is a matter of who defines them.
    private mutating func operation(from first: SwiftExpression) throws(Failure) -> SwiftExpression {
        var operands = [first]
        var operators: [String] = []
        while case .operator(let symbol)? = next {
            position += 1
            operators.append(symbol)
            operands.append(try operand())
        }
        return .operation(operands, operators: operators)
    }

    private mutating func operand() throws(Failure) -> SwiftExpression {
        if isNext("[") { return try deeper { parser throws(Failure) in try parser.list() } }
        switch next {
        case .number(let value)?:
            position += 1
            guard isNext("/") else { return .number(value) }
            position += 1
            guard case .number(let divisor)? = next, divisor != 0 else { throw failure("a divisor is missing") }
            position += 1
            return .number(value / divisor)
        case .string(let value)?:
            position += 1
            return .string(value)
        case .prefix(let symbol)?:
            position += 1
            return .prefixed(symbol, try deeper { parser throws(Failure) in try parser.operand() })
        default: return try deeper { parser throws(Failure) in try parser.chain() }
        }
    }

    private mutating func list() throws(Failure) -> SwiftExpression {
        try skip("[")
        var elements: [SwiftExpression.Element] = []
        while !isNext("]") {
            let comment = source.comments[position]?.last
            elements.append(.init(value: try expression(), comment: comment))
            if !isNext("]") { try skip(",") }
        }
        try skip("]")
        return .list(elements)
    }

    private mutating func chain() throws(Failure) -> SwiftExpression {
        var links: [SwiftExpression.Link] = []
        if isNext(".") {
            position += 1
            links.append(.implicit(try word()))
        } else if isNext("{") {
            links.append(.closure(try block()))
        } else if isNext("(") {
            links.append(.call(try arguments()))
        } else {
            var name = try word()
            if isNext("!") {
                position += 1
                name += "!"
            }
            links.append(.member(name))
        }
        while true {
            if isNext(".") {
                position += 1
                links.append(.member(try word()))
            } else if isNext("?"), position + 1 < source.count, source.isMark(".", at: position + 1) {
                position += 2
                links.append(.optionalMember(try word()))
            } else if isNext("("), source.line(of: position) == source.line(of: position - 1) {
                // On a line of its own, a parenthesis begins a statement.
                links.append(.call(try arguments()))
            } else if isNext("{"), canTakeClosure(links) {
                links.append(try closure())
            } else {
                return .chain(links)
            }
        }
    }

    /// `{ make in … }`, or a closure without parameters.
    private mutating func closure() throws(Failure) -> SwiftExpression.Link {
        let parameters = parameters()
        guard !parameters.isEmpty else { return .closure(try block()) }
        try skip("{")
        position += 2 * parameters.count
        let body = try deeper { parser throws(Failure) in try parser.statements() }
        try skip("}")
        return .function(parameters: parameters, body: body)
    }

    /// The names before `in` of the closure that comes next.
    private func parameters() -> [String] {
        var parameters: [String] = []
        var place = position + 1
        while place + 1 < source.count, let name = source.word(at: place) {
            parameters.append(name)
            if source.word(at: place + 1) == "in" { return parameters }
            guard source.isMark(",", at: place + 1) else { return [] }
            place += 2
        }
        return []
    }

    /// The printer writes closures after calls and helpers only.
    private func canTakeClosure(_ links: [SwiftExpression.Link]) -> Bool {
        switch links.last {
        case .call?, .member?: true
        default: false
        }
    }

    private mutating func arguments() throws(Failure) -> [SwiftExpression.Argument] {
        try skip("(")
        var arguments: [SwiftExpression.Argument] = []
        while !isNext(")") {
            var label: String?
            if position + 1 < source.count, source.isMark(":", at: position + 1), let word = nextWord {
                label = word
                position += 2
            }
            arguments.append(.init(label: label, value: try expression()))
            if !isNext(")") { try skip(",") }
        }
        try skip(")")
        return arguments
    }
}
