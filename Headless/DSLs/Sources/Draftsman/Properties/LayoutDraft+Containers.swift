import UIKit

// See `LayoutDraft+UIView`.

extension LayoutDraft where View: UIImageView {
    public func image(_ value: UIImage?) -> LayoutDraft<View> { set(\.image, value) }

    public func highlightedImage(_ value: UIImage?) -> LayoutDraft<View> { set(\.highlightedImage, value) }

    public func isHighlighted(_ value: Bool) -> LayoutDraft<View> { set(\.isHighlighted, value) }

    public func animationImages(_ value: [UIImage]?) -> LayoutDraft<View> { set(\.animationImages, value) }

    public func animationDuration(_ value: TimeInterval) -> LayoutDraft<View> { set(\.animationDuration, value) }
}

extension LayoutDraft where View: UIScrollView {
    public func contentOffset(_ value: CGPoint) -> LayoutDraft<View> { set(\.contentOffset, value) }

    public func contentSize(_ value: CGSize) -> LayoutDraft<View> { set(\.contentSize, value) }

    public func contentInset(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.contentInset, value) }

    public func delegate(_ value: UIScrollViewDelegate?) -> LayoutDraft<View> { set(\.delegate, value) }

    public func isDirectionalLockEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isDirectionalLockEnabled, value) }

    public func bounces(_ value: Bool) -> LayoutDraft<View> { set(\.bounces, value) }

    public func alwaysBounceVertical(_ value: Bool) -> LayoutDraft<View> { set(\.alwaysBounceVertical, value) }

    public func alwaysBounceHorizontal(_ value: Bool) -> LayoutDraft<View> { set(\.alwaysBounceHorizontal, value) }

    public func isPagingEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isPagingEnabled, value) }

    public func isScrollEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isScrollEnabled, value) }

    public func showsVerticalScrollIndicator(_ value: Bool) -> LayoutDraft<View> {
        set(\.showsVerticalScrollIndicator, value)
    }

    public func showsHorizontalScrollIndicator(_ value: Bool) -> LayoutDraft<View> {
        set(\.showsHorizontalScrollIndicator, value)
    }

    public func scrollIndicatorInsets(_ value: UIEdgeInsets) -> LayoutDraft<View> {
        set(\.scrollIndicatorInsets, value)
    }

    public func delaysContentTouches(_ value: Bool) -> LayoutDraft<View> { set(\.delaysContentTouches, value) }

    public func canCancelContentTouches(_ value: Bool) -> LayoutDraft<View> { set(\.canCancelContentTouches, value) }

    public func minimumZoomScale(_ value: CGFloat) -> LayoutDraft<View> { set(\.minimumZoomScale, value) }

    public func maximumZoomScale(_ value: CGFloat) -> LayoutDraft<View> { set(\.maximumZoomScale, value) }

    public func zoomScale(_ value: CGFloat) -> LayoutDraft<View> { set(\.zoomScale, value) }

    public func bouncesZoom(_ value: Bool) -> LayoutDraft<View> { set(\.bouncesZoom, value) }

    public func refreshControl(_ value: UIRefreshControl?) -> LayoutDraft<View> { set(\.refreshControl, value) }
}

extension LayoutDraft where View: UIStackView {
    public func spacing(_ value: CGFloat) -> LayoutDraft<View> { set(\.spacing, value) }

    public func isBaselineRelativeArrangement(_ value: Bool) -> LayoutDraft<View> {
        set(\.isBaselineRelativeArrangement, value)
    }

    public func isLayoutMarginsRelativeArrangement(_ value: Bool) -> LayoutDraft<View> {
        set(\.isLayoutMarginsRelativeArrangement, value)
    }
}
