import LayoutModel

/// The font that a view shows its text in, as far as sizes of text depend on it.
struct TextFont: Sendable {
    let pointSize: Double
    private let weight: FontWeight
    /// The app's own font; `nil`: the system's, or one whose file is not here.
    private let metrics: FontMetrics?
    /// Whether widths are those of the system's font: in a text that has characters which the app's lacks.
    private let isSubstituted: Bool

    /// - Parameter text: What is measured; all of it in one font.
    init(of view: Layout.View, pointSize: Double, in context: ContentContext, for text: String? = nil) {
        self.pointSize = pointSize
        weight = view.fontWeight
        let metrics = view.fontName.flatMap { context.fonts[$0] }
        self.metrics = metrics
        isSubstituted = text.map { metrics?.covers($0) == false } ?? false
    }

    /// The system's.
    init(pointSize: Double, weight: FontWeight = .regular) {
        self.pointSize = pointSize
        self.weight = weight
        metrics = nil
        isSubstituted = false
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

    /// The width of text on one line, in points, not rounded.
    func width(of text: some Sequence<Unicode.Scalar>) -> Double {
        let own = isSubstituted ? nil : metrics?.width(of: text, pointSize: pointSize)
        return own ?? SystemFont.width(of: text, pointSize: pointSize, weight: weight)
    }

    /// The width of the longest line of a text, in points.
    func longestLine(of text: String) -> Double {
        text.unicodeScalars.split(whereSeparator: \.endsLine).map { width(of: $0) }.max() ?? 0
    }
}
