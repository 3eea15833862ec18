/// The facts about a rule, each of which stands only here: in the rule's own file.
///
/// The session, `rules`, reports and Documentation/Rules all read this value.
public struct RuleInfo: Sendable {
    /// When a rule runs.
    public enum Request: Sendable, Equatable {
        case always
        /// Only when notes are asked for.
        case withNotes
        /// Only when other sizes, devices, text sizes or directions are asked for.
        case withSizes
    }

    /// What makes two findings of a rule one and the same, in two states of a layout or in two runs, beside the rule, the
    /// file and the axis.
    public enum Identity: Sendable, Equatable {
        /// All views and constraints.
        case objects
        /// The first view: the constraints are the reason, which may change.
        case firstView
        /// What a conflict breaks.
        case brokenConstraint
    }

    /// In kebab case; names the bad thing. Never reused for another rule.
    public var id: String
    /// A noun phrase, lower case.
    public var title: String
    /// Of most findings.
    public var severity: Finding.Severity
    /// When the severity is another one, or what the rule's findings rest on.
    public var severityRemark: String?
    public var isAsked: Request
    /// Whether the rule is right even where the input may lack constraints.
    public var runsOnPartialDumps: Bool
    /// Whether the rule holds the layout against what the source recorded, which says nothing about another size.
    public var comparesWithRecorded: Bool
    public var identity: Identity
    /// One sentence, lower case, without a full stop.
    public var summary: String
    /// What the finding claims, why it matters and what helps, in paragraphs.
    public var meaning: String
    /// An input that gets the finding.
    public var bad: String
    /// The same input without the fault.
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
    /// As it stands in a list: `error`, `note (only with --notes)`.
    public var severityText: String {
        let remark =
            switch isAsked {
            case .always: severityRemark
            case .withNotes: "only with --notes"
            case .withSizes: "only with --sizes, --devices, --text-sizes or --directions"
            }
        return severity.rawValue + (remark.map { " (\($0))" } ?? "")
    }

    /// The whole page.
    public var text: String {
        """
        # \(id)

        \(severityText); \(runsOnPartialDumps ? "also" : "not") on partial dumps: \(summary).

        \(meaning)

        ## Found in

        ```
        \(bad)
        ```

        ## Not found in

        ```
        \(good)
        ```

        """
    }
}
