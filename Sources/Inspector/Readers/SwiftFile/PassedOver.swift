import LayoutModel
import LayoutSyntax

/// What cannot concern the layout, by name: statements about it are passed over, and counted.
///
/// The lists name properties and methods of UIKit. A name that a type of the file declares is never looked up here.
enum PassedOver {
    /// Members that lead away from the layout: whatever a statement does below them.
    static let branches: Set<String> = [
        "layer", "navigationItem", "navigationController", "tabBarController", "tabBarItem", "attributedPlaceholder",
        "traitCollection", "undoManager", "window",
        "selectedBackgroundView", "collectionViewLayout", "notificationCenter", "accessibilityElements",
        "splitViewController", "presentationController", "popoverPresentationController", "sheetPresentationController",
    ]

    /// Views that cells and buttons make themselves. Theirs are optional: `imageView?.image`. Without a question mark, the
    /// name is that of a view of the code's own.
    static let optionalBranches: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

    static let properties: Set<String> = [
        "backgroundColor", "textColor", "tintColor", "barTintColor", "textAlignment", "highlightedTextColor",
        "shadowColor", "shadowOffset", "placeholderColor", "titleColor", "onTintColor", "thumbTintColor",
        "minimumTrackTintColor", "maximumTrackTintColor", "progressTintColor", "trackTintColor", "color",
        "separatorColor", "pageIndicatorTintColor", "currentPageIndicatorTintColor", "selectedSegmentTintColor",
        "sectionIndexColor", "alpha", "isOpaque", "clipsToBounds", "isUserInteractionEnabled", "isMultipleTouchEnabled",
        "isExclusiveTouch", "tag", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
        "navigationDelegate", "uiDelegate", "title", "toolbarItems", "isEnabled", "isSelected",
        "isHighlighted", "isOn", "value",
        "minimumValue", "maximumValue", "stepValue", "isContinuous", "progress", "currentPage", "selectedSegmentIndex",
        "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "spellCheckingType",
        "smartDashesType", "smartQuotesType", "smartInsertDeleteType", "keyboardAppearance", "textContentType",
        "isSecureTextEntry", "enablesReturnKeyAutomatically", "clearButtonMode", "clearsOnBeginEditing", "isEditable",
        "isSelectable", "dataDetectorTypes", "keyboardDismissMode", "showsVerticalScrollIndicator",
        "showsHorizontalScrollIndicator", "indicatorStyle", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
        "isPagingEnabled", "isDirectionalLockEnabled", "delaysContentTouches", "canCancelContentTouches",
        "decelerationRate", "scrollsToTop", "minimumZoomScale", "maximumZoomScale", "bouncesZoom", "zoomScale",
        "allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing", "isEditing", "selectionStyle",
        "accessoryType", "editingAccessoryType", "separatorInset", "cellLayoutMarginsFollowReadableWidth",
        "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "isAccessibilityElement", "accessibilityViewIsModal", "shouldGroupAccessibilityChildren",
        "modalPresentationStyle", "modalTransitionStyle", "hidesBottomBarWhenPushed", "definesPresentationContext",
        "overrideUserInterfaceStyle", "preferredContentSize", "contentHorizontalAlignment", "contentVerticalAlignment",
        "adjustsFontForContentSizeCategory", "maximumContentSizeCategory", "minimumContentSizeCategory",
        "allowsDefaultTighteningForTruncation", "baselineAdjustment", "lineBreakStrategy", "showsTouchWhenHighlighted",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted",
        "isPointerInteractionEnabled", "hidesWhenStopped", "hidesForSinglePage", "isMomentary", "autorepeat", "wraps",
        "minuteInterval", "minimumDate", "maximumDate", "date", "calendar", "locale", "timeZone", "countDownDuration",
        "searchBarStyle", "showsCancelButton", "isTranslucent", "barStyle", "refreshControl", "inputView",
        "inputAccessoryView", "shouldArchive", "shouldBeArchived", "contentScaleFactor", "restorationIdentifier",
        "typingAttributes", "linkTextAttributes", "defaultTextAttributes", "tintAdjustmentMode", "focusEffect",
        "highlightedImage", "animationImages", "animationDuration", "isHighlightedImage", "showsMenuAsPrimaryAction",
        "menu", "role", "allowsBackForwardNavigationGestures", "showsUserLocation", "isZoomEnabled",
        "isScrollEnabledMap",
        "mapType", "drawsBackground", "isBordered", "controlSize", "wantsLayer", "estimatedRowHeight",
        "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "sectionHeaderTopPadding",
        "dragInteractionEnabled",
        "isPrefetchingEnabled", "remembersLastFocusedIndexPath", "scrollIndicatorInsets", "selectedBackgroundView",
        "autoupdatesConstraints", "displayMode", "effect", "apportionsSegmentWidthsByContent", "isSpringLoaded",
        "tokenBackgroundColor", "inputDelegate", "allowsEditingTextAttributes", "clearsOnInsertion",
        "isFindInteractionEnabled",
        "clearsContextBeforeDrawing", "backgroundStyle", "sectionIndexBackgroundColor", "contentOffset",
        "disabledBackground", "allowsFocus", "cornerConfiguration", "mask", "isDoubleSided", "scalesLargeContentImage",
        "showsLargeContentViewer", "minimumFontSize", "minimumScaleFactor", "adjustsFontSizeToFitWidth",
        "adjustsImageSizeForAccessibilityContentSizeCategory", "isToolbarHidden", "definesContext", "prompt",
        "scopeButtonTitles", "automaticallyAdjustsScrollIndicatorInsets",
    ]

    static let methods: Set<String> = [
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

    /// Functions outside of types.
    static let functions: Set<String> = [
        "print", "debugPrint", "NSLog", "os_log", "assert", "precondition", "assertionFailure", "fatalError", "dump",
    ]
}

extension SwiftFileRun {
    /// Whether a statement is a call that cannot concern the layout.
    func passesOver(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(let primary, let links, _) = expression else { return false }
        if case .name(let name) = primary {
            if case .call? = links.first?.kind {
                return !isDeclared(name)
                    && (PassedOver.functions.contains(name) || links.count == 1 && PassedOver.methods.contains(name))
            }
            if leadsAway(name, links.first), !isDeclared(name) { return true }
            if name == "NotificationCenter" { return true }
        }
        return passesOver(links)
    }

    /// Whether a name leads away from the layout, by what comes after it.
    private func leadsAway(_ name: String, _ next: SwiftCode.Link?) -> Bool {
        PassedOver.branches.contains(name) || PassedOver.optionalBranches.contains(name) && next?.isOptional == true
    }

    /// Whether the last call, or one of the members on the way, is on the lists.
    private func passesOver(_ links: [SwiftCode.Link]) -> Bool {
        for (index, link) in links.enumerated() {
            guard case .member(let name) = link.kind else { continue }
            // Libraries have members of the same names.
            if name == "snp" || name == "drf" || name == "sl" { return false }
            let next = index < links.count - 1 ? links[index + 1] : nil
            if let next, leadsAway(name, next), !isDeclared(name) { return true }
            if PassedOver.methods.contains(name), index == links.count - 2, !isDeclared(name) { return true }
        }
        return false
    }

    /// Whether an assignment is to a property that cannot concern the layout.
    func passesOver(_ primary: SwiftCode.Primary, _ links: [SwiftCode.Link]) -> Bool {
        var names: [String] = []
        // The member after each name.
        var next: [SwiftCode.Link?] = []
        if case .name(let name) = primary { names.append(name) }
        for link in links {
            guard case .member(let name) = link.kind else { continue }
            if !names.isEmpty { next.append(link) }
            names.append(name)
        }
        guard let last = names.last else { return false }
        // The title of a button rather than of a controller.
        if last == "title", names.dropLast().last == "configuration" { return false }
        if zip(names, next).contains(where: { leadsAway($0, $1) && !isDeclared($0) }) { return true }
        return (PassedOver.properties.contains(last) || PassedOver.branches.contains(last)) && !isDeclared(last)
    }

    /// Whether a value is a constraint, whatever property keeps it: a class can have an outlet called `title`.
    func makesConstraint(_ value: SwiftCode.Expression) -> Bool {
        guard case .chain(let primary, let links, _) = value else { return false }
        if case .name("NSLayoutConstraint") = primary { return true }
        return links.contains { link in
            if case .member(let name) = link.kind { name == "constraint" || name == "layoutConstraints" } else { false }
        }
    }

    /// Whether a name is one of the code's own rather than UIKit's.
    private func isDeclared(_ name: String) -> Bool {
        for frame in frames.reversed() {
            if frame.locals[name] != nil { return true }
            if !frame.isBlock { break }
        }
        if declaredNames.contains(name) { return true }
        return false
    }
}
