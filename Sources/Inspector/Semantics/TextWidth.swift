import LayoutModel

/// How wide a text is in the system's font.
enum TextWidth {
    /// The width of the longest line of `text`, in points.
    static func longestLine(of text: String, pointSize: Double, weight: FontWeight) -> Double {
        text.unicodeScalars.split(whereSeparator: \.endsLine)
            .map { SystemFont.width(of: $0, pointSize: pointSize, weight: weight) }
            .max() ?? 0
    }
}
