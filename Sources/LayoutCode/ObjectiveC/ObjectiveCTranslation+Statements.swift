import LayoutSyntax

/// Statements.
extension ObjectiveCTranslation {
    /// The statements of a block. What cannot be translated ends it with a fault.
    ///
    /// - Parameter returnsLast: Whether the last expression is the value of the block.
    mutating func writeStatements(_ range: Range<Int>, returnsLast: Bool = false) throws(ReadError) {
        guard depth < ObjectiveCParser.maximumDepth else {
            throw fault("blocks nest deeper than \(ObjectiveCParser.maximumDepth) levels", range.lowerBound)
        }
        depth += 1
        let outer = strict?.locals
        defer {
            depth -= 1
            if let outer { strict?.locals = outer }
        }
        var parser = ObjectiveCParser(source, range, depth: depth)
        while !parser.isAtEnd {
            let start = output.count
            let token = parser.position
            do {
                guard try writeStatement(&parser, returnsLast: returnsLast) else { break }
            } catch {
                if isStrict { throw error }
                output.cut(to: start)
                output.fault(error, at: token)
                break
            }
        }
        output.endLine()
    }

    private static let controlFlow: Set<String> = [
        "if", "switch", "while", "do", "goto", "break", "continue", "else", "@try", "@synchronized", "@throw",
        "@autoreleasepool", "for",
    ]

    /// - Returns: Whether the statements go on: what follows control flow is not read.
    mutating func writeStatement(_ parser: inout ObjectiveCParser, returnsLast: Bool) throws(ReadError) -> Bool {
        output.endLine()
        let start = parser.position
        let word = parser.text(at: start)
        if parser.take(";") { return true }
        if parser.isNext("{") { throw parser.failure("a statement") }
        if isStrict { return try writeStatementStrictly(&parser) }
        if word == "@weakify" || word == "@strongify" {
            parser.position += 1
            if parser.isNext("(") { _ = parser.brackets() }
            return true
        }
        if word == "return" {
            parser.position += 1
            output.word("return", at: start)
            if !parser.isNext(";"), !parser.isAtEnd {
                let value = try parser.expression()
                // What an initializer returns is its object.
                if !isInitializer { try write(value) }
            }
            return try end(&parser)
        }
        if word == "if" { return try writeCondition(&parser) }
        if word == "for", try writeLoop(&parser) { return true }
        if Self.controlFlow.contains(word) { throw notStraight(word, start) }
        if parser.nextKind == .directive, word.hasPrefix("#") {
            output.write("#if", .directive, at: start)
            return false
        }
        if let variable = parser.declaredVariable() {
            try write(variable, &parser)
            return try end(&parser)
        }
        try writeExpressionStatement(&parser, returnsLast: returnsLast)
        return try end(&parser)
    }

    func end(_ parser: inout ObjectiveCParser) throws(ReadError) -> Bool {
        guard !isStrict && parser.isAtEnd || parser.take(";") else { throw parser.failure("\";\"") }
        return true
    }

    mutating func writeExpressionStatement(
        _ parser: inout ObjectiveCParser,
        returnsLast: Bool
    ) throws(ReadError) {
        let target = try parser.expression()
        if parser.nextKind == .operator {
            let mark = parser.text(at: parser.position)
            let token = parser.position
            guard ["=", "+=", "-=", "*=", "/="].contains(mark) else { throw parser.failure("\";\"") }
            parser.position += 1
            return try writeAssignment(target, mark, parser.expression(), token)
        }
        if let message = target.message {
            // `[label setText:@"Name"]`
            if let name = property(setBy: message) {
                return try writeAssignment(
                    .chain(
                        .group(message.receiver),
                        [.init(kind: .member(name, isVariable: false), token: message.parts[0].token)],
                        at: target.token
                    ),
                    "=",
                    message.parts[0].arguments[0],
                    message.parts[0].token
                )
            }
        }
        if returnsLast, parser.isAtEnd || parser.isNext(";") && parser.position + 1 == parser.end {
            output.word("return", at: target.token)
        }
        try write(target)
    }

    /// The property of a setter that the file does not declare.
    private func property(setBy message: ObjectiveCExpression.Message) -> String? {
        guard message.parts.count == 1, message.parts[0].arguments.count == 1,
            !facts.selectors.contains(message.selector)
        else { return nil }
        let name = message.parts[0].name
        guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true else { return nil }
        return ObjectiveCNames.lowercased(String(name.dropFirst(3)))
    }

    private mutating func writeAssignment(
        _ target: ObjectiveCExpression,
        _ mark: String,
        _ value: ObjectiveCExpression,
        _ token: Int
    ) throws(ReadError) {
        // `self = [super init]`
        if target.name == "self", mark == "=", !isStrict { return try write(value) }
        guard case .chain(let primary, let links, _) = target else { throw fault("this assignment is not read", token) }
        // A property with a setter of the class's own.
        if case .name("self") = primary, links.count == 1, case .member(let name, isVariable: false) = links[0].kind,
            known?.setters.contains(name) == true
        {
            guard mark == "=" else { throw fault("\"\(mark)\" of a property with a setter is not read", token) }
            output.word("self", at: target.token)
            output.member(ObjectiveCFacts.setter(of: name), at: links[0].token)
            output.mark("(", at: token)
            try write(value)
            output.mark(")", at: token)
            return
        }
        if isStrict { return try assignStrictly(primary, links, mark, value, token) }
        try write(target)
        output.symbol(mark, at: token)
        try write(value)
    }

    /// `UILabel *title = …, *subtitle;`
    private mutating func write(
        _ first: ObjectiveCParser.Declared,
        _ parser: inout ObjectiveCParser
    ) throws(ReadError) {
        var variable = first
        while true {
            output.endLine()
            output.word("var", at: variable.token)
            output.name(variable.name, at: variable.token)
            output.symbol("=", at: variable.token)
            if parser.take("=") {
                try writeNumber(parser.expression(), as: variable.type)
            } else {
                output.word("nil", at: variable.token)
            }
            guard parser.take(",") else { return }
            while parser.take("*") {}
            variable.token = parser.position
            variable.name = try parser.name()
        }
    }

    /// A value that a type of numbers can change.
    private mutating func writeNumber(_ value: ObjectiveCExpression, as type: String) throws(ReadError) {
        let isWhole = ObjectiveCParser.wholeTypes.contains(type)
        guard isWhole || type == "float", containsPoint(value) else { return try write(value) }
        output.word(isWhole ? "Int" : "Float", at: value.token)
        output.mark("(", at: value.token)
        try write(value)
        output.mark(")", at: value.token)
    }

    private func containsPoint(_ value: ObjectiveCExpression) -> Bool {
        switch value {
        case .number(_, let isWhole, _): !isWhole
        case .operation(let operands, _, _):
            operands.contains { if case .number(_, false, _) = $0 { true } else { false } }
        case .prefix(_, .number(_, let isWhole, _), _): !isWhole
        default: false
        }
    }
}
