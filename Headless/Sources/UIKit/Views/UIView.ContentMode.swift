extension UIView {
    /// Where content goes whose size is not the view's.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    /// Whether the tint color is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}
