import LayoutModel

/// The fonts that UIKit scales with the text size that a person has chosen.
enum TextStyles {
    /// Points: the size of the font, and the distance from one line to the next.
    private typealias Size = (font: Double, line: Double)

    /// The sizes of a style by text size, from the smallest to the largest; `nil` for an unknown style.
    ///
    /// Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes", size and leading; the
    /// leading is measured at the default text size for all but footnotes.
    private static func table(of style: String) -> [Size]? {
        let prefix = "UICTFontTextStyle"
        guard style.hasPrefix(prefix) else { return nil }
        return switch style.dropFirst(prefix.count) {
        case "Title0", "LargeTitle":
            [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
                (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
            ]
        case "Title1":
            [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
                (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
            ]
        case "Title2":
            [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
                (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
            ]
        case "Title3":
            [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
                (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
            ]
        case "Headline", "Body":
            [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
                (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]
        case "Callout":
            [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
                (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
            ]
        case "Subhead":
            [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
                (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
            ]
        case "Footnote":
            [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
                (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
            ]
        case "Caption1":
            [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
                (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
            ]
        case "Caption2":
            [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
                (20, 25), (24, 29), (29, 35), (34, 41), (40, 48),
            ]
        default: nil
        }
    }

    /// The distance from one line to the next in a style at one of its point sizes, in points; `nil` for an unknown style, and
    /// at another size.
    static func lineDistance(of style: String, pointSize: Double) -> Double? {
        table(of: style)?.first { $0.font == pointSize }?.line
    }

    /// The point sizes of a style from the smallest to the largest; `nil` for an unknown style.
    static func pointSizes(of style: String) -> ClosedRange<Double>? {
        table(of: style).flatMap { sizes in
            sizes.first.flatMap { first in sizes.last.map { first.font...$0.font } }
        }
    }

    /// The point size of a style at a text size; `nil` for an unknown style.
    static func pointSize(of style: String, at textSize: TextSize) -> Double? {
        table(of: style)?[textSize.rank].font
    }
}
