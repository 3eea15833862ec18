/// Why a rule did not run on a layout, or not on all of it.
public enum NotRunReason: Sendable, Equatable {
    /// A log or a trace shows a part of a layout only.
    case partialInput
    /// The layout was solved at another size, in another direction or with other texts than it was recorded at.
    case otherConditions
    /// The texts of the recorded frames are those of another language.
    case otherLanguage(String)
    /// The recorded frames are those of the layout before its edits.
    case edited
    case interrupted
    /// The rule ran and stopped at a bound, described by a clause.
    case limit(String)

    /// The reason as JSON has it.
    public var words: String {
        switch self {
        case .partialInput: "partial dump"
        case .otherConditions: "not laid out as recorded"
        case .otherLanguage(let language): "recorded with other texts than those of \"\(language)\""
        case .edited: "the layout was edited"
        case .interrupted: "interrupted"
        case .limit(let clause): clause
        }
    }

    /// The reason whose ``words`` these are.
    public init(words: String) {
        let language = "recorded with other texts than those of \""
        switch words {
        case Self.partialInput.words: self = .partialInput
        case Self.otherConditions.words: self = .otherConditions
        case Self.edited.words: self = .edited
        case Self.interrupted.words: self = .interrupted
        case _ where words.hasPrefix(language) && words.hasSuffix("\""):
            self = .otherLanguage(String(words.dropFirst(language.count).dropLast()))
        default: self = .limit(words)
        }
    }
}
