import LayoutInspector
import LayoutReport

enum RemoveVerb: SessionVerb {
    static let name = "remove"
    static let usage = "CONSTRAINT …"
    static let summary = "take constraints out of the layout"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        if arguments.isEmpty { throw SessionError("which constraint?\nconstraints lists them") }
        let lookup = try session.lookup()
        let texts = ConstraintText(names: lookup.names)
        var edits: [LayoutEdit] = []
        var said: [String] = []
        for argument in arguments {
            let constraint = lookup.layout.constraints[try lookup.constraint(argument)]
            edits.append(.remove(constraint: constraint.id))
            said.append("removed: " + printable(texts.text(of: constraint)))
        }
        return try session.perform(.edits(edits), saying: said.joined(separator: "\n"))
    }
}
