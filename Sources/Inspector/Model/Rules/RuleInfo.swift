/// The facts about a rule, each of them only here, in the rule's own file.
///
/// The session, `rules`, reports and Documentation/Rules all read this value.
public struct RuleInfo: Sendable {
    /// When a rule runs.
    public enum Request: Sendable, Equatable {
        case always
        /// Only if notes are requested.
        case withNotes
        /// Only if other sizes, devices, text sizes, directions or languages are requested.
        case withSizes
        /// Only if the room of texts is requested.
        case withTexts
    }

    /// The properties by which two findings of a rule are the same, in two states of a layout or in two runs, in
    /// addition to the rule, the file and the axis.
    public enum Identity: Sendable, Equatable {
        /// All views and constraints.
        case objects
        /// The first view: the constraints are the reason, which can change.
        case firstView
        /// The constraint that a conflict breaks.
        case brokenConstraint
    }

    /// In kebab case; names the problem. Never reused for another rule.
    public var id: String
    /// A noun phrase in lower case.
    public var title: String
    /// The severity of most findings.
    public var severity: Finding.Severity
    /// When the severity is different, or what the rule's findings depend on.
    public var severityRemark: String?
    public var isAsked: Request
    /// Whether the rule is correct even if the input lacks constraints.
    public var runsOnPartialDumps: Bool
    /// Whether the rule compares the layout with recorded values, which do not apply at another size.
    public var comparesWithRecorded: Bool
    public var identity: Identity
    /// One sentence, in lower case, without a full stop.
    public var summary: String
    /// What the finding means, why it matters and how to fix it, in paragraphs.
    public var meaning: String
    /// An input with the finding.
    public var bad: String
    /// The same input without the problem.
    public var good: String

    public init(
        id: String,
        title: String,
        severity: Finding.Severity,
        severityRemark: String? = nil,
        isAsked: Request = .always,
        runsOnPartialDumps: Bool,
        comparesWithRecorded: Bool = false,
        identity: Identity = .objects,
        summary: String,
        meaning: String,
        bad: String,
        good: String
    ) {
        self.id = id
        self.title = title
        self.severity = severity
        self.severityRemark = severityRemark
        self.isAsked = isAsked
        self.runsOnPartialDumps = runsOnPartialDumps
        self.comparesWithRecorded = comparesWithRecorded
        self.identity = identity
        self.summary = summary
        self.meaning = meaning
        self.bad = bad
        self.good = good
    }
}

extension RuleInfo {
    /// The severity in a list: `error`, `note (only with --notes)`.
    public var severityText: String {
        let remark =
            switch isAsked {
            case .always: severityRemark
            case .withNotes: "only with --notes"
            case .withSizes: "only with --sizes, --devices, --text-sizes, --directions or --localization all"
            case .withTexts: "only with --texts"
            }
        return severity.rawValue + (remark.map { " (\($0))" } ?? "")
    }

    /// The whole page.
    public var text: String {
        ExamplePage.text(
            title: id,
            lead: "\(severityText). \(summary.prefix(1).uppercased() + summary.dropFirst())."
                + " \(runsOnPartialDumps ? "Also" : "Not") checked in inputs that show only part of a layout, such as logs.",
            meaning: meaning,
            bad: bad,
            good: good
        )
    }
}
