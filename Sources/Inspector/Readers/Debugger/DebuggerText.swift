import LayoutModel
import LayoutSyntax

/// The contents of one text: views and guides in the order of the text, constraints, and UIKit's reports about them.
///
/// A text can contain several outputs in sequence, as an lldb session does: `recursiveDescription`, `_autolayoutTrace`,
/// lists of constraints, single views.
struct DebuggerText {
    /// A view or guide as one line shows it.
    struct Seen {
        var view: ObservedView
        /// The superview or owner among ``DebuggerText/seen``, if the text shows it.
        var parent: Int?
        var kind: Kind
        /// Whether a trace shows that no constraint places the view.
        var isOutsideEngine = false
    }

    enum Kind {
        case description, trace
        /// A description in AppKit's form.
        case subtree
    }

    /// A conflict reported by a log.
    struct Conflict {
        /// Indices into ``DebuggerText/constraints``.
        var constraints: [Int]
        var broken: Int?
        /// Placeholders for members that could not be parsed.
        var unread: [String]
    }

    /// A trace's statement about an item.
    struct Claim {
        /// The item among ``DebuggerText/seen``.
        var seen: Int
        /// By item, in the order of the line; empty if the line lists none.
        var variables: [(item: String, attribute: FrameAttribute)]
        /// No constraint determines the frame of this host.
        var isHostUntied: Bool
        var place: Place
    }

    /// The number of the text among those read together.
    var number: Int
    let path: String?
    /// What the lines show of views, unless it went elsewhere; see ``seenCount``.
    var seen: [Seen] = []
    /// How many lines show a view, and how many of them as AppKit's or UIKit's descriptions do.
    private(set) var seenCount = 0
    private(set) var descriptionCount = 0
    var claims: [Claim] = []
    var constraints: [PrintedLayout.PlacedConstraint] = []
    /// Lists of constraints that a log reports as conflicting.
    var conflicts: [Conflict] = []
    var findings: [Finding] = []
    /// Lines that are not blank, and how many of them were understood.
    var lineCount = 0
    var understoodCount = 0
    /// The number of constraint texts, parsed or not.
    var constraintTextCount = 0
    /// The number of constraint texts that could not be parsed.
    var unreadConstraintCount = 0
    /// Lines that findings report as not understood.
    var unknownCount = 0
    private(set) var isAppKit = false
    /// Whether the text is a console log.
    var isLog = false

    init(number: Int, path: String?) {
        self.number = number
        self.path = path
    }

    var format: InputFormat {
        if descriptionCount > 0 { return .hierarchy }
        return seenCount == 0 ? .constraints : .trace
    }

    /// Counts a line that shows a view.
    ///
    /// - Returns: How many there were before it.
    mutating func count(_ kind: Kind) -> Int {
        seenCount += 1
        if kind != .trace { descriptionCount += 1 }
        if kind == .subtree { isAppKit = true }
        return seenCount - 1
    }

    mutating func unparsed(_ message: String, _ place: Place, advice: String? = nil) {
        var finding = Finding(UnparsedText.info, severity: .warning, message: message)
        finding.place = place
        if let advice { finding.notes.append(Finding.Note(.hint, advice)) }
        findings.append(finding)
    }
}
