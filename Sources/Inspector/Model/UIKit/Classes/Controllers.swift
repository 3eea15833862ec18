/// Controllers of UIKit and of frameworks beside it.
extension UIKitClass {
    static let controllers: [UIKitClass] = [
        UIKitClass("UIViewController", elements: ["viewController"], .controller),
        UIKitClass(
            "UITableViewController",
            "UIViewController",
            elements: ["tableViewController"],
            initializer: .tableController
        ),
        UIKitClass(
            "UICollectionViewController",
            "UIViewController",
            elements: ["collectionViewController"],
            initializer: .collectionController
        ),
        UIKitClass("UINavigationController", "UIViewController", elements: ["navigationController"], .container),
        UIKitClass("UITabBarController", "UIViewController", elements: ["tabBarController"], .container),
        UIKitClass("UISplitViewController", "UIViewController", elements: ["splitViewController"], .container),
        UIKitClass("UIPageViewController", "UIViewController", elements: ["pageViewController"], .container),
        UIKitClass("UIInputWindowController", "UIViewController", [.container, .isPrivate]),
        UIKitClass("UIEditingOverlayViewController", "UIViewController", [.container, .isPrivate]),
        UIKitClass("UISystemInputAssistantViewController", "UIViewController", [.container, .isPrivate]),
        UIKitClass("UIHostingController", "UIViewController", module: "SwiftUI", elements: ["hostingController"]),
        UIKitClass("GLKViewController", "UIViewController", module: "GLKit", elements: ["glkViewController"]),
        UIKitClass("AVPlayerViewController", "UIViewController", module: "AVKit", elements: ["avPlayerViewController"]),
    ]
}
