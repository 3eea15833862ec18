import LayoutModel
import LayoutSyntax

/// Which library a text is Swift for.
package enum CodeRecognition {
    /// The length of the beginning that is looked at.
    private static let sample = 1 << 18

    /// `nil` for texts that are no layout code in Swift.
    package static func library(of bytes: UnsafeRawBufferPointer) -> (any LayoutLibrary.Type)? {
        let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(sample))
        guard beginsAsSwift(beginning) else { return nil }
        // A debugger's list can begin with the expression that it shows; objects have addresses there.
        if contains(beginning, "Constraint:0x") || contains(beginning, "Constraint: 0x") { return nil }
        return LayoutLibraries.all.first { library in library.facts.marks.contains { contains(beginning, $0) } }
    }

    private static func contains(_ bytes: UnsafeRawBufferPointer, _ text: String) -> Bool {
        let pattern = Array(text.utf8)
        guard let first = pattern.first else { return true }
        var start = 0
        while let hit = bytes.firstOffset(of: first, start..<bytes.count) {
            if bytes[hit...].starts(with: pattern) { return true }
            start = hit + 1
        }
        return false
    }

    private static let beginnings = [
        "import ", "@", "final ", "class ", "public ", "open ", "private ", "fileprivate ", "internal ", "extension ",
        "struct ", "enum ", "let ", "var ", "func ", "lazy ", "override ", "NSLayoutConstraint.", "addSubview(",
    ]

    /// Whether the first line that is no comment begins as Swift does: with a declaration, or with a name and a point.
    private static func beginsAsSwift(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var lines = TextLines(bytes)
        var isComment = false
        while let line = lines.next() {
            if line.isBlank { continue }
            let text = String(decoding: bytes[line.range].drop(while: \.isBlank), as: UTF8.self)
            if isComment || text.hasPrefix("/*") {
                isComment = !text.contains("*/")
                continue
            }
            if text.hasPrefix("//") { continue }
            if beginnings.contains(where: text.hasPrefix) { return true }
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.first?.isLetter == true && text.dropFirst(name.count).hasPrefix(".")
                && text.dropFirst(name.count + 1).first?.isLetter == true
        }
        return false
    }
}
