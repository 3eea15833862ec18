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

    /// Why an attribute of a view has its value, in sentences.
    package struct Reason: Sendable {
        package var view: Int
        package var attribute: LayoutAttribute
        package var derivation: Derivation

        package init(view: Int, attribute: LayoutAttribute, derivation: Derivation) {
            self.view = view
            self.attribute = attribute
            self.derivation = derivation
        }
    }

    /// The layout as source of a dialect.
    package struct Source: Sendable {
        package var dialect: String
        package var text: String

        package init(dialect: String, text: String) {
            self.dialect = dialect
            self.text = text
        }
    }

    /// By view, as solved, in the superview's coordinates.
    package var frames: [Rectangle]
    /// The layouts after fixes.
    package var outcomes: [Outcome] = []
    /// The same over widths at the recorded height, and over heights at the recorded width; without those that change too often.
    package var overSizes: [FramesOverSizes] = []
    /// Whether heights depend on widths or the other way, so that the two of ``overSizes`` do not add up.
    package var connectsAxes = false
    /// Over widths at other heights than the recorded one, where axes are connected; only where one layout is looked at.
    package var widthsAtHeights: [(height: Double, over: FramesOverSizes)] = []
    /// The places of the constraints in the file, by their index.
    package var constraintPlaces: [Place?] = []
    /// Only where one layout is looked at.
    package var reasons: [Reason] = []
    package var sources: [Source] = []

    package init(frames: [Rectangle]) {
        self.frames = frames
    }
}
