/// The framework classes of Interface Builder's elements.
enum InterfaceBuilderClasses {
    /// The class of a view's element, such as `UILabel` for `<label>`.
    static func viewClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String {
        if let exact = platform == .macOS ? macOSViews[name] : iOSViews[name] { return exact }
        return (platform == .macOS ? "NS" : "UI") + capitalized(name)
    }

    /// Whether an element of this name is always a view.
    static func isKnownView(_ name: String, on platform: InterfaceBuilderDocument.Platform) -> Bool {
        (platform == .macOS ? macOSViews[name] : iOSViews[name]) != nil
    }

    /// The class of a controller's element, such as `UITableViewController`; `nil` for other elements.
    static func controllerClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String? {
        guard name.hasSuffix("Controller"), controllerStems.contains(String(name.dropLast(10))) else { return nil }
        if name == "hostingController" { return platform == .macOS ? "NSHostingController" : "UIHostingController" }
        if name == "glkViewController" { return "GLKViewController" }
        if name == "avPlayerViewController" { return "AVPlayerViewController" }
        return (platform == .macOS ? "NS" : "UI") + capitalized(name)
    }

    private static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    private static let controllerStems: Set<String> = [
        "view", "tableView", "collectionView", "navigation", "tabBar", "split", "splitView", "pageView", "hosting",
        "tabView", "window", "glkView", "avPlayerView",
    ]

    private static let iOSViews: [String: String] = [
        "view": "UIView",
        "label": "UILabel",
        "button": "UIButton",
        "imageView": "UIImageView",
        "textField": "UITextField",
        "textView": "UITextView",
        "stackView": "UIStackView",
        "scrollView": "UIScrollView",
        "tableView": "UITableView",
        "tableViewCell": "UITableViewCell",
        "tableViewCellContentView": "UITableViewCellContentView",
        "collectionView": "UICollectionView",
        "collectionViewCell": "UICollectionViewCell",
        "collectionViewCellContentView": "UIView",
        "collectionReusableView": "UICollectionReusableView",
        "containerView": "UIView",
        "switch": "UISwitch",
        "slider": "UISlider",
        "stepper": "UIStepper",
        "segmentedControl": "UISegmentedControl",
        "pageControl": "UIPageControl",
        "progressView": "UIProgressView",
        "activityIndicatorView": "UIActivityIndicatorView",
        "datePicker": "UIDatePicker",
        "pickerView": "UIPickerView",
        "searchBar": "UISearchBar",
        "navigationBar": "UINavigationBar",
        "toolbar": "UIToolbar",
        "tabBar": "UITabBar",
        "refreshControl": "UIRefreshControl",
        "visualEffectView": "UIVisualEffectView",
        "control": "UIControl",
        "colorWell": "UIColorWell",
        "calendarView": "UICalendarView",
        "window": "UIWindow",
        "webView": "UIWebView",
        "wkWebView": "WKWebView",
        "mapView": "MKMapView",
        "mtkView": "MTKView",
        "glkView": "GLKView",
        "arscnView": "ARSCNView",
        "arskView": "ARSKView",
        "arView": "ARView",
        "scnView": "SCNView",
        "sceneKitView": "SCNView",
        "skView": "SKView",
        "adBannerView": "ADBannerView",
        "pdfView": "PDFView",
    ]

    private static let macOSViews: [String: String] = [
        "view": "NSView",
        "customView": "NSView",
        "textField": "NSTextField",
        "secureTextField": "NSSecureTextField",
        "searchField": "NSSearchField",
        "tokenField": "NSTokenField",
        "comboBox": "NSComboBox",
        "comboButton": "NSComboButton",
        "switch": "NSSwitch",
        "button": "NSButton",
        "popUpButton": "NSPopUpButton",
        "imageView": "NSImageView",
        "stackView": "NSStackView",
        "gridView": "NSGridView",
        "box": "NSBox",
        "scrollView": "NSScrollView",
        "clipView": "NSClipView",
        "scroller": "NSScroller",
        "tableView": "NSTableView",
        "tableHeaderView": "NSTableHeaderView",
        "tableCellView": "NSTableCellView",
        "outlineView": "NSOutlineView",
        "textView": "NSTextView",
        "splitView": "NSSplitView",
        "tabView": "NSTabView",
        "segmentedControl": "NSSegmentedControl",
        "slider": "NSSlider",
        "stepper": "NSStepper",
        "datePicker": "NSDatePicker",
        "colorWell": "NSColorWell",
        "levelIndicator": "NSLevelIndicator",
        "progressIndicator": "NSProgressIndicator",
        "pathControl": "NSPathControl",
        "collectionView": "NSCollectionView",
        "visualEffectView": "NSVisualEffectView",
        "matrix": "NSMatrix",
        "browser": "NSBrowser",
        "form": "NSForm",
        "ruleEditor": "NSRuleEditor",
        "predicateEditor": "NSPredicateEditor",
        "containerView": "NSView",
        "control": "NSControl",
        "openGLView": "NSOpenGLView",
        "webView": "WebView",
        "wkWebView": "WKWebView",
        "mapView": "MKMapView",
        "mtkView": "MTKView",
        "sceneKitView": "SCNView",
        "skView": "SKView",
        "avPlayerView": "AVPlayerView",
        "avCaptureView": "AVCaptureView",
        "pdfView": "PDFView",
        "pdfThumbnailView": "PDFThumbnailView",
    ]

    /// The class of an item of a bar or toolbar, which is no view and holds one.
    static func barItemClass(of name: String, on platform: InterfaceBuilderDocument.Platform) -> String? {
        switch (name, platform) {
        case ("toolbarItem", .macOS), ("searchToolbarItem", .macOS): "NSToolbarItem"
        case ("barButtonItem", .iOS), ("barButtonItem", .tvOS): "UIBarButtonItem"
        default: nil
        }
    }

    /// AppKit's views with a y axis that points down.
    static func isFlipped(_ className: String) -> Bool { flippedViews.contains(className) }

    private static let flippedViews: Set<String> = [
        "NSTableView", "NSOutlineView", "NSTableHeaderView", "NSTextView", "NSSplitView", "NSButton", "NSTextField",
        "NSPopUpButton", "NSImageView", "NSCollectionView", "NSMatrix", "NSForm", "NSBrowser", "NSRuleEditor",
        "NSPredicateEditor", "NSSegmentedControl", "NSSlider",
    ]
}
