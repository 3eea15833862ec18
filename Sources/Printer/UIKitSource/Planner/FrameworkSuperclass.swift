import LayoutModel

/// The framework classes that printed classes inherit from, with the requirements of each.
///
/// The initializers are those that UIKit's headers mark as designated.
enum FrameworkSuperclass {
    /// The framework class of a view; `UIView` if it is unknown.
    static func name(of view: Layout.View) -> String {
        let base = TypeName.short(view.baseClass)
        return isFramework(base) && !isPrivate(base) ? base : "UIView"
    }

    /// Whether a framework class is private: source cannot name it.
    static func isPrivate(_ name: String) -> Bool { name.hasPrefix("_") || privateClasses.contains(name) }

    /// Whether a class belongs to the system: a name without a module, with a framework prefix.
    static func isFramework(_ name: String) -> Bool {
        if name.contains(".") { return false }
        return prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The module to import for a framework class; `nil` if it is in UIKit, or not a framework class.
    static func module(of name: String) -> String? { modules[name] }

    static func entry(of superclass: String, kind: Outline.Section.Kind) -> ClassShell.Entry {
        switch superclass {
        case _ where kind == .stack: .stack
        case "UIStackView": .stack
        case "UITableViewCell": .cell
        case "UITableViewHeaderFooterView": .tableHeader
        case "UITableView": .table
        case "UICollectionView": .collection
        case "UIVisualEffectView": .effect
        case "WKWebView": .web
        default: .frame
        }
    }

    /// The framework's controller with such a root view.
    static func controller(rootView: Layout.View) -> String {
        switch rootView.baseClass {
        case "UITableView": "UITableViewController"
        case "UICollectionView": "UICollectionViewController"
        default: "UIViewController"
        }
    }

    /// Whether a controller of that class would create a different view than the layout has.
    static func needsOwnView(rootView: Layout.View) -> Bool {
        switch controller(rootView: rootView) {
        case "UITableViewController", "UICollectionViewController": rootView.className != rootView.baseClass
        default: rootView.className != "UIView"
        }
    }

    private static let prefixes = [
        "UI", "NS", "WK", "MK", "MTK", "SK", "SCN", "GLK", "ARSCN", "ARSK", "AVPlayer", "AVCapture", "PDF", "_UI",
    ]

    /// Private classes that appear in logs and debugger output.
    private static let privateClasses: Set<String> = [
        "UIButtonLabel", "UIDropShadowView", "UIEditMenuContainerView", "UIFieldEditor", "UIKeyboard",
        "UIInputSetContainerView", "UIInputSetHostView", "UILayoutContainerView", "UINavigationTransitionView",
        "UIRemoteKeyboardWindow", "UISearchBarTextField", "UISegment", "UISegmentLabel", "UITabBarButton",
        "UITabBarButtonLabel", "UITabBarSwappableImageView", "UITableViewCellContentView", "UITableViewLabel",
        "UITableViewWrapperView", "UITextEffectsWindow", "UITextFieldLabel", "UITransitionView",
        "UIViewControllerWrapperView",
    ]

    private static let modules: [String: String] = [
        "WKWebView": "WebKit", "MKMapView": "MapKit", "MTKView": "MetalKit", "SKView": "SpriteKit",
        "SCNView": "SceneKit", "GLKView": "GLKit", "ARSCNView": "ARKit", "ARSKView": "ARKit", "ARView": "RealityKit",
        "PDFView": "PDFKit", "AVPlayerView": "AVKit", "ADBannerView": "iAd",
    ]
}
