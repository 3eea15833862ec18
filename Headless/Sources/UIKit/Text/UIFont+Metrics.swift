extension UIFont {
    // The proportions of San Francisco; other fonts are measured with them too.

    /// Points above the baseline.
    public var ascender: CGFloat { pointSize * 0.952_148_4 }
    /// Points below the baseline, negative.
    public var descender: CGFloat { pointSize * -0.241_210_9 }
    public var lineHeight: CGFloat { ascender - descender }
    public var capHeight: CGFloat { pointSize * 0.704_589_8 }
    public var xHeight: CGFloat { pointSize * 0.526_367_2 }
    public var leading: CGFloat { 0 }
}
