/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var isEnabled = true
    open var tintColor: UIColor?
    open var primaryAction: UIAction?
    open weak var target: AnyObject?
    open var action: Selector?

    /// How a button looks.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }

    /// The items that UIKit knows, with texts and images of its own.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// In points; 0 leaves it to the bar.
    open var width: CGFloat = 0
    /// Which of UIKit's own items it is.
    public private(set) var systemItem: SystemItem?

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: .plain, target: target, action: action)
        self.systemItem = systemItem
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: nil, primaryAction: primaryAction)
        self.systemItem = systemItem
    }

    /// A space that takes what the others leave.
    public class func flexibleSpace() -> Self {
        let item = Self()
        item.systemItem = .flexibleSpace
        return item
    }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    public override required init() {
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
