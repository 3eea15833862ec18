import LayoutSyntax

/// The heads of declarations as Swift has them, as far as the parser is more patient than a compiler.
enum DeclarationGrammar {
    private static let keywords: Set<String> = ["class", "func", "let", "var", "init"]

    /// The keywords before a declaration, which begins on the token's line.
    static func modifiers(from token: Int, _ tokens: SwiftCodeTokens) -> [String] {
        var found: [String] = []
        var index = lineStart(token, tokens)
        while index < tokens.count, !keywords.contains(tokens.text(at: index)) {
            found.append(tokens.text(at: index))
            index += 1
        }
        return found
    }

    /// - Throws: ``ReadError`` for the first token that has no place in the head of the declaration.
    static func check(_ token: Int, _ tokens: SwiftCodeTokens) throws(ReadError) {
        var index = lineStart(token, tokens)
        var modifiers: Set<String> = []
        while index < tokens.count, !keywords.contains(tokens.text(at: index)) {
            guard modifiers.insert(tokens.text(at: index)).inserted else { throw fault(index, "one of each", tokens) }
            index += 1
        }
        guard index < tokens.count else { return }
        let keyword = tokens.text(at: index)
        index += 1
        switch keyword {
        case "func":
            try expectName(&index, tokens)
            try expect(["("], index, tokens)
        case "init":
            if index < tokens.count, tokens.is("?", at: index) { index += 1 }
            try expect(["("], index, tokens)
        case "class":
            try expectName(&index, tokens)
            guard index < tokens.count, tokens.is(":", at: index) else {
                return try expect(["{"], index, tokens)
            }
            repeat {
                index += 1
                try expectName(&index, tokens)
            } while index < tokens.count && tokens.is(",", at: index)
            try expect(["{"], index, tokens)
        default:
            try expectName(&index, tokens)
            try expect([":", "="], index, tokens)
        }
    }

    /// Whether a declaration is of a variable and not of a constant.
    static func isVariable(_ token: Int, _ tokens: SwiftCodeTokens) -> Bool {
        var index = lineStart(token, tokens)
        while index < tokens.count, !keywords.contains(tokens.text(at: index)) { index += 1 }
        return index < tokens.count && tokens.is("var", at: index)
    }

    /// The first token of the line that a token is in.
    static func lineStart(_ token: Int, _ tokens: SwiftCodeTokens) -> Int {
        var index = token
        while index > 0, !tokens.tokens[index].startsLine { index -= 1 }
        return index
    }

    private static func expectName(_ index: inout Int, _ tokens: SwiftCodeTokens) throws(ReadError) {
        guard index < tokens.count, tokens.tokens[index].kind == .word else { throw fault(index, "a name", tokens) }
        index += 1
    }

    private static func expect(
        _ texts: [StaticString],
        _ index: Int,
        _ tokens: SwiftCodeTokens
    ) throws(ReadError) {
        guard index < tokens.count, texts.contains(where: { tokens.is($0, at: index) }) else {
            throw fault(index, texts.map { "\"\($0)\"" }.joined(separator: " or "), tokens)
        }
    }

    private static func fault(_ index: Int, _ expected: String, _ tokens: SwiftCodeTokens) -> ReadError {
        let found = index < tokens.count ? "\"\(tokens.text(at: index))\"" : "the end of the code"
        return ReadError("found \(found), expected \(expected)", place: tokens.place(of: index))
    }
}
