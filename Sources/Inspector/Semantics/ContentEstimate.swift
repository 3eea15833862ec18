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

    /// The length of a control with a fixed size.
    init(fixed typical: Double, from low: Double, to high: Double) {
        self.init(typical: typical, plausible: low...high)
    }

    /// By class: texts, buttons, fields, images and other controls have a file each.
    package init(of view: Layout.View, _ axis: Axis, in context: ContentContext) {
        let isWidth = axis == .horizontal
        switch view.baseClass {
        case "UILabel":
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...0, context)
                : Self.textHeight(of: view, padding: 0...1, context)
        case "UITextView":
            self =
                isWidth
                ? Self.textWidth(of: view, padding: 0...10, context)
                : Self.textHeight(of: view, padding: 0...16, context)
        case "UIButton":
            self = Self.button(view, axis, context)
        case "UITextField":
            self = isWidth ? Self.fieldWidth(of: view, context) : Self.fieldHeight(of: view, context)
        case "UIImageView":
            self = Self.image(of: view, axis)
        default:
            self = Self.control(view, axis, context) ?? Self(typical: 0, plausible: Self.anything)
        }
    }
}
