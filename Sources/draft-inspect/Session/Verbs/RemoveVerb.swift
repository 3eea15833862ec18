import LayoutInspector

enum RemoveVerb: SessionVerb {
    static let name = "remove"
    static let usage = "CONSTRAINT …"
    static let summary = "remove constraints from the layout"
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        if arguments.isEmpty { throw missing(0) }
        return try session.editConstraints(arguments, done: "removed") { constraint throws(SessionError) in
            .remove(constraint: constraint.id)
        }
    }
}
