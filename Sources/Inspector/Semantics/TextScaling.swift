import LayoutModel

extension Lowering {
    /// The point sizes of a view's text as recorded and at the text size of the conditions; `nil` where they are the same: no
    /// text size is asked for, or the font is no text style.
    ///
    /// UIKit takes the font of a style from the text size when it loads a document. Whether the view follows a change
    /// made later (`adjustsFontForContentSizeCategory`) makes no difference to a layout at that size.
    func scaledPointSizes(of view: Int) -> (recorded: Double, scaled: Double)? {
        guard let textSize = conditions.textSize else { return nil }
        let record = layout.views[view]
        guard let style = record.attributeText("font", member: "style"),
            let scaled = TextStyles.pointSize(of: style, at: textSize),
            let recorded = record.pointSize ?? TextStyles.pointSize(of: style, at: .large), recorded != scaled
        else { return nil }
        return (recorded, scaled)
    }

    /// The content length of a view at the text size of the conditions, from that at the recorded one: in proportion to
    /// what both are estimated at. Text that wraps gets higher, not wider.
    func scaledContentLength(_ length: ContentLength, of view: Int, _ axis: Axis) -> ContentLength {
        guard case .length(let recorded) = length, let sizes = scaledPointSizes(of: view) else { return length }
        let record = layout.views[view]
        let wraps = record.contentKind == .textView || record.contentKind == .label && record.numberOfLines ?? 1 != 1
        if wraps && axis == .horizontal { return length }
        let before = estimate(record.withPointSize(sizes.recorded), axis).typical
        let after = estimate(record.withPointSize(sizes.scaled), axis).typical
        // Of text that is not known, the font alone is.
        let factor = before > 0 ? after / before : sizes.scaled / sizes.recorded
        return .length(.assumed((recorded.value * factor * layout.scale).rounded(.up) / layout.scale))
    }
}

extension Layout.View {
    /// The same with a font of another size.
    fileprivate func withPointSize(_ size: Double) -> Layout.View {
        var copy = self
        guard let place = attributes.firstIndex(where: { $0.key == "font" }) else { return self }
        // The first of two equal members counts.
        copy.attributes[place].json = "{\"size\":\(size)," + attributes[place].json.dropFirst()
        return copy
    }
}
