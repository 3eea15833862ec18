import UIKit

// See `LayoutDraft+UIView`.

extension LayoutDraft where View: UILabel {
    public func text(_ value: String?) -> LayoutDraft<View> { set(\.text, value) }

    public func font(_ value: UIFont?) -> LayoutDraft<View> { set(\.font, value) }

    public func textAlignment(_ value: NSTextAlignment) -> LayoutDraft<View> { set(\.textAlignment, value) }

    public func textColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.textColor, value) }

    public func shadowColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.shadowColor, value) }

    public func shadowOffset(_ value: CGSize) -> LayoutDraft<View> { set(\.shadowOffset, value) }

    public func attributedText(_ value: NSAttributedString?) -> LayoutDraft<View> { set(\.attributedText, value) }

    public func highlightedTextColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.highlightedTextColor, value) }

    public func isHighlighted(_ value: Bool) -> LayoutDraft<View> { set(\.isHighlighted, value) }

    public func isUserInteractionEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isUserInteractionEnabled, value) }

    public func isEnabled(_ value: Bool) -> LayoutDraft<View> { set(\.isEnabled, value) }

    public func numberOfLines(_ value: Int) -> LayoutDraft<View> { set(\.numberOfLines, value) }

    public func adjustsFontSizeToFitWidth(_ value: Bool) -> LayoutDraft<View> {
        set(\.adjustsFontSizeToFitWidth, value)
    }

    public func minimumScaleFactor(_ value: CGFloat) -> LayoutDraft<View> { set(\.minimumScaleFactor, value) }

    public func allowsDefaultTighteningForTruncation(_ value: Bool) -> LayoutDraft<View> {
        set(\.allowsDefaultTighteningForTruncation, value)
    }

    public func preferredMaxLayoutWidth(_ value: CGFloat) -> LayoutDraft<View> { set(\.preferredMaxLayoutWidth, value) }

    public func lineBreakMode(_ value: NSLineBreakMode) -> LayoutDraft<View> { set(\.lineBreakMode, value) }
}

extension LayoutDraft where View: UITextView {
    public func text(_ value: String?) -> LayoutDraft<View> { set(\.text, value) }

    public func font(_ value: UIFont?) -> LayoutDraft<View> { set(\.font, value) }

    public func textColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.textColor, value) }

    public func textAlignment(_ value: NSTextAlignment) -> LayoutDraft<View> { set(\.textAlignment, value) }

    public func isEditable(_ value: Bool) -> LayoutDraft<View> { set(\.isEditable, value) }

    public func isSelectable(_ value: Bool) -> LayoutDraft<View> { set(\.isSelectable, value) }

    public func attributedText(_ value: NSAttributedString) -> LayoutDraft<View> { set(\.attributedText, value) }

    public func textContainerInset(_ value: UIEdgeInsets) -> LayoutDraft<View> { set(\.textContainerInset, value) }
}

extension LayoutDraft where View: UITextField {
    public func text(_ value: String?) -> LayoutDraft<View> { set(\.text, value) }

    public func attributedText(_ value: NSAttributedString?) -> LayoutDraft<View> { set(\.attributedText, value) }

    public func textColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.textColor, value) }

    public func font(_ value: UIFont?) -> LayoutDraft<View> { set(\.font, value) }

    public func placeholder(_ value: String?) -> LayoutDraft<View> { set(\.placeholder, value) }

    public func adjustsFontSizeToFitWidth(_ value: Bool) -> LayoutDraft<View> {
        set(\.adjustsFontSizeToFitWidth, value)
    }

    public func delegate(_ value: UITextFieldDelegate?) -> LayoutDraft<View> { set(\.delegate, value) }

    public func disabledBackground(_ value: UIImage?) -> LayoutDraft<View> { set(\.disabledBackground, value) }

    public func leftView(_ value: UIView?) -> LayoutDraft<View> { set(\.leftView, value) }

    public func rightView(_ value: UIView?) -> LayoutDraft<View> { set(\.rightView, value) }

    public func rightViewMode(_ value: UITextField.ViewMode) -> LayoutDraft<View> { set(\.rightViewMode, value) }
}

extension LayoutDraft where View: UISearchBar {
    public func text(_ value: String?) -> LayoutDraft<View> { set(\.text, value) }

    public func prompt(_ value: String?) -> LayoutDraft<View> { set(\.prompt, value) }

    public func placeholder(_ value: String?) -> LayoutDraft<View> { set(\.placeholder, value) }

    public func showsCancelButton(_ value: Bool) -> LayoutDraft<View> { set(\.showsCancelButton, value) }

    public func barTintColor(_ value: UIColor?) -> LayoutDraft<View> { set(\.barTintColor, value) }

    public func isTranslucent(_ value: Bool) -> LayoutDraft<View> { set(\.isTranslucent, value) }
}
