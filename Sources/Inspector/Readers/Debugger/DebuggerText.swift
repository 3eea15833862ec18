import LayoutModel
import LayoutSyntax

/// What one text of a debugger tells: views and guides in the order of the text, constraints, and what UIKit said of them.
///
/// A text may hold several outputs one after the other, as a session of lldb does: `recursiveDescription`,
/// `_autolayoutTrace`, lists of constraints, single views.
struct DebuggerText {
    /// A view or guide as one line tells it.
    struct Seen {
        var view: ObservedView
        /// The superview or owner among ``DebuggerText/seen``, where the text shows it.
        var parent: Int?
        var kind: Kind
        /// Whether a trace shows that no constraint places the view.
        var isOutsideEngine = false
    }

    enum Kind {
        case description, trace
    }

    /// What a log says of constraints.
    struct Conflict {
        /// Among ``DebuggerText/constraints``.
        var constraints: [Int]
        var broken: Int?
        /// What stands for members that could not be read.
        var unread: [String]
    }

    /// What a trace says of an item.
    struct Claim {
        /// The item among ``DebuggerText/seen``.
        var seen: Int
        /// By item, in the order of the line; empty where the line names none.
        var variables: [(item: String, attribute: FrameAttribute)]
        /// Nothing ties the frame of this host.
        var isHostUntied: Bool
        var place: Place
    }

    /// The number of the text among those that are read together.
    var number: Int
    let path: String?
    var seen: [Seen] = []
    var claims: [Claim] = []
    var constraints: [(constraint: PrintedConstraint, place: Place)] = []
    /// Lists of constraints that a log reports as in conflict.
    var conflicts: [Conflict] = []
    var findings: [Finding] = []
    /// Lines that hold something, and those of them that were understood.
    var lineCount = 0
    var understoodCount = 0
    /// How many constraint texts began, understood or not.
    var constraintTextCount = 0
    /// Those of them that could not be read.
    var unreadConstraintCount = 0
    /// Lines that findings tell of as not understood.
    var unknownCount = 0
    var isAppKit = false
    /// Whether the text is a console log.
    var isLog = false

    init(number: Int, path: String?) {
        self.number = number
        self.path = path
    }

    var format: InputFormat {
        if seen.contains(where: { $0.kind == .description }) { return .hierarchy }
        return seen.isEmpty ? .constraints : .trace
    }

    mutating func unparsed(_ message: String, _ place: Place, advice: String? = nil) {
        var finding = Finding(UnparsedText.info, severity: .warning, message: message)
        finding.place = place
        if let advice { finding.notes.append(Finding.Note(.hint, advice)) }
        findings.append(finding)
    }
}
