import LayoutCode
import LayoutSyntax

/// A statement or declaration around a place, and in what it is.
package struct CodeLevel: Sendable {
    package enum Surroundings: Sendable {
        case file, type, code
    }

    package var statement: SwiftCode.Statement
    /// From its first to its last token.
    package var tokens: Range<Int>
    package var surroundings: Surroundings

    /// What is around a token, from the file's declaration to the innermost statement.
    ///
    /// - Complexity: Linear in the tokens of the blocks around it.
    package static func all(around token: Int, in tokens: SwiftCodeTokens) -> [CodeLevel] {
        var levels: [CodeLevel] = []
        var range = 0..<tokens.count
        var surroundings = Surroundings.file
        while range.contains(token), levels.count < 100 {
            var parser = SwiftCodeParser(tokens, range)
            let statements =
                surroundings == .code ? parser.statements() : parser.declarations(isFile: surroundings == .file)
            guard
                let index = statements.lastIndex(where: { first(of: $0, in: tokens, from: range.lowerBound) <= token })
            else { break }
            let statement = statements[index]
            let start = first(of: statement, in: tokens, from: range.lowerBound)
            var end =
                index + 1 < statements.count
                ? first(of: statements[index + 1], in: tokens, from: range.lowerBound) : range.upperBound
            end = trimmed(statement, start..<end, tokens)
            levels.append(CodeLevel(statement: statement, tokens: start..<end, surroundings: surroundings))
            guard let inner = block(of: statement, around: token, in: tokens, start..<end), inner != range else {
                break
            }
            if case .type(let declaration) = statement.kind, declaration.body.tokens == inner {
                surroundings = .type
            } else if case .compilation = statement.kind {
                // What it is in stays.
            } else {
                surroundings = .code
            }
            range = inner
        }
        return levels
    }

    /// The end of a statement without what separates it from the next one: semicolons, and `#endif` and its like.
    private static func trimmed(
        _ statement: SwiftCode.Statement,
        _ range: Range<Int>,
        _ tokens: SwiftCodeTokens
    ) -> Int {
        var end = range.upperBound
        if case .compilation = statement.kind {
        } else {
            var index = range.lowerBound
            while index < end {
                if index > range.lowerBound, tokens.tokens[index].kind == .directive,
                    ["#if", "#elseif", "#else", "#endif"].contains(tokens.text(at: index))
                {
                    end = index
                }
                index = tokens.end(at: index)
            }
        }
        while end > range.lowerBound + 1, tokens.is(";", at: end - 1) { end -= 1 }
        return end
    }

    /// The name of a loop is before its first token.
    private static func first(of statement: SwiftCode.Statement, in tokens: SwiftCodeTokens, from start: Int) -> Int {
        let token = statement.token
        if case .control = statement.kind, token >= start + 2, tokens.is(":", at: token - 1),
            tokens.tokens[token - 2].startsLine
        {
            return token - 2
        }
        return token
    }

    /// The block of a statement that a token is in.
    private static func block(
        of statement: SwiftCode.Statement,
        around token: Int,
        in tokens: SwiftCodeTokens,
        _ range: Range<Int>
    ) -> Range<Int>? {
        if case .compilation(let branches) = statement.kind {
            return branches.first { $0.body.tokens.contains(token) }?.body.tokens
        }
        for index in range where index < token && tokens.is("{", at: index) {
            let partner = Int(tokens.tokens[index].partner)
            guard partner > token else { continue }
            let inner = (index + 1)..<partner
            if case .control(.selection(_, let cases)) = statement.kind,
                let body = cases.first(where: { $0.body.tokens.contains(token) })?.body.tokens,
                inner.contains(body.lowerBound)
            {
                return body
            }
            if case .control(.selection(_, let cases)) = statement.kind, let first = cases.first,
                inner.contains(first.token)
            {
                return nil
            }
            // Behind the parameters of a closure.
            let closure = SwiftCode.Closure(.init(tokens: inner), tokens)
            return closure.body.contains(token) ? closure.body : nil
        }
        return nil
    }
}
