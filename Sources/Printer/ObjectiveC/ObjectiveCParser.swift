/// Parses the part of Objective-C that printers write.
struct ObjectiveCParser {
    private var tokens: [ObjectiveCTokens.Token]
    private var position = 0
    /// How many messages, calls and blocks are open.
    private var depth = 0
    private static let deepest = 64

    static func file(_ text: String) throws(ProofFailure) -> ObjectiveCFile {
        var parser = ObjectiveCParser(tokens: try ObjectiveCTokens.tokens(of: text))
        return try parser.file()
    }

    private var token: ObjectiveCTokens.Token { tokens[min(position, tokens.count - 1)] }
    private var kind: ObjectiveCTokens.Kind { token.kind }

    private func failure(_ expected: String) -> ProofFailure {
        ProofFailure("line \(token.line) cannot be read back: \(expected) is expected")
    }

    private mutating func takes(_ mark: Character) -> Bool {
        guard kind == .mark(mark) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ mark: Character) throws(ProofFailure) {
        guard takes(mark) else { throw failure("'\(mark)'") }
    }

    private mutating func word() throws(ProofFailure) -> String {
        guard case .word(let word) = kind else { throw failure("a name") }
        position += 1
        return word
    }

    // MARK: Files

    private mutating func file() throws(ProofFailure) -> ObjectiveCFile {
        var file = ObjectiveCFile(comments: token.comments)
        while true {
            switch kind {
            case .end:
                file.lastComments = token.comments
                return file
            case .import(let name):
                guard file.interfaces.isEmpty else { throw failure("a class") }
                file.imports.append(name)
                position += 1
            case .directive("interface"): file.interfaces.append(try interface())
            case .directive("implementation"): file.implementations.append(try implementation())
            default: file.statements.append(try statement())
            }
        }
    }

    private mutating func interface() throws(ProofFailure) -> ObjectiveCFile.Interface {
        let comments = token.comments
        position += 1
        var interface = ObjectiveCFile.Interface(name: try word(), comments: comments)
        if takes(":") {
            interface.superclass = try word()
        } else {
            try expect("(")
            try expect(")")
        }
        while kind == .directive("property") {
            let comments = token.comments
            position += 1
            try expect("(")
            var attributes = [try word()]
            while takes(",") { attributes.append(try word()) }
            try expect(")")
            let type = try word()
            try expect("*")
            let name = try word()
            try expect(";")
            interface.properties.append(.init(attributes: attributes, type: type, name: name, comments: comments))
        }
        guard kind == .directive("end") else { throw failure("@end") }
        position += 1
        return interface
    }

    private mutating func implementation() throws(ProofFailure) -> ObjectiveCFile.Implementation {
        position += 1
        var implementation = ObjectiveCFile.Implementation(name: try word())
        while kind == .mark("-") {
            let comments = token.comments
            var signature = ""
            while true {
                switch kind {
                case .word(let word): signature += word
                case .mark("{"), .end: break
                case .mark(let mark): signature.append(mark)
                default: throw failure("a method")
                }
                if kind == .mark("{") || kind == .end { break }
                position += 1
            }
            implementation.methods.append(.init(signature: signature, body: try body(), comments: comments))
        }
        guard kind == .directive("end") else { throw failure("@end") }
        implementation.lastComments = token.comments
        position += 1
        return implementation
    }

    private mutating func body() throws(ProofFailure) -> [ObjectiveCStatement] {
        try expect("{")
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("less nesting") }
        var statements: [ObjectiveCStatement] = []
        while !takes("}") { statements.append(try statement()) }
        return statements
    }

    // MARK: Statements

    private mutating func statement() throws(ProofFailure) -> ObjectiveCStatement {
        let start = token
        func made(_ kind: ObjectiveCStatement.Kind) -> ObjectiveCStatement {
            ObjectiveCStatement(kind: kind, comments: start.comments, line: start.line)
        }
        if start.kind == .word("if") {
            position += 1
            try expect("(")
            guard try word() == "self" else { throw failure("self") }
            try expect(")")
            return made(.ifSelf(try body()))
        }
        if start.kind == .word("return") {
            position += 1
            guard try word() == "self" else { throw failure("self") }
            try expect(";")
            return made(.returnSelf)
        }
        if case .word(let type) = start.kind, tokens.indices.contains(position + 1),
            tokens[position + 1].kind == .mark("*")
        {
            position += 2
            let name = try word()
            try expect("=")
            let value = try expression()
            try expect(";")
            return made(.declaration(type: type, name: name, value: value))
        }
        let value = try expression()
        if takes("=") {
            let assigned = try expression()
            try expect(";")
            return made(.assignment(target: value, value: assigned))
        }
        try expect(";")
        return made(.expression(value))
    }

    // MARK: Expressions

    private mutating func expression() throws(ProofFailure) -> ObjectiveCExpression {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("less nesting") }
        let first = try operand()
        guard kind == .mark("|") else { return first }
        var operands = [first]
        while takes("|") { operands.append(try operand()) }
        return .union(operands)
    }

    private mutating func operand() throws(ProofFailure) -> ObjectiveCExpression {
        switch kind {
        case .number, .mark("-"): return .number(try number())
        case .string(let string):
            position += 1
            return .string(string)
        case .directive("["):
            position += 1
            return .list(try elements())
        case .mark("["): return try message()
        case .mark("^"): return try block()
        case .word: return .chain(try links())
        default: throw failure("an expression")
        }
    }

    /// A number, or a quotient of two.
    private mutating func number() throws(ProofFailure) -> Double {
        let sign = takes("-") ? -1.0 : 1
        guard case .number(let number) = kind else { throw failure("a number") }
        position += 1
        guard takes("/") else { return sign * number }
        guard case .number(let divisor) = kind, divisor != 0 else { throw failure("a divisor") }
        position += 1
        return sign * number / divisor
    }

    private mutating func elements() throws(ProofFailure) -> [ObjectiveCExpression.Element] {
        var elements: [ObjectiveCExpression.Element] = []
        while !takes("]") {
            if !elements.isEmpty {
                try expect(",")
                // A list may end in a comma.
                if takes("]") { break }
            }
            let comment = token.comments.last
            elements.append(.init(value: try expression(), comment: comment))
        }
        return elements
    }

    private mutating func message() throws(ProofFailure) -> ObjectiveCExpression {
        try expect("[")
        let receiver = try expression()
        var labels = [try word()]
        if takes("]") {
            if receiver.name == "self", ObjectiveCNames.inherited.contains(labels[0]) {
                return .chain(try links(after: ObjectiveCNames.ownVariable + labels[0]))
            }
            return .message(receiver, labels: labels, arguments: [])
        }
        try expect(":")
        var arguments = [try expression()]
        while !takes("]") {
            labels.append(try word())
            try expect(":")
            arguments.append(try expression())
        }
        return .message(receiver, labels: labels, arguments: arguments)
    }

    private mutating func block() throws(ProofFailure) -> ObjectiveCExpression {
        try expect("^")
        try expect("(")
        guard try word() == "MASConstraintMaker" else { throw failure("MASConstraintMaker") }
        try expect("*")
        let parameter = try word()
        try expect(")")
        return .block(parameter: parameter, body: try body())
    }

    private mutating func links() throws(ProofFailure) -> [ObjectiveCExpression.Link] {
        var first = try word()
        if first == "self", kind == .mark("-"), tokens[position + 1].kind == .mark(">") {
            position += 2
            first = "self->" + (try word())
        }
        return try links(after: first)
    }

    /// The links of a chain that begins with a name.
    private mutating func links(after first: String) throws(ProofFailure) -> [ObjectiveCExpression.Link] {
        var links: [ObjectiveCExpression.Link] = [.member(first)]
        while true {
            if takes(".") {
                links.append(.member(try word()))
            } else if takes("(") {
                var arguments: [ObjectiveCExpression] = []
                while !takes(")") {
                    if !arguments.isEmpty { try expect(",") }
                    arguments.append(try expression())
                }
                links.append(.call(arguments))
            } else {
                return links
            }
        }
    }
}
