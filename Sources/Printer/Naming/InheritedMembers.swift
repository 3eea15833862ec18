/// Members that UIKit and the DSLs give to the class that a plan is written in. A property of such a name would not
/// compile, or would shadow the member.
enum InheritedMembers {
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        // NSObject, UIResponder
        "hash", "superclass", "description", "debugDescription", "copy", "mutableCopy", "isProxy", "zone", "next",
        "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder", "inputView", "inputAccessoryView",
        "inputViewController", "inputAssistantItem", "undoManager", "userActivity", "keyCommands", "textInputMode",
        "textInputContextIdentifier", "editingInteractionConfiguration", "pasteConfiguration",
        "activityItemsConfiguration",
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityTraits",
        "accessibilityIdentifier",
        "accessibilityElements", "accessibilityFrame", "accessibilityPath", "accessibilityActions",
        "isAccessibilityElement", "observationInfo", "touchBar",
        // UIView
        "view", "layer", "frame", "bounds", "center", "transform", "transform3D", "superview", "subviews", "window",
        "tag", "alpha", "mask", "backgroundColor", "tintColor", "isHidden", "isOpaque", "contentMode", "clipsToBounds",
        "constraints", "gestureRecognizers", "interactions", "layoutMargins", "directionalLayoutMargins",
        "layoutMarginsGuide", "readableContentGuide", "safeAreaInsets", "safeAreaLayoutGuide", "keyboardLayoutGuide",
        "layoutGuides", "intrinsicContentSize", "traitCollection", "overrideUserInterfaceStyle", "appearance",
        "semanticContentAttribute", "effectiveUserInterfaceLayoutDirection", "restorationIdentifier", "motionEffects",
        "autoresizingMask", "autoresizesSubviews", "translatesAutoresizingMaskIntoConstraints", "contentScaleFactor",
        "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "focusGroupIdentifier", "maskView",
        "topAnchor", "bottomAnchor", "leftAnchor", "rightAnchor", "leadingAnchor", "trailingAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "isFocused",
        "tintAdjustmentMode", "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "debugName",
        "alignmentRectInsets", "inputAccessory", "snapshot", "draw", "add", "remove",
        // UIViewController
        "title", "navigationItem", "navigationController", "tabBarItem", "tabBarController", "splitViewController",
        "toolbarItems", "parent", "children", "presentedViewController", "presentingViewController", "storyboard",
        "nibName", "nibBundle", "isEditing", "editButtonItem", "isViewLoaded", "viewIfLoaded", "topLayoutGuide",
        "bottomLayoutGuide", "edgesForExtendedLayout", "preferredContentSize", "preferredStatusBarStyle",
        "prefersStatusBarHidden", "modalPresentationStyle", "modalTransitionStyle", "isBeingPresented",
        "isBeingDismissed", "definesPresentationContext", "transitioningDelegate", "presentationController",
        "popoverPresentationController", "sheetPresentationController", "extensionContext", "contentScrollView",
        "interfaceOrientation", "supportedInterfaceOrientations", "shouldAutorotate", "hidesBottomBarWhenPushed",
        "additionalSafeAreaInsets", "systemMinimumLayoutMargins", "searchDisplayController", "dismiss", "present",
        "show",
        // cells
        "contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView", "accessoryType", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "editingAccessoryView", "reuseIdentifier",
        "selectionStyle", "isSelected", "isHighlighted", "separatorInset", "indentationLevel", "indentationWidth",
        "backgroundConfiguration", "contentConfiguration", "configurationState", "editingStyle", "showsReorderControl",
        // stacks
        "axis", "spacing", "alignment", "distribution", "arrangedSubviews", "isBaselineRelativeArrangement",
        "isLayoutMarginsRelativeArrangement",
        // names that the source itself uses
        "drf", "builder", "viewPlan", "contentViewPlan", "stackViewPlan", "planIdentifier", "appliedConstraints",
        "viewPlanApplied", "applyPlan", "remainder", "applyRemainder", "draftContent", "draftStackContent", "sl",
        "body",
        "layout", "flow", "snp",
    ]
}
