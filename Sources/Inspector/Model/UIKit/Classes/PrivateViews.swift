import LayoutSyntax

/// Views that UIKit makes for itself, as logs and debugger output show them. Source cannot name their classes.
///
/// Collected from public logs and debugger output.
extension UIKitClass {
    static let privateViews: [UIKitClass] =
        inside(
            "UIView",
            [
                "UITextFieldBackgroundView", "UITextContainerView", "UITableViewWrapperView",
                "UITableViewCellSeparatorView", "UISwitchModernVisualElement", "UISystemBackgroundView",
                "UIBarBackground",
                "UINavigationBarContentView", "UISearchBarBackground", "UIPickerColumnView", "UIDatePickerContentView",
                "UIKBInputBackdropView", "UITextRangeView", "UITextSelectionView", "UIShadowView", "UIDimmingView",
                "UIScrollViewScrollIndicator", "UIKeyboard", "UIEditMenuContainerView",
            ]
        )
        + inside(
            "UILabel",
            [
                "UIButtonLabel", "UITextFieldLabel", "UITableViewLabel", "UISegmentLabel", "UITabBarButtonLabel",
            ]
        )
        + inside(
            "UIControl",
            [
                "UITabBarButton", "UITableViewCellEditControl", "UITableViewCellReorderControl",
            ]
        ) + inside("UIImageView", ["UISegment", "UITabBarSwappableImageView"])
        + inside("UIScrollView", ["UIFieldEditor"]) + inside("UIButton", ["UINavigationButton"])
        + inside("UITableView", ["UIPickerTableView"]) + inside("UISearchTextField", ["UISearchBarTextField"])
        + around(
            "UIView",
            [
                "UITransitionView", "UIDropShadowView", "UILayoutContainerView", "UINavigationTransitionView",
                "UIViewControllerWrapperView", "UIInputSetContainerView", "UIInputSetHostView",
                "UIPanelControllerContentView",
            ]
        ) + around("UIWindow", ["UITextEffectsWindow"]) + around("UITextEffectsWindow", ["UIRemoteKeyboardWindow"])
        + [
            UIKitClass(
                tableCellContentView,
                "UIView",
                elements: ["tableViewCellContentView"],
                [.isPrivate, .contentView]
            ),
            UIKitClass(effectContentView, "UIView", [.isPrivate, .contentView]),
        ]

    /// The content view of a table's cell, which the table pins to its cell.
    package static let tableCellContentView = "UITableViewCellContentView"
    package static let effectContentView = "_UIVisualEffectContentView"

    /// Inside of controls, bars and cells.
    private static func inside(_ superclass: String, _ names: [String]) -> [UIKitClass] {
        names.map { UIKitClass($0, superclass, .isPrivate) }
    }

    /// Around the views of an app's controllers.
    private static func around(_ superclass: String, _ names: [String]) -> [UIKitClass] {
        names.map { UIKitClass($0, superclass, [.isPrivate, .wrapper]) }
    }
}
