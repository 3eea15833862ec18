import LayoutInspector
import LayoutReport

enum SizeVerb: SessionVerb {
    static let name = "size"
    static let usage = "[WxH | recorded]"
    static let summary = "lay out at another size of the roots, or at the recorded one"
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.words(["recorded", "320x568", "375x667", "375x812", "768x1024"])]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        var conditions = try session.requireDocument().conditions
        guard let argument = arguments.first else {
            guard let size = conditions.size else { return "the size is the recorded one\n" }
            return "the size is \(pointsText(size.width)) × \(pointsText(size.height))\n"
        }
        if argument == "recorded" {
            conditions.size = nil
        } else if let size = SizeArgument(argument: argument) {
            conditions.size = size.size
        } else {
            throw SessionError("'\(argument)' is no size\na size is written 375x812")
        }
        return try session.perform(.conditions(conditions), saying: "size \(argument)")
    }
}
