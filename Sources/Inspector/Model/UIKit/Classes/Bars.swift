import LayoutSyntax

/// Bars of UIKit and the items that hold their views.
extension UIKitClass {
    static let bars: [UIKitClass] = [
        UIKitClass(
            "UINavigationBar",
            "UIView",
            elements: ["navigationBar"],
            .makesSubviews,
            content: .fixed(.height),
            sizes: [
                ControlSize(height: 44, plausibleHeight: 43...130),
                ControlSize(since: .iOS26, height: 54, plausibleHeight: 43...130),
                ControlSize(height: 96, plausibleHeight: 43...130, when: largeTitles),
                ControlSize(since: .iOS26, height: 106.5, plausibleHeight: 43...130, when: largeTitles),
            ]
        ),
        UIKitClass(
            "UIToolbar",
            "UIView",
            elements: ["toolbar"],
            .makesSubviews,
            content: .fixed(.height),
            sizes: [
                ControlSize(height: 44, plausibleHeight: 43...50),
                ControlSize(since: .iOS26, height: 48, plausibleHeight: 43...50),
            ]
        ),
        UIKitClass(
            "UITabBar",
            "UIView",
            elements: ["tabBar"],
            .makesSubviews,
            content: .fixed(.height),
            sizes: [ControlSize(height: 49), ControlSize(since: .iOS26, height: 83)]
        ),
        UIKitClass(
            "UISearchBar",
            "UIView",
            elements: ["searchBar"],
            [.leaf, .makesSubviews, .showsText, .scrollsText, .drawsNothing],
            content: .fixed(.height),
            sizes: [
                ControlSize(height: 44, plausibleHeight: 43...112),
                ControlSize(since: .iOS11, height: 56, plausibleHeight: 43...112),
                ControlSize(since: .iOS26, height: 64, plausibleHeight: 43...112),
                ControlSize(height: 88, plausibleHeight: 87...112, when: scopes),
                ControlSize(since: .iOS11, height: 100, plausibleHeight: 87...112, when: scopes),
                ControlSize(since: .iOS26, height: 111, plausibleHeight: 87...112, when: scopes),
            ]
        ),
        UIKitClass("UIBarButtonItem", elements: ["barButtonItem"], .barItem),
    ]

    private static let largeTitles = ControlSize.Condition(keys: ["prefersLargeTitles"], values: ["true"])
    private static let scopes = ControlSize.Condition(keys: ["showsScopeBar"], values: ["true"])
}
