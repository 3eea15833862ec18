import LayoutModel
import LayoutSyntax

/// Which library a text is layout code for.
package enum CodeRecognition {
    /// The length of the beginning that is looked at.
    private static let sample = 1 << 18

    /// `nil` for texts that are no layout code.
    package static func library(
        of bytes: UnsafeRawBufferPointer,
        among libraries: [any LayoutLibrary.Type] = LayoutLibraries.all
    ) -> (any LayoutLibrary.Type)? {
        let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(sample))
        guard let language = language(of: beginning, libraries) else { return nil }
        // A debugger's list can begin with the expression that it shows; objects have addresses there.
        if contains(beginning, "Constraint:0x") || contains(beginning, "Constraint: 0x") { return nil }
        return libraries.first { library in
            library.facts.language == language && library.facts.marks.contains { contains(beginning, $0) }
        }
    }

    /// The library of a Swift file, whatever its first line: one that it uses, else one that it imports; `nil` for a file
    /// without layout code.
    static func swiftLibrary(of bytes: UnsafeRawBufferPointer) -> (any LayoutLibrary.Type)? {
        let beginning = UnsafeRawBufferPointer(rebasing: bytes.prefix(sample))
        let libraries = LayoutLibraries.all.filter { $0.facts.language == .swift }
        let used = libraries.first { library in
            library != AnchorsLibrary.self
                && library.facts.marks.contains { !$0.hasPrefix("import ") && contains(beginning, $0) }
        }
        return used ?? libraries.first { library in library.facts.marks.contains { contains(beginning, $0) } }
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

    private static let objectiveCBeginnings = [
        "#import ", "#include ", "#define ", "#pragma ", "#ifdef ", "#ifndef ", "@import ", "@interface ",
        "@implementation ", "@class ", "@protocol ", "NS_ASSUME_NONNULL_BEGIN", "static const ", "[",
    ]

    /// A library's functions can begin a file as well.
    private static func beginsWithMark(_ text: String, _ libraries: [any LayoutLibrary.Type]) -> Bool {
        libraries.contains { library in
            library.facts.language == .swift
                && library.facts.marks.contains { text.hasPrefix($0.drop { $0.isWhitespace }) }
        }
    }

    /// By the first line that is no comment: it begins with a declaration, or with a name and a point, as Swift does; or as
    /// Objective-C does, whose lines end in a semicolon or open a bracket.
    private static func language(
        of bytes: UnsafeRawBufferPointer,
        _ libraries: [any LayoutLibrary.Type]
    ) -> CodeLanguage? {
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
            return language(ofLine: text, libraries)
        }
        return nil
    }

    private static func language(ofLine line: String, _ libraries: [any LayoutLibrary.Type]) -> CodeLanguage? {
        let end = line.last { !$0.isWhitespace }
        if objectiveCBeginnings.contains(where: line.hasPrefix) {
            // A list of JSON begins with the same bracket.
            guard line.hasPrefix("[") else { return .objectiveC }
            let second = line.dropFirst().first
            let isName = second == "[" || second == "_" || second?.isLetter == true
            return isName && (end == ";" || end == "{" || end == "[") ? .objectiveC : nil
        }
        let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = line.dropFirst(name.count)
        // `UILabel *title = …;`, `self.view.hidden = YES;`
        let isStatement = end == ";" || end == "["
        if isStatement, name.first?.isLetter == true, rest.hasPrefix(" *") || name == "self" && rest.hasPrefix(".") {
            return .objectiveC
        }
        if beginnings.contains(where: line.hasPrefix) || beginsWithMark(line, libraries) { return .swift }
        return name.first?.isLetter == true && rest.hasPrefix(".") && rest.dropFirst().first?.isLetter == true
            ? .swift : nil
    }
}
