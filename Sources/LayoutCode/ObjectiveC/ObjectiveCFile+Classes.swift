import LayoutSyntax

/// Interfaces and implementations.
extension ObjectiveCFile {
    mutating func readPart() throws(ReadError) {
        let isImplementation = parser.isNext("@implementation")
        parser.position += 1
        var part = Part(name: "", token: parser.position)
        part.name = try parser.name()
        part.isImplementation = isImplementation
        if parser.take(":") {
            part.base = try parser.name()
            part.isDeclaration = !isImplementation
        } else if parser.isNext("(") {
            part.isExtension = parser.brackets().isEmpty && !isImplementation
        }
        if isStrict {
            guard part.isDeclaration || part.isExtension || isImplementation, !parser.isNext("<"), !parser.isNext("{")
            else { throw parser.failure("a class with its properties, an extension () or an implementation") }
        }
        if parser.isNext("<") {
            while !parser.isAtEnd, !parser.take(">") { parser.position += 1 }
        }
        if parser.isNext("{") { part.variables += try variables(parser.brackets()) }
        while !parser.take("@end") {
            if parser.isAtEnd {
                throw ReadError("the class is never closed, expected @end", place: tokens.place(of: part.token))
            }
            try readMember(&part)
        }
        items.append(.part(parts.count))
        parts.append(part)
    }

    private mutating func readMember(_ part: inout Part) throws(ReadError) {
        if isStrict { return try readMemberStrictly(&part) }
        if parser.take(";") || parser.take("@optional") || parser.take("@required") { return }
        switch parser.text(at: parser.position) {
        case "@property":
            parser.position += 1
            if parser.isNext("(") { _ = parser.brackets() }
            part.variables += declarations()
            // Macros such as NS_AVAILABLE_IOS(11_0), and blocks.
            skipStatement()
        case "@synthesize", "@dynamic": skipStatement()
        case "-", "+": part.methods.append(try method())
        default:
            guard part.isImplementation, let function = try function() else {
                throw parser.failure("a method, a property or @end")
            }
            items.append(.function(function))
        }
    }

    /// The variables between braces.
    private func variables(_ range: Range<Int>) throws(ReadError) -> [ObjectiveCParser.Declared] {
        var inner = self
        inner.parser = ObjectiveCParser(tokens, range, depth: 0)
        var variables: [ObjectiveCParser.Declared] = []
        while !inner.parser.isAtEnd {
            variables += inner.declarations()
            inner.skipStatement()
        }
        return variables
    }

    /// `UIView *a, *b`
    private mutating func declarations() -> [ObjectiveCParser.Declared] {
        if parser.nextKind == .attribute { parser.position += 1 }
        let start = parser.position
        guard let first = parser.declaredVariable(endings: [";", ","]) ?? availableVariable(start) else { return [] }
        var variables = [first]
        while parser.take(",") {
            while parser.take("*") {}
            guard parser.nextKind == .word else { break }
            variables.append(.init(type: first.type, name: parser.text(at: parser.position), token: parser.position))
            parser.position += 1
        }
        return variables
    }

    /// A property with a macro behind its name.
    private mutating func availableVariable(_ start: Int) -> ObjectiveCParser.Declared? {
        parser.position = start
        guard let (type, isOutlet) = parser.type(), parser.nextKind == .word else { return nil }
        parser.position += 1
        return .init(
            type: type,
            name: parser.text(at: parser.position - 1),
            token: parser.position - 1,
            isOutlet: isOutlet
        )
    }

    mutating func method() throws(ReadError) -> Method {
        var method = Method(isStatic: parser.isNext("+"), name: "", token: parser.position + 1)
        parser.position += 1
        if parser.isNext("(") {
            method.result = parser.brackets()
            method.returnType = returnType(method.result)
            method.token = parser.position
        }
        method.name = try parser.name()
        var label = method.name
        while parser.take(":") {
            let type = parser.isNext("(") ? parser.brackets() : 0..<0
            while !isStrict, parser.isNext("__unused") { parser.position += 1 }
            method.parameters.append(.init(label: label, name: try parser.name(), type: type))
            label = ""
            if parser.nextKind == .word, !parser.isNext("NS_DESIGNATED_INITIALIZER") { label = try parser.name() }
            if label.isEmpty, !parser.isNext(":") { break }
        }
        while !isStrict, !parser.isAtEnd, !parser.isNext(";"), !parser.isNext("{") {
            guard parser.nextKind == .word || parser.isNext("(") else { throw parser.failure("\"{\" or \";\"") }
            if parser.isNext("(") { _ = parser.brackets() } else { parser.position += 1 }
        }
        if !isStrict, parser.take(";") { return method }
        guard parser.isNext("{") else { throw parser.failure("\"{\"") }
        method.body = parser.brackets()
        return method
    }

    private func returnType(_ range: Range<Int>) -> String? {
        var inner = ObjectiveCParser(tokens, range, depth: 0)
        return inner.type()?.name
    }
}
