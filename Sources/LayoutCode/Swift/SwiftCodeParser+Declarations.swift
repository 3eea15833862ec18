import LayoutSyntax

extension SwiftCodeParser {
    static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "override", "lazy",
        "weak", "unowned", "required", "convenience", "mutating", "nonisolated", "dynamic", "optional", "indirect",
        "nonmutating", "isolated", "prefix", "postfix", "infix", "async", "distributed", "consuming", "borrowing",
        "__consuming", "sending",
    ]

    static let declarationKeywords: Set<String> = [
        "import", "typealias", "associatedtype", "precedencegroup", "operator", "case", "let", "var", "func", "init",
        "subscript", "deinit", "macro", "class", "struct", "enum", "extension", "protocol", "actor",
    ]

    /// A declaration; `nil`, and nothing read, for a statement.
    mutating func declaration(isMember: Bool) throws(ReadError) -> SwiftCode.Statement? {
        let start = position
        var attributes: [SwiftCode.Attribute] = []
        var isStatic = false
        var isLazy = false
        while position < end {
            if nextKind == .attribute {
                attributes.append(attribute())
            } else if let word = nextWord, Self.modifiers.contains(word), isModifier {
                if word == "static" { isStatic = true }
                if word == "lazy" { isLazy = true }
                position += 1
                // `private(set)`, `unowned(unsafe)`
                if isNext("("), isTouching { _ = brackets() }
            } else if isNext("class"), isClassMember {
                isStatic = true
                position += 1
            } else if attributes.isEmpty || !takeDirective() {
                // Attributes can be in `#if`.
                break
            }
        }
        guard let keyword = nextWord, Self.declarationKeywords.contains(keyword),
            var kind = try kind(of: keyword, attributes, isStatic: isStatic, isMember: isMember)
        else {
            position = start
            return nil
        }
        if isLazy, case .variable(var variable) = kind {
            variable.isLazy = true
            kind = .variable(variable)
        }
        return .init(kind: kind, token: start, attributes: attributes)
    }

    private mutating func kind(
        of keyword: String,
        _ attributes: [SwiftCode.Attribute],
        isStatic: Bool,
        isMember: Bool
    ) throws(ReadError) -> SwiftCode.Statement.Kind? {
        switch keyword {
        case "import":
            position += 1
            while isOnSameLine, !isNext(";") { position += 1 }
            return .empty
        case "precedencegroup", "operator":
            skipLine()
            return .empty
        case "typealias", "associatedtype":
            position += 1
            _ = try name()
            if isNext("<") { skipGenericArguments() }
            _ = try bases()
            if take("=") { _ = try type() }
            try skipRequirements()
            return .empty
        case "case":
            return isMember ? .cases(try cases()) : nil
        case "let", "var":
            let variables = try variables(attributes, isStatic: isStatic, isMember: isMember)
            return variables.count == 1 ? .variable(variables[0]) : .variables(variables)
        case "func":
            var function = try function(isStatic: isStatic)
            function.attributes = attributes.map(\.name)
            return .function(function)
        case "init", "subscript", "deinit": return isMember ? .function(try function(isStatic: isStatic)) : nil
        case "macro":
            guard isBeforeWord, position + 2 < end, tokens.is("(", at: position + 2) || tokens.is("<", at: position + 2)
            else { return nil }
            return .function(try function(isStatic: isStatic))
        case "actor" where !isBeforeWord: return nil
        default: return .type(try typeDeclaration())
        }
    }

    /// Whether the next word is a modifier rather than a name: a declaration follows.
    private var isModifier: Bool {
        guard position + 1 < end else { return false }
        if isNext("async") { return isAfterNext("let") || isAfterNext("var") }
        let next = tokens.tokens[position + 1]
        return next.kind == .word || next.kind == .attribute || tokens.is("(", at: position + 1) && !next.isSpaced
    }

    /// Whether `class` makes a member static.
    private var isClassMember: Bool {
        guard isBeforeWord else { return false }
        let next = tokens.text(at: position + 1)
        return Self.modifiers.contains(next) && kind(at: position + 2) == .word
            || ["func", "var", "let", "subscript", "init"].contains(next)
    }

    // MARK: Variables

    private mutating func variables(
        _ attributes: [SwiftCode.Attribute],
        isStatic: Bool,
        isMember: Bool
    ) throws(ReadError) -> [SwiftCode.Variable] {
        position += 1
        var variables: [SwiftCode.Variable] = []
        repeat {
            var variable = SwiftCode.Variable(
                name: nextKind == .word ? tokens.name(at: position) : "",
                attributes: attributes.map(\.name),
                isStatic: isStatic,
                token: position
            )
            if isNext("(") {
                variable.isTuple = true
                _ = brackets()
            } else {
                _ = try name()
            }
            try finish(&variable, isMember: isMember)
            variables.append(variable)
        } while take(",")
        return variables
    }

    /// The type, value and accessors behind the name.
    private mutating func finish(_ variable: inout SwiftCode.Variable, isMember: Bool) throws(ReadError) {
        if take(":") { variable.type = try type() }
        if take("=") {
            let start = position
            do {
                _ = try value()
            } catch {
                // What nothing asks for need not be understood.
                guard isMember else { throw error }
                position = start
                skipStatement()
            }
            variable.value = start..<position
        }
        guard isNext("{"), isOnSameLine || variable.value == nil || isObservers else { return }
        let block = brackets()
        variable.accessors = accessors(in: block)
        variable.isObserved = variable.accessors.contains { $0.keyword == "didSet" || $0.keyword == "willSet" }
        if variable.accessors.isEmpty {
            variable.getter = .init(tokens: block)
        } else if !variable.isObserved {
            variable.getter = variable.accessors.first { $0.keyword == "get" }?.body ?? .init(tokens: block.prefix(0))
        }
    }

    private static let accessorKeywords: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "init", "unsafeAddress", "unsafeMutableAddress",
    ]

    /// The accessors of a block; none if it is a getter itself.
    func accessors(in block: Range<Int>) -> [SwiftCode.Accessor] {
        var parser = SwiftCodeParser(tokens, block)
        var accessors: [SwiftCode.Accessor] = []
        while !parser.isAtEnd {
            if parser.takeDirective() { continue }
            while parser.nextKind == .attribute { _ = parser.attribute() }
            while let word = parser.nextWord, Self.modifiers.contains(word), parser.isBeforeWord {
                parser.position += 1
            }
            guard let keyword = parser.nextWord, Self.accessorKeywords.contains(keyword) else { return accessors }
            parser.position += 1
            if keyword != "get", parser.isNext("(") { _ = parser.brackets() }
            parser.skipEffects()
            let body = parser.isNext("{") ? SwiftCode.Block(tokens: parser.brackets()) : nil
            // A getter that calls a function named so.
            let isRequirement = parser.isAtEnd || parser.nextKind == .word || parser.take(";")
            if body == nil, accessors.isEmpty, !isRequirement { return [] }
            accessors.append(.init(keyword: keyword, body: body))
        }
        return accessors
    }

    // MARK: Enumerations

    private mutating func cases() throws(ReadError) -> [SwiftCode.EnumerationCase] {
        position += 1
        var cases: [SwiftCode.EnumerationCase] = []
        repeat {
            var value = SwiftCode.EnumerationCase(name: try name())
            if isNext("("), isOnSameLine { value.parameters = try parameters(brackets(), ofCase: true) }
            if take("=") {
                let start = position
                _ = try expression()
                value.value = start..<position
            }
            cases.append(value)
        } while take(",")
        return cases
    }
}
