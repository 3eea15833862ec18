import LayoutModel

/// The estimated content size of a view of a known class, from its class, text, font and image.
package struct ContentEstimate {
    /// The best estimate, in points, of the alignment rectangle.
    package var typical: Double
    /// The range of lengths that the content can have.
    package var plausible: ClosedRange<Double>
    /// The lengths of a recorded frame that can be that of the content; `nil`: the plausible ones.
    var recordable: ClosedRange<Double>?

    static let anything = 0.0...Double.greatestFiniteMagnitude
    /// Of content that is not known: anything that is no larger than the largest screen, of 1,366 points.
    static let ofScreen = 0.0...1366.0

    package init(typical: Double, plausible: ClosedRange<Double>, recordable: ClosedRange<Double>? = nil) {
        self.typical = typical
        self.plausible = plausible
        self.recordable = recordable
    }

    /// The length of a control with a fixed size, or of an icon.
    init(fixed typical: Double, from low: Double, to high: Double) {
        self.init(typical: typical, plausible: low...high)
    }

    /// By the kind of content: texts, buttons, fields, images and controls have a file each.
    ///
    /// - Parameter width: That of the alignment rectangle, in points, which text breaks in; `nil`: its natural width.
    package init(of view: Layout.View, _ axis: Axis, in context: ContentContext, width: Double? = nil) {
        let isWidth = axis == .horizontal
        switch view.contentKind {
        case .label, .textView:
            self =
                isWidth
                ? Self.textWidth(of: view, context)
                : Self.textHeight(of: view, in: width, context)
        case .button: self = Self.button(view, axis, context)
        case .textField: self = isWidth ? Self.fieldWidth(of: view, context) : Self.fieldHeight(of: view, context)
        case .image: self = Self.image(of: view, axis)
        case .segments where isWidth: self = Self.segmentsWidth(of: view, context.generation)
        case .pages where isWidth: self = Self.pagesWidth(of: view, context.generation)
        default: self = Self.control(view, axis, context) ?? Self(typical: 0, plausible: Self.anything)
        }
    }
}
