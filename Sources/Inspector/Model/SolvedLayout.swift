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

    /// By view, in the superview's coordinates.
    public var frames: [Rectangle]
    /// Whether all required constraints are satisfied.
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
