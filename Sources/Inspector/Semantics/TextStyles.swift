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

    /// The point sizes of a style from the smallest to the largest; `nil` for an unknown style.
    static func pointSizes(of style: String) -> ClosedRange<Double>? {
        table(of: style).flatMap { sizes in sizes.first.flatMap { first in sizes.last.map { first...$0 } } }
    }

    /// The point size of a style at a text size; `nil` for an unknown style.
    static func pointSize(of style: String, at textSize: TextSize) -> Double? {
        table(of: style)?[textSize.rank]
    }
}
