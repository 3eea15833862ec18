import LayoutInspector
import LayoutReport

enum SizeVerb: SessionVerb {
    static let name = "size"
    static let usage = "[WxH | recorded]"
    static let summary = "solve the layout at another root size"
    static let arguments: [ArgumentKind] = [.words(["recorded", "320x568", "375x667", "375x812", "768x1024"])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 0...1)
        var conditions = try session.requireDocument().conditions
        guard let argument = arguments.first else {
            guard let size = conditions.size else { return .answer("the size is the recorded one\n") }
            return .answer("the size is \(PointsText.rounded(size.width)) × \(PointsText.rounded(size.height))\n")
        }
        if argument == "recorded" {
            conditions.size = nil
        } else if let size = Size(argument) {
            conditions.size = size
        } else {
            throw .usage("'\(argument)' is not a size; expected one such as 375x812")
        }
        return .step(.conditions(conditions), saying: "size \(argument)")
    }
}
