import LayoutInspector

enum RemoveVerb: SessionVerb {
    static let name = "remove"
    static let usage = "CONSTRAINT …"
    static let summary = "take constraints out of the layout"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try session.editConstraints(arguments, told: "removed") { constraint throws(SessionError) in
            .remove(constraint: constraint.id)
        }
    }
}
