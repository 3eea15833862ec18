import LayoutModel

/// A view whose text breaks into lines in whatever width the horizontal constraints give it, so that its height is known only
/// once these are solved ("Content size" in Documentation/Semantics.md).
package struct WrappedText: Sendable, Equatable {
    package let view: Int
    private let lines: TextLines
    /// Room at both sides of the text together, and above and below it, in points.
    private let padding: (across: Double, down: Double)
    /// The alignment rectangle as the source recorded it, where it can be that of this text.
    private let recorded: Size?
    /// Whether the font is one whose lengths are known, and is scaled by the text size.
    private let isFontKnown: Bool
    private let isTextStyle: Bool
    private let context: ContentContext
    /// The width that the text is broken at before any constraints are solved, in points.
    package let naturalWidth: Double

    /// How wrong the widths of words of the system's font may be, as factors.
    private static let widthFactors = (low: 0.97, high: 1.03)
    /// How many lines more or fewer than estimated a recorded height may have, as factors: documents also record texts that
    /// were there before.
    private static let lineFactors = (low: 0.7, high: 1.4)
    /// The lines of a text style at the text sizes next to the usual one, as factors of their height.
    private static let styleFactors = (low: 0.85, high: 1.12)
    /// The difference of two widths that are the same, in points.
    private static let sameWidth = 0.5

    /// - Parameter isRecorded: Whether the recorded frame is that of this text in this font.
    /// - Returns: `nil` where the view shows no text that breaks, or where its size is known.
    init?(_ record: Layout.View, _ view: Int, isRecorded: Bool = true, in context: ContentContext) {
        guard record.intrinsicContentSize == nil, record.wrapsText, let text = record.text, !text.isEmpty else {
            return nil
        }
        self.view = view
        self.context = context
        lines = TextLines(text, of: record)
        let isTextView = record.contentKind == .textView
        padding = isTextView ? (10, 16) : (0, 0)
        isFontKnown = record.isSystemFontKnown(context)
        isTextStyle = record.stylePointSize != nil
        var natural = context.roundedUp(lines.longestParagraph) + padding.across
        if let most = record.attributeNumber("preferredMaxLayoutWidth"), most > 0 { natural = min(natural, most) }
        naturalWidth = natural
        let insets = record.alignmentRectInsets
        let frame = isRecorded ? record.recordedFrame : nil
        recorded = frame.map {
            Size(width: $0.width - insets.left - insets.right, height: $0.height - insets.top - insets.bottom)
        }
    }

    /// The width that the text asks for, in points: the recorded one where the text on one line can have that, or, in a font
    /// that is not known, the text on several.
    var width: Double {
        guard let recorded else { return naturalWidth }
        if plausibleWidth.contains(recorded.width) { return recorded.width }
        // Lines of some width have that height: the text asks for no more.
        let isBroken = recorded.width >= lines.longestWord && recorded.width < naturalWidth
        return isBroken && hasRecordedHeight(in: recorded.width - padding.across) ? recorded.width : naturalWidth
    }

    /// The height before the width is known, in points: that in the recorded width, which most layouts give it again, so that
    /// the second pass has nothing to do.
    var firstHeight: Double { height(in: recorded?.width ?? width) }

    var plausibleWidth: ClosedRange<Double> {
        let shortest = isFontKnown ? naturalWidth : min(naturalWidth, lines.longestWord)
        let (low, high) = ContentEstimate.widthFactors
        let least = max(0, shortest * low - ContentEstimate.widthSlack)
        return least...max(least, naturalWidth * high + ContentEstimate.widthSlack)
    }

    /// The height of the text in a width, both in points.
    ///
    /// In the recorded width it is the recorded height where the text can have that; of a font that is not known, the recorded
    /// height also says how high its lines are.
    package func height(in width: Double) -> Double {
        let room = width - padding.across
        let count = lines.count(in: room)
        let typical = context.roundedUp(lines.height(ofLines: count)) + padding.down
        guard let recorded, recorded.height > 0 else { return typical }
        let isSameWidth = abs(width - recorded.width) <= Self.sameWidth
        if isFontKnown {
            return isSameWidth && hasRecordedHeight(in: room) ? recorded.height : typical
        }
        guard plausible(in: recorded.width).contains(recorded.height) else { return typical }
        if isSameWidth { return recorded.height }
        let recordedCount = lines.count(in: recorded.width - padding.across)
        let line = (recorded.height - padding.down) / max(1, recordedCount)
        return context.roundedUp(line * count) + padding.down
    }

    /// Whether the recorded height is that of lines of this font, about as many as the text takes.
    private func hasRecordedHeight(in room: Double) -> Bool {
        guard let recorded else { return false }
        let count = lines.count(in: room)
        let fewest = max(1, (count * Self.lineFactors.low).rounded(.down))
        let most = max(fewest, lines.limited((count * Self.lineFactors.high + 1).rounded(.down)))
        let height = recorded.height - padding.down
        guard isTextStyle else { return lines.canBe(height, lines: fewest...most) }
        // At which text size a document was drawn is not known.
        let (low, high) = Self.styleFactors
        return (lines.height(ofLines: fewest) * low - 1...lines.height(ofLines: most) * high + 1).contains(height)
    }

    /// The heights that the text can have in a width: its font is only assumed, and so are the widths of words.
    func plausible(in width: Double) -> ClosedRange<Double> {
        let room = width - padding.across
        let factors: (low: Double, high: Double) = isFontKnown ? Self.widthFactors : (0.75, 1.33)
        let fewest = lines.count(in: room * factors.high)
        let most = max(fewest, lines.count(in: room * factors.low))
        let (low, high): (Double, Double) = isFontKnown ? (1, 1) : (0.75, 1.4)
        return max(0, lines.height(ofLines: fewest) * low - 1)...lines.height(ofLines: most) * high + 2 + padding.down
    }

    /// The widths, in points, at which the height changes, ascending.
    ///
    /// - Returns: `nil` where there are more than `most`.
    package func breaks(in range: ClosedRange<Double>, most: Int) -> [Double]? {
        let low = max(0, range.lowerBound - padding.across)
        let high = max(low, range.upperBound - padding.across)
        return lines.breaks(in: low...high, most: most)?.map { $0 + padding.across }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.view == right.view && left.lines == right.lines && left.recorded == right.recorded
            && left.naturalWidth == right.naturalWidth && left.isFontKnown == right.isFontKnown
            && left.isTextStyle == right.isTextStyle
            && left.padding == right.padding && left.context.scale == right.context.scale
    }
}

extension Layout.View {
    /// Whether a text of the view breaks its lines where it lacks width.
    var wrapsText: Bool {
        switch contentKind {
        case .textView: true
        case .label: (numberOfLines ?? 1) != 1
        default: false
        }
    }

    /// Whether the view shows its text in the system's font, at a size that the source states. A class of the app often sets
    /// a font of its own, which no source shows.
    func isSystemFontKnown(_ context: ContentContext) -> Bool {
        guard attributeText("font", member: "name") == nil else { return false }
        if className != baseClass, statedBaseClass != nil { return false }
        return pointSize != nil || stylePointSize != nil || context.omitsOnlyDefaults
    }
}
