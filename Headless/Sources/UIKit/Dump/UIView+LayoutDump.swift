extension UIView {
    /// The hierarchy below this view as a layout dump, version 1, in JSON: views with their classes, names, frames and
    /// content, guides, stacks, and every constraint that is installed in it or held by a property.
    ///
    /// Names come from the stored properties of the views' and controllers' own classes. The same hierarchy gives the same
    /// bytes. Takes time in proportion to views and constraints.
    public func layoutDump() -> String { LayoutDump.text(of: [self]) }
}

extension UIViewController {
    /// The dump of the controller's view, which is loaded where it is not yet.
    public func layoutDump() -> String {
        loadViewIfNeeded()
        return LayoutDump.text(of: [viewIfLoaded].compactMap { $0 })
    }
}
