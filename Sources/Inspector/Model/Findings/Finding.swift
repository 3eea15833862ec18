import LayoutSyntax

/// One thing found in a layout: a value that reports render and tests compare.
///
/// Views, guides and constraints are named by their ids in the layout; made constraints by their fixed ids.
public struct Finding: Sendable, Equatable {
    public enum Severity: String, Sendable, CaseIterable, Comparable {
        case note, warning, error

        public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    public enum Confidence: String, Sendable {
        case certain
        /// Depends on a value that the source does not contain.
        case possible
    }

    public enum Direction: String, Sendable {
        case horizontal, vertical, both

        public init(_ axis: Axis) {
            self = axis == .horizontal ? .horizontal : .vertical
        }
    }

    /// The id of the rule, such as `ambiguous-layout`.
    public var rule: String
    public var severity: Severity
    public var confidence = Confidence.certain
    /// One sentence, understandable by itself, lower case, without a full stop and without advice.
    public var message: String
    /// Further sentences: the arithmetic, the members, what breaks. In the order of the reasoning.
    public var notes: [Note] = []
    /// Ids of the views and guides that the finding is about.
    public var views: [String] = []
    /// Ids of the constraints that the finding is about, made ones included. Of a conflict: exactly one irreducible
    /// infeasible set, sorted.
    public var constraints: [String] = []
    /// The made constraints among `constraints`, in full.
    public var made: [MadeConstraint] = []
    public var axis: Direction?
    public var conflict: Conflict?
    /// Of clipped content: the row of sizes and gaps, with what the content needs, that is longer than there is room.
    public var overfullRow: Chain?
    public var ambiguity: Ambiguity?
    public var sizes: Sizes?
    public var textRoom: TextRoom?
    public var fixes: [Fix] = []
    /// The findings of other causes that go with this one, in their order.
    public var resolves: [Resolved] = []
    /// The place of the finding's object in the file, 1-based.
    public var place: Place?
    /// Where the object was written originally, as its `location` says.
    public var source: Layout.SourceLocation?

    /// - Parameter severity: `nil`: that of most findings of the rule.
    public init(_ rule: RuleInfo, severity: Severity? = nil, message: String) {
        self.init(ruleID: rule.id, severity: severity ?? rule.severity, message: message)
    }

    /// A finding of a rule that is known by its id, such as that of a fault which a layout keeps.
    public init(ruleID rule: String, severity: Severity, message: String) {
        self.rule = rule
        self.severity = severity
        self.message = message
    }
}

extension Finding {
    /// What only conflicts (`conflict`, `rounding`, `reported-conflict`) have.
    public struct Conflict: Sendable, Equatable {
        /// The members that are broken so that the rest has a solution, sorted.
        public var breaks: [String] = []
        /// The space needed minus the space available, in points, as the message says it.
        public var excess: Double?
        /// The constraint that UIKit broke, where the source says so.
        public var broken: String?
        /// The smallest change of one member's constant that resolves the set, in points.
        public var amount: Double?
        /// The name of the recognised cause.
        public var cause: String?
        /// Whether a search for further sets came to its end; `nil` where none was asked for.
        public var isComplete: Bool?
        /// Whether no set with fewer constraints explains what is broken; `false` where the search for one met its limit.
        public var isSmallest = true
        /// The row of sizes and gaps that does not fit, where the conflict is one.
        public var chain: Chain?
        /// The two rows that should be equally long, where the conflict is one of two rows.
        public var paths: Paths?
        /// The multipliers of the certificate, by id, in the order of `Finding.constraints`.
        public var multipliers: [Double] = []

        public init() {}
    }

    /// What only `ambiguous-layout` has.
    public struct Ambiguity: Sendable, Equatable {
        public enum Kind: String, Sendable {
            case missing
            case contentPriority = "content-priority"
            case tiedPriority = "tied-priority"
        }

        /// The attributes of one item that only follow the finding's first view.
        public struct Dependent: Sendable, Equatable {
            public var item: String
            public var attributes: [FrameAttribute]

            public init(item: String, attributes: [FrameAttribute]) {
                self.item = item
                self.attributes = attributes
            }
        }

        /// An attribute that is settled only together with other items, each of which has a finding of its own.
        public struct Shared: Sendable, Equatable {
            public var attribute: FrameAttribute
            /// The first few of them, in the order of their findings.
            public var items: [String]
            /// How many there are.
            public var count: Int

            public init(attribute: FrameAttribute, items: [String], count: Int) {
                self.attribute = attribute
                self.items = items
                self.count = count
            }
        }

        /// The values that an attribute can take, in points; `nil`: unbounded.
        public struct Range: Sendable, Equatable {
            public var lowest: Double?
            public var highest: Double?

            public init(lowest: Double?, highest: Double?) {
                self.lowest = lowest
                self.highest = highest
            }
        }

        /// The frame of an item in one optimal layout.
        public struct WitnessFrame: Sendable, Equatable {
            public var item: String
            public var frame: Rectangle

            public init(item: String, frame: Rectangle) {
                self.item = item
                self.frame = frame
            }
        }

        public var kind: Kind
        /// The free attributes of the finding's first view, in report order.
        public var attributes: [FrameAttribute]
        public var dependents: [Dependent] = []
        /// The attributes that the finding's own fixes leave open, in report order: other findings settle them.
        public var shared: [Shared] = []
        /// In the order of `attributes`.
        public var ranges: [Range] = []
        /// Two optimal layouts, each with the items in which they differ.
        public var witnesses: [[WitnessFrame]] = []
        /// Whether the sizes as estimated determine everything, and only because they fit exactly. Ranges and witnesses are
        /// then those of sizes that are about a third of a point smaller.
        public var isHiddenByExactFit = false

        public init(kind: Kind, attributes: [FrameAttribute]) {
            self.kind = kind
            self.attributes = attributes
        }
    }

    /// A finding that a fix of another one removes, too.
    public struct Resolved: Sendable, Equatable {
        public var rule: String
        public var severity: Severity
        public var message: String
        public var views: [String]
        public var constraints: [String]
        public var axis: Direction?
        /// Whether every fix of the cause removes it; otherwise the first one does.
        public var isByEveryFix: Bool

        package init(_ finding: Finding, isByEveryFix: Bool) {
            rule = finding.rule
            severity = finding.severity
            message = finding.message
            views = finding.views
            constraints = finding.constraints
            axis = finding.axis
            self.isByEveryFix = isByEveryFix
        }

        /// Whether it is this finding.
        public func isSame(as finding: Finding) -> Bool {
            rule == finding.rule && axis == finding.axis && views == finding.views
                && constraints == finding.constraints && message == finding.message
        }
    }

    /// A fix of the finding that was tried on a copy of the layout.
    public struct Fix: Sendable, Equatable {
        /// In the imperative.
        public var title: String
        public var edits: [LayoutEdit]
        /// How many errors and warnings `check` lists after it, of rules that hold nothing against what was recorded.
        public var remaining: Int
        /// How a person makes the change; `nil` where that was not asked for.
        public var instructions: Instructions?
        /// What to replace in the text of a storyboard or a xib; empty where that was not asked for, or the fix has no form
        /// there.
        public var replacements: [TextReplacement] = []
        /// The same as whole lines, where they are close together.
        public var lines: LineReplacement?

        public init(title: String, edits: [LayoutEdit], remaining: Int) {
            self.title = title
            self.edits = edits
            self.remaining = remaining
        }

        /// How a person makes the change in the sources.
        public struct Instructions: Sendable, Equatable {
            /// Lines of code, in the dialect that was asked for; empty where there are none.
            public var code: [String] = []
            /// The line of the sources that the code is on or belongs to, where the layout knows it.
            public var source: Layout.SourceLocation?
            /// What to do in Interface Builder, for objects of a storyboard or a xib.
            public var steps: [String] = []

            public init() {}

            public var isEmpty: Bool { code.isEmpty && steps.isEmpty }
        }
    }
}
