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
    /// Whether the answer is a text of its own, such as source, whose lines are never wrapped.
    static var isVerbatim: Bool { get }
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
    /// The number of a finding.
    case finding
    /// The number of a fix of the finding before it.
    case fix
    case rule
    /// A scene of a storyboard, or the number of a layout.
    case layout
    /// A view first, then options of `print`.
    case printOption
    case words([String])
    case none

    /// With its article, for sentences.
    var title: String {
        switch self {
        case .view, .printOption: "a view"
        case .constraint: "a constraint"
        case .object: "a view or constraint"
        case .property: "a property, such as title-top.constant"
        case .anchor: "an anchor, such as title.leading"
        case .file: "a file"
        case .verb: "a verb"
        case .option: "an option"
        case .finding: "the number of a finding"
        case .fix: "the number of a fix"
        case .rule: "a rule"
        case .layout: "a layout"
        case .words, .none: "a value"
        }
    }
}

extension SessionVerb {
    static var aliases: [String] { [] }
    static var usage: String { "" }
    static var details: String { "" }
    static var isVerbatim: Bool { false }
    static var arguments: [ArgumentKind] { [] }

    /// Refuses a number of arguments that the verb does not take.
    static func expect(_ arguments: [String], _ range: ClosedRange<Int>) throws(SessionError) {
        if range.contains(arguments.count) { return }
        if arguments.count < range.lowerBound { throw missing(arguments.count) }
        switch range.upperBound {
        case 0: throw .usage("`\(name)` takes no arguments")
        case 1: throw .usage("`\(name)` takes one argument")
        case let most: throw .usage("`\(name)` takes at most \(most) arguments")
        }
    }

    /// What is missing where only `count` arguments were given.
    static func missing(_ count: Int) -> SessionError {
        let kind = arguments.isEmpty ? nil : arguments[min(count, arguments.count - 1)]
        return .usage("`\(name)` needs \(kind?.title ?? "more arguments")")
    }

    /// The verb with its arguments: `show X`.
    static var usageLine: String { name + (usage.isEmpty ? "" : " " + usage) }
}

/// The verbs that a session knows.
struct SessionVerbs: Sendable {
    /// Verbs that belong together, under a title of the help.
    struct Group: Sendable {
        /// Lower case, in a few words.
        var title: String
        var verbs: [any SessionVerb.Type]
    }

    /// In the order of the help.
    let groups: [Group]

    var all: [any SessionVerb.Type] { groups.flatMap(\.verbs) }

    /// All there are. A verb is added by its file and one entry here.
    static let standard = SessionVerbs(groups: [
        Group(title: "load", verbs: [LoadVerb.self, PasteVerb.self, LayoutsVerb.self, InfoVerb.self]),
        Group(
            title: "look",
            verbs: [
                TreeVerb.self, ViewsVerb.self, ConstraintsVerb.self, ShowVerb.self, FindVerb.self, SolveVerb.self,
                DrawVerb.self,
            ]
        ),
        Group(
            title: "find faults",
            verbs: [CheckVerb.self, ExplainVerb.self, FixVerb.self, WhyVerb.self, RulesVerb.self]
        ),
        Group(
            title: "change",
            verbs: [
                SetVerb.self, AddVerb.self, RemoveVerb.self, ActivateVerb.self, DeactivateVerb.self, SizeVerb.self,
                DirectionVerb.self, UndoVerb.self, RedoVerb.self, DiffVerb.self, SameVerb.self,
            ]
        ),
        Group(
            title: "write",
            verbs: [
                PrintVerb.self, TagVerb.self, UntagVerb.self, AutoIdentifiersVerb.self, WriteVerb.self, SaveVerb.self,
                SourceVerb.self,
            ]
        ),
        Group(title: "the session", verbs: [OptionVerb.self, HistoryVerb.self, HelpVerb.self, QuitVerb.self]),
    ])

    /// The verb of a name, an alias or a unique beginning of a name.
    func verb(_ text: String) throws(SessionError) -> any SessionVerb.Type {
        if let verb = all.first(where: { $0.name == text || $0.aliases.contains(text) }) { return verb }
        let matches = all.filter { $0.name.hasPrefix(text) }
        if matches.count == 1, let only = matches.first { return only }
        if matches.count > 1 {
            throw SessionError("'\(text)' is ambiguous: " + matches.map { $0.name }.joined(separator: ", "))
        }
        var message = "unknown command '\(text)'"
        guard let meant = nearest(to: text, in: all.map { $0.name }), let verb = all.first(where: { $0.name == meant })
        else { throw SessionError(message + "\n`help` lists the verbs") }
        message += "; did you mean '\(meant)'?"
        throw SessionError(message + "\nusage: " + verb.usageLine)
    }
}
