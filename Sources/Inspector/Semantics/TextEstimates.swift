import LayoutModel

/// Labels and text views.
extension ContentEstimate {
    /// The deviation of real fonts' widths from the table, as factors.
    static let usualWidths = 0.85...1.15
    /// The effect of rounding and side bearings, in points.
    static let widthSlack = 5.0

    /// What Interface Builder shows in a label before anybody has written a text.
    private static let usualText = "Label"

    /// The text on one line; where it may wrap, anything from its longest word on.
    static func textWidth(of view: Layout.View, _ context: ContentContext) -> Self {
        let padding = view.textPadding.width
        if view.hasUnknownText {
            let usual = TextLines(usualText, of: view, in: context).longestParagraph
            return Self(typical: context.roundedUp(usual + padding), plausible: ofScreen)
        }
        guard let text = view.text, !text.isEmpty else { return Self(typical: padding, plausible: ofScreen) }
        let lines = TextLines(text, of: view, in: context)
        let width = lines.longestParagraph
        let factors = widthFactors(of: view, context)
        let low = max(0, (view.wrapsText ? lines.longestWord : width) * factors.lowerBound - widthSlack)
        let high = max(low, width * factors.upperBound + widthSlack + padding)
        return Self(typical: context.roundedUp(width + padding), plausible: low...high)
    }

    /// As many lines as the text needs in a width; `nil`: in its natural one.
    static func textHeight(
        of view: Layout.View,
        in width: Double?,
        _ context: ContentContext
    ) -> Self {
        let line = TextFont(of: view, pointSize: view.assumedPointSize, in: context).lineHeight
        let factors = lineFactors(of: view, context)
        if view.contentKind == .label, !view.hasUnknownText, view.text?.isEmpty ?? true {
            return Self(typical: 0, plausible: 0...line * factors.upperBound + 2)
        }
        guard view.wrapsText else {
            // A line of a known font is known, up to the pixels of the screen that the document was drawn for.
            let isKnown = view.isFontKnown(context) && view.stylePointSize == nil
            return Self(
                typical: context.roundedUp(line),
                plausible: line * factors.lowerBound - 1...line * factors.upperBound + 2,
                recordable: isKnown ? line - 0.1...line.rounded(.up) + 0.1 : nil
            )
        }
        guard let text = WrappedText(view, in: context) else {
            return Self(typical: context.roundedUp(line), plausible: anything)
        }
        let room = width ?? text.naturalWidth
        return Self(typical: text.height(in: room), plausible: text.plausible(in: room))
    }

    /// The deviation of line heights from the table. An app's own fonts have other line heights, and text styles were
    /// recorded at the content size category of the canvas or device.
    static func lineFactors(of view: Layout.View, _ context: ContentContext) -> ClosedRange<Double> {
        let fonts = fontFactors(of: view)
        if let style = view.attributeText("font", member: "style"), let sizes = TextStyles.pointSizes(of: style) {
            let size = view.assumedPointSize
            let high = max(1, sizes.upperBound / size) * 1.12 * fonts.upperBound
            return sizes.lowerBound / size * 0.9 * fonts.lowerBound...high
        }
        let isKnown = view.fontName.map { context.fonts[$0] != nil } ?? true
        return (isKnown ? 0.9 : 0.75) * fonts.lowerBound...(isKnown ? 1.12 : 1.4) * fonts.upperBound
    }

    /// The deviation of real fonts' widths from the table, with what a class of the app may set.
    static func widthFactors(of view: Layout.View, _ context: ContentContext) -> ClosedRange<Double> {
        let fonts = fontFactors(of: view)
        if let name = view.fontName, context.fonts[name]?.covers(view.text ?? "") == true { return fonts }
        return usualWidths.lowerBound * fonts.lowerBound...usualWidths.upperBound * fonts.upperBound
    }

    /// Label classes of an app often set a font of their own, which no source shows: up to half as large, or twice.
    private static func fontFactors(of view: Layout.View) -> ClosedRange<Double> {
        view.contentKind == .label && view.isOfAppClass ? 0.5...2 : 1...1
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
