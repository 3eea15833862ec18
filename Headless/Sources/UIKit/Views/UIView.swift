/// A rectangular area of the screen, with its subviews and their constraints.
///
/// Frames are those that code sets until ``layoutIfNeeded()`` solves the constraints.
@MainActor
open class UIView: UIResponder, LayoutItem {
    // MARK: Geometry

    /// In the superview's bounds, in points. A new size moves subviews by their autoresizing masks.
    /// A number that is NaN raises `CALayerInvalidGeometry`.
    open var frame: CGRect {
        didSet {
            if frame.containsNaN {
                let refused = frame
                frame = oldValue
                raiseInvalidGeometry(refused)
            } else {
                resizeSubviews(withOldSize: oldValue.size)
            }
        }
    }
    /// Where the view's own coordinates begin; scrolling moves it.
    var boundsOrigin = CGPoint.zero
    /// The view's rectangle in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            // The centre stays where it is.
            let middle = center
            frame.size = newValue.size
            center = middle
        }
    }

    /// In the superview's bounds.
    open var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
        }
    }

    /// The intrinsic length of a view that has none.

    open var transform = CGAffineTransform.identity
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    /// Whether the frame and the mask place the view; true until code or a stack view turns it off.
    open var translatesAutoresizingMaskIntoConstraints = true

    // MARK: Hierarchy

    /// Back to front. Subclasses that show others' subviews as theirs override it; the hierarchy stays as it is.
    open var subviews: [UIView] { children }
    final var children: [UIView] = []
    public internal(set) weak var superview: UIView?
    /// The controller whose view this is.
    weak var controller: UIViewController?
    /// The framework class and the property of it that hold the view, where UIKit made it: a cell's content view.
    var frameworkRole: (owner: String, name: String)?
    open var tag = 0
    /// What code set by key path.
    var keyPathValues: [String: Any] = [:]

    // MARK: Constraints

    var installedConstraints = ConstraintList()
    var namingConstraints = ConstraintList()
    public internal(set) var layoutGuides: [UILayoutGuide] = []
    /// Guides that UIKit has for every view, made when somebody asks for them.
    var standardGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var contentPriorities: ContentPriorities
    var authoredMargins: AuthoredMargins?

    /// As ``directionalLayoutMargins``, by left and right.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { authoredMargins = .absolute(newValue) }
    }

    private var needsConstraintUpdate = false
    /// The conflicts that were logged of the hierarchy below this view, which is a root: UIKit logs each once.
    var loggedConflicts: Set<[String]> = []

    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified

    // MARK: Appearance

    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var contentMode = ContentMode.scaleToFill
    open var backgroundColor: UIColor?
    /// `nil`: that of the superview.
    private var ownTintColor: UIColor?
    /// Never `nil` when it is asked for: views without one have that of their superview, the topmost blue.
    // UIKit imports it so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public private(set) lazy var layer = type(of: self).makeLayer(of: self)
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    var recognizers: [UIGestureRecognizer] = []
    open var restorationIdentifier: String?
    open var focusGroupIdentifier: String?
    /// What the view is shown through.
    open var mask: UIView?
    /// Pixels a point; 1 for views that draw nothing.
    open var contentScaleFactor: CGFloat = 1

    // MARK: Accessibility

    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityElements: [Any]?
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits: UIAccessibilityTraits = []
    open var isAccessibilityElement = false

    public init(frame: CGRect) {
        self.frame = frame.containsNaN ? .zero : frame
        contentPriorities = ContentPriorities()
        super.init()
        contentPriorities = defaultContentPriorities
        if frame.containsNaN { raiseInvalidGeometry(frame) }
    }

    /// Nothing is archived here: the view is as one of an empty frame.
    public required init?(coder: NSCoder) {
        frame = .zero
        contentPriorities = ContentPriorities()
        super.init()
        contentPriorities = defaultContentPriorities
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open override var next: UIResponder? { controller ?? superview }

    /// The priorities of content that views of the class begin with.
    var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// The view whose constraints decide the fitting size: of cells, the content view.
    var fittingView: UIView { self }

    /// Text that the view shows, as descriptions and dumps give it.
    var shownText: String? { nil }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// Subclasses place their subviews here, with what constraints place already placed. Called by
    /// ``layoutIfNeeded()``, superviews before subviews.
    open func layoutSubviews() {}

    /// Every layout pass looks at everything that changed; nothing has to be marked.
    open func setNeedsLayout() {}

    /// The class of the view's layer. Classes of the app itself cannot be made from their type here: their views have a
    /// plain layer.
    open class var layerClass: AnyClass { CALayer.self }

    open func setNeedsDisplay() {}

    open func setNeedsDisplay(_ rect: CGRect) {}

    open func draw(_ rect: CGRect) {}

    /// Solves the constraints of the whole hierarchy that the view is in, sets the frames, and lets classes place their
    /// subviews. Conflicts are logged in UIKit's words (``MisuseReport``), each once.
    ///
    /// The frame of the root stays: give it a size first.
    open func layoutIfNeeded() {
        LayoutPass.run(hierarchyRoot)
    }

    /// The size of the view that is nearest to `targetSize` and satisfies its constraints, at UIKit's priority for that
    /// (50). Rounded to the pixel.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// As ``systemLayoutSizeFitting(_:)``, with a priority for each axis: a required width gives the height of a cell.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let target = FittingTarget(
            size: targetSize,
            horizontalPriority: horizontalFittingPriority,
            verticalPriority: verticalFittingPriority
        )
        return fittingView.fittedSize(target) ?? targetSize
    }

    // MARK: Hierarchy

    /// Adds a view in front of the others. A view that has a superview is removed from it first, with the constraints
    /// that cross the border of its subtree; in its own superview it only comes to the front.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// - Parameter index: The place among the subviews, 0 at the back; one beyond the end means the front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }

    open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }

    open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, with: index2) }

    /// Takes the view and its subtree out of the hierarchy, and drops the constraints between the subtree and the rest.
    open func removeFromSuperview() { leaveSuperview() }

    /// A view is its own descendant.
    open func isDescendant(of view: UIView) -> Bool { isBelow(view) }

    /// The first view of the subtree that has the tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { subtree().first { $0.tag == tag } }

    open var window: UIWindow? { nearestWindow }

    /// How far bars and the screen's cutouts reach into the view, in points.
    open var safeAreaInsets: UIEdgeInsets { measuredSafeAreaInsets }

    /// Whether what lies outside the bounds is hidden; the layer's mask.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A recognizer belongs to one view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    // MARK: Content

    /// The size of the content, by axis ``noIntrinsicMetric`` where there is none. Texts and controls have sizes as
    /// `draft-inspect` estimates them.
    open var intrinsicContentSize: CGSize { measuredContentSize }

    open func invalidateIntrinsicContentSize() {}

    /// The size of the content; of a view without content, the size that it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittedContentSize(in: size) }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// The frame less the rectangle that constraints mean.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        contentPriorities.hugging[axis] = priority
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.compressionResistance[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        contentPriorities.compressionResistance[axis] = priority
    }

    // MARK: Constraint updates

    /// Subclasses change their constraints here, and call `super` at the end.
    open func updateConstraints() {
        needsConstraintUpdate = false
    }

    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
    }

    open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

    /// Updates the constraints of the view and of those below it that need it, children before their parents.
    open func updateConstraintsIfNeeded() {
        for view in subtree().reversed() where view.needsConstraintUpdate { view.updateConstraints() }
    }

    nonisolated open override var description: String { attributeDescription }

    // MARK: Traits and touches

    open var traitCollection: UITraitCollection { .current }

    /// Never called: the traits do not change here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    /// The view in front that would take a touch.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a text field in the view gave up the keyboard.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        subtree().filter(\.isFirstResponder).allSatisfy { $0.resignFirstResponder() }
    }

    open func addInteraction(_ interaction: UIInteraction) {
        interactions.append(interaction)
    }

    open func removeInteraction(_ interaction: UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }

    open var interactions: [UIInteraction] = []
    open var motionEffects: [UIMotionEffect] = []

    open func addMotionEffect(_ effect: UIMotionEffect) {
        motionEffects.append(effect)
    }

    // MARK: Hooks

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func tintColorDidChange() {}
}
