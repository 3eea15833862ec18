/// A colour that people choose.
open class UIColorWell: UIControl {
    open var title: String?
    open var selectedColor: UIColor?
    open var supportsAlpha = true
}
