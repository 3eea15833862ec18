import LayoutSyntax

extension SwiftCodeParser {
    mutating func function(isStatic: Bool) throws(ReadError) -> SwiftCode.Function {
        let token = position
        var function = SwiftCode.Function(name: tokens.text(at: position), isStatic: isStatic, token: token)
        position += 1
        if function.name == "func" || function.name == "macro" {
            guard position < end else { throw failure("a name") }
            let isName = nextKind == .word
            function.name = isName ? tokens.name(at: position) : tokens.operator(at: position)
            position = isName ? position + 1 : tokens.endOfOperator(at: position)
        }
        if isNext("?") || isNext("!") { position += 1 }
        // Up to the parameters: generic ones.
        while position < end, !isNext("("), !isNext("{"), isOnSameLine || isNext("<") {
            if isNext("<") { skipGenericArguments() } else { position += 1 }
        }
        if isNext("(") { function.parameters = try parameters(brackets()) }
        skipEffects()
        if take("->") { _ = try type() }
        try skipRequirements()
        if function.name != "deinit", take("=") {
            let start = position
            _ = try expression()
            function.value = start..<position
            try skipRequirements()
        }
        guard isNext("{") else { return function }
        let block = brackets()
        if function.name == "subscript" { function.accessors = accessors(in: block) }
        if function.accessors.isEmpty { function.body = .init(tokens: block) }
        return function
    }

    /// Moves behind `async` and `throws`, with the type that is thrown.
    mutating func skipEffects() {
        while isNext("async") || isNext("throws") || isNext("rethrows") || isNext("reasync") {
            position += 1
            if isNext("("), isTouching { _ = brackets() }
        }
    }

    /// - Parameter ofCase: Whether types can be without names, as in the cases of an enumeration.
    func parameters(
        _ range: Range<Int>,
        ofCase: Bool = false
    ) throws(ReadError) -> [SwiftCode.Function.Parameter] {
        var parser = SwiftCodeParser(tokens, range)
        var parameters: [SwiftCode.Function.Parameter] = []
        while !parser.isAtEnd {
            if parser.takeDirective() { continue }
            var parameter = SwiftCode.Function.Parameter(label: nil, name: "_")
            while parser.nextKind == .attribute { parameter.attributes.append(parser.attribute()) }
            if !ofCase || parser.isAfterNext(":") || parser.isBeforeLabel {
                let first = try parser.name()
                parameter.label = first == "_" ? nil : first
                parameter.name = parser.nextKind == .word ? try parser.name() : first
            }
            if parser.take(":") || ofCase { parameter.type = try parser.type() }
            _ = parser.take("...")
            if parser.take("=") {
                let start = parser.position
                _ = try parser.expression()
                parameter.defaultValue = start..<parser.position
            }
            if !parser.isAtEnd { try parser.skip(",") }
            parameters.append(parameter)
        }
        return parameters
    }

    /// Whether a word comes after the next one, and a colon after that.
    var isBeforeLabel: Bool {
        nextKind == .word && kind(at: position + 1) == .word && position + 2 < end && tokens.is(":", at: position + 2)
    }

    mutating func typeDeclaration() throws(ReadError) -> SwiftCode.TypeDeclaration {
        let token = position
        guard let keyword = SwiftCode.TypeDeclaration.Keyword(rawValue: tokens.text(at: position)) else {
            throw failure("a type")
        }
        position += 1
        let name = keyword == .extension ? try type() : try self.name()
        if isNext("<") { skipGenericArguments() }
        let bases = try bases()
        try skipRequirements()
        return .init(keyword: keyword, name: name, bases: bases, body: try block(), token: token)
    }

    /// The types that a type inherits from or conforms to.
    mutating func bases() throws(ReadError) -> [String] {
        guard take(":") else { return [] }
        var bases: [String] = []
        repeat { bases.append(try type(joined: false)) } while take(",") || take("&")
        return bases
    }

    // MARK: Closures

    /// The part of a closure before `in`.
    ///
    /// - Throws: ``ReadError`` if it has none.
    mutating func signature() throws(ReadError) -> SwiftCode.Closure {
        var closure = SwiftCode.Closure(body: position..<end)
        while nextKind == .attribute { closure.attributes.append(attribute()) }
        if isNext("[") { closure.captures = brackets() }
        if isNext("(") {
            closure.parameters = try parameters(brackets()).map(\.name)
        } else if nextKind == .word, !isNext("in"), !isNext("async"), !isNext("throws") {
            repeat { closure.parameters.append(try name()) } while take(",")
        }
        skipEffects()
        if take("->") { _ = try type() }
        try skip("in")
        closure.body = position..<end
        return closure
    }

    /// What the range of a capture list keeps: names, and values with `=`.
    package mutating func captures() throws(ReadError) -> [SwiftCode.Expression] {
        var captures: [SwiftCode.Expression] = []
        while !isAtEnd {
            if isNext("weak") || isNext("unowned"), !isAfterNext(","), !isAfterNext("="), position + 1 < end {
                position += 1
                if isNext("("), isTouching { _ = brackets() }
            }
            captures.append(try value())
            if !isAtEnd { try skip(",") }
        }
        return captures
    }
}
