/// What a view is drawn with. Nothing is drawn here; the settings are kept.
@MainActor
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowOpacity: Float = 0
    open var opacity: Float = 1
    open var zPosition: CGFloat = 0
    open var isHidden = false
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1

    public override init() {
        super.init()
    }
}
