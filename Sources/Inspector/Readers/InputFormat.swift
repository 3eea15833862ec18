/// The kinds of input, by their names for `--input`.
///
/// The set is open, because readers can be added from outside, each with its own format.
public struct InputFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let dump = InputFormat(rawValue: "dump")
    public static let interfaceBuilder = InputFormat(rawValue: "ib")
    public static let log = InputFormat(rawValue: "log")
    public static let trace = InputFormat(rawValue: "trace")
    public static let constraints = InputFormat(rawValue: "constraints")
    /// `recursiveDescription` and related output.
    public static let hierarchy = InputFormat(rawValue: "hierarchy")
    public static let vfl = InputFormat(rawValue: "vfl")
    public static let lookin = InputFormat(rawValue: "lookin")
    public static let pepper = InputFormat(rawValue: "pepper")
    /// Layout code in Swift, by the library that it uses.
    public static let anchors = InputFormat(rawValue: "anchors")
    public static let snapkit = InputFormat(rawValue: "snapkit")
    public static let draftsman = InputFormat(rawValue: "draftsman")
    public static let swiftlayout = InputFormat(rawValue: "swiftlayout")

    /// The built-in formats, the most frequent first.
    public static let usual: [InputFormat] = [
        .dump, .interfaceBuilder, .log, .trace, .constraints, .hierarchy, .vfl, .lookin, .pepper, .anchors, .snapkit,
        .draftsman,
        .swiftlayout,
    ]
}
