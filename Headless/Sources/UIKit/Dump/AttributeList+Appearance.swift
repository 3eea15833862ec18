// Written from the table of UIKit's properties (Sources/Inspector/Model/UIKit) by HeadlessTableTests of the package
// above. Do not edit.
// swift-format-ignore-file

extension AttributeList {
    /// The properties that only show, where they are not as in a new view of the class.
    mutating func addAppearance(of view: UIView) {
        let plain = Self.plain(like: view)
        do {
            add("backgroundColor", view.backgroundColor, unless: plain.backgroundColor)
            add("tintColor", view.tintColor, unless: plain.tintColor)
            add("alpha", CGFloat(view.alpha), unless: CGFloat(plain.alpha))
            add("clipsToBounds", view.clipsToBounds, unless: plain.clipsToBounds)
            add("layer.cornerRadius", CGFloat(view.layer.cornerRadius), unless: CGFloat(plain.layer.cornerRadius))
            add("layer.masksToBounds", view.layer.masksToBounds, unless: plain.layer.masksToBounds)
            add("layer.borderWidth", CGFloat(view.layer.borderWidth), unless: CGFloat(plain.layer.borderWidth))
            add("layer.shadowRadius", CGFloat(view.layer.shadowRadius), unless: CGFloat(plain.layer.shadowRadius))
            add("layer.shadowOpacity", CGFloat(view.layer.shadowOpacity), unless: CGFloat(plain.layer.shadowOpacity))
            add("layer.zPosition", CGFloat(view.layer.zPosition), unless: CGFloat(plain.layer.zPosition))
            add("isOpaque", view.isOpaque, unless: plain.isOpaque)
            add("clearsContextBeforeDrawing", view.clearsContextBeforeDrawing, unless: plain.clearsContextBeforeDrawing)
            add("isUserInteractionEnabled", view.isUserInteractionEnabled, unless: plain.isUserInteractionEnabled)
            add("isMultipleTouchEnabled", view.isMultipleTouchEnabled, unless: plain.isMultipleTouchEnabled)
            add("isExclusiveTouch", view.isExclusiveTouch, unless: plain.isExclusiveTouch)
            add("autoresizesSubviews", view.autoresizesSubviews, unless: plain.autoresizesSubviews)
            add("overrideUserInterfaceStyle", view.overrideUserInterfaceStyle, unless: plain.overrideUserInterfaceStyle)
            add("tag", CGFloat(view.tag), unless: CGFloat(plain.tag))
            add("accessibilityLabel", view.accessibilityLabel, unless: plain.accessibilityLabel)
            add("accessibilityHint", view.accessibilityHint, unless: plain.accessibilityHint)
            add("isAccessibilityElement", view.isAccessibilityElement, unless: plain.isAccessibilityElement)
            add("restorationIdentifier", view.restorationIdentifier, unless: plain.restorationIdentifier)
        }
        if let view = view as? UIImageView, let plain = plain as? UIImageView {
            add("isHighlighted", view.isHighlighted, unless: plain.isHighlighted)
            add("highlightedImage", view.highlightedImage, unless: plain.highlightedImage)
            add("adjustsImageSizeForAccessibilityContentSizeCategory", view.adjustsImageSizeForAccessibilityContentSizeCategory, unless: plain.adjustsImageSizeForAccessibilityContentSizeCategory)
        }
        if let view = view as? UIScrollView, let plain = plain as? UIScrollView {
            add("isPagingEnabled", view.isPagingEnabled, unless: plain.isPagingEnabled)
            add("isDirectionalLockEnabled", view.isDirectionalLockEnabled, unless: plain.isDirectionalLockEnabled)
            add("bounces", view.bounces, unless: plain.bounces)
            add("bouncesZoom", view.bouncesZoom, unless: plain.bouncesZoom)
            add("alwaysBounceVertical", view.alwaysBounceVertical, unless: plain.alwaysBounceVertical)
            add("alwaysBounceHorizontal", view.alwaysBounceHorizontal, unless: plain.alwaysBounceHorizontal)
            add("showsHorizontalScrollIndicator", view.showsHorizontalScrollIndicator, unless: plain.showsHorizontalScrollIndicator)
            add("showsVerticalScrollIndicator", view.showsVerticalScrollIndicator, unless: plain.showsVerticalScrollIndicator)
            add("delaysContentTouches", view.delaysContentTouches, unless: plain.delaysContentTouches)
            add("canCancelContentTouches", view.canCancelContentTouches, unless: plain.canCancelContentTouches)
            add("minimumZoomScale", CGFloat(view.minimumZoomScale), unless: CGFloat(plain.minimumZoomScale))
            add("maximumZoomScale", CGFloat(view.maximumZoomScale), unless: CGFloat(plain.maximumZoomScale))
            add("keyboardDismissMode", view.keyboardDismissMode, unless: plain.keyboardDismissMode)
            add("indicatorStyle", view.indicatorStyle, unless: plain.indicatorStyle)
        }
        if let view = view as? UIControl, let plain = plain as? UIControl {
            add("isEnabled", view.isEnabled, unless: plain.isEnabled)
            add("isSelected", view.isSelected, unless: plain.isSelected)
            add("isHighlighted", view.isHighlighted, unless: plain.isHighlighted)
        }
        if let view = view as? UIButton, let plain = plain as? UIButton {
            add("adjustsImageWhenHighlighted", view.adjustsImageWhenHighlighted, unless: plain.adjustsImageWhenHighlighted)
            add("adjustsImageWhenDisabled", view.adjustsImageWhenDisabled, unless: plain.adjustsImageWhenDisabled)
            add("showsTouchWhenHighlighted", view.showsTouchWhenHighlighted, unless: plain.showsTouchWhenHighlighted)
            add("reversesTitleShadowWhenHighlighted", view.reversesTitleShadowWhenHighlighted, unless: plain.reversesTitleShadowWhenHighlighted)
            add("isPointerInteractionEnabled", view.isPointerInteractionEnabled, unless: plain.isPointerInteractionEnabled)
            add("contentHorizontalAlignment", view.contentHorizontalAlignment, unless: plain.contentHorizontalAlignment)
            add("contentVerticalAlignment", view.contentVerticalAlignment, unless: plain.contentVerticalAlignment)
            add("adjustsImageSizeForAccessibilityContentSizeCategory", view.adjustsImageSizeForAccessibilityContentSizeCategory, unless: plain.adjustsImageSizeForAccessibilityContentSizeCategory)
        }
        if let view = view as? UISwitch, let plain = plain as? UISwitch {
            add("isOn", view.isOn, unless: plain.isOn)
            add("onTintColor", view.onTintColor, unless: plain.onTintColor)
            add("onImage", view.onImage, unless: plain.onImage)
            add("offImage", view.offImage, unless: plain.offImage)
            add("preferredStyle", view.preferredStyle, unless: plain.preferredStyle)
            add("thumbTintColor", view.thumbTintColor, unless: plain.thumbTintColor)
        }
        if let view = view as? UIStepper, let plain = plain as? UIStepper {
            add("minimumValue", CGFloat(view.minimumValue), unless: CGFloat(plain.minimumValue))
            add("maximumValue", CGFloat(view.maximumValue), unless: CGFloat(plain.maximumValue))
            add("stepValue", CGFloat(view.stepValue), unless: CGFloat(plain.stepValue))
            add("value", CGFloat(view.value), unless: CGFloat(plain.value))
            add("wraps", view.wraps, unless: plain.wraps)
            add("autorepeat", view.autorepeat, unless: plain.autorepeat)
            add("isContinuous", view.isContinuous, unless: plain.isContinuous)
        }
        if let view = view as? UISlider, let plain = plain as? UISlider {
            add("thumbTintColor", view.thumbTintColor, unless: plain.thumbTintColor)
            add("minimumValue", CGFloat(view.minimumValue), unless: CGFloat(plain.minimumValue))
            add("maximumValue", CGFloat(view.maximumValue), unless: CGFloat(plain.maximumValue))
            add("value", CGFloat(view.value), unless: CGFloat(plain.value))
            add("isContinuous", view.isContinuous, unless: plain.isContinuous)
            add("minimumTrackTintColor", view.minimumTrackTintColor, unless: plain.minimumTrackTintColor)
            add("maximumTrackTintColor", view.maximumTrackTintColor, unless: plain.maximumTrackTintColor)
        }
        if let view = view as? UISegmentedControl, let plain = plain as? UISegmentedControl {
            add("selectedSegmentIndex", CGFloat(view.selectedSegmentIndex), unless: CGFloat(plain.selectedSegmentIndex))
            add("selectedSegmentTintColor", view.selectedSegmentTintColor, unless: plain.selectedSegmentTintColor)
            add("apportionsSegmentWidthsByContent", view.apportionsSegmentWidthsByContent, unless: plain.apportionsSegmentWidthsByContent)
            add("isMomentary", view.isMomentary, unless: plain.isMomentary)
        }
        if let view = view as? UIPageControl, let plain = plain as? UIPageControl {
            add("currentPage", CGFloat(view.currentPage), unless: CGFloat(plain.currentPage))
            add("hidesForSinglePage", view.hidesForSinglePage, unless: plain.hidesForSinglePage)
            add("pageIndicatorTintColor", view.pageIndicatorTintColor, unless: plain.pageIndicatorTintColor)
            add("currentPageIndicatorTintColor", view.currentPageIndicatorTintColor, unless: plain.currentPageIndicatorTintColor)
        }
        if let view = view as? UIDatePicker, let plain = plain as? UIDatePicker {
            add("minuteInterval", CGFloat(view.minuteInterval), unless: CGFloat(plain.minuteInterval))
        }
        if let view = view as? UIActivityIndicatorView, let plain = plain as? UIActivityIndicatorView {
            add("color", view.color, unless: plain.color)
            add("hidesWhenStopped", view.hidesWhenStopped, unless: plain.hidesWhenStopped)
        }
        if let view = view as? UIProgressView, let plain = plain as? UIProgressView {
            add("progress", CGFloat(view.progress), unless: CGFloat(plain.progress))
            add("progressTintColor", view.progressTintColor, unless: plain.progressTintColor)
            add("trackTintColor", view.trackTintColor, unless: plain.trackTintColor)
        }
        if let view = view as? UILabel, let plain = plain as? UILabel {
            add("adjustsFontForContentSizeCategory", view.adjustsFontForContentSizeCategory, unless: plain.adjustsFontForContentSizeCategory)
            add("textColor", view.textColor, unless: plain.textColor)
            add("highlightedTextColor", view.highlightedTextColor, unless: plain.highlightedTextColor)
            add("shadowColor", view.shadowColor, unless: plain.shadowColor)
            add("textAlignment", view.textAlignment, unless: plain.textAlignment)
            add("baselineAdjustment", view.baselineAdjustment, unless: plain.baselineAdjustment)
            add("adjustsFontSizeToFitWidth", view.adjustsFontSizeToFitWidth, unless: plain.adjustsFontSizeToFitWidth)
            add("minimumScaleFactor", CGFloat(view.minimumScaleFactor), unless: CGFloat(plain.minimumScaleFactor))
            add("allowsDefaultTighteningForTruncation", view.allowsDefaultTighteningForTruncation, unless: plain.allowsDefaultTighteningForTruncation)
            add("isEnabled", view.isEnabled, unless: plain.isEnabled)
            add("isHighlighted", view.isHighlighted, unless: plain.isHighlighted)
        }
        if let view = view as? UITextField, let plain = plain as? UITextField {
            add("adjustsFontForContentSizeCategory", view.adjustsFontForContentSizeCategory, unless: plain.adjustsFontForContentSizeCategory)
            add("textColor", view.textColor, unless: plain.textColor)
            add("textAlignment", view.textAlignment, unless: plain.textAlignment)
            add("adjustsFontSizeToFitWidth", view.adjustsFontSizeToFitWidth, unless: plain.adjustsFontSizeToFitWidth)
            add("minimumFontSize", CGFloat(view.minimumFontSize), unless: CGFloat(plain.minimumFontSize))
            add("clearButtonMode", view.clearButtonMode, unless: plain.clearButtonMode)
            add("background", view.background, unless: plain.background)
            add("disabledBackground", view.disabledBackground, unless: plain.disabledBackground)
            add("clearsOnBeginEditing", view.clearsOnBeginEditing, unless: plain.clearsOnBeginEditing)
            add("keyboardType", view.keyboardType, unless: plain.keyboardType)
            add("returnKeyType", view.returnKeyType, unless: plain.returnKeyType)
            add("autocapitalizationType", view.autocapitalizationType, unless: plain.autocapitalizationType)
            add("autocorrectionType", view.autocorrectionType, unless: plain.autocorrectionType)
            add("spellCheckingType", view.spellCheckingType, unless: plain.spellCheckingType)
            add("smartDashesType", view.smartDashesType, unless: plain.smartDashesType)
            add("smartQuotesType", view.smartQuotesType, unless: plain.smartQuotesType)
            add("smartInsertDeleteType", view.smartInsertDeleteType, unless: plain.smartInsertDeleteType)
            add("keyboardAppearance", view.keyboardAppearance, unless: plain.keyboardAppearance)
            add("textContentType", view.textContentType, unless: plain.textContentType)
            add("isSecureTextEntry", view.isSecureTextEntry, unless: plain.isSecureTextEntry)
            add("enablesReturnKeyAutomatically", view.enablesReturnKeyAutomatically, unless: plain.enablesReturnKeyAutomatically)
            add("contentVerticalAlignment", view.contentVerticalAlignment, unless: plain.contentVerticalAlignment)
        }
        if let view = view as? UITextView, let plain = plain as? UITextView {
            add("adjustsFontForContentSizeCategory", view.adjustsFontForContentSizeCategory, unless: plain.adjustsFontForContentSizeCategory)
            add("textColor", view.textColor, unless: plain.textColor)
            add("textAlignment", view.textAlignment, unless: plain.textAlignment)
            add("isEditable", view.isEditable, unless: plain.isEditable)
            add("isSelectable", view.isSelectable, unless: plain.isSelectable)
            add("keyboardType", view.keyboardType, unless: plain.keyboardType)
            add("returnKeyType", view.returnKeyType, unless: plain.returnKeyType)
            add("autocapitalizationType", view.autocapitalizationType, unless: plain.autocapitalizationType)
            add("autocorrectionType", view.autocorrectionType, unless: plain.autocorrectionType)
            add("spellCheckingType", view.spellCheckingType, unless: plain.spellCheckingType)
            add("smartDashesType", view.smartDashesType, unless: plain.smartDashesType)
            add("smartQuotesType", view.smartQuotesType, unless: plain.smartQuotesType)
            add("smartInsertDeleteType", view.smartInsertDeleteType, unless: plain.smartInsertDeleteType)
            add("keyboardAppearance", view.keyboardAppearance, unless: plain.keyboardAppearance)
            add("textContentType", view.textContentType, unless: plain.textContentType)
            add("isSecureTextEntry", view.isSecureTextEntry, unless: plain.isSecureTextEntry)
            add("enablesReturnKeyAutomatically", view.enablesReturnKeyAutomatically, unless: plain.enablesReturnKeyAutomatically)
        }
        if let view = view as? UITableView, let plain = plain as? UITableView {
            add("estimatedRowHeight", CGFloat(view.estimatedRowHeight), unless: CGFloat(plain.estimatedRowHeight))
            add("estimatedSectionHeaderHeight", CGFloat(view.estimatedSectionHeaderHeight), unless: CGFloat(plain.estimatedSectionHeaderHeight))
            add("estimatedSectionFooterHeight", CGFloat(view.estimatedSectionFooterHeight), unless: CGFloat(plain.estimatedSectionFooterHeight))
            add("separatorColor", view.separatorColor, unless: plain.separatorColor)
            add("sectionIndexBackgroundColor", view.sectionIndexBackgroundColor, unless: plain.sectionIndexBackgroundColor)
            add("sectionIndexColor", view.sectionIndexColor, unless: plain.sectionIndexColor)
            add("allowsSelection", view.allowsSelection, unless: plain.allowsSelection)
            add("allowsMultipleSelection", view.allowsMultipleSelection, unless: plain.allowsMultipleSelection)
            add("allowsSelectionDuringEditing", view.allowsSelectionDuringEditing, unless: plain.allowsSelectionDuringEditing)
        }
        if let view = view as? UICollectionView, let plain = plain as? UICollectionView {
            add("allowsSelection", view.allowsSelection, unless: plain.allowsSelection)
            add("allowsMultipleSelection", view.allowsMultipleSelection, unless: plain.allowsMultipleSelection)
            add("isPrefetchingEnabled", view.isPrefetchingEnabled, unless: plain.isPrefetchingEnabled)
        }
        if let view = view as? UITableViewCell, let plain = plain as? UITableViewCell {
            add("selectionStyle", view.selectionStyle, unless: plain.selectionStyle)
            add("accessoryType", view.accessoryType, unless: plain.accessoryType)
            add("editingAccessoryType", view.editingAccessoryType, unless: plain.editingAccessoryType)
            add("indentationLevel", CGFloat(view.indentationLevel), unless: CGFloat(plain.indentationLevel))
            add("indentationWidth", CGFloat(view.indentationWidth), unless: CGFloat(plain.indentationWidth))
            add("shouldIndentWhileEditing", view.shouldIndentWhileEditing, unless: plain.shouldIndentWhileEditing)
        }
        if let view = view as? UINavigationBar, let plain = plain as? UINavigationBar {
            add("barTintColor", view.barTintColor, unless: plain.barTintColor)
            add("barStyle", view.barStyle, unless: plain.barStyle)
            add("isTranslucent", view.isTranslucent, unless: plain.isTranslucent)
        }
        if let view = view as? UIToolbar, let plain = plain as? UIToolbar {
            add("barTintColor", view.barTintColor, unless: plain.barTintColor)
            add("barStyle", view.barStyle, unless: plain.barStyle)
            add("isTranslucent", view.isTranslucent, unless: plain.isTranslucent)
        }
        if let view = view as? UITabBar, let plain = plain as? UITabBar {
            add("barTintColor", view.barTintColor, unless: plain.barTintColor)
            add("barStyle", view.barStyle, unless: plain.barStyle)
            add("isTranslucent", view.isTranslucent, unless: plain.isTranslucent)
        }
        if let view = view as? UISearchBar, let plain = plain as? UISearchBar {
            add("prompt", view.prompt, unless: plain.prompt)
            add("searchBarStyle", view.searchBarStyle, unless: plain.searchBarStyle)
            add("showsCancelButton", view.showsCancelButton, unless: plain.showsCancelButton)
            add("keyboardType", view.keyboardType, unless: plain.keyboardType)
            add("returnKeyType", view.returnKeyType, unless: plain.returnKeyType)
            add("autocapitalizationType", view.autocapitalizationType, unless: plain.autocapitalizationType)
            add("autocorrectionType", view.autocorrectionType, unless: plain.autocorrectionType)
            add("spellCheckingType", view.spellCheckingType, unless: plain.spellCheckingType)
            add("smartDashesType", view.smartDashesType, unless: plain.smartDashesType)
            add("smartQuotesType", view.smartQuotesType, unless: plain.smartQuotesType)
            add("smartInsertDeleteType", view.smartInsertDeleteType, unless: plain.smartInsertDeleteType)
            add("keyboardAppearance", view.keyboardAppearance, unless: plain.keyboardAppearance)
            add("textContentType", view.textContentType, unless: plain.textContentType)
            add("isSecureTextEntry", view.isSecureTextEntry, unless: plain.isSecureTextEntry)
            add("enablesReturnKeyAutomatically", view.enablesReturnKeyAutomatically, unless: plain.enablesReturnKeyAutomatically)
            add("barTintColor", view.barTintColor, unless: plain.barTintColor)
            add("barStyle", view.barStyle, unless: plain.barStyle)
            add("isTranslucent", view.isTranslucent, unless: plain.isTranslucent)
        }
    }

    /// A new view of the nearest class of UIKit.
    private static func plain(like view: UIView) -> UIView {
        if view is UIWebView { return plain(UIWebView.self) { UIWebView() } }
        if view is UISearchBar { return plain(UISearchBar.self) { UISearchBar() } }
        if view is UITabBar { return plain(UITabBar.self) { UITabBar() } }
        if view is UIToolbar { return plain(UIToolbar.self) { UIToolbar() } }
        if view is UINavigationBar { return plain(UINavigationBar.self) { UINavigationBar() } }
        if view is UICollectionViewListCell { return plain(UICollectionViewListCell.self) { UICollectionViewListCell() } }
        if view is UICollectionViewCell { return plain(UICollectionViewCell.self) { UICollectionViewCell() } }
        if view is UICollectionReusableView { return plain(UICollectionReusableView.self) { UICollectionReusableView() } }
        if view is UITableViewHeaderFooterView { return plain(UITableViewHeaderFooterView.self) { UITableViewHeaderFooterView(reuseIdentifier: nil) } }
        if view is UITableViewCell { return plain(UITableViewCell.self) { UITableViewCell(style: .default, reuseIdentifier: nil) } }
        if view is UICollectionView { return plain(UICollectionView.self) { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) } }
        if view is UITableView { return plain(UITableView.self) { UITableView(frame: .zero, style: .plain) } }
        if view is UITextView { return plain(UITextView.self) { UITextView() } }
        if view is UITextField { return plain(UITextField.self) { UITextField() } }
        if view is UILabel { return plain(UILabel.self) { UILabel() } }
        if view is UIPickerView { return plain(UIPickerView.self) { UIPickerView() } }
        if view is UIProgressView { return plain(UIProgressView.self) { UIProgressView() } }
        if view is UIActivityIndicatorView { return plain(UIActivityIndicatorView.self) { UIActivityIndicatorView() } }
        if view is UIRefreshControl { return plain(UIRefreshControl.self) { UIRefreshControl() } }
        if view is UIColorWell { return plain(UIColorWell.self) { UIColorWell() } }
        if view is UIDatePicker { return plain(UIDatePicker.self) { UIDatePicker() } }
        if view is UIPageControl { return plain(UIPageControl.self) { UIPageControl() } }
        if view is UISegmentedControl { return plain(UISegmentedControl.self) { UISegmentedControl() } }
        if view is UISlider { return plain(UISlider.self) { UISlider() } }
        if view is UIStepper { return plain(UIStepper.self) { UIStepper() } }
        if view is UISwitch { return plain(UISwitch.self) { UISwitch() } }
        if view is UIButton { return plain(UIButton.self) { UIButton() } }
        if view is UIControl { return plain(UIControl.self) { UIControl() } }
        if view is UIWindow { return plain(UIWindow.self) { UIWindow() } }
        if view is UIVisualEffectView { return plain(UIVisualEffectView.self) { UIVisualEffectView(effect: nil) } }
        if view is UIScrollView { return plain(UIScrollView.self) { UIScrollView() } }
        if view is UIStackView { return plain(UIStackView.self) { UIStackView() } }
        if view is UIImageView { return plain(UIImageView.self) { UIImageView() } }
        return plain(UIView.self) { UIView() }
    }
}
