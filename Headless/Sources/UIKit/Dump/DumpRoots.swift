/// A dump of several screens, in the order of Interface Builder's documents: the view of a controller, the
/// cells of its lists, the views in its items.
@MainActor
public struct DumpRoots {
    private var roots: [UIView] = []
    /// The views in the items of the last controller.
    private var held: [UIView] = []
    /// Views live as long as their controllers.
    private var controllers: [UIViewController] = []

    public init() {}

    public func text() -> String {
        withExtendedLifetime(controllers) { LayoutDump.text(of: roots + held) }
    }

    /// Gives each root this size, in points, and lays it out. A view that no constraints and no code place is as large as its
    /// root, so that what lies in it can be laid out.
    public func layOut(in size: CGSize) {
        for root in roots + held {
            for view in root.subtree() where view.translatesAutoresizingMaskIntoConstraints {
                view.frame = CGRect(origin: .zero, size: size)
            }
            root.frame = CGRect(origin: .zero, size: size)
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
    }

    /// Takes out what classes put into views of theirs by themselves, in front of what the roots put there.
    ///
    /// - Parameter counts: How many subviews the roots put into each such view, by the name of its class, in the order of the
    ///   hierarchy.
    public func removeContent(leaving counts: [String: [Int]]) {
        var rest = counts
        var pending = Array((roots + held).reversed())
        while let view = pending.popLast() {
            let name = String(describing: type(of: view))
            let isRoot = view.superview == nil
            if !isRoot, rest[name]?.isEmpty == false, let count = rest[name]?.removeFirst() {
                for subview in view.subviews.dropLast(count) { subview.removeFromSuperview() }
            }
            pending += view.subviews.reversed()
        }
    }

    public mutating func append(_ controller: UIViewController) {
        controllers.append(controller)
        let own = LayoutDump.roots(of: controller)
        roots += held + own.prefix(1)
        held = Array(own.dropFirst())
    }

    public mutating func append(_ view: UIView) {
        if !(view is UITableViewCell || view is UICollectionReusableView) {
            roots += held
            held = []
        }
        roots.append(view)
    }
}
