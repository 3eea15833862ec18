import LayoutModel

/// The text sizes of iOS, from which a person chooses one: content size categories.
public enum TextSize: String, Sendable, CaseIterable, Comparable {
    case extraSmall = "extra-small"
    case small
    case medium
    /// What a device comes with.
    case large
    case extraLarge = "extra-large"
    case extraExtraLarge = "extra-extra-large"
    case extraExtraExtraLarge = "extra-extra-extra-large"
    case accessibilityMedium = "accessibility-medium"
    case accessibilityLarge = "accessibility-large"
    case accessibilityExtraLarge = "accessibility-extra-large"
    case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
    case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

    public static func < (left: TextSize, right: TextSize) -> Bool { left.rank < right.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
