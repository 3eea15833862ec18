import LayoutModel

/// How wide a text is in the system's font.
enum TextWidth {
    /// The width of the longest line of `text`, in points.
    static func longestLine(of text: String, pointSize: Double, weight: FontWeight) -> Double {
        widest(of: text, pointSize: pointSize, weight: weight) { $0 == "\n" || $0 == "\r" }
    }

    /// The width of the longest word of `text`, in points.
    static func longestWord(of text: String, pointSize: Double, weight: FontWeight) -> Double {
        widest(of: text, pointSize: pointSize, weight: weight) { $0 == "\n" || $0 == "\r" || $0 == " " }
    }

    /// The number of lines that the text takes in a width, broken between words; a word too long for a line is broken
    /// within.
    static func lineCount(of text: String, in width: Double, pointSize: Double, weight: FontWeight) -> Double {
        guard width > 0 else { return 1 }
        let blank = SystemFont.width(of: " ".unicodeScalars, pointSize: pointSize, weight: weight)
        var lines = 0.0
        for paragraph in text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" }) {
            lines += 1
            var used = 0.0
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let length = SystemFont.width(of: word, pointSize: pointSize, weight: weight)
                let extended = used == 0 ? length : used + blank + length
                if extended <= width {
                    used = extended
                } else if length <= width {
                    lines += 1
                    used = length
                } else {
                    let rest = used == 0 ? length : extended
                    let more = (rest / width).rounded(.up) - 1
                    lines += more
                    used = rest - more * width
                }
            }
        }
        return lines
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
