import UIKit

// See `LayoutDraft+UIView`.

extension LayoutDraft where View: UIButton {
    public func contentEdgeInsets(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.contentEdgeInsets, value) }

    public func titleEdgeInsets(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.titleEdgeInsets, value) }

    public func reversesTitleShadowWhenHighlighted(_ value: Bool) -> LayoutDraft<View> {
        set(\.reversesTitleShadowWhenHighlighted, value)
    }

    public func imageEdgeInsets(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.imageEdgeInsets, value) }

    public func adjustsImageWhenHighlighted(_ value: Bool) -> LayoutDraft<View> {
        set(\.adjustsImageWhenHighlighted, value)
    }

    public func adjustsImageWhenDisabled(_ value: Bool) -> LayoutDraft<View> { set(\.adjustsImageWhenDisabled, value) }

    public func showsTouchWhenHighlighted(_ value: Bool) -> LayoutDraft<View> {
        set(\.showsTouchWhenHighlighted, value)
    }

    public func isPointerInteractionEnabled(_ value: Bool) -> LayoutDraft<View> {
        set(\.isPointerInteractionEnabled, value)
    }
}

extension LayoutDraft where View: UIControl {
    public func isEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isEnabled, value) }

    public func isSelected(_ value: Bool) -> LayoutDraft<View> { set(\.isSelected, value) }

    public func isHighlighted(_ value: Bool) -> LayoutDraft<View> { set(\.isHighlighted, value) }

    public func contentVerticalAlignment(_ value: UIControl.ContentVerticalAlignment) -> LayoutDraft<View> {
        set(\.contentVerticalAlignment, value)
    }

    public func contentHorizontalAlignment(_ value: UIControl.ContentHorizontalAlignment) -> LayoutDraft<View> {
        set(\.contentHorizontalAlignment, value)
    }
}

extension LayoutDraft where View: UISlider {
    public func value(_ value: Float) -> LayoutDraft<View> { set(\.value, value) }

    public func minimumValue(_ value: Float) -> LayoutDraft<View> { set(\.minimumValue, value) }

    public func maximumValue(_ value: Float) -> LayoutDraft<View> { set(\.maximumValue, value) }

    public func minimumValueImage(_ value: UIImage?) -> LayoutDraft<View> { set(\.minimumValueImage, value) }

    public func maximumValueImage(_ value: UIImage?) -> LayoutDraft<View> { set(\.maximumValueImage, value) }

    public func isContinuous(_ value: Bool) -> LayoutDraft<View> { set(\.isContinuous, value) }

    public func minimumTrackTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.minimumTrackTintColor, value) }

    public func maximumTrackTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.maximumTrackTintColor, value) }

    public func thumbTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.thumbTintColor, value) }
}

extension LayoutDraft where View: UIStepper {
    public func isContinuous(_ value: Bool) -> LayoutDraft<View> { set(\.isContinuous, value) }

    public func autorepeat(_ value: Bool) -> LayoutDraft<View> { set(\.autorepeat, value) }

    public func wraps(_ value: Bool) -> LayoutDraft<View> { set(\.wraps, value) }

    public func value(_ value: Double) -> LayoutDraft<View> { set(\.value, value) }

    public func minimumValue(_ value: Double) -> LayoutDraft<View> { set(\.minimumValue, value) }

    public func maximumValue(_ value: Double) -> LayoutDraft<View> { set(\.maximumValue, value) }

    public func stepValue(_ value: Double) -> LayoutDraft<View> { set(\.stepValue, value) }
}

extension LayoutDraft where View: UISwitch {
    public func onTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.onTintColor, value) }

    public func thumbTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.thumbTintColor, value) }

    public func isOn(_ value: Bool) -> LayoutDraft<View> { set(\.isOn, value) }
}
