import LayoutCode

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
    /// The built-in formats, the most frequent first.
    public static let usual: [InputFormat] =
        [
            .dump, .interfaceBuilder, .log, .trace, .constraints, .hierarchy, .vfl, .lookin, .pepper,
        ] + LayoutLibraries.all.map { InputFormat(rawValue: $0.facts.name) }
}
