extension UIView {
    /// The hierarchy below this view as a layout dump, version 1, in JSON: views with their classes, names, frames and
    /// content, guides, stacks, and every constraint that is installed in it or held by a property.
    ///
    /// Names come from the stored properties of the views' and controllers' own classes. The same hierarchy gives the same
    /// bytes. Takes time in proportion to views and constraints.
    public func layoutDump() -> String { LayoutDump.text(of: [self]) }
}

extension UIViewController {
    /// The dump of the controller's view, which is loaded where it is not yet, and of the views in its items that no bar
    /// shows.
    public func layoutDump() -> String { LayoutDump.text(of: LayoutDump.roots(of: self)) }
}

extension LayoutDump {
    /// The controller's view, which is loaded where it is not yet, and the views in its items that no bar shows.
    public static func roots(of controller: UIViewController) -> [UIView] {
        controller.loadViewIfNeeded()
        let held = controller.navigationItem.heldViews + (controller.toolbarItems ?? []).compactMap(\.customView)
        return [controller.viewIfLoaded].compactMap { $0 } + held.filter { $0.superview == nil }
    }
}
