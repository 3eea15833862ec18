import LayoutCode
import LayoutSyntax

/// Descriptions that a library gives its classes in extensions: without the Objective-C runtime only a class's own body can
/// override.
///
/// The extension's property gets another name, and the class's body a description that returns it. SnapKit's constraints
/// say there which line asked for them.
package enum LibraryDescriptions {
    /// In place of `override var description: String`.
    static let renamed = "var describedByExtension: String"

    private static let override =
        " public override nonisolated var description: String { MainActor.assumeIsolated { describedByExtension } }"

    /// A file of the library in which the bodies of these classes have their description. Lines stay.
    package static func completed(_ source: ProjectFile, classes: Set<String>) -> ProjectFile {
        guard !classes.isEmpty, let tokens = source.tokens else { return source }
        var edits: [SourceEdit] = []
        for index in 0..<max(0, tokens.count - 1)
        where tokens.tokens[index].kind == .word && tokens.is("class", at: index)
            && classes.contains(tokens.name(at: index + 1))
        {
            guard let brace = (index..<tokens.count).first(where: { tokens.is("{", at: $0) }) else { continue }
            let place = source.bytes(of: brace..<(brace + 1)).upperBound
            edits.append(SourceEdit(place..<place, override))
        }
        var file = source
        file.apply(edits)
        return file
    }
}
