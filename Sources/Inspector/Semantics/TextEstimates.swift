import LayoutModel

/// Labels and text views.
extension ContentEstimate {
    /// The deviation of real fonts' widths from the table, as factors.
    static let widthFactors = (low: 0.85, high: 1.15)
    /// The effect of rounding and side bearings, in points.
    static let widthSlack = 5.0

    private static func wraps(_ view: Layout.View) -> Bool {
        view.contentKind == .textView || (view.numberOfLines ?? 1) != 1
    }

    /// The text on one line; where it may wrap, anything from its longest word on.
    static func textWidth(of view: Layout.View, padding: ClosedRange<Double>, _ context: ContentContext) -> Self {
        guard let text = view.text, !text.isEmpty else { return Self(typical: padding.upperBound, plausible: anything) }
        let size = view.assumedPointSize
        let width = TextWidth.longestLine(of: text, pointSize: size, weight: view.fontWeight)
        let shortest =
            wraps(view) ? TextWidth.longestWord(of: text, pointSize: size, weight: view.fontWeight) : width
        let fonts = fontFactors(of: view)
        let low = max(0, shortest * widthFactors.low * fonts.low - widthSlack + padding.lowerBound)
        let high = max(low, width * widthFactors.high * fonts.high + widthSlack + padding.upperBound)
        return Self(typical: context.roundedUp(width + padding.upperBound), plausible: low...high)
    }

    /// As many lines as the text needs in the recorded width.
    static func textHeight(of view: Layout.View, padding: ClosedRange<Double>, _ context: ContentContext) -> Self {
        let size = view.assumedPointSize
        let line = SystemFont.lineHeight(size)
        let factors = lineFactors(of: view)
        if view.contentKind == .label, view.text?.isEmpty ?? true {
            return Self(typical: 0, plausible: 0...line * factors.high + 2)
        }
        guard wraps(view) else {
            return Self(
                typical: context.roundedUp(line) + padding.lowerBound,
                plausible: line * factors.low - 1...line * factors.high + 2
            )
        }
        guard let text = view.text else {
            return Self(typical: context.roundedUp(line) + padding.lowerBound, plausible: anything)
        }
        let breaks = Double(text.unicodeScalars.lazy.filter { $0 == "\n" }.count)
        var lines = breaks + 1
        if let recorded = view.recordedFrame?.width ?? view.attributeNumber("preferredMaxLayoutWidth"), recorded > 0 {
            // A text view keeps 5 points free on either side.
            let room = view.contentKind == .textView ? max(1, recorded - 10) : recorded
            lines = TextWidth.lineCount(of: text, in: room, pointSize: size, weight: view.fontWeight)
            lines = min(10_000, max(lines, breaks + 1))
        }
        var most = lines * 1.4 * (factors.high > 2 ? factors.high : 1) + 1
        if let limit = view.numberOfLines, limit > 0 {
            lines = min(lines, limit)
            most = min(most, limit)
        }
        let fewest = max(1, (lines * 0.7).rounded(.down))
        let low = line * factors.low * fewest - 1 + padding.lowerBound
        let high = line * factors.high * max(fewest, most) + 2 + padding.upperBound
        // A label asks for its padding only where it breaks lines itself.
        let isPadded = view.contentKind != .label || lines > breaks + 1
        let typical = context.roundedUp(line * lines) + (isPadded ? padding.upperBound : 0)
        return Self(typical: typical, plausible: low...high)
    }

    /// The deviation of line heights from the table. An app's own fonts have other line heights, and text styles were
    /// recorded at the content size category of the canvas or device.
    private static func lineFactors(of view: Layout.View) -> (low: Double, high: Double) {
        let fonts = fontFactors(of: view)
        if let style = view.attributeText("font", member: "style"), let sizes = TextStyles.pointSizes(of: style) {
            let size = view.assumedPointSize
            return (sizes.lowerBound / size * 0.9 * fonts.low, max(1, sizes.upperBound / size) * 1.12 * fonts.high)
        }
        let isSystemFont = view.attributeText("font", member: "name") == nil
        return ((isSystemFont ? 0.9 : 0.75) * fonts.low, (isSystemFont ? 1.12 : 1.4) * fonts.high)
    }

    /// Label classes of an app often set a font of their own, which no source shows: up to half as large, or twice.
    private static func fontFactors(of view: Layout.View) -> (low: Double, high: Double) {
        view.contentKind == .label && view.className != view.baseClass && view.statedBaseClass != nil
            ? (0.5, 2) : (1, 1)
    }
}

extension Layout.View {
    /// The point size of the font: the stated one, that of its text style, or the usual 17 points.
    var assumedPointSize: Double { pointSize ?? stylePointSize ?? 17 }

    /// The point size of the font's text style at the default text size.
    var stylePointSize: Double? {
        attributeText("font", member: "style").flatMap { TextStyles.pointSize(of: $0, at: .large) }
    }
}
