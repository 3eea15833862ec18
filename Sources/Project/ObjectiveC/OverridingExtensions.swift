import LayoutCode
import LayoutSyntax

/// Members of extensions that override others, which only the Objective-C runtime can: they become comments.
///
/// Descriptions are kept, as libraries say in them where their caller is: ``LibraryDescriptions``.
struct OverridingExtensions {
    private(set) var edits: [SourceEdit] = []
    /// The classes whose description is in an extension.
    private(set) var described: Set<String> = []

    init(in file: ProjectFile, _ tokens: SwiftCodeTokens) {
        var index = 0
        while index + 1 < tokens.count {
            defer { index += 1 }
            guard tokens.tokens[index].kind == .word, tokens.is("extension", at: index),
                index == 0 || !tokens.is(".", at: index - 1),
                let brace = (index..<tokens.count).first(where: { tokens.is("{", at: $0) })
            else { continue }
            takeMembers(brace + 1..<tokens.end(at: brace) - 1, of: tokens.name(at: index + 1), file, tokens)
        }
    }

    private mutating func takeMembers(
        _ body: Range<Int>,
        of name: String,
        _ file: ProjectFile,
        _ tokens: SwiftCodeTokens
    ) {
        var index = body.lowerBound
        while index < body.upperBound {
            guard tokens.tokens[index].kind == .word, tokens.is("override", at: index) else {
                index = tokens.end(at: index)
                continue
            }
            if index + 4 < body.upperBound, tokens.is("var", at: index + 1), tokens.is("description", at: index + 2),
                tokens.is(":", at: index + 3), tokens.is("String", at: index + 4)
            {
                described.insert(name)
                edits.append(SourceEdit(file.bytes(of: index..<(index + 5)), LibraryDescriptions.renamed))
                index += 5
                continue
            }
            var start = index
            while start > body.lowerBound, Self.isModifier(start - 1, tokens) { start -= 1 }
            var end = index
            while end < body.upperBound, !tokens.is("{", at: end) { end = tokens.end(at: end) }
            if end < body.upperBound { end = tokens.end(at: end) }
            let bytes = file.bytes(of: start..<end)
            edits.append(SourceEdit(bytes.lowerBound..<bytes.lowerBound, "/* "))
            edits.append(SourceEdit(bytes.upperBound..<bytes.upperBound, " */"))
            index = end
        }
    }

    private static func isModifier(_ index: Int, _ tokens: SwiftCodeTokens) -> Bool {
        let token = tokens.tokens[index]
        if token.kind == .attribute { return true }
        return token.kind == .word && modifiers.contains(tokens.text(at: index))
    }

    private static let modifiers: Set<String> = [
        "public", "open", "internal", "package", "fileprivate", "private", "final", "class", "static", "nonisolated",
        "dynamic", "convenience", "required", "mutating",
    ]
}
