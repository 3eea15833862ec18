/// Members of UIKit's classes (through iOS 18) that printed classes inherit. A property with such a name would not
/// compile, or would shadow the member.
package enum InheritedMembers {
    /// - Parameter superclass: The framework class of the printed class, as spelled in source.
    package static func contains(_ name: String, of superclass: String = "UIView") -> Bool {
        // `view` is what the sources of controllers and views call the print root.
        if name == "view" || common.contains(name) { return true }
        // Of AppKit's classes, which have most of these members too, there is no table.
        guard superclass.hasPrefix("UI") else { return allNames.contains(name) }
        let row = UIKitClass.named(superclass)
        if row?.traits.contains(.cell) == true {
            if cells.contains(name) { return true }
            if row?.isKind(of: "UICollectionReusableView") != true, tableCells.contains(name) { return true }
        }
        let root = superclass.hasSuffix("Controller") ? "UIViewController" : "UIView"
        return ((row?.ancestry ?? [superclass]) + [root]).contains { byClass[$0]?.contains(name) ?? false }
    }

    private static let allNames = byClass.values.reduce(cells.union(tableCells).union(common)) { $0.union($1) }

    /// The members of each class alone: rows of ``UIKitProperty``, and others.
    private static let byClass: [String: Set<String>] = {
        var names = others
        for row in UIKitProperty.all where row.isMember {
            for owner in row.owners { names[owner, default: []].insert(row.path) }
        }
        return names
    }()

    /// Members that are no row of ``UIKitProperty``, and that only some classes have.
    private static let others: [String: Set<String>] = [
        "UIView": [
            "view", "layer", "frame", "bounds", "center", "transform", "transform3D", "superview", "subviews", "window",
            "mask", "constraints", "gestureRecognizers", "interactions", "layoutMarginsGuide", "readableContentGuide",
            "safeAreaInsets", "safeAreaLayoutGuide", "keyboardLayoutGuide", "layoutGuides", "intrinsicContentSize",
            "traitCollection", "appearance", "effectiveUserInterfaceLayoutDirection", "motionEffects",
            "autoresizingMask",
            "translatesAutoresizingMaskIntoConstraints", "contentScaleFactor", "focusGroupIdentifier", "maskView",
            "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "widthAnchor",
            "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "isFocused",
            "tintAdjustmentMode", "debugName", "alignmentRectInsets", "inputAccessory", "snapshot", "draw", "add",
            "remove",
            "traitOverrides", "hoverStyle", "largeContentTitle", "largeContentImage", "largeContentImageInsets",
            "showsLargeContentViewer", "scalesLargeContentImage", "minimumContentSizeCategory",
            "maximumContentSizeCategory", "appliedContentSizeCategoryLimitsDescription", "anchorPoint",
            "contentStretch",
            "hasAmbiguousLayout", "forFirstBaselineLayout", "forLastBaselineLayout",
        ],
        "UIViewController": [
            "title", "navigationItem", "navigationController", "tabBarItem", "tabBarController", "splitViewController",
            "parent", "children", "presentedViewController", "presentingViewController", "storyboard", "nibName",
            "nibBundle", "isEditing", "editButtonItem", "isViewLoaded", "viewIfLoaded", "topLayoutGuide",
            "bottomLayoutGuide", "edgesForExtendedLayout", "preferredContentSize", "preferredStatusBarStyle",
            "prefersStatusBarHidden", "modalPresentationStyle", "modalTransitionStyle", "isBeingPresented",
            "isBeingDismissed", "definesPresentationContext", "transitioningDelegate", "presentationController",
            "popoverPresentationController", "sheetPresentationController", "extensionContext", "contentScrollView",
            "interfaceOrientation", "supportedInterfaceOrientations", "shouldAutorotate", "hidesBottomBarWhenPushed",
            "additionalSafeAreaInsets", "systemMinimumLayoutMargins", "searchDisplayController", "dismiss", "present",
            "show", "tab", "transitionCoordinator", "preferredTransition", "restorationClass", "isModalInPresentation",
            "isMovingToParent", "isMovingFromParent", "providesPresentationContextTransitionStyle",
            "restoresFocusAfterTransition", "disablesAutomaticKeyboardDismissal", "extendedLayoutIncludesOpaqueBars",
            "automaticallyAdjustsScrollViewInsets", "preferredStatusBarUpdateAnimation",
            "prefersHomeIndicatorAutoHidden",
            "prefersPointerLocked", "childForStatusBarStyle", "childForStatusBarHidden",
            "childForHomeIndicatorAutoHidden",
            "childForScreenEdgesDeferringSystemGestures", "childViewControllerForPointerLock",
            "preferredScreenEdgesDeferringSystemGestures", "preferredInterfaceOrientationForPresentation",
            "viewRespectsSystemMinimumLayoutMargins", "performsActionsWhilePresentingModally",
            "activePresentationController", "interactionActivityTrackingBaseName", "contentUnavailableConfiguration",
            "contentUnavailableConfigurationState", "previewActionItems", "ornaments",
            "preferredContainerBackgroundStyle",
            "childViewControllerForPreferredContainerBackgroundStyle", "modalPresentationCapturesStatusBarAppearance",
        ],
        "UIStackView": ["arrangedSubviews"],
        "UITableViewController": ["tableView", "clearsSelectionOnViewWillAppear", "refreshControl"],
        "UICollectionViewController": [
            "collectionView", "collectionViewLayout", "clearsSelectionOnViewWillAppear",
            "useLayoutToLayoutNavigationTransitions", "installsStandardGestureForInteractiveMovement",
        ],
        "UIControl": [
            "state", "isTracking", "isTouchInside", "contentVerticalAlignment", "contentHorizontalAlignment",
            "effectiveContentHorizontalAlignment", "allTargets", "allControlEvents", "contextMenuInteraction",
            "isContextMenuInteractionEnabled", "showsMenuAsPrimaryAction", "toolTip", "toolTipInteraction",
            "isSymbolAnimationEnabled",
        ],
        "UIButton": [
            "titleLabel", "subtitleLabel", "configuration", "configurationUpdateHandler", "currentTitle",
            "currentImage",
            "currentBackgroundImage", "currentAttributedTitle", "currentTitleColor", "buttonType", "menu", "role",
            "preferredMenuElementOrder", "changesSelectionAsPrimaryAction", "behavioralStyle",
        ],
        "UILabel": ["attributedText", "lineBreakStrategy"],
        "UIImageView": [
            "animationImages", "animationDuration", "isAnimating", "preferredImageDynamicRange", "imageDynamicRange",
        ],
        "UITextField": [
            "attributedText", "attributedPlaceholder", "delegate", "leftView", "rightView", "leftViewMode",
            "rightViewMode",
            "defaultTextAttributes", "typingAttributes", "interactionState",
        ],
        "UITextView": [
            "attributedText", "selectedRange", "textContainer", "textLayoutManager", "layoutManager", "textStorage",
            "textContainerInset", "typingAttributes", "linkTextAttributes", "findInteraction", "borderStyle",
            "textHighlightAttributes", "interactionState",
        ],
        "UIScrollView": [
            "contentSize", "contentOffset", "adjustedContentInset", "contentLayoutGuide", "frameLayoutGuide",
            "contentAlignmentPoint", "delegate", "refreshControl", "zoomScale", "isTracking", "isDragging",
            "isDecelerating", "isZooming", "decelerationRate", "scrollsToTop", "panGestureRecognizer",
            "pinchGestureRecognizer", "directionalPressGestureRecognizer", "scrollIndicatorInsets",
            "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets", "indexDisplayMode", "isScrollAnimating",
            "bouncesVertically", "bouncesHorizontally", "transfersVerticalScrollingToParent",
            "transfersHorizontalScrollingToParent",
        ],
        "UITableView": [
            "style", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView",
            "tableFooterView", "visibleCells", "numberOfSections", "selfSizingInvalidation",
        ],
        "UICollectionView": [
            "collectionViewLayout", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
            "visibleCells", "numberOfSections", "selfSizingInvalidation",
        ],
        "UIVisualEffectView": ["effect"],
        "WKWebView": [
            "scrollView", "configuration", "url", "canGoBack", "canGoForward", "isLoading", "estimatedProgress",
        ],
    ]

    /// Members of table and collection cells, and of the other views that lists reuse.
    private static let cells: Set<String> = [
        "contentView", "backgroundView", "selectedBackgroundView", "reuseIdentifier", "isSelected", "isHighlighted",
        "backgroundConfiguration", "contentConfiguration", "configurationState",
        "automaticallyUpdatesBackgroundConfiguration", "automaticallyUpdatesContentConfiguration",
        "configurationUpdateHandler", "defaultContentConfiguration", "defaultBackgroundConfiguration", "dragState",
    ]

    /// Those that cells of collections have not.
    private static let tableCells: Set<String> = [
        "textLabel", "detailTextLabel", "imageView", "accessoryView", "accessoryType",
        "multipleSelectionBackgroundView", "editingAccessoryView", "selectionStyle", "separatorInset",
        "indentationLevel", "indentationWidth", "editingStyle", "showsReorderControl", "editingAccessoryType",
        "focusStyle", "shouldIndentWhileEditing", "showingDeleteConfirmation", "userInteractionEnabledWhileDragging",
    ]

    /// Members of NSObject and UIResponder.
    private static let common: Set<String> = [
        "hash", "superclass", "description", "debugDescription", "copy", "mutableCopy", "isProxy", "zone", "next",
        "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "inputView", "inputAccessoryView",
        "inputViewController", "inputAssistantItem", "undoManager", "userActivity", "keyCommands", "textInputMode",
        "textInputContextIdentifier", "editingInteractionConfiguration", "pasteConfiguration",
        "activityItemsConfiguration",
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
        "accessibilityIdentifier",
        "accessibilityElements", "accessibilityFrame", "accessibilityPath", "accessibilityActions",
        "isAccessibilityElement", "observationInfo", "touchBar", "automationElements",
        "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityAttributedHint",
        "accessibilityLanguage", "accessibilityElementsHidden", "accessibilityViewIsModal",
        "accessibilityNavigationStyle", "accessibilityRespondsToUserInteraction", "accessibilityUserInputLabels",
        "accessibilityAttributedUserInputLabels", "accessibilityTextualContext", "accessibilityContainerType",
        "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityCustomContent",
        "accessibilityActivationPoint", "accessibilityHeaderElements", "accessibilityIgnoresInvertColors",
        "accessibilityDirectTouchOptions", "accessibilityExpandedStatus", "accessibilityDragSourceDescriptors",
        "accessibilityDropPointDescriptors", "accessibilityNextTextNavigationElement",
        "accessibilityPreviousTextNavigationElement", "shouldGroupAccessibilityChildren",
        "focusGroupPriority", "focusEffect", "focusItemContainer", "focusItemDeferralMode",
        "parentFocusEnvironment", "preferredFocusEnvironments", "preferredFocusedView", "canBecomeFocused",
        "isTransparentFocusItem", "coordinateSpace",
    ]
}
