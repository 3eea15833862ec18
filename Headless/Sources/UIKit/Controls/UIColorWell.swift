/// A control with which the user selects a color.
open class UIColorWell: UIControl {
    open var title: String?
    open var selectedColor: UIColor?
    open var supportsAlpha = true
}
