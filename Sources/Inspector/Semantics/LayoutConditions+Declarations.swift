import LayoutModel
import LayoutSyntax

extension LayoutConditions {
    /// The options of all commands that solve a layout.
    public static let declarations: [OptionDeclaration<LayoutConditions>] = [
        .parsed(
            "size",
            "lay out every root at this size, in points",
            value: .text(placeholder: "WxH", expectation: "a size, such as 375x812"),
            \.size,
            parse: { Size($0) },
            spell: { $0.spelled }
        ),
        .parsed(
            "safe-area",
            "use these safe area insets, in points",
            value: .text(placeholder: "T,L,B,R", expectation: "four insets, such as 47,0,34,0"),
            \.safeAreaInsets,
            parse: { EdgeInsets($0) },
            spell: { insets in
                [insets.top, insets.left, insets.bottom, insets.right].map(JSONNumberFormat.text).joined(separator: ",")
            }
        ),
        .parsed(
            "ios",
            "use the control sizes of this iOS version, if the input names no version",
            value: .text(placeholder: "version", expectation: "a version of iOS, such as 12, 18 or 26"),
            \.iOSVersion,
            parse: { Int($0).flatMap { (1...99).contains($0) ? $0 : nil } },
            spell: { String($0) }
        ),
        .flag("rtl", "lay out from right to left", \.isRightToLeft),
        .word("text-size", "lay out at this text size (Dynamic Type)", \.textSize),
    ]

    private var isRightToLeft: Bool {
        get { direction == .rightToLeft }
        set { direction = newValue ? .rightToLeft : nil }
    }
}

extension Size {
    /// A size such as `375x812`, neither negative nor beyond what a screen could have; `nil` for any other text.
    public init?(_ text: String) {
        let parts = sides(text)
        guard parts.count == 2, let width = points(parts[0]), let height = points(parts[1]) else { return nil }
        self.init(width: width, height: height)
    }

    /// Such as `375x812`.
    package var spelled: String { "\(JSONNumberFormat.text(width))x\(JSONNumberFormat.text(height))" }
}

extension EdgeInsets {
    /// Insets such as `47,0,34,0`: top, left, bottom, right. `nil` for any other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { points($0) }
        guard parts.count == 4, text.count(where: { $0 == "," }) == 3 else { return nil }
        self.init(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }
}

/// The two sides of `375x812` and of what is written like it.
package func sides(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }
}

/// A number of points that a size can have: not negative, and not beyond what a screen could mean.
package func points(_ text: Substring) -> Double? {
    guard let number = Double(text), number.isFinite, number >= 0, number <= 1e9 else { return nil }
    return number
}
