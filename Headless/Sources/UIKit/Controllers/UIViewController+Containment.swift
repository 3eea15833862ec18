extension UIViewController {
    func adopt(_ child: UIViewController) {
        if child === self || child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    func nearest<Controller: UIViewController>() -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }
}
