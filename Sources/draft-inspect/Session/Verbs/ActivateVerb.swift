import LayoutInspector

enum ActivateVerb: SessionVerb {
    static let name = "activate"
    static let usage = "CONSTRAINT …"
    static let summary = "make constraints take part"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try session.editConstraints(arguments, told: "activated") { constraint throws(SessionError) in
            if constraint.isActive { throw SessionError("'\(constraint.id)' is active already") }
            return .constraint(id: constraint.id, .isActive(true))
        }
    }
}

enum DeactivateVerb: SessionVerb {
    static let name = "deactivate"
    static let usage = "CONSTRAINT …"
    static let summary = "make constraints take no part, but keep them"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try session.editConstraints(arguments, told: "deactivated") { constraint throws(SessionError) in
            if !constraint.isActive { throw SessionError("'\(constraint.id)' is inactive already") }
            return .constraint(id: constraint.id, .isActive(false))
        }
    }
}
