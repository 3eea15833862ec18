import LayoutModel

/// The framework classes that printed classes inherit from, with what each asks for.
///
/// The initialisers are those that UIKit's headers mark as designated.
enum FrameworkSuperclass {
    /// The framework class of a view; `UIView` for one whose framework class is not known.
    static func name(of view: Layout.View) -> String {
        let base = TypeName.short(view.baseClass)
        return isFramework(base) && !isPrivate(base) ? base : "UIView"
    }

    /// Whether a framework class is in no header, so that source cannot name it.
    static func isPrivate(_ name: String) -> Bool { name.hasPrefix("_") || privateClasses.contains(name) }

    /// Whether a class is the system's: a name without a module, with a prefix that frameworks have.
    static func isFramework(_ name: String) -> Bool {
        if name.contains(".") { return false }
        return prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The module to import for a framework class; `nil` where UIKit has it, or where it is no framework's.
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

    /// The framework's controller whose view is like the root view.
    static func controller(rootView: Layout.View) -> String {
        switch rootView.baseClass {
        case "UITableView": "UITableViewController"
        case "UICollectionView": "UICollectionViewController"
        default: "UIViewController"
        }
    }

    /// Whether a controller of such a class would make another view than the layout has.
    static func needsOwnView(rootView: Layout.View) -> Bool {
        switch controller(rootView: rootView) {
        case "UITableViewController", "UICollectionViewController": rootView.className != rootView.baseClass
        default: rootView.className != "UIView"
        }
    }

    private static let prefixes = [
        "UI", "NS", "WK", "MK", "MTK", "SK", "SCN", "GLK", "ARSCN", "ARSK", "AVPlayer", "AVCapture", "PDF", "_UI",
    ]

    /// Of those that logs and debuggers show.
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
