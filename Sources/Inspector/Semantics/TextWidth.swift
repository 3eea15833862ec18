import LayoutModel

/// How wide a text is in the system's font.
enum TextWidth {
    /// The width of the longest line of `text`, in points.
    static func longestLine(of text: String, pointSize: Double, weight: FontWeight) -> Double {
        widest(of: text, pointSize: pointSize, weight: weight) { $0.endsLine }
    }

    /// The width of the longest word of `text`, in points.
    static func longestWord(of text: String, pointSize: Double, weight: FontWeight) -> Double {
        widest(of: text, pointSize: pointSize, weight: weight) { $0.endsLine || $0 == " " }
    }

    private static func widest(
        of text: String,
        pointSize: Double,
        weight: FontWeight,
        separator: (Unicode.Scalar) -> Bool
    ) -> Double {
        text.unicodeScalars.split(whereSeparator: separator)
            .map { SystemFont.width(of: $0, pointSize: pointSize, weight: weight) }
            .max() ?? 0
    }
}
