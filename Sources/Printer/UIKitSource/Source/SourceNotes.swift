/// Comments on what the layout says of a view and the source does not set: `// not set: shadowPath {…}`.
enum SourceNotes {
    static let prefix = "not set"

    /// Those of a declaration.
    static func ofDeclaration(in comments: [String]) -> [String] { comments.filter { $0.hasPrefix(prefix + ": ") } }

    /// Those of views that are not declared.
    static func ofSection(in comments: [String]) -> [String] { comments.filter { $0.hasPrefix(prefix + " of ") } }
}

extension SourceParts {
    /// What is not set, each with its view.
    var unset: [String] {
        notes.map { String($0.dropFirst((SourceNotes.prefix + " of ").count)) }
            + declarations.flatMap { declaration in
                declaration.notes.map { declaration.name + String($0.dropFirst(SourceNotes.prefix.count)) }
            }
    }
}
