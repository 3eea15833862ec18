import LayoutInspector
import LayoutPrinter
import LayoutReport

enum TagVerb: SessionVerb {
    static let name = "tag"
    static let usage = "[VIEW NAME]"
    static let summary = "name a view for commands and printed source, or list the names"
    static let details = """
        A name is a Swift identifier or a member path, such as cell.title. Names are kept beside the layout: those of
        login.json in login.names.json, where print finds them, too.
          tag lbl-4f title
        """
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.view, .words([])]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        if arguments.isEmpty {
            _ = try session.requireDocument()
            return session.tags.isEmpty ? "no view is tagged\n" : columns(session.tags.map { [$0.name, $0.id] })
        }
        try expect(arguments, 2...2)
        let lookup = try session.lookup()
        let id = lookup.layout.id(of: try lookup.item(arguments[0]))
        let name = arguments[1]
        let tag = PrintOptions.Tag(id: id, name: name)
        if let obstacle = tag.obstacle {
            throw SessionError(
                "'\(name)' cannot be a tag: \(obstacle)\na tag is an identifier or a member path, such as cell.title"
            )
        }
        if let taken = session.tags.first(where: { $0.name == name && $0.id != id }) {
            throw SessionError("'\(name)' is the tag of '\(taken.id)' already")
        }
        var tags = session.tags.filter { $0.id != id }
        tags.append(tag)
        let old = try session.apply(.tags(tags))
        session.undoSteps.append(old)
        session.redoSteps = []
        return "\(printable(id)) is \(name)\n"
    }
}

enum UntagVerb: SessionVerb {
    static let name = "untag"
    static let usage = "VIEW"
    static let summary = "take the name of a view away again"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.view]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        let lookup = try session.lookup()
        let id = lookup.layout.id(of: try lookup.item(arguments[0]))
        guard session.tags.contains(where: { $0.id == id }) else { throw SessionError("'\(id)' has no tag") }
        let old = try session.apply(.tags(session.tags.filter { $0.id != id }))
        session.undoSteps.append(old)
        session.redoSteps = []
        return "\(printable(id)) has no tag any more\n"
    }
}
