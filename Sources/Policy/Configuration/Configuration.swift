import LayoutInspector

/// What a configuration file says.
package struct Configuration: Sendable {
    /// The name that is searched for.
    package static let fileName = ".draft-inspect.yml"
    /// What some would call it.
    static let otherFileName = ".draft-inspect.yaml"

    /// What becomes of a rule's findings.
    package enum RuleSetting: Sendable, Equatable {
        case off
        case severity(Finding.Severity)

        package var word: String {
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
    package var path: String
    /// The values of options, by their names.
    package internal(set) var options = OptionAssignments()
    /// Where each option is set.
    package internal(set) var places: [String: Place] = [:]
    package internal(set) var rules: [String: RuleSetting] = [:]
    package internal(set) var suppressions: [Suppression] = []
    /// Unknown keys, each with a suggestion, in the order of the file.
    package internal(set) var warnings: [String] = []

    /// Keys that are not options.
    static let rulesKey = "rules"
    static let suppressKey = "suppress"

    /// The folder that the file's paths and patterns are relative to.
    package var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// `path:3:5`
    package func location(_ place: Place?) -> String { path + (place.map { ":\($0.line):\($0.column)" } ?? "") }
}
