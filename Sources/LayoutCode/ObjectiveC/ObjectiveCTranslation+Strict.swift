import LayoutSyntax

/// Classes of a strict translation: their parts become one class of Swift.
extension ObjectiveCTranslation {
    /// - Parameter parts: All of the file.
    mutating func writeStrictly(_ parts: ArraySlice<ObjectiveCFile.Part>, _ index: Int) throws(ReadError) {
        if index < strict?.nextPart ?? 0 { return }
        let interface = parts[index]
        var next = index + 1
        let isExtended = next < parts.endIndex && parts[next].isExtension
        if isExtended { next += 1 }
        guard interface.isDeclaration, let base = interface.base, next < parts.endIndex, parts[next].isImplementation,
            parts[index...next].allSatisfy({ $0.name == interface.name })
        else { throw fault("expected an interface and its implementation", interface.token) }
        strict?.nextPart = next + 1
        let open = interface.variables
        let hidden = isExtended ? parts[index + 1].variables : []
        var properties: [String: Bool] = [:]
        for property in open + hidden {
            guard properties.updateValue(property.isReadOnly, forKey: property.name) == nil else {
                throw fault("\"\(property.name)\" is declared twice", property.token)
            }
        }
        className = interface.name
        strict?.properties = properties
        defer {
            className = nil
            strict?.properties = nil
        }
        output.word("class", at: interface.token)
        output.name(interface.name, at: interface.token)
        output.mark(":", at: interface.token)
        output.name(base, at: interface.token)
        output.mark("{", at: interface.token)
        for property in open { write(property, isHidden: false) }
        for property in hidden { write(property, isHidden: true) }
        for method in parts[next].methods { try writeStrictly(method, of: base) }
        output.endLine()
        output.mark("}", at: parts[next].token)
        output.endLine()
    }

    private mutating func write(_ property: ObjectiveCParser.Declared, isHidden: Bool) {
        output.endLine()
        if isHidden { output.word("private", at: property.token) }
        output.word("var", at: property.token)
        output.name(property.name, at: property.token)
        output.mark(":", at: property.token)
        output.name(property.type, at: property.token)
        output.postfix("!", at: property.token)
    }

    // MARK: Methods

    private mutating func writeStrictly(_ method: ObjectiveCFile.Method, of base: String) throws(ReadError) {
        guard let body = method.body, !method.isStatic else {
            throw fault("expected a method with a body", method.token)
        }
        if strict?.properties?[method.name] != nil || method.name.hasPrefix("set") && !method.parameters.isEmpty {
            throw fault("a property with code of its own is not understood", method.token)
        }
        output.endLine()
        let result = method.result.map { source.text(at: $0) }
        guard result == ["void"], method.parameters.isEmpty else {
            guard result == ["instancetype"], method.selector == "init" || method.name.hasPrefix("initWith") else {
                throw fault("expected a method without parameters, or an initializer", method.token)
            }
            return try writeInitializer(method, body, of: base)
        }
        if ObjectiveCNames.overridden.contains(method.name) { output.word("override", at: method.token) }
        output.word("func", at: method.token)
        output.name(method.name, at: method.token)
        output.mark("(", at: method.token)
        output.mark(")", at: method.token)
        try writeBody(body, method.token)
    }

    private mutating func writeInitializer(
        _ method: ObjectiveCFile.Method,
        _ body: Range<Int>,
        of base: String
    ) throws(ReadError) {
        let token = method.token
        let labels = ObjectiveCNames.initializer(method.parameters.map(\.label), of: base) ?? []
        guard labels.count == method.parameters.count else { throw fault("this initializer is not understood", token) }
        let isCoder = method.selector == "initWithCoder:"
        if !method.parameters.isEmpty { output.word(isCoder ? "required" : "override", at: token) }
        output.word("init", at: token)
        // UIStackView's own never fails.
        if isCoder, base != "UIStackView" { output.postfix("?", at: token) }
        output.mark("(", at: token)
        for (index, parameter) in method.parameters.enumerated() {
            let type = parameter.type.map { source.text(at: $0) }.joined()
            guard let names = ObjectiveCNames.parameterTypes[type] else {
                throw fault("found the type \"\(type)\" of a parameter, which is not understood", token)
            }
            if index > 0 { output.mark(",", at: token) }
            output.word(labels[index], at: token)
            output.mark(":", at: token)
            for (position, name) in names.enumerated() {
                if name == "?" {
                    output.postfix(name, at: token)
                } else {
                    if position > 0 { output.mark(".", at: token) }
                    output.word(name, at: token)
                }
            }
        }
        output.mark(")", at: token)
        output.mark("{", at: token)
        strict?.locals = Set(method.parameters.map(\.name))
        strict?.parameters = Dictionary(zip(method.parameters.map(\.name), labels)) { $1 }
        defer {
            strict?.locals = []
            strict?.parameters = [:]
        }
        try writeInitializerBody(body)
        output.endLine()
        output.mark("}", at: token)
        output.endLine()
    }

    /// `self = [super init…]; if (self) { … } return self;`
    private mutating func writeInitializerBody(_ body: Range<Int>) throws(ReadError) {
        var parser = ObjectiveCParser(source, body, depth: depth)
        try parser.skip("self")
        try parser.skip("=")
        output.endLine()
        guard parser.isNext("["), parser.isAt("super", parser.position + 1) else { throw parser.failure("[super …]") }
        try write(parser.expression())
        try parser.skip(";")
        if parser.take("if") {
            guard parser.isNext("("), parser.brackets().map({ source.text(at: $0) }) == ["self"] else {
                throw parser.failure("if (self)")
            }
            guard parser.isNext("{") else { throw parser.failure("\"{\"") }
            try writeStatements(parser.brackets())
        }
        try parser.skip("return")
        try parser.skip("self")
        try parser.skip(";")
        guard parser.isAtEnd else { throw parser.failure("\"}\"") }
    }
}
