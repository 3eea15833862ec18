/// What source sets of controllers, whose settings are attributes of their views.
extension UIKitProperty {
    /// The beginning of their keys among the attributes of a controller's view.
    package static let controllerPrefix = "viewController."
    package static let tabBarItem = "tabBarItem"

    package static let controllers: [UIKitProperty] = beforeViews + withViews

    /// What UIKit asks a controller for before it loads its view: the item of a tab bar is shown for a controller that was
    /// never visible, a style of presentation decides what is loaded (UIViewController's reference page, "Presenting").
    private static let beforeViews: [UIKitProperty] = [
        controller("title", .string),
        controller(tabBarItem, .tabBarItem),
        controller("modalPresentationStyle", .cases("UIModalPresentationStyle")),
        controller("modalTransitionStyle", .cases("UIModalTransitionStyle"), .string("coverVertical")),
        controller("hidesBottomBarWhenPushed", .bool, .bool(false)),
        controller("restorationIdentifier", .string),
    ]

    /// Those about edges concern the bars of a container, which no class knows of itself.
    private static let withViews: [UIKitProperty] = [
        controller("definesPresentationContext", .bool, .bool(false)),
        controller("providesPresentationContextTransitionStyle", .bool, .bool(false)),
        controller("edgesForExtendedLayout", .options("UIRectEdge")),
        controller("extendedLayoutIncludesOpaqueBars", .bool, .bool(false)),
        controller("automaticallyAdjustsScrollViewInsets", .bool, .bool(true)),
        controller("preferredContentSize", .size),
        UIKitProperty(
            "clearsSelectionOnViewWillAppear",
            of: "UITableViewController",
            "UICollectionViewController",
            as: .bool,
            standards: [
                "UITableViewController": .bool(true), "UICollectionViewController": .bool(true),
            ],
            use: .model
        ),
    ]

    private static func controller(
        _ key: String,
        _ kind: Kind,
        _ standard: AttributeValue? = nil
    ) -> UIKitProperty {
        UIKitProperty(key, of: "UIViewController", as: kind, standard: standard, use: .model)
    }

    private static let beforeViewKeys = Set(beforeViews.map(\.key))
    private static let controllersByKey = Dictionary(uniqueKeysWithValues: controllers.map { ($0.key, $0) })

    /// The row for a setting of a controller.
    package static func ofController(_ key: String) -> UIKitProperty? { controllersByKey[key] }

    /// Whether UIKit asks a controller for a setting before its view is loaded.
    package static func isAskedBeforeView(_ key: String) -> Bool { beforeViewKeys.contains(key) }

    /// The key of what an attribute of a controller's element sets.
    package static func key(ofControllerAttribute name: String) -> String {
        controllers.first { $0.elements.contains(name) }?.key ?? name
    }
}
