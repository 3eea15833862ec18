import LayoutInspector
import LayoutPrinter
import LayoutReport

enum TagVerb: SessionVerb {
    static let name = "tag"
    static let usage = "[[--force] VIEW NAME]"
    static let summary = "name a view for commands and source, or list the tags"
    static let details = """
        A tag is a Swift identifier or a member path, such as cell.title. Tags are kept beside the layout: those of \
        login.json in login.names.json, where `print` finds them, too. A handwritten names file is overwritten only with \
        --force.
          tag lbl-4f title
        """
    static let arguments: [ArgumentKind] = [.view, .words([])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        if arguments.isEmpty {
            _ = try session.requireDocument()
            return .answer(
                session.tags.isEmpty ? "no tags\n" : columns(session.tags.map { [$0.name, $0.id] })
            )
        }
        let words = arguments.filter { $0 != "--force" }
        try expect(words, 2...2)
        let lookup = try session.lookup()
        let id = lookup.layout.id(of: try lookup.item(words[0]))
        let name = words[1]
        if let other = lookup.taken(name), lookup.layout.id(of: other) != id {
            let taken = lookup.layout.id(of: other)
            throw SessionError("'\(name)' already names \(printable(lookup.names[other])) (\(printable(taken)))")
        }
        let tags = try session.tagged(session.tags.filter { $0.id != id } + [PrintOptions.Tag(id: id, name: name)])
        return .step(
            .tags(tags),
            saying: "\(printable(id)) is \(name)",
            overwritesNames: words.count < arguments.count
        )
    }
}

extension Session {
    /// Tags by the ids of what they name.
    var tagWords: [String: String] { Dictionary(tags.map { ($0.id, $0.name) }) { first, _ in first } }

    /// Names that are distinct and valid in source.
    func tagged(_ tags: [PrintOptions.Tag]) throws(SessionError) -> [PrintOptions.Tag] {
        let layout = try requireDocument().layout
        var ids: [String: String] = [:]
        for tag in tags {
            if let obstacle = tag.obstacle {
                throw SessionError(
                    "'\(tag.name)' cannot be a tag: \(obstacle)\n"
                        + "a tag is an identifier or a member path, such as cell.title"
                )
            }
            guard layout.item(id: tag.id) != nil else {
                throw SessionError("the layout has no view or guide '\(tag.id)'")
            }
            if let taken = ids.updateValue(tag.id, forKey: tag.name) {
                throw SessionError("'\(tag.name)' is already the tag of '\(taken)'")
            }
        }
        return tags
    }
}

enum UntagVerb: SessionVerb {
    static let name = "untag"
    static let usage = "VIEW"
    static let summary = "remove the tag of a view"
    static let arguments: [ArgumentKind] = [.view]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 1...1)
        let lookup = try session.lookup()
        let id = lookup.layout.id(of: try lookup.item(arguments[0]))
        guard session.tags.contains(where: { $0.id == id }) else { throw SessionError("'\(id)' has no tag") }
        return .step(.tags(session.tags.filter { $0.id != id }), saying: "removed the tag of \(printable(id))")
    }
}
