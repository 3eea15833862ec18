import LayoutCode
import LayoutSyntax

/// Optional requirements of protocols, which need the Objective-C runtime: they become required ones with a default that
/// does nothing.
package enum OptionalRequirements {
    /// Whether a word makes the declaration behind it optional.
    static func isModifier(_ index: Int, _ tokens: SwiftCodeTokens) -> Bool {
        tokens.is("optional", at: index) && index + 1 < tokens.count
            && (tokens.is("func", at: index + 1) || tokens.is("var", at: index + 1))
    }

    /// The names of the optional functions of a file's protocols.
    package static func names(in file: ProjectFile) -> Set<String> {
        guard let tokens = file.tokens else { return [] }
        return Set(
            (0..<tokens.count).filter {
                isModifier($0, tokens) && tokens.is("func", at: $0 + 1) && $0 + 2 < tokens.count
            }
            .map { tokens.name(at: $0 + 2) }
        )
    }

    /// Behind each protocol with optional functions an extension with their defaults, on the line of its end.
    static func defaults(in tokens: SwiftCodeTokens, of file: ProjectFile) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        for index in 0..<tokens.count where tokens.is("protocol", at: index) && index + 1 < tokens.count {
            guard let brace = (index..<tokens.count).first(where: { tokens.is("{", at: $0) }) else { continue }
            let end = tokens.end(at: brace) - 1
            var functions: [String] = []
            for word in brace..<end where isModifier(word, tokens) && tokens.is("func", at: word + 1) {
                if let function = function(at: word + 1, before: end, tokens) { functions.append(function) }
            }
            if functions.isEmpty { continue }
            let place = file.bytes(of: end..<(end + 1)).upperBound
            let text = "; extension \(tokens.text(at: index + 1)) { " + functions.joined(separator: "; ") + " }"
            edits.append(SourceEdit(place..<place, text))
        }
        return edits
    }

    /// A function up to its end, on one line, with a body.
    private static func function(at start: Int, before end: Int, _ tokens: SwiftCodeTokens) -> String? {
        var text = ""
        var result = false
        var index = start
        while index < end {
            let token = tokens.tokens[index]
            if index > start, token.startsLine, !tokens.is(")", at: index), text.last != ",", text.last != "(" { break }
            if token.kind == .attribute || tokens.is("optional", at: index) || tokens.is(";", at: index) { break }
            if tokens.is("->", at: index) { result = true }
            let isApart = token.isSpaced && !text.isEmpty && text.last != "("
            text += (isApart ? " " : "") + tokens.text(at: index)
            index += 1
        }
        // A value is nobody's to make up: what lacks such a function does not compile.
        return result ? nil : text + " {}"
    }

    /// `delegate?.changed?(value)` without its second question.
    static func calls(of names: Set<String>, in tokens: SwiftCodeTokens, of file: ProjectFile) -> [SourceEdit] {
        if names.isEmpty { return [] }
        return (1..<max(1, tokens.count - 1)).filter { index in
            tokens.is("?", at: index) && tokens.is("(", at: index + 1) && tokens.kindIsWord(at: index - 1)
                && names.contains(tokens.name(at: index - 1)) && !tokens.tokens[index].isSpaced
        }.map { SourceEdit(file.bytes(of: $0..<($0 + 1))) }
    }
}
