/// The bar at the top of a screen.
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]?
    open var barStyle = UIBarStyle.default
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
}
