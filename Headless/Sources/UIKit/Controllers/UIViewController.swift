/// Creates its view on first access, and contains other controllers.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    open var title: String?
    /// What the controller's view adds to its safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var viewRespectsSystemMinimumLayoutMargins = true
    open var preferredContentSize = CGSize.zero
    open var hidesBottomBarWhenPushed = false
    open var restorationIdentifier: String?
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a navigation controller shows at the bottom for this controller.
    open var toolbarItems: [UIBarButtonItem]?
    open lazy var tabBarItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)
    private var guides: [UILayoutGuide.Kind: _UILayoutSpacer] = [:]

    public let nibName: String?
    public let nibBundle: Bundle?

    /// Nothing is read from a nib: the view is made by ``loadView()``.
    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: View

    /// Loaded on first use. A view that another controller has raises.
    // UIKit imports it so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { setView(newValue) }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    /// Subclasses set ``view`` here instead of calling `super`. What this makes has the size of the screen: code reads it
    /// in ``viewDidLoad()``, before the view is laid out in its place.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        loadedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func loadViewIfNeeded() {
        if isViewLoaded { return }
        loadView()
        // A loadView() that sets no view would be asked forever.
        if !isViewLoaded { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    private func setView(_ view: UIView?) {
        if let view, let other = view.controller, other !== self {
            MisuseReport.raise(
                .controllerHierarchy,
                "A view can only be associated with at most one view controller at a time! View \(view) is associated "
                    + "with \(other). Clear this association before associating this view with \(self)."
            )
            return
        }
        if loadedView === view { return }
        loadedView?.controller = nil
        loadedView = view
        view?.controller = self
        for guide in guides.values { guide.owner = view }
    }

    // MARK: Containers

    /// Takes a child over from its parent. Calls `willMove` of the child; calling `didMove` is up to the caller.
    open func addChild(_ child: UIViewController) { adopt(child) }

    /// Calls `didMove` of the child; calling `willMove` is up to the caller.
    open func removeFromParent() { leaveParent() }

    open var navigationController: UINavigationController? { nearest() }

    open var tabBarController: UITabBarController? { nearest() }

    open var splitViewController: UISplitViewController? { nearest() }

    // MARK: Guides

    public var topLayoutGuide: UILayoutSupport { spacer(.topLayout, "UIVC-topLayoutGuide") }

    public var bottomLayoutGuide: UILayoutSupport { spacer(.bottomLayout, "UIVC-bottomLayoutGuide") }

    private func spacer(_ kind: UILayoutGuide.Kind, _ identifier: String) -> _UILayoutSpacer {
        if let guide = guides[kind] { return guide }
        let guide = _UILayoutSpacer(kind: kind, identifier: identifier, owner: view)
        guides[kind] = guide
        return guide
    }

    /// The guides that were asked for, top first.
    var usedGuides: [UILayoutGuide] { [guides[.topLayout], guides[.bottomLayout]].compactMap { $0 } }

    // MARK: Life cycle

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}

    /// Of a container, the child whose view fills its own; `nil`: none does.
    var shownChild: UIViewController? { nil }
    /// Of a container, the bars over that view.
    var shownBars: [ContainerBar] { [] }
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var traitCollection: UITraitCollection { .current }

    /// Never called: the traits do not change here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Never called: the screen does not turn while code runs.
    open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {}

    open func didReceiveMemoryWarning() {}

    // MARK: Bars and turning

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open class func attemptRotationToDeviceOrientation() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Editing

    open var isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    public private(set) var presentedViewController: UIViewController?
    public private(set) weak var presentingViewController: UIViewController?
    open private(set) lazy var presentationController: UIPresentationController? =
        transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
        ?? UIPresentationController(presentedViewController: self, presenting: nil)
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        modalPresentationStyle == .popover || self is UIAlertController || self is UIActivityViewController
        ? UIPopoverPresentationController(presentedViewController: self, presenting: nil) : nil
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet
            || modalPresentationStyle == .automatic
        ? UISheetPresentationController(presentedViewController: self, presenting: nil) : nil
    open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }

    /// The presented controller's view is loaded and appears at once. It is in no window.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        viewControllerToPresent.viewWillAppear(flag)
        viewControllerToPresent.viewDidAppear(flag)
        completion?()
    }

    /// Dismisses what this controller presents, or this controller where it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: flag, completion: completion)
            } else {
                completion?()
            }
            return
        }
        presented.viewWillDisappear(flag)
        presentedViewController = nil
        presented.presentingViewController = nil
        presented.viewDidDisappear(flag)
        completion?()
    }

    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }

    // MARK: Storyboards, of which there are none here

    open var storyboard: UIStoryboard? { nil }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        MisuseReport.raise(
            .invalidArgument,
            "Receiver (\(self)) has no segue with identifier '\(identifier)'"
        )
    }

    nonisolated open override var description: String {
        "<" + ClassName.text(of: type(of: self)) + ": " + address + ">"
    }
}
