extension UIViewController {
    /// Takes a child over from its parent. The child is told with `willMove`; `didMove` is the caller's to send.
    public func addChild(_ child: UIViewController) {
        if child === self || child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// The child is told with `didMove`; `willMove` is the caller's to send.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    public var navigationController: UINavigationController? { nearest() }

    public var tabBarController: UITabBarController? { nearest() }

    public var splitViewController: UISplitViewController? { nearest() }

    private func nearest<Controller: UIViewController>() -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }
}
