/// A bar of buttons.
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
}
