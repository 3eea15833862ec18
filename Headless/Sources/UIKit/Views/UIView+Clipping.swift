extension UIView {
    /// Whether what lies outside the bounds is hidden; the layer's mask.
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
}
