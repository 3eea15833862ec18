/// Members of extensions that override others, which only the Objective-C runtime can: they become comments.
///
/// Descriptions are kept, as libraries say in them where their caller is: ``LibraryDescriptions``.
struct OverridingExtensions {
    /// The classes whose description is in an extension.
    private(set) var described: Set<String> = []
    private var depth = 0
    /// The class that the last head of an extension names.
    private var className = ""
    /// The depths of the bodies of extensions around this place.
    private var extensions: [Int] = []
    private var isAtHead = false
    /// The depth of the member that is being left out.
    private var member: Int?

    /// Takes what is no word, after it was added to the text.
    mutating func take(_ piece: Substring, _ text: inout String) {
        switch piece {
        case "{":
            depth += 1
            if isAtHead { extensions.append(depth) }
            isAtHead = false
        case "}":
            if extensions.last == depth { extensions.removeLast() }
            depth -= 1
            if member == depth {
                text += " */"
                member = nil
            }
        default: break
        }
    }

    /// Takes the overriding description of an extension's class, if it comes next.
    ///
    /// - Returns: What it is called instead.
    mutating func takeDescription(_ word: String, _ scanner: inout SwiftScanner) -> String? {
        guard word == "override", member == nil, extensions == [depth], !className.isEmpty,
            scanner.skip(LibraryDescriptions.declaration)
        else { return nil }
        described.insert(className)
        return LibraryDescriptions.renamed
    }

    /// Takes a word before it is added to the text.
    mutating func takeWord(_ word: String, _ text: inout String) {
        if word == "extension" {
            isAtHead = true
            className = ""
        } else if isAtHead, className.isEmpty {
            className = word
        }
        guard word == "override", member == nil, extensions.last == depth else { return }
        member = depth
        let line = text.lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let start = text[line...].firstIndex { !$0.isWhitespace } ?? text.endIndex
        text.insert(contentsOf: "/* ", at: start)
    }
}
