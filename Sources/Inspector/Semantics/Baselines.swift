import LayoutModel

extension Lowering {
    /// How far the first baseline is below the top, or the last one above the bottom, of the alignment rectangle.
    func baselineOffset(_ attribute: LayoutAttribute, of view: Int) -> Sourced<Double> {
        let offsets = layout.views[view].baselineOffsets
        let stated = attribute == .firstBaseline ? offsets?.first : offsets?.last
        if let (recorded, scaled) = scaledPointSizes(of: view) {
            let font = TextFont(pointSize: scaled)
            let length = attribute == .firstBaseline ? font.ascent : font.descent
            return .assumed(stated.map { $0 * scaled / recorded } ?? length)
        }
        if let stated {
            return Sourced(value: stated, isAssumed: layout.views[view].isInferred(.baselineOffsets))
        }
        let record = layout.views[view]
        let facts = UIKitClass.facts(of: record.baseClass)
        if facts.traits.contains(.isOfAppKit) { return .assumed(0) }
        switch facts.content {
        case .label, .button, .textField:
            let context = ContentContext(of: layout, generation: controlGeneration)
            let font = TextFont(of: record, pointSize: record.assumedPointSize, in: context)
            return .assumed(textBaselineOffset(attribute, of: record, font))
        default: return facts.traits.contains(.plain) ? .known(0) : .assumed(0)
        }
    }

    /// A baseline of text that is centered in its view. Where the screen is known, the text is as high as its lines, rounded
    /// up to the pixel, and baselines lie on pixels *(measured)*.
    private func textBaselineOffset(
        _ attribute: LayoutAttribute,
        of view: Layout.View,
        _ font: TextFont
    ) -> Double {
        let line = font.lineHeight
        let insets = view.alignmentRectInsets
        let recorded = view.recordedFrame?.height ?? view.intrinsicContentSize?.vertical
        let room = recorded.map { $0 - insets.top - insets.bottom }
        var lines = 1.0
        if view.contentKind == .label, (view.numberOfLines ?? 1) != 1 {
            if let room {
                lines = max(1, (room / line).rounded(.down))
            } else {
                // Of a height that nothing shows, the text's own line ends are the most that is known.
                lines += Double((view.text ?? "").unicodeScalars.lazy.filter { $0 == "\n" }.count)
            }
            if let limit = view.numberOfLines, limit > 0 { lines = min(lines, limit) }
        }
        let height = onPixel(lines * line, .up)
        let slack = room.map { max(0, $0 - height) / 2 } ?? 0
        if attribute == .firstBaseline { return slack + onPixel(font.ascent) }
        return slack + height - onPixel((lines - 1) * line + font.ascent)
    }

    /// As it is where the screen is unknown.
    private func onPixel(_ length: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double {
        guard layout.screen != nil, layout.scale > 0 else { return length }
        return (length * layout.scale).rounded(rule) / layout.scale
    }
}
