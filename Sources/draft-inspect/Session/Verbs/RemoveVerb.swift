import LayoutInspector

enum RemoveVerb: SessionVerb {
    static let name = "remove"
    static let usage = "CONSTRAINT …"
    static let summary = "take constraints out of the layout"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try session.editConstraints(arguments, told: "removed") { constraint throws(SessionError) in
            .remove(constraint: constraint.id)
        }
    }
}
