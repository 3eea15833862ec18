/// The edit menu above a selection. It never opens here.
@MainActor
open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    open var menuItems: [UIMenuItem]?
    open var isMenuVisible: Bool { false }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu() {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func update() {}
}

/// A command in the edit menu.
@MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
