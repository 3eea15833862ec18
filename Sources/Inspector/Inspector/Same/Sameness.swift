import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// Whether two layouts put every view in the same place: the verdict with its reasons.
public struct Sameness: Sendable {
    public enum Verdict: String, Sendable, CaseIterable {
        /// Proven for all sizes, insets and contents.
        case same
        /// The same frames for all sizes along a cross, at the given insets and contents.
        case sameInRange = "same-in-range"
        /// Recorded frames agree with the other side's at their own size.
        case sameFrames = "same-frames"
        case different
        case unknown
    }

    /// The sizes over which optima were compared: one length of the root, at the other's fixed length.
    public struct Line: Sendable, Equatable {
        public var axis: Axis
        /// Points.
        public var range: ClosedRange<Double>
        /// The length across, in points.
        public var crossing: Double
    }

    public internal(set) var verdict: Verdict
    public internal(set) var pairs: ViewPairs
    public internal(set) var counterexample: Counterexample?
    /// Constraints of the first layout that do not follow from the second one's, and the reverse: a smallest set.
    public internal(set) var missing: [RowDifference] = []
    public internal(set) var extra: [RowDifference] = []
    /// Constraints of each side, by index, that follow from the other side only along with those.
    package internal(set) var dependentMissing: Set<Int> = []
    package internal(set) var dependentExtra: Set<Int> = []
    /// Where `sameInRange` was found.
    public internal(set) var lines: [Line] = []
    /// In points: by how much frames differ where they count as the same.
    public internal(set) var largestDifference = 0.0
    /// What was tried in vain, for `unknown`.
    public internal(set) var tried: [String] = []
    /// What a reader should know about the verdict: conflicts on both sides, contents that are assumed to be the same.
    public internal(set) var notes: [String] = []
    /// Views that scroll along with another view than on the other side.
    public internal(set) var movedAcross: [ViewPairs.Pair] = []
    /// Whether `same` holds where margins and safe areas fit into their views: one side has guides for them, the other has not.
    public internal(set) var assumesInsetsFit = false
    /// How many rows both sides have, and how many follow from several of the other's.
    public internal(set) var commonRows = 0
    public internal(set) var derivedRows = 0

    /// The proof of the verdict, where it was asked for.
    public internal(set) var proof: SamenessProof?

    /// Exit 0: the same, at least in the range.
    public var isSame: Bool { verdict == .same || verdict == .sameInRange || verdict == .sameFrames }
}

/// A size at which two layouts place a view differently.
public struct Counterexample: Sendable {
    /// What differs of a pair of views.
    public struct ViewDifference: Sendable {
        public var pair: ViewPairs.Pair
        /// Of the alignment rectangle, in the coordinates of the root or of the content it scrolls in.
        public var old: Rectangle
        public var new: Rectangle
        /// What the layouts leave open.
        public var oldFree: [FrameAttribute]
        public var newFree: [FrameAttribute]
        /// The first attribute that differs, with all values that each side allows.
        public var freeRange: FreeRange?
        /// The side that allows positions of the view, along with others, that the other side does not.
        public var looserSide: Side?
    }

    public struct FreeRange: Sendable {
        public var attribute: FrameAttribute
        /// `nil`: unbounded.
        public var old: (lowest: Double?, highest: Double?)
        public var new: (lowest: Double?, highest: Double?)
    }

    public enum Side: Sendable, Equatable {
        case old, new
    }

    /// Points, of the root.
    public var size: Size
    public var safeAreaInsets: EdgeInsets?
    public var direction: LayoutDirection?
    /// The device of this size, where it is one.
    public var device: String?
    /// The view that shows the difference best comes first.
    public var views: [ViewDifference]
    /// The side whose required constraints have no solution, where the other's have one.
    public var conflict: Side?
    /// A sum that ``ViewDifference/looserSide`` can bring nearer to a value.
    var looserRow: Reach?
    /// What both sides were solved under.
    var conditions = LayoutConditions()
}

/// A constraint of one side that the other side does not imply.
public struct RowDifference: Sendable, Equatable {
    public enum Source: Sendable, Equatable {
        /// The index of a listed constraint.
        case constraint(Int)
        /// A row that UIKit makes, such as that of a stack view.
        case made(MadeRow)
    }

    public var source: Source
    /// Such as `title.leading == icon.trailing + 8`, with the names that paired views have in the second layout.
    public var text: String
    public var place: Place?
    /// What the other side says of the same edges.
    public var counterpart: Counterpart?
    /// Of a constraint that the second side lacks: where it constrains that view.
    public var nearby: Nearby?

    /// A constraint of the other side.
    public struct Counterpart: Sendable, Equatable {
        public var source: Source
        public var text: String
        public var place: Place?
    }

    public struct Nearby: Sendable, Equatable {
        /// The view's name in the second layout.
        public var view: String
        public var place: Place
        /// Whether it is a constraint of the view; else it has none, and the place is its own.
        public var isConstraint: Bool
    }
}
