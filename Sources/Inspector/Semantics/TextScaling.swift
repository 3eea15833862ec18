import LayoutModel

extension Lowering {
    /// The point sizes of a view's text as recorded and at the text size of the conditions; `nil` where they are the same: no
    /// text size is asked for, or the font is no text style.
    ///
    /// UIKit takes the font of a style from the text size when it loads a document. Whether the view follows a change
    /// made later (`adjustsFontForContentSizeCategory`) makes no difference to a layout at that size.
    func scaledPointSizes(of view: Int) -> (recorded: Double, scaled: Double)? {
        Self.scaledPointSizes(of: layout.views[view], under: conditions)
    }

    private static func scaledPointSizes(
        of record: Layout.View,
        under conditions: LayoutConditions
    ) -> (recorded: Double, scaled: Double)? {
        guard let textSize = conditions.textSize, let style = record.attributeText("font", member: "style"),
            let scaled = TextStyles.pointSize(of: style, at: textSize),
            let recorded = record.pointSize ?? TextStyles.pointSize(of: style, at: .large), recorded != scaled
        else { return nil }
        return (recorded, scaled)
    }

    /// The texts that break in the width the constraints give them, by view, at the text size of the conditions.
    static func wrappedTexts(
        of layout: Layout,
        in context: ContentContext,
        under conditions: LayoutConditions,
        _ evidence: ContentEvidence
    ) -> [Int: WrappedText] {
        var texts: [Int: WrappedText] = [:]
        for (index, record) in layout.views.enumerated() where record.wrapsText && record.intrinsicContentSize == nil {
            let sizes = scaledPointSizes(of: record, under: conditions)
            let shown = sizes.map { record.withPointSize($0.scaled) } ?? record
            let isRecorded = sizes == nil && !record.isInferred(.text) && evidence.isRecorded(index)
            texts[index] = WrappedText(shown, isRecorded: isRecorded, in: context)
        }
        return texts
    }

    /// The content length of a view at the text size of the conditions, from that at the recorded one: in proportion to
    /// what both are estimated at. Text that wraps gets higher, not wider.
    func scaledContentLength(_ length: ContentLength, of view: Int, _ axis: Axis) -> ContentLength {
        guard case .length(let recorded, let origin) = length, texts[view] == nil,
            let sizes = scaledPointSizes(of: view)
        else { return length }
        let record = layout.views[view]
        if record.wrapsText && axis == .horizontal { return length }
        let before = estimate(record.withPointSize(sizes.recorded), axis).typical
        let after = estimate(record.withPointSize(sizes.scaled), axis).typical
        // Of text that is not known, the font alone is.
        let factor = before > 0 ? after / before : sizes.scaled / sizes.recorded
        return .length(.assumed((recorded.value * factor * layout.scale).rounded(.up) / layout.scale), origin)
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
