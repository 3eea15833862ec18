/// A text that scrolls and can be edited.
open class UITextView: UIScrollView, UITextInputTraits {
    // UIKit imports them so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        didSet { text = attributedText?.string ?? "" }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var adjustsFontForContentSizeCategory = false
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var selectedRange = NSRange(location: 0, length: 0)
    private var givenInputView: UIView?
    private var givenInputAccessoryView: UIView?
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!

    /// Takes the place of the keyboard.
    open override var inputView: UIView? {
        get { givenInputView }
        set { givenInputView = newValue }
    }

    /// Above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { givenInputAccessoryView }
        set { givenInputAccessoryView = newValue }
    }

    override var shownText: String? { text }

    open override var canBecomeFirstResponder: Bool { isEditable }
}
