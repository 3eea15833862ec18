/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var isEnabled = true
    open var tintColor: UIColor?
    open var primaryAction: UIAction?

    public override init() {
        super.init()
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image
        self.primaryAction = primaryAction
    }
}
