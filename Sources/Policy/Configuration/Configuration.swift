import LayoutInspector

/// What a configuration file says.
public struct Configuration: Sendable {
    /// The name that is searched for.
    public static let fileName = ".draft-inspect.yml"

    /// What becomes of a rule's findings.
    public enum RuleSetting: Sendable, Equatable {
        case off
        case severity(Finding.Severity)

        public var word: String {
            switch self {
            case .off: "off"
            case .severity(let severity): severity.rawValue
            }
        }

        init?(_ word: String) {
            if word == "off" {
                self = .off
            } else if let severity = Finding.Severity(rawValue: word) {
                self = .severity(severity)
            } else {
                return nil
            }
        }
    }

    /// As it was found or named.
    public var path: String
    /// The values of options, by their names.
    public internal(set) var options = OptionAssignments()
    /// Where each option is set.
    public internal(set) var places: [String: Place] = [:]
    public internal(set) var rules: [String: RuleSetting] = [:]
    public internal(set) var suppressions: [Suppression] = []
    /// Unknown keys, each with a suggestion, in the order of the file.
    public internal(set) var warnings: [String] = []

    /// Keys that are not options.
    static let rulesKey = "rules"
    static let suppressKey = "suppress"

    /// The folder that the file's paths and patterns are relative to.
    public var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `path:3:5`
    public func location(_ place: Place?) -> String { path + (place.map { ":\($0.line):\($0.column)" } ?? "") }
}
