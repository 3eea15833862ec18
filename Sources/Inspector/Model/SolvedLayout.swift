/// The frames that satisfy the constraints, as `solve` shows them.
///
/// For an ambiguous layout, these are the frames nearest to the recorded ones (by the sum of differences), else those that
/// UIKit takes: the section "Ties" of Documentation/Semantics.md has the criteria.
public struct SolvedLayout: Sendable {
    public struct Violation: Sendable, Equatable {
        public var constraint: String
        /// By how many points the constraint is violated.
        public var points: Double

        package init(constraint: String, points: Double) {
            self.constraint = constraint
            self.points = points
        }
    }

    public struct Undetermined: Sendable, Equatable {
        /// The id of a view or guide.
        public var item: String
        /// In report order.
        public var attributes: [FrameAttribute]

        package init(item: String, attributes: [FrameAttribute]) {
            self.item = item
            self.attributes = attributes
        }
    }

    /// Where the content sizes of views are from: how many the source states, how many were estimated, and the ids of the views
    /// whose size only their recorded frame says, and of those of unknown content, in file order.
    public struct ContentSizes: Sendable, Equatable {
        public var stated = 0
        public var estimated = 0
        public var recorded: [String] = []
        public var unknown: [String] = []

        package init() {}
    }

    /// By view, in the superview's coordinates.
    public var frames: [Rectangle]
    /// Whether all required constraints are satisfied.
    public var isSatisfied: Bool
    /// The broken required constraints, and the user's optional ones with an error above 1e-6, in file order, made
    /// ones first.
    public var violations: [Violation]
    /// In file order, guides last.
    public var undetermined: [Undetermined]
    public var contentSizes: ContentSizes

    package init(
        frames: [Rectangle],
        isSatisfied: Bool,
        violations: [SolvedLayout.Violation],
        undetermined: [SolvedLayout.Undetermined],
        contentSizes: ContentSizes
    ) {
        self.frames = frames
        self.isSatisfied = isSatisfied
        self.violations = violations
        self.undetermined = undetermined
        self.contentSizes = contentSizes
    }
}
