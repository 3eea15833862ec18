/// The area that the keyboard covers; without a keyboard, at the bottom of the view.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    open var followsUndockedKeyboard = false
    open var usesBottomSafeArea = true
}
