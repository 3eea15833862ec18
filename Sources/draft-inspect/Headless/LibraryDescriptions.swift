/// Descriptions that a library gives its classes in extensions: without the Objective-C runtime only a class's own body can
/// override.
///
/// The extension's property gets another name, and the class's body a description that returns it. SnapKit's constraints
/// say there which line asked for them.
enum LibraryDescriptions {
    /// What follows `override`.
    static let declaration = " var description: String"

    static let renamed = "var describedByExtension: String"

    private static let override =
        " public override nonisolated var description: String { MainActor.assumeIsolated { describedByExtension } }"

    /// A file of the library in which the bodies of these classes have their description. Lines stay.
    static func completed(_ source: String, classes: Set<String>) -> String {
        var scanner = SwiftScanner(source)
        var text = ""
        // Between the name of such a class and its body.
        var isAtHead = false
        var isAtName = false
        while let piece = scanner.next() {
            text += piece.text
            switch piece.kind {
            case .code(let word):
                if isAtName { isAtHead = classes.contains(word) }
                isAtName = word == "class"
            case .other:
                if piece.text == "{", isAtHead {
                    text += override
                    isAtHead = false
                }
            }
        }
        return text
    }
}
