import LayoutSyntax

/// Messages, blocks, and what follows the beginning of a chain.
extension ObjectiveCParser {
    mutating func links() throws(ReadError) -> [ObjectiveCExpression.Link] {
        var links: [ObjectiveCExpression.Link] = []
        while position < end {
            let token = position
            if isNext(".") || isNext("->") {
                let isVariable = isNext("->")
                position += 1
                links.append(.init(kind: .member(try name(), isVariable: isVariable), token: token + 1))
            } else if isNext("(") {
                let arguments = try deeper { parser throws(ReadError) in try parser.elements() }
                links.append(.init(kind: .call(arguments), token: token))
            } else if isNext("[") {
                let arguments = try deeper { parser throws(ReadError) in try parser.elements() }
                guard arguments.count == 1 else {
                    throw ReadError("expected one index", place: tokens.place(of: token))
                }
                links.append(.init(kind: .subscript(arguments[0]), token: token))
            } else {
                break
            }
        }
        return links
    }

    mutating func message() throws(ReadError) -> ObjectiveCExpression.Message {
        let close = Int(tokens.tokens[position].partner)
        position += 1
        let receiver = try expression()
        var parts: [ObjectiveCExpression.Message.Part] = []
        while position < close {
            let token = position
            var part = ObjectiveCExpression.Message.Part(name: "", token: token, arguments: [])
            if nextKind == .word { part.name = try name() }
            if take(":") {
                part.arguments.append(try expression())
                while take(",") { part.arguments.append(try expression()) }
            } else if !parts.isEmpty || part.name.isEmpty || position < close {
                throw failure("\":\" or \"]\"")
            }
            parts.append(part)
        }
        guard !parts.isEmpty else { throw failure("the name of a method") }
        position = close + 1
        return .init(receiver: receiver, parts: parts)
    }

    /// `^{ … }`, `^(UIView *view) { … }`, `^BOOL(UIView *view) { … }`
    mutating func block() throws(ReadError) -> ObjectiveCExpression.Primary {
        let start = position
        position += 1
        while nextKind == .word || isNext("*") { position += 1 }
        var parameters: [String] = []
        if isNext("(") {
            let list = brackets()
            for token in list
            where tokens.tokens[token].kind == .word
                && (token + 1 == list.upperBound || tokens.is(",", at: token + 1)) && !tokens.is("void", at: token)
            {
                parameters.append(tokens.text(at: token))
            }
        }
        guard isNext("{") else { throw failure("\"{\"") }
        let head = start..<position
        return .block(parameters: parameters, head: head, body: brackets())
    }
}
