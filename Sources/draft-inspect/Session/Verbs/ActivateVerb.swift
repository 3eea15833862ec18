import LayoutInspector
import LayoutReport

enum ActivateVerb: SessionVerb {
    static let name = "activate"
    static let usage = "CONSTRAINT …"
    static let summary = "make constraints take part"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try setActive(true, arguments, in: &session)
    }

    static func setActive(
        _ isActive: Bool,
        _ arguments: [String],
        in session: inout Session
    ) throws(SessionError) -> String {
        if arguments.isEmpty { throw SessionError("which constraint?\nconstraints lists them") }
        let lookup = try session.lookup()
        let texts = ConstraintText(names: lookup.names)
        var edits: [LayoutEdit] = []
        var said: [String] = []
        for argument in arguments {
            let constraint = lookup.layout.constraints[try lookup.constraint(argument)]
            if constraint.isActive == isActive {
                throw SessionError("'\(constraint.id)' is \(isActive ? "active" : "inactive") already")
            }
            edits.append(.constraint(id: constraint.id, .isActive(isActive)))
            said.append("\(isActive ? "activated" : "deactivated"): \(printable(texts.text(of: constraint)))")
        }
        return try session.perform(.edits(edits), saying: said.joined(separator: "\n"))
    }
}

enum DeactivateVerb: SessionVerb {
    static let name = "deactivate"
    static let usage = "CONSTRAINT …"
    static let summary = "make constraints take no part, but keep them"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.constraint]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try ActivateVerb.setActive(false, arguments, in: &session)
    }
}
