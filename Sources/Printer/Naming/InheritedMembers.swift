/// Members of UIKit's classes (through iOS 18) that printed classes inherit. A property with such a name would not
/// compile, or would shadow the member.
enum InheritedMembers {
    /// - Parameter superclass: The framework class of the printed class, as spelled in source.
    static func contains(_ name: String, of superclass: String = "UIView") -> Bool {
        // `view` is what the sources of controllers and views call the print root.
        if name == "view" || common.contains(name) { return true }
        // Of AppKit's classes, which have most of these members too, there is no table.
        guard superclass.hasPrefix("UI") else { return allNames.contains(name) }
        let isController = superclass.hasSuffix("Controller")
        let ancestry = isController ? ["UIViewController"] : FrameworkInheritance.ancestry(of: superclass)
        if ancestry.contains(where: reusedViews.contains), cells.contains(name) { return true }
        return ([superclass] + ancestry).contains { special[$0]?.contains(name) ?? false }
    }

    private static let allNames = special.values.reduce(cells.union(common)) { $0.union($1) }

    private static let reusedViews: Set<String> = [
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]

    /// Members that only some classes have.
    private static let special: [String: Set<String>] = [
        "UIView": [
            "view", "layer", "frame", "bounds", "center", "transform", "transform3D", "superview", "subviews", "window",
            "tag", "alpha", "mask", "backgroundColor", "tintColor", "isHidden", "isOpaque", "contentMode",
            "clipsToBounds",
            "constraints", "gestureRecognizers", "interactions", "layoutMargins", "directionalLayoutMargins",
            "layoutMarginsGuide", "readableContentGuide", "safeAreaInsets", "safeAreaLayoutGuide",
            "keyboardLayoutGuide",
            "layoutGuides", "intrinsicContentSize", "traitCollection", "overrideUserInterfaceStyle", "appearance",
            "semanticContentAttribute", "effectiveUserInterfaceLayoutDirection", "restorationIdentifier",
            "motionEffects",
            "autoresizingMask", "autoresizesSubviews", "translatesAutoresizingMaskIntoConstraints",
            "contentScaleFactor",
            "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "focusGroupIdentifier",
            "maskView",
            "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "widthAnchor",
            "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "isFocused",
            "tintAdjustmentMode", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "debugName",
            "alignmentRectInsets", "inputAccessory", "snapshot", "draw", "add", "remove",
            "traitOverrides", "hoverStyle", "largeContentTitle", "largeContentImage", "largeContentImageInsets",
            "showsLargeContentViewer", "scalesLargeContentImage", "minimumContentSizeCategory",
            "maximumContentSizeCategory", "appliedContentSizeCategoryLimitsDescription", "anchorPoint",
            "clearsContextBeforeDrawing", "contentStretch", "hasAmbiguousLayout",
            "forFirstBaselineLayout", "forLastBaselineLayout",
        ],
        "UIViewController": [
            "title", "navigationItem", "navigationController", "tabBarItem", "tabBarController", "splitViewController",
            "toolbarItems", "parent", "children", "presentedViewController", "presentingViewController", "storyboard",
            "nibName", "nibBundle", "isEditing", "editButtonItem", "isViewLoaded", "viewIfLoaded", "topLayoutGuide",
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
        "UIStackView": [
            "axis", "spacing", "alignment", "distribution", "arrangedSubviews", "isBaselineRelativeArrangement",
            "isLayoutMarginsRelativeArrangement",
        ],
        "UITableViewController": ["tableView", "clearsSelectionOnViewWillAppear", "refreshControl"],
        "UICollectionViewController": [
            "collectionView", "collectionViewLayout", "clearsSelectionOnViewWillAppear",
            "useLayoutToLayoutNavigationTransitions", "installsStandardGestureForInteractiveMovement",
        ],
        "UIControl": [
            "state", "isEnabled", "isTracking", "isTouchInside", "contentVerticalAlignment",
            "contentHorizontalAlignment", "effectiveContentHorizontalAlignment", "allTargets", "allControlEvents",
            "contextMenuInteraction", "isContextMenuInteractionEnabled", "showsMenuAsPrimaryAction", "toolTip",
            "toolTipInteraction", "isSymbolAnimationEnabled",
        ],
        "UIButton": [
            "titleLabel", "subtitleLabel", "configuration", "configurationUpdateHandler", "currentTitle",
            "currentImage", "currentBackgroundImage", "currentAttributedTitle", "currentTitleColor", "buttonType",
            "menu", "role", "preferredMenuElementOrder", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
            "isPointerInteractionEnabled", "changesSelectionAsPrimaryAction", "behavioralStyle",
        ],
        "UILabel": [
            "text", "font", "textColor", "textAlignment", "lineBreakMode", "attributedText", "numberOfLines",
            "shadowColor", "shadowOffset", "highlightedTextColor", "isEnabled", "minimumScaleFactor",
            "preferredMaxLayoutWidth", "lineBreakStrategy", "baselineAdjustment", "adjustsFontSizeToFitWidth",
        ],
        "UIImageView": [
            "image", "highlightedImage", "animationImages", "animationDuration", "isAnimating",
            "preferredSymbolConfiguration", "preferredImageDynamicRange", "imageDynamicRange",
        ],
        "UITextField": [
            "text", "attributedText", "textColor", "font", "textAlignment", "borderStyle", "placeholder",
            "attributedPlaceholder", "background", "delegate", "leftView", "rightView", "leftViewMode",
            "rightViewMode", "clearButtonMode", "defaultTextAttributes", "typingAttributes", "interactionState",
        ],
        "UITextView": [
            "text", "attributedText", "textColor", "font", "textAlignment", "isEditable", "isSelectable",
            "selectedRange", "textContainer", "textLayoutManager", "layoutManager", "textStorage", "textContainerInset",
            "typingAttributes", "linkTextAttributes", "dataDetectorTypes", "findInteraction", "borderStyle",
            "textHighlightAttributes", "interactionState",
        ],
        "UIScrollView": [
            "contentSize", "contentOffset", "contentInset", "adjustedContentInset", "contentInsetAdjustmentBehavior",
            "contentLayoutGuide", "frameLayoutGuide", "contentAlignmentPoint", "delegate", "refreshControl", "bounces",
            "zoomScale", "minimumZoomScale", "maximumZoomScale", "isTracking", "isDragging", "isDecelerating",
            "isZooming", "isPagingEnabled", "isScrollEnabled", "isDirectionalLockEnabled", "indicatorStyle",
            "decelerationRate", "keyboardDismissMode", "scrollsToTop", "panGestureRecognizer",
            "pinchGestureRecognizer", "directionalPressGestureRecognizer", "scrollIndicatorInsets",
            "verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets", "indexDisplayMode",
            "alwaysBounceVertical", "alwaysBounceHorizontal", "isScrollAnimating", "bouncesVertically",
            "bouncesHorizontally", "transfersVerticalScrollingToParent", "transfersHorizontalScrollingToParent",
        ],
        "UITableView": [
            "style", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate", "rowHeight",
            "tableHeaderView", "tableFooterView", "visibleCells", "separatorColor", "separatorStyle",
            "numberOfSections", "sectionIndexColor", "selfSizingInvalidation",
        ],
        "UICollectionView": [
            "collectionViewLayout", "dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate",
            "visibleCells", "numberOfSections", "isPrefetchingEnabled", "selfSizingInvalidation",
        ],
        "UIVisualEffectView": ["effect"],
        "WKWebView": [
            "scrollView", "configuration", "url", "canGoBack", "canGoForward", "isLoading", "estimatedProgress",
        ],
    ]

    /// Members of table and collection cells, and of the other views that lists reuse.
    private static let cells: Set<String> = [
        "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "accessoryType", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView", "reuseIdentifier",
        "selectionStyle", "isSelected", "isHighlighted", "separatorInset", "indentationLevel", "indentationWidth",
        "backgroundConfiguration", "contentConfiguration", "configurationState", "editingStyle", "showsReorderControl",
        "automaticallyUpdatesBackgroundConfiguration", "automaticallyUpdatesContentConfiguration",
        "configurationUpdateHandler", "defaultContentConfiguration", "defaultBackgroundConfiguration", "dragState",
        "editingAccessoryType", "focusStyle", "shouldIndentWhileEditing", "showingDeleteConfirmation",
        "userInteractionEnabledWhileDragging",
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
