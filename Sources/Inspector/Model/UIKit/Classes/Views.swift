import LayoutSyntax

/// Plain views, containers and windows of UIKit. Facts come from UIKit's headers unless another source is named.
extension UIKitClass {
    static let views: [UIKitClass] = [
        UIKitClass(
            "UIView",
            elements: ["view", "containerView", "collectionViewCellContentView"],
            [.plain, .clear],
            content: .nothing,
            controller: "UIViewController"
        ),
        UIKitClass(
            "UIImageView",
            "UIView",
            elements: ["imageView"],
            noun: "imageView",
            [.leaf, .clear, .makesSubviews],
            content: .image,
            convenience: [["image"]]
        ),
        UIKitClass(
            "UIStackView",
            "UIView",
            elements: ["stackView"],
            noun: "stack",
            [.clear, .stack],
            content: .nothing,
            initializer: .stack,
            convenience: [["arrangedSubviews"]]
        ),
        UIKitClass(
            "UIScrollView",
            "UIView",
            elements: ["scrollView"],
            noun: "scrollView",
            [.scrolls, .clear],
            content: .nothing
        ),
        UIKitClass(
            "UIVisualEffectView",
            "UIView",
            elements: ["visualEffectView"],
            noun: "effectView",
            .makesSubviews,
            initializer: .effect,
            convenience: [["effect"]],
            contentMember: "contentView"
        ),
        UIKitClass("UIWindow", "UIView", elements: ["window"], .wrapper),
        UIKitClass("UIInputView", "UIView"),
        UIKitClass("UIPopoverBackgroundView", "UIView"),
        UIKitClass("UIListContentView", "UIView", .makesSubviews, content: .unrecorded(.height)),
        UIKitClass("UIContentUnavailableView", "UIView", .makesSubviews),
        UIKitClass("UIBackgroundExtensionView", "UIView", .makesSubviews),
        UIKitClass("UIGlassContainerView", "UIView"),
    ]
}
