import LayoutInspector

enum DirectionVerb: SessionVerb {
    static let name = "rtl"
    static let usage = "[on | off]"
    static let summary = "lay out from right to left, or as recorded"
    static let arguments: [ArgumentKind] = [.words(["on", "off"])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...1)
        var conditions = try session.requireDocument().conditions
        guard let argument = arguments.first else {
            return .answer(
                conditions.direction == .rightToLeft ? "right to left\n" : "the direction is the recorded one\n"
            )
        }
        switch argument {
        case "on": conditions.direction = .rightToLeft
        case "off": conditions.direction = nil
        default: throw SessionError("'\(argument)' is neither on nor off")
        }
        return .step(.conditions(conditions), saying: "rtl \(argument)")
    }
}
