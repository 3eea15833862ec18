import LayoutModel

/// The font that a view shows its text in, as far as sizes of text depend on it.
struct TextFont: Sendable {
    let pointSize: Double
    private let weight: FontWeight
    /// The app's own font; `nil`: the system's, or one whose file is not here.
    private let metrics: FontMetrics?

    init(of view: Layout.View, pointSize: Double, in context: ContentContext) {
        self.pointSize = pointSize
        weight = view.fontWeight
        metrics = view.fontName.flatMap { context.fonts[$0] }
    }

    /// The system's.
    init(pointSize: Double, weight: FontWeight = .regular) {
        self.pointSize = pointSize
        self.weight = weight
        metrics = nil
    }

    /// The height of a line, in points, not rounded.
    var lineHeight: Double { metrics?.lineHeight(pointSize) ?? SystemFont.lineHeight(pointSize) }

    /// From the top of a line to its baseline, in points.
    var ascent: Double {
        // What a line keeps free beside its letters is above them.
        metrics.map { ($0.ascent + $0.lineGap) / $0.unitsPerEm * pointSize } ?? SystemFont.ascent * pointSize
    }

    /// From the baseline to the bottom of a line, in points.
    var descent: Double { metrics.map { $0.descent / $0.unitsPerEm * pointSize } ?? SystemFont.descent * pointSize }

    /// The width of text on one line, in points, not rounded. Characters that the app's font lacks are the system's.
    func width(of text: some Sequence<Unicode.Scalar>) -> Double {
        metrics?.width(of: text, pointSize: pointSize)
            ?? SystemFont.width(of: text, pointSize: pointSize, weight: weight)
    }

    /// The width of the longest line of a text, in points.
    func longestLine(of text: String) -> Double {
        text.unicodeScalars.split(whereSeparator: \.endsLine).map { width(of: $0) }.max() ?? 0
    }
}
