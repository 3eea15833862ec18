import LayoutModel

/// A text as a picture of a layout shows it.
package struct ShownText: Sendable, Equatable {
    package var text: String
    /// Points.
    package var pointSize: Double
    package var weight: FontWeight
    /// The width of the longest paragraph on one line, in points: a picture in another font is scaled to it.
    package var width: Double
    /// The height of the first line, in points.
    package var lineHeight: Double
    /// The most lines that are shown; 0: as many as fit. 1 for texts that do not break.
    package var mostLines: Int

    /// `nil` for views that show no text.
    package init?(_ view: Layout.View, in context: ContentContext) {
        guard let text = view.text, !text.isEmpty else { return nil }
        self.text = text
        let lines = TextLines(text, of: view, in: context)
        pointSize = view.assumedPointSize
        weight = view.fontWeight
        width = lines.longestParagraph
        lineHeight = lines.firstLine
        mostLines = view.wrapsText ? Int(max(0, min(view.numberOfLines ?? 0, 1000))) : 1
    }
}
