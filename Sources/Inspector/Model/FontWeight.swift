/// The weight of a font, as far as the width of text depends on it.
package enum FontWeight: Sendable {
    /// Regular and lighter.
    case regular
    case medium
    case semibold
    /// Bold and heavier.
    case bold

    /// The weight that a word for it, a style or the name of a font says, such as `medium`, `boldSystem`,
    /// `UICTFontTextStyleHeadline` or `AvenirNext-DemiBold`; in text styles only the headline is not regular.
    package init(describedBy text: String) {
        let text = text.lowercased()
        func names(_ words: String...) -> Bool { words.contains { text.contains($0) } }
        if names("semibold", "demibold", "headline") {
            self = .semibold
        } else if names("bold", "heavy", "black") {
            self = .bold
        } else if names("medium") {
            self = .medium
        } else {
            self = .regular
        }
    }
}
