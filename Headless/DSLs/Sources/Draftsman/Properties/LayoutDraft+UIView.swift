import UIKit

// The properties that Draftsman sets on drafts. Not after a relation: there `builder` sets them.

extension LayoutDraft {
    public func isUserInteractionEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isUserInteractionEnabled, value) }

    public func tag(_ value: Int) -> LayoutDraft<View> { set(\.tag, value) }

    public func frame(_ value: CGRect) -> LayoutDraft<View> { set(\.frame, value) }

    public func bounds(_ value: CGRect) -> LayoutDraft<View> { set(\.bounds, value) }

    public func center(_ value: CGPoint) -> LayoutDraft<View> { set(\.center, value) }

    public func isMultipleTouchEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isMultipleTouchEnabled, value) }

    public func isExclusiveTouch(_ value: Bool) -> LayoutDraft<View> { set(\.isExclusiveTouch, value) }

    public func autoresizesSubviews(_ value: Bool) -> LayoutDraft<View> { set(\.autoresizesSubviews, value) }

    public func layoutMargins(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.layoutMargins, value) }

    public func directionalLayoutMargins(_ value: NSDirectionalEdgeInsets) -> LayoutDraft<View> {
        set(\.directionalLayoutMargins, value)
    }

    public func preservesSuperviewLayoutMargins(_ value: Bool) -> LayoutDraft<View> {
        set(\.preservesSuperviewLayoutMargins, value)
    }

    public func insetsLayoutMarginsFromSafeArea(_ value: Bool) -> LayoutDraft<View> {
        set(\.insetsLayoutMarginsFromSafeArea, value)
    }

    public func clipsToBounds(_ value: Bool) -> LayoutDraft<View> { set(\.clipsToBounds, value) }

    public func backgroundColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.backgroundColor, value) }

    public func alpha(_ value: CGFloat) -> LayoutDraft<View> { set(\.alpha, value) }

    public func isOpaque(_ value: Bool) -> LayoutDraft<View> { set(\.isOpaque, value) }

    public func clearsContextBeforeDrawing(_ value: Bool) -> LayoutDraft<View> {
        set(\.clearsContextBeforeDrawing, value)
    }

    public func isHidden(_ value: Bool) -> LayoutDraft<View> { set(\.isHidden, value) }

    public func tintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.tintColor, value) }

    public func translatesAutoresizingMaskIntoConstraints(_ value: Bool) -> LayoutDraft<View> {
        set(\.translatesAutoresizingMaskIntoConstraints, value)
    }

    public func restorationIdentifier(_ value: String?) -> LayoutDraft<View> { set(\.restorationIdentifier, value) }

    public func contentMode(_ value: UIView.ContentMode) -> LayoutDraft<View> { set(\.contentMode, value) }
}
