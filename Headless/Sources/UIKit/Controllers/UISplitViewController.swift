/// Two or three controllers side by side.
open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet { contain(viewControllers, insteadOf: oldValue) }
    }
    /// Which of the columns are shown.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    open weak var delegate: UISplitViewControllerDelegate?
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    open var preferredDisplayMode = DisplayMode.automatic
    open var displayMode: DisplayMode { preferredDisplayMode }
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    open var minimumPrimaryColumnWidth: CGFloat = -1
    open var maximumPrimaryColumnWidth: CGFloat = -1
    open var presentsWithGesture = true

    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        viewControllers = Array(viewControllers.prefix(1)) + [viewController]
    }
}

/// Decides how a split view controller shows its columns.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
}
