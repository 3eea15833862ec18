/// What stack views do with their views, margins, and the items of navigation bars.
extension UIKitProperty {
    static let stacks: [UIKitProperty] = [
        UIKitProperty("axis", of: "UIStackView", as: .cases("UILayoutConstraintAxis"), use: .model),
        UIKitProperty("distribution", of: "UIStackView", as: .cases("UIStackViewDistribution"), use: .model),
        UIKitProperty("alignment", of: "UIStackView", as: .cases("UIStackViewAlignment"), use: .model),
        UIKitProperty("spacing", of: "UIStackView", as: .number, use: .model),
        UIKitProperty("isLayoutMarginsRelativeArrangement", of: "UIStackView", as: .bool, use: .model),
        UIKitProperty("isBaselineRelativeArrangement", of: "UIStackView", as: .bool, use: .model),
        UIKitProperty("layoutMargins", of: "UIView", as: .edges, use: .model),
    ]

    /// What a navigation item has besides items.
    package static let navigationItem: [UIKitProperty] = [
        UIKitProperty("title", of: "UINavigationItem", as: .string, use: .model),
        UIKitProperty("prompt", of: "UINavigationItem", as: .string, use: .model),
        UIKitProperty("backButtonTitle", of: "UINavigationItem", as: .string, use: .model),
        UIKitProperty(
            "largeTitleDisplayMode",
            of: "UINavigationItem",
            as: .cases("UINavigationItemLargeTitleDisplayMode"),
            use: .model
        ),
        UIKitProperty("hidesBackButton", of: "UINavigationItem", as: .bool, use: .model),
        UIKitProperty("leftItemsSupplementBackButton", of: "UINavigationItem", as: .bool, use: .model),
    ]

    static let barItems: [UIKitProperty] =
        [
            "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem",
            "backBarButtonItems",
        ].map { UIKitProperty($0, of: "UINavigationItem", as: .barItems, use: .model) }
        + [UIKitProperty("toolbarItems", of: "UIViewController", as: .barItems, use: .model)]
}
