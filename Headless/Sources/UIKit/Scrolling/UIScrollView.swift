/// Shows a part of content that may be larger than itself.
open class UIScrollView: UIView {
    /// Whether scrolling hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The color of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// Whether the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    open weak var delegate: UIScrollViewDelegate?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
    }

    /// Where the shown part begins: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set { boundsOrigin = newValue }
    }

    /// Of both indicators; those of the vertical one where they differ.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// The rectangle of the content, which scrolls.
    public var contentLayoutGuide: UILayoutGuide {
        standardGuide(.contentLayout, "UIScrollView-contentLayoutGuide")
    }

    /// The rectangle of the scroll view itself, which does not.
    public var frameLayoutGuide: UILayoutGuide { standardGuide(.frameLayout, "UIScrollView-frameLayoutGuide") }
}

/// Follows what happens in a scroll view.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
