import LayoutModel

/// A view whose text breaks into lines in whatever width the horizontal constraints give it, so that its height is known only
/// once these are solved ("Content size" in Documentation/Semantics.md).
package struct WrappedText: Sendable {
    private let lines: TextLines
    /// Room at both sides of the text together, and above and below it, in points.
    private let padding: Size
    /// The alignment rectangle as the source recorded it, where it can be that of this text.
    private let recorded: Size?
    /// Whether the font is one whose lengths are known, and is scaled by the text size.
    private let isFontKnown: Bool
    private let isTextStyle: Bool
    /// How much wider words and higher lines may be than those of the table, as factors.
    private let widths: ClosedRange<Double>
    private let heights: ClosedRange<Double>
    private let context: ContentContext
    /// The width that the text is broken at before any constraints are solved, in points.
    package let naturalWidth: Double

    /// How many lines more or fewer than estimated a recorded height may have, as factors: documents also record texts that
    /// were there before.
    private static let lineFactors = (low: 0.7, high: 1.4)
    /// The lines of a text style at the text sizes next to the usual one, as factors of their height.
    private static let styleFactors = (low: 0.85, high: 1.12)
    /// The difference of two widths that are the same, in points.
    private static let sameWidth = 0.5
    /// How far beside the width at which a height changes the heights differ, in points.
    private static let justBeside = 1e-6

    /// - Parameter isRecorded: Whether the recorded frame is that of this text in this font.
    /// - Returns: `nil` where the view shows no text that breaks.
    init?(_ record: Layout.View, isRecorded: Bool = true, in context: ContentContext) {
        guard record.wrapsText, let text = record.text, !text.isEmpty else { return nil }
        self.context = context
        lines = TextLines(text, of: record, in: context)
        padding = record.textPadding
        isFontKnown = record.isFontKnown(context)
        isTextStyle = record.stylePointSize != nil
        if isFontKnown {
            (widths, heights) = (0.97...1.03, 1...1)
        } else {
            (widths, heights) = (
                ContentEstimate.widthFactors(of: record, context), ContentEstimate.lineFactors(of: record, context)
            )
        }
        var natural = context.roundedUp(lines.longestParagraph) + padding.width
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
        if recordableWidth.contains(recorded.width) { return recorded.width }
        // Lines of some width have that height: the text asks for no more.
        let isBroken = recorded.width >= lines.longestWord && recorded.width < naturalWidth
        return isBroken && hasRecordedHeight(in: recorded.width - padding.width) ? recorded.width : naturalWidth
    }

    /// The height before the width is known, in points: that in the recorded width, which most layouts give it again, so that
    /// the second pass has nothing to do.
    var firstHeight: Double { height(in: recorded?.width ?? width) }

    /// Whether a length that the text first asks for is that of its words, not one that only the recorded frame says.
    func isEstimated(_ axis: Axis) -> Bool {
        guard let recorded else { return true }
        if axis == .horizontal { return abs(width - naturalWidth) <= 0.5 / context.scale }
        return abs(firstHeight - estimatedHeight(in: recorded.width)) <= 0.5 / context.scale
    }

    /// The height of the lines in a width, both in points, whatever was recorded.
    private func estimatedHeight(in width: Double) -> Double {
        context.roundedUp(lines.height(ofLines: lines.count(in: width - padding.width))) + padding.height
    }

    /// The widths of a recorded frame that can be that of the text on one line.
    private var recordableWidth: ClosedRange<Double> {
        let shortest = isFontKnown ? naturalWidth : min(naturalWidth, lines.longestWord)
        let factors = ContentEstimate.usualWidths
        let least = max(0, shortest * factors.lowerBound - ContentEstimate.widthSlack)
        return least...max(least, naturalWidth * factors.upperBound + ContentEstimate.widthSlack)
    }

    /// The height of the text in a width, both in points.
    ///
    /// In the recorded width it is the recorded height where the text can have that; of a font that is not known, the recorded
    /// height also says how high its lines are.
    package func height(in width: Double) -> Double {
        let room = width - padding.width
        let typical = estimatedHeight(in: width)
        guard let recorded, recorded.height > 0 else { return typical }
        let isSameWidth = abs(width - recorded.width) <= Self.sameWidth
        if isFontKnown {
            return isSameWidth && hasRecordedHeight(in: room) ? recorded.height : typical
        }
        guard plausible(in: recorded.width).contains(recorded.height) else { return typical }
        if isSameWidth { return recorded.height }
        let recordedCount = lines.count(in: recorded.width - padding.width)
        let line = (recorded.height - padding.height) / max(1, recordedCount)
        return context.roundedUp(line * lines.count(in: room)) + padding.height
    }

    /// The lines of the text that are shown in a width, in points.
    package func lineCount(in width: Double) -> Int { Int(lines.count(in: width - padding.width)) }

    /// How many lines of any text are shown in a height, in points.
    ///
    /// - Parameter height: `nil`: in any.
    /// - Returns: `nil` where there is no limit.
    package func mostLines(in height: Double?) -> Int? {
        lines.most(in: height.map { $0 - padding.height }).map { Int($0) }
    }

    /// Whether the recorded height is that of lines of this font, about as many as the text takes.
    private func hasRecordedHeight(in room: Double) -> Bool {
        guard let recorded else { return false }
        let count = lines.count(in: room)
        let fewest = max(1, (count * Self.lineFactors.low).rounded(.down))
        let most = max(fewest, lines.limited((count * Self.lineFactors.high + 1).rounded(.down)))
        let height = recorded.height - padding.height
        guard isTextStyle else { return lines.canBe(height, lines: fewest...most) }
        // At which text size a document was drawn is not known.
        let (low, high) = Self.styleFactors
        return (lines.height(ofLines: fewest) * low - 1...lines.height(ofLines: most) * high + 1).contains(height)
    }

    /// The heights that the text can have in a width: its font is only assumed, and so are the widths of words.
    func plausible(in width: Double) -> ClosedRange<Double> {
        let room = width - padding.width
        // Wider words are as a smaller room.
        let fewest = lines.count(in: room / widths.lowerBound)
        let most = max(fewest, lines.count(in: room / widths.upperBound))
        let low = max(0, lines.height(ofLines: fewest) * heights.lowerBound - 1)
        return low...max(low, lines.height(ofLines: most) * heights.upperBound + 2 + padding.height)
    }

    /// The widths, in points, at which the height changes, ascending.
    ///
    /// - Returns: `nil` where there are more than `most`.
    package func breaks(in range: ClosedRange<Double>, most: Int) -> [Double]? {
        let low = max(0, range.lowerBound - padding.width)
        let high = max(low, range.upperBound - padding.width)
        guard let breaks = lines.breaks(in: low...high, most: most)?.map({ $0 + padding.width }) else { return nil }
        // About the recorded width the height is the recorded one.
        let ends = recorded.map { [$0.width - Self.sameWidth, $0.width + Self.sameWidth] } ?? []
        let changing = ends.filter { end in
            range.contains(end) && height(in: end - Self.justBeside) != height(in: end + Self.justBeside)
        }
        return changing.isEmpty ? breaks : (breaks + changing).sorted()
    }
}

extension Layout.View {
    /// Whether a text of the view breaks its lines where it lacks width.
    package var wrapsText: Bool {
        switch contentKind {
        case .textView: true
        case .label: (numberOfLines ?? 1) != 1
        default: false
        }
    }

    /// What a text view keeps free around its text, both sides together, in points *(measured)*.
    var textPadding: Size {
        contentKind == .textView ? Size(width: 10, height: 16) : Size(width: 0, height: 0)
    }

    /// Whether the class is one of the app, which often sets a font and insets of its own that no source shows.
    var isOfAppClass: Bool { className != baseClass && statedBaseClass != nil }

    /// Whether the view shows its text in the system's font or in one of the app's that is at hand, at a size that the source
    /// states.
    func isFontKnown(_ context: ContentContext) -> Bool {
        let isThere = fontName.map { context.fonts[$0]?.covers(text ?? "") ?? false } ?? true
        guard isThere, !isOfAppClass else { return false }
        return pointSize != nil || stylePointSize != nil || context.omitsOnlyDefaults
    }
}
