import LayoutModel

/// Views that UIKit creates for itself. Printed source never inserts them: they are reached by a member path
/// (`cell.contentView`), or belong to their owner.
enum FrameworkViews {
    /// Views around the views of an app's controllers.
    static func isWrapper(_ view: Layout.View) -> Bool {
        wrappers.contains(view.baseClass) || wrappers.contains(view.className)
    }

    /// Controllers of UIKit that show other controllers and have no content of their own.
    static func isContainer(controller: String) -> Bool { containers.contains(controller) }

    static func isCell(_ view: Layout.View) -> Bool { cells.contains(view.baseClass) }

    /// Whether the view is a cell whose class has a content view; other reusable views are ordinary views.
    static func isCellWithContent(_ view: Layout.View) -> Bool {
        ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"].contains(view.baseClass)
    }

    /// The member of `superview` that refers to `view`, if UIKit creates the view and apps add content to it.
    static func member(of view: Layout.View, in superview: Layout.View) -> String? {
        let isContentView = view.name == "contentView" || view.shortClassName.hasSuffix("ContentView")
        if isCell(superview), isContentView { return "contentView" }
        if superview.baseClass == "UIVisualEffectView",
            isContentView || view.className == "_UIVisualEffectContentView"
        {
            return "contentView"
        }
        return nil
    }

    /// The property of `superview` that takes a view of the app and makes it a subview, such as a table's header.
    ///
    /// Such properties are optional in UIKit and initially nil: they name no existing view.
    static func assignedMember(of view: Layout.View, in superview: Layout.View) -> String? {
        guard let name = view.name, let owner = view.owner, owner == superview.baseClass else { return nil }
        let member = String(name.drop { $0 == "_" })
        return assignedMembers[superview.baseClass]?.contains(member) == true ? member : nil
    }

    /// Whether a framework class has such a property.
    static func isAssignedMember(_ name: String) -> Bool { assignedMembers.values.contains { $0.contains(name) } }

    /// Whether a framework class has such a property.
    static func isAssignedMember(_ name: String, of className: String) -> Bool {
        assignedMembers[className]?.contains(name) ?? false
    }

    /// The labels and the image of a cell that is the root of a section, which the cell makes by its style.
    static func cellParts(of section: SectionContext) -> [Int] {
        let layout = section.layout
        let root = section.scope.root
        guard section.scope.kind == .cell, layout.views[root].baseClass == "UITableViewCell" else { return [] }
        return layout.subtree(of: root).filter { view in
            guard let name = layout.views[view].name, styleParts.contains(name),
                section.outline.roles[view] == .inside, let parent = layout.views[view].parent
            else { return false }
            return parent == root || parent == section.scope.base
        }
    }

    private static let styleParts: Set<String> = ["textLabel", "detailTextLabel", "imageView"]

    private static let assignedMembers: [String: Set<String>] = [
        "UITableView": ["tableHeaderView", "tableFooterView", "backgroundView"],
        "UICollectionView": ["backgroundView"],
    ]

    /// Whether the view belongs to the internals of `superview` or of UIKit itself.
    ///
    /// - Parameter isLaidOutByUser: Whether a user's constraint names the view: it is then not internal, whatever its
    ///   class.
    static func isInside(_ view: Layout.View, of superview: Layout.View, isLaidOutByUser: Bool) -> Bool {
        if view.className.hasPrefix("_") || privateClasses.contains(view.className) { return true }
        if isCell(superview), ["UITableViewCell", "UITableViewHeaderFooterView"].contains(superview.baseClass),
            let name = view.name, cellMembers.contains(name)
        {
            return true
        }
        if view.owner == nil || view.owner == "UITableViewCell", let name = view.name, cellMembers.contains(name),
            superview.shortClassName.hasSuffix("ContentView")
        {
            return true
        }
        guard controls.contains(superview.baseClass), !isLaidOutByUser else { return false }
        let isFrameworkClass =
            ["UI", "WK", "MK"].contains { view.className.hasPrefix($0) } && !view.className.contains(".")
        return isFrameworkClass && (view.name == nil || view.name == "titleLabel" || view.name == "imageView")
    }

    private static let wrappers: Set<String> = [
        "UIWindow", "UITextEffectsWindow", "UITransitionView", "UIDropShadowView", "UILayoutContainerView",
        "UINavigationTransitionView", "UIViewControllerWrapperView", "UIInputSetContainerView", "UIInputSetHostView",
        "UIPanelControllerContentView",
    ]

    private static let containers: Set<String> = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIInputWindowController", "UIEditingOverlayViewController", "UISystemInputAssistantViewController",
    ]

    private static let cells: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
        "UICollectionViewListCell",
    ]

    private static let cellMembers: Set<String> = [
        "textLabel", "detailTextLabel", "imageView", "backgroundView", "selectedBackgroundView", "accessoryView",
        "editingAccessoryView", "multipleSelectionBackgroundView",
    ]

    /// Classes that create their subviews themselves.
    private static let controls: Set<String> = [
        "UIButton", "UISwitch", "UITextField", "UITextView", "UISlider", "UIStepper", "UISegmentedControl",
        "UIDatePicker",
        "UIPickerView", "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIProgressView", "UIPageControl",
        "UIActivityIndicatorView", "UIImageView", "UILabel", "WKWebView", "MKMapView", "UIRefreshControl",
        "UITableView", "UICollectionView", "UIVisualEffectView", "UITableViewCell",
    ]

    private static let privateClasses: Set<String> = [
        "UIButtonLabel", "UITextFieldLabel", "UIFieldEditor", "UITextFieldBackgroundView", "UITextContainerView",
        "UITableViewWrapperView", "UITableViewCellSeparatorView", "UITableViewCellEditControl",
        "UITableViewCellReorderControl", "UISwitchModernVisualElement", "UISegment", "UISegmentLabel",
        "UISystemBackgroundView", "UITabBarButton", "UITabBarSwappableImageView", "UITabBarButtonLabel",
        "UIBarBackground",
        "UINavigationBarContentView", "UINavigationButton", "UISearchBarTextField", "UISearchBarBackground",
        "UIPickerTableView", "UIPickerColumnView", "UIDatePickerContentView", "UIKBInputBackdropView",
        "UITextRangeView",
        "UITextSelectionView", "UIShadowView", "UIDimmingView", "UIScrollViewScrollIndicator",
    ]
}
