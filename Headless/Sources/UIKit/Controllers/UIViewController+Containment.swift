extension UIViewController {
    /// Takes a child over from its parent. Calls `willMove` of the child; calling `didMove` is up to the caller.
    public func addChild(_ child: UIViewController) {
        if child === self || child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Calls `didMove` of the child; calling `willMove` is up to the caller.
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
