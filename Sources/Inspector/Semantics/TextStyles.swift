/// The fonts that UIKit scales with the content size that a person has chosen.
enum TextStyles {
    /// The point sizes of a style from the smallest to the largest of the accessibility sizes; `nil` for an unknown style.
    ///
    /// Human Interface Guidelines, Typography, "Dynamic Type sizes" and "Larger accessibility type sizes".
    static func pointSizes(of style: String) -> ClosedRange<Double>? {
        let prefix = "UICTFontTextStyle"
        guard style.hasPrefix(prefix) else { return nil }
        return switch style.dropFirst(prefix.count) {
        case "Title0", "LargeTitle": 31...60
        case "Title1": 25...58
        case "Title2": 19...56
        case "Title3": 17...55
        case "Headline", "Body": 14...53
        case "Callout": 13...51
        case "Subhead": 12...49
        case "Footnote": 12...44
        case "Caption1": 11...43
        case "Caption2": 11...40
        default: nil
        }
    }
}
