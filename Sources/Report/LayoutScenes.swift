import LayoutInspector

/// What pictures of a layout need beside its findings: only for formats that draw.
package struct LayoutScenes: Sendable {
    /// Where a fix leads. It is known by its edits, whatever finding it belongs to.
    package struct Outcome: Sendable {
        package var edits: [LayoutEdit]
        /// By view, in the superview's coordinates.
        package var frames: [Rectangle]

        package init(edits: [LayoutEdit], frames: [Rectangle]) {
            self.edits = edits
            self.frames = frames
        }
    }

    /// By view, as solved, in the superview's coordinates.
    package var frames: [Rectangle]
    /// The layouts after fixes.
    package var outcomes: [Outcome] = []
    /// The same over the widths that were asked for; `nil` where none were.
    package var widths: FramesOverWidths?
    /// The places of the constraints in the file, by their index.
    package var constraintPlaces: [Place?] = []

    package init(frames: [Rectangle]) {
        self.frames = frames
    }
}
