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

    /// What a command asks for. It changes nothing by itself.
    ///
    /// - Parameter session: As it is before the command.
    /// - Throws: ``SessionError`` where the arguments name nothing, or nothing that the verb can do.
    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction
}

/// A verb that only answers.
protocol SessionQuestion: SessionVerb {
    /// - Returns: The answer, whose lines all end with a newline; may be empty.
    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String
}

extension SessionQuestion {
    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        .answer(try answer(arguments, in: session))
    }
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

/// The verbs that a session knows.
struct SessionVerbs: Sendable {
    /// In the order of the help.
    let all: [any SessionVerb.Type]

    /// All there are. A verb is added by its file and one entry here.
    static let standard = SessionVerbs(all: [
        LoadVerb.self, LayoutsVerb.self, InfoVerb.self,
        TreeVerb.self, ViewsVerb.self, ConstraintsVerb.self, ShowVerb.self, FindVerb.self,
        CheckVerb.self, ExplainVerb.self, FixVerb.self, WhyVerb.self, DrawVerb.self, SolveVerb.self, SizeVerb.self,
        DirectionVerb.self,
        ActivateVerb.self, DeactivateVerb.self, SetVerb.self, AddVerb.self, RemoveVerb.self,
        UndoVerb.self, RedoVerb.self, DiffVerb.self,
        TagVerb.self, UntagVerb.self, AutoIdentifiersVerb.self, PrintVerb.self, WriteVerb.self,
        SaveVerb.self, SourceVerb.self, OptionVerb.self, HelpVerb.self, QuitVerb.self,
    ])

    /// The verb of a name, an alias or a unique beginning of a name.
    func verb(_ text: String) throws(SessionError) -> any SessionVerb.Type {
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
