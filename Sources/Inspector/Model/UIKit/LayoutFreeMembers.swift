/// Members of UIKit's and AppKit's classes that cannot concern a layout, and are no row of ``UIKitProperty``: readers of code
/// pass over statements about them, and count these.
package enum LayoutFreeMembers {
    /// Members that lead away from the layout: whatever a statement does below them.
    package static let branches: Set<String> = [
        "layer", "navigationItem", "navigationController", "tabBarController", "tabBarItem", "attributedPlaceholder",
        "traitCollection", "undoManager", "window",
        "selectedBackgroundView", "collectionViewLayout", "notificationCenter", "accessibilityElements",
        "splitViewController", "presentationController", "popoverPresentationController", "sheetPresentationController",
    ]

    /// Members of views by which libraries without layout are reached: RxSwift, Kingfisher.
    package static let scopes: Set<String> = ["rx", "kf"]

    /// Views that cells and buttons make themselves. Theirs are optional: `imageView?.image`. Without a question mark, the
    /// name is that of a view of the code's own.
    package static let optionalBranches: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

    /// Whether an assignment to a property cannot concern a layout.
    package static func contain(property name: String) -> Bool {
        properties.contains(name) || UIKitProperty.isKept(name) || UIKitProperty.ofController(name) != nil
    }

    private static let properties: Set<String> = [
        "placeholderColor", "titleColor", "delegate", "dataSource", "prefetchDataSource", "dragDelegate",
        "dropDelegate", "navigationDelegate", "uiDelegate", "toolbarItems", "decelerationRate", "scrollsToTop",
        "zoomScale", "isEditing", "cellLayoutMarginsFollowReadableWidth", "accessibilityValue",
        "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
        "maximumContentSizeCategory", "minimumContentSizeCategory", "lineBreakStrategy", "minimumDate", "maximumDate",
        "date", "calendar", "locale", "timeZone", "countDownDuration", "refreshControl", "inputView",
        "inputAccessoryView", "shouldArchive", "shouldBeArchived", "contentScaleFactor", "typingAttributes",
        "linkTextAttributes", "defaultTextAttributes", "tintAdjustmentMode", "focusEffect", "animationImages",
        "animationDuration", "isHighlightedImage", "showsMenuAsPrimaryAction", "menu", "role",
        "allowsBackForwardNavigationGestures", "isZoomEnabled", "isScrollEnabledMap", "drawsBackground", "isBordered",
        "controlSize", "wantsLayer", "sectionHeaderTopPadding", "dragInteractionEnabled",
        "remembersLastFocusedIndexPath", "selectedBackgroundView", "autoupdatesConstraints",
        "displayMode", "effect", "isSpringLoaded", "tokenBackgroundColor", "inputDelegate",
        "allowsEditingTextAttributes", "clearsOnInsertion", "isFindInteractionEnabled", "backgroundStyle",
        "contentOffset", "allowsFocus", "cornerConfiguration", "mask", "isDoubleSided", "scalesLargeContentImage",
        "showsLargeContentViewer", "isToolbarHidden", "definesContext", "scopeButtonTitles",
        "automaticallyAdjustsScrollIndicatorInsets",
    ]

    package static let methods: Set<String> = [
        "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "removeGestureRecognizer", "addInteraction",
        "register", "setTitleColor", "setTitleShadowColor", "setBackgroundImage", "setBackgroundColor", "setTintColor",
        "setTitleTextAttributes", "setThumbImage", "setMinimumTrackImage", "setMaximumTrackImage", "startAnimating",
        "stopAnimating", "setDelegate", "addObserver", "removeObserver", "setEditing", "reloadData", "selectSegment",
        "setOn", "setValue", "setNeedsDisplay", "sizeToFit", "setNavigationBarHidden", "setContentOffset", "load",
        "becomeFirstResponder", "resignFirstResponder", "setNeedsStatusBarAppearanceUpdate", "setToolbarHidden",
        "setNeedsLayout", "layoutIfNeeded", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "setProgress",
        "setSelected", "setHighlighted", "setLabel", "setPreferredSymbolConfiguration", "accessibilityActivate",
        "setRightBarButton", "setLeftBarButton", "registerForTraitChanges", "setDate", "setDividerImage", "addSublayer",
    ]
}
