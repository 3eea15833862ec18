/// The frames that the constraints give, as `solve` shows them.
///
/// Where the layout is ambiguous, the point of the optimal face nearest to the recorded frames is taken (by the sum of
/// differences), else the lexicographically smallest in file order.
public struct SolvedLayout: Sendable {
    public struct Violation: Sendable, Equatable {
        public var constraint: String
        /// By how much the constraint fails.
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

    /// By view, in the superview's coordinates.
    public var frames: [Rectangle]
    /// Whether all required constraints hold.
    public var isSatisfied: Bool
    /// The broken required constraints, and the user's optional ones with an error above 1e-6, in file order, made
    /// ones first.
    public var violations: [Violation]
    /// In file order, guides last.
    public var undetermined: [Undetermined]

    package init(
        frames: [Rectangle],
        isSatisfied: Bool,
        violations: [SolvedLayout.Violation],
        undetermined: [SolvedLayout.Undetermined]
    ) {
        self.frames = frames
        self.isSatisfied = isSatisfied
        self.violations = violations
        self.undetermined = undetermined
    }
}
