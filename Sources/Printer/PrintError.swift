/// Why nothing was printed.
public enum PrintError: Error, Sendable, Equatable {
    /// The layout has no views, like the report of a truncated log.
    case noViews
    /// The print root, or the object of a tag, is not in the layout.
    case unknownItem(id: String)
    /// A tag that is neither a Swift identifier nor a member path, or that already has another meaning.
    case impossibleTag(id: String, name: String, reason: String)
    /// Two tags with the same spelling.
    case repeatedTag(name: String, ids: [String])
    /// The dialect has no form with that name.
    case missingForm(name: String, dialect: String, forms: [String])
    /// An option out of its range.
    case invalidOption(String)
    /// The layout was read from code that leaves something open: source would have a guess.
    case inDoubt(String)
    /// The source would not match the layout: a bug in this program.
    case unproven(message: String, constraint: String?)

    /// Whether the caller asked for something impossible, as opposed to a bug in this program.
    public var isUsage: Bool {
        if case .unproven = self { return false }
        return true
    }

    public var message: String {
        switch self {
        case .noViews: "the layout has no views: there is nothing to print"
        case .unknownItem(let id): "the layout has no view or guide '\(id)'"
        case .impossibleTag(let id, let name, let reason): "'\(name)' cannot be the tag of '\(id)': \(reason)"
        case .repeatedTag(let name, let ids):
            "the tag '\(name)' is given to \(ids.map { "'\($0)'" }.joined(separator: " and "))"
        case .missingForm(let name, let dialect, let forms):
            "\(dialect) has no form '\(name)'; give one of: \(forms.joined(separator: ", "))"
        case .invalidOption(let message): message
        case .inDoubt(let text): "nothing is printed of a layout that is not known as a whole: \(text)"
        case .unproven(let message, let constraint):
            "internal error: the printed source does not say what the layout says: \(message)"
                + (constraint.map { " (constraint '\($0)')" } ?? "")
        }
    }
}
