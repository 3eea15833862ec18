import LayoutModel

/// The estimated content size of a view of a known class, from its class, text, font and image.
package struct ContentEstimate {
    /// The best estimate, in points, of the alignment rectangle.
    package var typical: Double
    /// The range of lengths that the content can have.
    package var plausible: ClosedRange<Double>

    static let anything = 0.0...Double.greatestFiniteMagnitude

    package init(typical: Double, plausible: ClosedRange<Double>) {
        self.typical = typical
        self.plausible = plausible
    }

    /// The length of a control with a fixed size, or of an icon.
    init(fixed typical: Double, from low: Double, to high: Double) {
        self.init(typical: typical, plausible: low...high)
    }

    /// By the kind of content: texts, buttons, fields, images and controls have a file each.
    package init(of view: Layout.View, _ axis: Axis, in context: ContentContext) {
        let isWidth = axis == .horizontal
        switch view.contentKind {
        case .label:
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...0, context)
                : Self.textHeight(of: view, padding: 0...1, context)
        case .textView:
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...10, context)
                : Self.textHeight(of: view, padding: 0...16, context)
        case .button: self = Self.button(view, axis, context)
        case .textField: self = isWidth ? Self.fieldWidth(of: view, context) : Self.fieldHeight(of: view, context)
        case .image: self = Self.image(of: view, axis)
        case .segments where isWidth: self = Self.segmentsWidth(of: view)
        case .pages where isWidth: self = Self.pagesWidth(of: view, context.generation)
        default: self = Self.control(view, axis, context) ?? Self(typical: 0, plausible: Self.anything)
        }
    }
}
