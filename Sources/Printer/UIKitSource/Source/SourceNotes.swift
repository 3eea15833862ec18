/// Comments on properties in the layout that the source does not set: `// not set: shadowPath {…}`.
enum SourceNotes {
    static let prefix = "not set"

    /// Properties as comments with this prefix, as many to a line as fit.
    static func lines(_ keys: [String], prefix: String) -> [String] {
        var lines: [String] = []
        for key in keys.map(oneLine) {
            if let last = lines.last, last.count + 2 + key.count <= longestLine {
                lines[lines.count - 1] = last + ", " + key
            } else {
                lines.append(prefix + key)
            }
        }
        return lines
    }

    private static let longestLine = 100

    /// A comment is one line, whatever the content of a key.
    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " }))
    }
}

extension SourceParts {
    /// The properties that are not set, each with its view.
    var unset: [String] {
        notes.map { String($0.dropFirst((SourceNotes.prefix + " of ").count)) }
            + declarations.flatMap { declaration in
                declaration.notes.map { declaration.name + String($0.dropFirst(SourceNotes.prefix.count)) }
            }
    }
}
