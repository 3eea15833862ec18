/// A verb of the session. Each is a file; ``SessionVerbs`` lists them.
protocol SessionVerb: Sendable {
    static var name: String { get }
    static var aliases: [String] { get }
    /// The arguments, as help shows them: `X.PROPERTY VALUE`.
    static var usage: String { get }
    /// One line, lower case.
    static var summary: String { get }
    /// More lines for `help VERB`; may be empty.
    static var details: String { get }
    /// Whether the command belongs into a script that leads to the same state.
    static var isRecorded: Bool { get }
    /// What each argument is, for completion; the last goes for all that follow.
    static var arguments: [ArgumentKind] { get }

    /// - Returns: The answer, whose lines all end with a newline; may be empty.
    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String
}

/// What an argument names.
enum ArgumentKind: Sendable {
    case view
    case constraint
    /// A view, guide or constraint.
    case object
    /// A constraint and one of its properties: `X.constant`.
    case property
    /// An item and an attribute of it: `title.leading`.
    case anchor
    case file
    case verb
    case option
    case words([String])
    case none
}

extension SessionVerb {
    static var aliases: [String] { [] }
    static var usage: String { "" }
    static var details: String { "" }
    static var isRecorded: Bool { false }
    static var arguments: [ArgumentKind] { [] }

    /// Refuses a number of arguments that the verb does not take.
    static func expect(_ arguments: [String], _ range: ClosedRange<Int>) throws(SessionError) {
        if range.contains(arguments.count) { return }
        let fault = arguments.count < range.lowerBound ? "something is missing" : "there is too much"
        throw SessionError("\(fault)\nusage: \(name)" + (usage.isEmpty ? "" : " " + usage))
    }
}

enum SessionVerbs {
    /// In the order of the help.
    static let all: [any SessionVerb.Type] = [
        LoadVerb.self, LayoutsVerb.self, InfoVerb.self,
        TreeVerb.self, ViewsVerb.self, ConstraintsVerb.self, ShowVerb.self, FindVerb.self,
        CheckVerb.self, ExplainVerb.self, FixVerb.self, SolveVerb.self, SizeVerb.self, DirectionVerb.self,
        ActivateVerb.self, DeactivateVerb.self, SetVerb.self, AddVerb.self, RemoveVerb.self,
        UndoVerb.self, RedoVerb.self, DiffVerb.self,
        TagVerb.self, UntagVerb.self, AutoIdentifiersVerb.self, PrintVerb.self, WriteVerb.self,
        SaveVerb.self, SourceVerb.self, OptionVerb.self, HelpVerb.self, QuitVerb.self,
    ]

    /// The verb of a name, an alias or a unique beginning of a name.
    static func verb(_ text: String) throws(SessionError) -> any SessionVerb.Type {
        if let verb = all.first(where: { $0.name == text || $0.aliases.contains(text) }) { return verb }
        let matches = all.filter { $0.name.hasPrefix(text) }
        if matches.count == 1, let only = matches.first { return only }
        if matches.count > 1 {
            throw SessionError("'\(text)' could be " + matches.map { "'\($0.name)'" }.joined(separator: ", "))
        }
        var message = "there is no verb '\(text)'"
        if let meant = nearest(to: text, in: all.map { $0.name }) { message += "; did you mean '\(meant)'?" }
        throw SessionError(message + "\nhelp lists the verbs")
    }
}
