import LayoutInspector
import LayoutPrinter
import LayoutReport

enum TagVerb: SessionVerb {
    static let name = "tag"
    static let usage = "[VIEW NAME]"
    static let summary = "name a view for commands and printed source, or list the names"
    static let details = """
        A name is a Swift identifier or a member path, such as cell.title.
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
        guard isMemberPath(name) else {
            throw SessionError("'\(name)' cannot be a tag\na tag is an identifier or a member path, such as cell.title")
        }
        if let taken = session.tags.first(where: { $0.name == name && $0.id != id }) {
            throw SessionError("'\(name)' is the tag of '\(taken.id)' already")
        }
        var tags = session.tags.filter { $0.id != id }
        tags.append(PrintOptions.Tag(id: id, name: name))
        let old = try session.apply(.tags(tags))
        session.undoSteps.append(old)
        session.redoSteps = []
        return "\(printable(id)) is \(name)\n"
    }

    /// Identifiers joined by dots. The printer judges further, as it knows what a name means in its place.
    private static func isMemberPath(_ text: String) -> Bool {
        text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.first, first.isLetter || first == "_" else { return false }
            return part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
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
