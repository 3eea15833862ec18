/// The properties that Draftsman sets by their own names in a chain, by the class that has them; others need `builder`.
enum DraftsmanSetters {
    static func contain(_ name: String, of className: String) -> Bool {
        var next: String? = className
        while let current = next {
            if names[current]?.contains(name) == true { return true }
            next = superclasses[current] ?? (current == "UIView" ? nil : "UIView")
        }
        return false
    }

    /// Of classes that have properties of their own and of another class than `UIView`.
    private static let superclasses = [
        "UIButton": "UIControl", "UICollectionView": "UIScrollView", "UIDatePicker": "UIControl",
        "UIPageControl": "UIControl", "UISegmentedControl": "UIControl", "UISlider": "UIControl",
        "UIStepper": "UIControl", "UISwitch": "UIControl", "UITableView": "UIScrollView", "UITextField": "UIControl",
        "UITextView": "UIScrollView", "ScrollableStackView": "UIScrollView", "UICollectionViewCell": "UIView",
    ]

    private static let names: [String: Set<String>] = [
        "UIButton": [
            "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "contentEdgeInsets", "imageEdgeInsets",
            "isPointerInteractionEnabled", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
            "titleEdgeInsets",
        ],
        "UICollectionView": [
            "allowsMultipleSelection", "allowsSelection", "backgroundView", "collectionViewLayout", "dataSource",
            "delegate", "dragDelegate", "dragInteractionEnabled", "dropDelegate", "isEditing", "isPrefetchingEnabled",
            "prefetchDataSource", "remembersLastFocusedIndexPath", "selectionFollowsFocus",
        ],
        "UICollectionViewCell": [
            "automaticallyUpdatesBackgroundConfiguration", "automaticallyUpdatesContentConfiguration",
            "backgroundView", "isHighlighted", "isSelected", "selectedBackgroundView",
        ],
        "UIControl": [
            "contentHorizontalAlignment", "contentVerticalAlignment", "isEnabled", "isHighlighted", "isSelected",
            "showsMenuAsPrimaryAction",
        ],
        "UIImageView": [
            "animationDuration", "animationImages", "animationRepeatCount", "highlightedAnimationImages",
            "highlightedImage", "image", "isHighlighted", "isUserInteractionEnabled",
        ],
        "UILabel": [
            "adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation", "attributedText", "font",
            "highlightedTextColor", "isEnabled", "isHighlighted", "isUserInteractionEnabled", "lineBreakMode",
            "minimumScaleFactor", "numberOfLines", "preferredMaxLayoutWidth", "shadowColor", "shadowOffset", "text",
            "textAlignment", "textColor",
        ],
        "UIScrollView": [
            "alwaysBounceHorizontal", "alwaysBounceVertical", "bounces", "bouncesZoom", "canCancelContentTouches",
            "contentInset", "contentOffset", "contentSize", "delaysContentTouches", "delegate",
            "horizontalScrollIndicatorInsets", "isDirectionalLockEnabled", "isPagingEnabled", "isScrollEnabled",
            "maximumZoomScale", "minimumZoomScale", "refreshControl", "scrollIndicatorInsets", "scrollsToTop",
            "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "verticalScrollIndicatorInsets",
            "zoomScale",
        ],
        "UISearchBar": [
            "backgroundImage", "barTintColor", "delegate", "inputAccessoryView", "isSearchResultsButtonSelected",
            "isTranslucent", "placeholder", "prompt", "searchFieldBackgroundPositionAdjustment",
            "searchTextPositionAdjustment", "showsBookmarkButton", "showsCancelButton", "showsSearchResultsButton",
            "text",
        ],
        "UISlider": [
            "isContinuous", "maximumTrackTintColor", "maximumValue", "maximumValueImage", "minimumTrackTintColor",
            "minimumValue", "minimumValueImage", "thumbTintColor", "value",
        ],
        "UIStackView": [
            "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement", "spacing",
        ],
        "UIStepper": [
            "autorepeat", "isContinuous", "maximumValue", "minimumValue", "stepValue", "value", "wraps",
        ],
        "UISwitch": [
            "isOn", "offImage", "onImage", "onTintColor", "thumbTintColor",
        ],
        "UITableView": [
            "allowsMultipleSelection", "allowsSelection", "backgroundView", "cellLayoutMarginsFollowReadableWidth",
            "dataSource", "delegate", "dragDelegate", "dragInteractionEnabled", "dropDelegate", "estimatedRowHeight",
            "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "insetsContentViewsToSafeArea",
            "isEditing", "prefetchDataSource", "remembersLastFocusedIndexPath", "rowHeight", "sectionFooterHeight",
            "sectionHeaderHeight", "sectionIndexBackgroundColor", "sectionIndexColor",
            "sectionIndexMinimumDisplayRowCount", "sectionIndexTrackingBackgroundColor", "selectionFollowsFocus",
            "separatorColor", "separatorEffect", "separatorInset", "separatorStyle", "tableFooterView",
            "tableHeaderView",
        ],
        "UITableViewCell": [
            "accessoryView", "automaticallyUpdatesBackgroundConfiguration",
            "automaticallyUpdatesContentConfiguration", "backgroundView", "editingAccessoryView", "indentationLevel",
            "indentationWidth", "isEditing", "isHighlighted", "isSelected", "multipleSelectionBackgroundView",
            "selectedBackgroundView", "shouldIndentWhileEditing", "showsReorderControl",
            "userInteractionEnabledWhileDragging",
        ],
        "UITextField": [
            "adjustsFontSizeToFitWidth", "allowsEditingTextAttributes", "attributedText", "clearsOnInsertion",
            "delegate", "disabledBackground", "font", "inputAccessoryView", "inputView", "leftView", "placeholder",
            "rightView", "rightViewMode", "text", "textColor",
        ],
        "UITextView": [
            "allowsEditingTextAttributes", "attributedText", "clearsOnInsertion", "font", "inputAccessoryView",
            "inputView", "isEditable", "isSelectable", "selectedRange", "text", "textAlignment", "textColor",
            "textContainerInset", "usesStandardTextScaling",
        ],
        "UIView": [
            "alpha", "autoresizesSubviews", "backgroundColor", "bounds", "center", "clearsContextBeforeDrawing",
            "clipsToBounds", "contentMode", "contentScaleFactor", "directionalLayoutMargins", "focusGroupIdentifier",
            "frame", "insetsLayoutMarginsFromSafeArea", "isExclusiveTouch", "isHidden", "isMultipleTouchEnabled",
            "isOpaque", "isUserInteractionEnabled", "layoutMargins", "mask", "preservesSuperviewLayoutMargins",
            "restorationIdentifier", "tag", "tintColor", "translatesAutoresizingMaskIntoConstraints",
        ],
    ]
}
