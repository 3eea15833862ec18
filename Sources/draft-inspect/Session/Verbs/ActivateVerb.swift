import LayoutInspector

enum ActivateVerb: SessionVerb {
    static let name = "activate"
    static let usage = "CONSTRAINT …"
    static let summary = "activate constraints"
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        if arguments.isEmpty { throw missing(0) }
        return try session.editConstraints(arguments, done: "activated") { constraint throws(SessionError) in
            if constraint.isActive { throw SessionError("'\(constraint.id)' is already active") }
            return .constraint(id: constraint.id, .isActive(true))
        }
    }
}

enum DeactivateVerb: SessionVerb {
    static let name = "deactivate"
    static let usage = "CONSTRAINT …"
    static let summary = "deactivate constraints, but keep them in the layout"
    static let arguments: [ArgumentKind] = [.constraint]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        if arguments.isEmpty { throw missing(0) }
        return try session.editConstraints(arguments, done: "deactivated") { constraint throws(SessionError) in
            if !constraint.isActive { throw SessionError("'\(constraint.id)' is already inactive") }
            return .constraint(id: constraint.id, .isActive(false))
        }
    }
}
