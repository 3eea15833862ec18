import LayoutInspector

/// What pictures of a layout need beside its findings: only for formats that draw.
public struct LayoutScenes: Sendable {
    /// Where a fix leads. It is known by its edits, whatever finding it belongs to.
    public struct Outcome: Sendable {
        public var edits: [LayoutEdit]
        /// By view, in the superview's coordinates.
        public var frames: [Rectangle]

        public init(edits: [LayoutEdit], frames: [Rectangle]) {
            self.edits = edits
            self.frames = frames
        }
    }

    /// By view, as solved, in the superview's coordinates.
    public var frames: [Rectangle]
    /// The layouts after fixes.
    public var outcomes: [Outcome] = []
    /// The same over the widths that were asked for; `nil` where none were.
    public var widths: FramesOverWidths?
    /// The places of the constraints in the file, by their index.
    public var constraintPlaces: [Place?] = []

    public init(frames: [Rectangle]) {
        self.frames = frames
    }
}
