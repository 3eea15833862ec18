/// Properties of views that layouts do not use and keep: source that is printed again has them.
///
/// Their keys are those of Interface Builder's files and of dumps, which are UIKit's own names.
enum ViewAttributes {
    /// Properties that are assigned; a key with a point is a path.
    static let assigned: Set<String> = [
        "backgroundColor", "tintColor", "alpha", "clipsToBounds", "isOpaque", "clearsContextBeforeDrawing",
        "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "autoresizesSubviews",
        "overrideUserInterfaceStyle", "tag", "accessibilityLabel", "accessibilityHint", "isAccessibilityElement",
        "accessibilityTraits",
        "restorationIdentifier", "layer.cornerRadius", "layer.masksToBounds", "layer.borderWidth",
        "layer.shadowRadius", "layer.shadowOpacity", "layer.zPosition",
        // Texts
        "prompt", "adjustsFontForContentSizeCategory", "textColor", "highlightedTextColor", "shadowColor",
        "shadowOffset", "textAlignment", "baselineAdjustment",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "minimumFontSize", "allowsDefaultTighteningForTruncation",
        "clearButtonMode", "background", "disabledBackground", "clearsOnBeginEditing", "isEditable", "isSelectable",
        "dataDetectorTypes", "searchBarStyle", "showsCancelButton", "keyboardType", "returnKeyType",
        "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartDashesType", "smartQuotesType",
        "smartInsertDeleteType", "keyboardAppearance", "textContentType", "isSecureTextEntry",
        "enablesReturnKeyAutomatically",
        // Controls
        "isEnabled", "isSelected", "isHighlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
        "configuration.baseForegroundColor", "configuration.baseBackgroundColor", "adjustsImageWhenHighlighted",
        "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
        "isPointerInteractionEnabled", "isOn", "onTintColor", "thumbTintColor", "onImage", "offImage", "preferredStyle",
        "minimumValue", "maximumValue",
        "stepValue", "value", "wraps", "autorepeat", "isContinuous", "minimumTrackTintColor", "maximumTrackTintColor",
        "currentPage", "hidesForSinglePage", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
        "selectedSegmentIndex", "selectedSegmentTintColor", "apportionsSegmentWidthsByContent", "isMomentary",
        "minuteInterval", "progress", "progressTintColor", "trackTintColor", "color", "hidesWhenStopped",
        // Images and scrolling
        "adjustsImageSizeForAccessibilityContentSizeCategory", "highlightedImage", "preferredSymbolConfiguration",
        "isPagingEnabled", "isDirectionalLockEnabled", "bounces",
        "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "showsHorizontalScrollIndicator",
        "showsVerticalScrollIndicator", "delaysContentTouches", "canCancelContentTouches", "minimumZoomScale",
        "maximumZoomScale", "keyboardDismissMode", "indicatorStyle",
        // Lists and bars
        "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "separatorColor",
        "separatorInset", "sectionIndexBackgroundColor", "sectionIndexColor", "allowsSelection",
        "allowsMultipleSelection", "allowsSelectionDuringEditing", "isPrefetchingEnabled", "selectionStyle",
        "accessoryType", "editingAccessoryType", "indentationLevel", "indentationWidth", "shouldIndentWhileEditing",
        "barTintColor", "barStyle", "isTranslucent", "mapType", "showsUserLocation",
    ]

    /// Methods that set a value for a state of a control, with the keys of the values.
    static let states: [String: String] = [
        "setTitle": "title", "setTitleColor": "titleColor", "setTitleShadowColor": "titleShadowColor",
        "setImage": "image", "setBackgroundImage": "backgroundImage",
    ]

    /// Methods without arguments that stand for a property that is true.
    static let actions: [String: String] = ["startAnimating": "isAnimating"]
}
