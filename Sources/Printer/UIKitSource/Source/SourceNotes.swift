/// Comments on properties in the layout that the source does not set: `// not set: shadowPath {…}`.
enum SourceNotes {
    static let prefix = "not set"

    /// The notes of a declaration.
    static func ofDeclaration(in comments: [String]) -> [String] { comments.filter { $0.hasPrefix(prefix + ": ") } }

    /// The notes of views that are not declared.
    static func ofSection(in comments: [String]) -> [String] { comments.filter { $0.hasPrefix(prefix + " of ") } }
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
