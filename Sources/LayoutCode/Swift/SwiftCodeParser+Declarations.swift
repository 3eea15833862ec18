import LayoutSyntax

extension SwiftCodeParser {
    /// The statements and declarations of the range.
    ///
    /// What cannot be read is a statement of its own (``SwiftCode/Statement/Kind/unsupported(_:)``), the last of its block.
    package mutating func statements() throws(ReadError) -> [SwiftCode.Statement] {
        var statements: [SwiftCode.Statement] = []
        while !isAtEnd {
            if take(";") { continue }
            let statement = try statement()
            statements.append(statement)
            if case .unsupported = statement.kind { break }
            if !isAtEnd, isOnSameLine, !isNext(";") { throw failure("the end of the line") }
        }
        return statements
    }

    /// The declarations of a type or file; other members are skipped, statements at the top of a file are read.
    package mutating func declarations(isFile: Bool) throws(ReadError) -> [SwiftCode.Statement] {
        var declarations: [SwiftCode.Statement] = []
        while !isAtEnd {
            if take(";") { continue }
            if let declaration = try declaration(isMember: true) {
                declarations.append(declaration)
            } else if nextKind == .directive {
                skipLine()
            } else if isFile {
                let statement = try statement()
                declarations.append(statement)
                if case .unsupported = statement.kind { break }
            } else {
                skipLine()
            }
        }
        return declarations
    }

    /// Behind the rest of the line and the brackets that begin on it.
    private mutating func skipLine() {
        repeat {
            if Int(tokens.tokens[position].partner) > position { _ = brackets() } else { position += 1 }
        } while isOnSameLine
    }

    // MARK: Statements

    private mutating func statement() throws(ReadError) -> SwiftCode.Statement {
        let start = position
        func made(_ kind: SwiftCode.Statement.Kind) -> SwiftCode.Statement { .init(kind: kind, token: start) }
        if let declaration = try declaration(isMember: false) { return declaration }
        if take("return") {
            if isAtEnd || !isOnSameLine { return made(.result(nil)) }
            return made(.result(try expression()))
        }
        if isNext("if"), isAfterNext("#available") { return made(.available(try available())) }
        if isNext("for") {
            if let loop = try loop() { return made(loop) }
            return made(.unsupported("for"))
        }
        if let decision = try decision() { return made(decision) }
        for keyword in Self.controlFlow where nextKind == .word && tokens.text(at: position) == keyword {
            return made(.unsupported(keyword))
        }
        if nextKind == .directive, ["#if", "#else", "#elseif"].contains(tokens.text(at: position)) {
            return made(.unsupported(tokens.text(at: position)))
        }
        if isNext("_"), isAfterNext("=") {
            position += 2
            return made(.expression(try expression()))
        }
        let target = try expression()
        if nextKind == .operator, isOnSameLine {
            let mark = tokens.text(at: position)
            if ["=", "+=", "-=", "*=", "/="].contains(mark) {
                position += 1
                return made(.assignment(target: target, mark: mark, value: try expression()))
            }
        }
        return made(.expression(target))
    }

    private static let controlFlow = [
        "if", "guard", "switch", "while", "repeat", "do", "defer", "throw", "break", "continue", "fallthrough",
    ]

    /// `if #available(…) { … } else { … }`: the first block.
    private mutating func available() throws(ReadError) -> SwiftCode.Block {
        position += 2
        guard isNext("(") else { throw failure("\"(\"") }
        _ = brackets()
        guard isNext("{") else { throw failure("\"{\"") }
        let block = SwiftCode.Block(tokens: brackets())
        if take("else") {
            guard isNext("{") else { throw failure("\"{\"") }
            _ = brackets()
        }
        return block
    }

    // MARK: Declarations

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "override", "lazy",
        "weak", "unowned", "required", "convenience", "mutating", "nonisolated", "dynamic", "optional", "indirect",
        "nonmutating", "isolated", "prefix", "postfix",
    ]

    /// A declaration; `nil`, and nothing read, for a statement.
    private mutating func declaration(isMember: Bool) throws(ReadError) -> SwiftCode.Statement? {
        let start = position
        var attributes: [String] = []
        var isStatic = false
        while position < end {
            if nextKind == .attribute {
                attributes.append(String(tokens.text(at: position).dropFirst()))
                position += 1
                if isNext("("), isOnSameLine, !tokens.tokens[position].isSpaced { _ = brackets() }
            } else if nextKind == .word, Self.modifiers.contains(tokens.text(at: position)), isModifier {
                if isNext("static") { isStatic = true }
                position += 1
                // `private(set)`, `unowned(unsafe)`
                if isNext("("), !tokens.tokens[position].isSpaced { _ = brackets() }
            } else if isNext("class"), position + 1 < end,
                tokens.is("func", at: position + 1) || tokens.is("var", at: position + 1)
            {
                isStatic = true
                position += 1
            } else {
                break
            }
        }
        guard nextKind == .word else {
            if position > start, position >= end { throw failure("a declaration") }
            position = start
            return nil
        }
        func made(_ kind: SwiftCode.Statement.Kind) -> SwiftCode.Statement { .init(kind: kind, token: start) }
        switch tokens.text(at: position) {
        case "import":
            position += 1
            while isOnSameLine, !isNext(";") { position += 1 }
            return made(.empty)
        case "typealias", "associatedtype", "precedencegroup", "infix", "operator":
            skipLine()
            return made(.empty)
        case "case" where isMember:
            skipLine()
            return made(.empty)
        case "let", "var":
            return made(.variable(try variable(attributes, isStatic: isStatic, isMember: isMember)))
        case "func": return made(.function(try function(attributes, isStatic: isStatic)))
        case "init" where isMember, "subscript" where isMember, "deinit" where isMember:
            return made(.function(try function(attributes, isStatic: isStatic)))
        case "class", "struct", "enum", "extension", "protocol", "actor":
            guard position + 1 < end, tokens.tokens[position + 1].kind == .word else { break }
            return made(.type(try typeDeclaration()))
        default: break
        }
        position = start
        return nil
    }

    /// Whether the next word is a modifier rather than a name: a declaration follows.
    private var isModifier: Bool {
        guard position + 1 < end else { return false }
        let next = tokens.tokens[position + 1]
        return next.kind == .word || next.kind == .attribute || tokens.is("(", at: position + 1) && !next.isSpaced
    }

    private mutating func variable(
        _ attributes: [String],
        isStatic: Bool,
        isMember: Bool
    ) throws(ReadError) -> SwiftCode.Variable {
        position += 1
        let token = position
        guard nextKind == .word else {
            throw ReadError(
                "only one name is read after \"\(tokens.text(at: position - 1))\"",
                place: tokens.place(of: position)
            )
        }
        var variable = SwiftCode.Variable(name: try name(), attributes: attributes, isStatic: isStatic, token: token)
        if take(":") { variable.type = try type() }
        if take("=") {
            let start = position
            if isMember { skipExpression() } else { _ = try expression() }
            variable.value = start..<position
        }
        if isNext(","), isOnSameLine {
            throw ReadError("only one variable is read in a line, found \",\"", place: tokens.place(of: position))
        }
        if isNext("{"), isOnSameLine || variable.value == nil {
            let block = brackets()
            let isObserver =
                !block.isEmpty
                && (tokens.is("didSet", at: block.lowerBound) || tokens.is("willSet", at: block.lowerBound))
            if isObserver { variable.isObserved = true } else { variable.getter = .init(tokens: block) }
        }
        return variable
    }

    /// Behind the expression that begins here, which is not parsed: up to the line that does not continue it.
    private mutating func skipExpression() {
        let start = position
        while position < end {
            let token = tokens.tokens[position]
            if position > start, token.startsLine {
                let isContinued =
                    tokens.is(".", at: position) || token.kind == .operator
                    || tokens.tokens[position - 1].kind == .operator || tokens.is(",", at: position - 1)
                    || tokens.is("as", at: position)
                if !isContinued { return }
            }
            if isNext(";") || isNext(",") { return }
            // Observers after a value.
            if isNext("{"), position + 1 < end,
                tokens.is("didSet", at: position + 1) || tokens.is("willSet", at: position + 1)
            {
                return
            }
            if Int(token.partner) > position { position = Int(token.partner) }
            position += 1
        }
    }

    private mutating func function(
        _ attributes: [String],
        isStatic: Bool
    ) throws(ReadError) -> SwiftCode.Function {
        let token = position
        var function = SwiftCode.Function(name: tokens.text(at: position), isStatic: isStatic, token: token)
        function.attributes = attributes
        position += 1
        if function.name == "func" {
            guard position < end else { throw failure("a name") }
            function.name = tokens.name(at: position)
            position += 1
        }
        if isNext("?") || isNext("!") { position += 1 }
        // Up to the parameters: generic ones.
        while position < end, !isNext("("), !isNext("{"), isOnSameLine { position += 1 }
        if isNext("(") { function.parameters = try parameters(brackets()) }
        // Up to the body: what the function throws and returns.
        while position < end, !isNext("{") {
            if tokens.tokens[position].startsLine, !isNext("->"), !isNext("where"), !isNext("throws"), !isNext("async"),
                !tokens.is("->", at: position - 1)
            {
                return function
            }
            if Int(tokens.tokens[position].partner) > position { _ = brackets() } else { position += 1 }
        }
        if isNext("{") { function.body = .init(tokens: brackets()) }
        return function
    }

    private func parameters(_ range: Range<Int>) throws(ReadError) -> [SwiftCode.Function.Parameter] {
        var parser = SwiftCodeParser(tokens, range)
        var parameters: [SwiftCode.Function.Parameter] = []
        while !parser.isAtEnd {
            while parser.nextKind == .attribute { parser.position += 1 }
            let first = try parser.name()
            var parameter = SwiftCode.Function.Parameter(label: first == "_" ? nil : first, name: first)
            if parser.nextKind == .word { parameter.name = try parser.name() }
            while !parser.isAtEnd, !parser.isNext(",") {
                if parser.isNext("=") {
                    let start = parser.position + 1
                    while !parser.isAtEnd, !parser.isNext(",") { parser.skipOne() }
                    parameter.defaultValue = start..<parser.position
                } else {
                    parser.skipOne()
                }
            }
            _ = parser.take(",")
            parameters.append(parameter)
        }
        return parameters
    }

    /// Behind one token, or the brackets that begin with it.
    mutating func skipOne() {
        if Int(tokens.tokens[position].partner) > position { _ = brackets() } else { position += 1 }
    }

    private mutating func typeDeclaration() throws(ReadError) -> SwiftCode.TypeDeclaration {
        let token = position
        guard let keyword = SwiftCode.TypeDeclaration.Keyword(rawValue: tokens.text(at: position)) else {
            throw failure("a type")
        }
        position += 1
        var name = try self.name()
        while take(".") { name = try self.name() }
        var bases: [String] = []
        while position < end, !isNext("{") {
            if nextKind == .word,
                tokens.is(":", at: position - 1) || tokens.is(",", at: position - 1) || tokens.is("&", at: position - 1)
            {
                var base = try self.name()
                while take(".") { base = try self.name() }
                bases.append(base)
            } else {
                position += 1
            }
        }
        guard isNext("{") else { throw failure("\"{\"") }
        return .init(keyword: keyword, name: name, bases: bases, body: .init(tokens: brackets()), token: token)
    }

    /// The name of a type, without what follows it: `UILabel` of `UILabel?`.
    mutating func type() throws(ReadError) -> String {
        if isNext("some") || isNext("any") || isNext("inout") { position += 1 }
        while nextKind == .attribute { position += 1 }
        guard position < end else { throw failure("a type") }
        var name: String
        if isNext("[") || isNext("(") {
            name = tokens.text(at: position)
            _ = brackets()
        } else {
            name = try self.name()
        }
        while position < end {
            if isNext("."), position + 1 < end, tokens.tokens[position + 1].kind == .word {
                position += 1
                name = try self.name()
            } else if isNext("<"), !tokens.tokens[position].isSpaced {
                skipGenericArguments()
            } else if nextKind == .operator, !tokens.tokens[position].isSpaced,
                tokens.text(at: position).allSatisfy({ $0 == "?" || $0 == "!" })
            {
                position += 1
            } else if isNext("->") || isNext("&") {
                position += 1
                _ = try type()
            } else {
                break
            }
        }
        return name
    }

    private mutating func skipGenericArguments() {
        var depth = 0
        while position < end {
            if nextKind == .operator {
                for character in tokens.text(at: position) {
                    if character == "<" { depth += 1 }
                    if character == ">" { depth -= 1 }
                }
            } else if tokens.tokens[position].partner >= 0, Int(tokens.tokens[position].partner) < position {
                return
            }
            position += 1
            if depth <= 0 { return }
        }
    }
}
