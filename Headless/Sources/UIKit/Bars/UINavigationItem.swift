/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Whether the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never, inline
    }
}
