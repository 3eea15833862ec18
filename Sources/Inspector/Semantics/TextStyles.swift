import LayoutModel

/// The fonts that UIKit scales with the text size that a person has chosen.
enum TextStyles {
    /// The point sizes of a style by text size, from the smallest to the largest; `nil` for an unknown style.
    ///
    /// Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
    private static func table(of style: String) -> [Double]? {
        let prefix = "UICTFontTextStyle"
        guard style.hasPrefix(prefix) else { return nil }
        return switch style.dropFirst(prefix.count) {
        case "Title0", "LargeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case "Title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case "Title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case "Title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case "Headline", "Body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case "Callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case "Subhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case "Footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case "Caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case "Caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        default: nil
        }
    }

    /// The distance from one line to the next in a style at one of its point sizes, in points; `nil` for an unknown style, and
    /// at another size.
    ///
    /// Same source, "leading"; measured at the default text size for all but footnotes.
    static func lineDistance(of style: String, pointSize: Double) -> Double? {
        guard let sizes = table(of: style), let rank = sizes.firstIndex(of: pointSize) else { return nil }
        return lineDistances(of: style)[rank]
    }

    /// Of a style that is known.
    private static func lineDistances(of style: String) -> [Double] {
        switch style.dropFirst("UICTFontTextStyle".count) {
        case "Title0", "LargeTitle": [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case "Title1": [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case "Title2": [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case "Title3": [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case "Callout": [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case "Subhead": [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case "Footnote": [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case "Caption1": [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case "Caption2": [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
        default: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        }
    }

    /// The point sizes of a style from the smallest to the largest; `nil` for an unknown style.
    static func pointSizes(of style: String) -> ClosedRange<Double>? {
        table(of: style).flatMap { sizes in sizes.first.flatMap { first in sizes.last.map { first...$0 } } }
    }

    /// The point size of a style at a text size; `nil` for an unknown style.
    static func pointSize(of style: String, at textSize: TextSize) -> Double? {
        table(of: style)?[textSize.rank]
    }
}
