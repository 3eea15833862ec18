import LayoutModel

/// Text fields, by border.
extension ContentEstimate {
    private enum Border: String {
        case none, line, bezel, roundedRect
    }

    /// `nil`: unknown.
    private static func border(of view: Layout.View, _ context: ContentContext) -> Border? {
        guard let style = view.attributeText("borderStyle") else {
            return context.omitsOnlyDefaults ? Border.none : nil
        }
        return Border(rawValue: style)
    }

    /// Fields have 17 points in code; Interface Builder's have 14, and state it.
    private static func font(of view: Layout.View, _ context: ContentContext) -> TextFont {
        TextFont(of: view, pointSize: view.assumedPointSize, in: context, for: view.text)
    }

    /// The text and room at its sides: 3.5 points without a border, 28 with a rounded one on iOS 26 *(measured)*, 14
    /// before.
    static func fieldWidth(of view: Layout.View, _ context: ContentContext) -> Self {
        let text = view.text ?? ""
        let width = font(of: view, context).longestLine(of: text)
        let room: Double =
            switch border(of: view, context) {
            case .some(.none): 3.5
            case .roundedRect where context.generation >= .iOS26: 28
            default: 14
            }
        let low = max(0, width * usualWidths.lowerBound - widthSlack)
        return Self(typical: context.roundedUp(width) + room, plausible: low...width * 1.25 + 40)
    }

    static func fieldHeight(of view: Layout.View, _ context: ContentContext) -> Self {
        let line = font(of: view, context).lineHeight
        let border = border(of: view, context)
        if border == .roundedRect { return roundedFieldHeight(of: view, line: line, context) }
        let typical: Double =
            switch border {
            case .some(.none): context.roundedUp(line) + 1
            case .line: line.rounded(.up) + 4
            case .bezel: line.rounded(.up) + 5
            default: 34
            }
        return Self(typical: typical, plausible: line * 0.9 - 1...max(line * 1.2 + 16, 35))
    }

    /// A rounded border has a height of its own, which changed with iOS 13, never anything in between: a field of 31 points
    /// was stretched.
    private static func roundedFieldHeight(of view: Layout.View, line: Double, _ context: ContentContext) -> Self {
        var generation = context.generation
        if let recorded = view.recordedFrame?.height, recorded < 32 { generation = min(generation, .iOS11) }
        let sizes = view.frameworkClass?.sizes ?? []
        guard let (height, _) = sizes.length(of: view, .vertical, in: generation) else {
            return Self(typical: line + 12, plausible: anything)
        }
        if generation < .iOS13 { return Self(fixed: height, from: height - 0.5, to: height + 0.5) }
        return Self(typical: max(height, line + 12), plausible: height - 0.5...max(line * 1.2 + 16, height + 1))
    }
}
