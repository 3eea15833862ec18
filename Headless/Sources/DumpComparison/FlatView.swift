/// A view of a dump with its place in the hierarchy, as an index into one flat array.
struct FlatView {
    var view: Dump.View
    var children: [Int] = []
    /// The first index beyond the view's subtree.
    var end = 0

    /// All views of a dump, each before its subviews, and the indices of the roots.
    static func flatten(_ dump: Dump) -> (views: [FlatView], roots: [Int]) {
        var views: [FlatView] = []
        var roots: [Int] = []
        var pending: [(view: Dump.View, parent: Int?)] = dump.roots.reversed().map { ($0, nil) }
        while let (view, parent) = pending.popLast() {
            let index = views.count
            views.append(FlatView(view: view))
            if let parent { views[parent].children.append(index) } else { roots.append(index) }
            pending += (view.subviews ?? []).reversed().map { ($0, index) }
        }
        for index in views.indices.reversed() {
            views[index].end = views[index].children.last.map { views[$0].end } ?? index + 1
        }
        return (views, roots)
    }

    /// The framework class that stands for the view's behaviour. Content views of cells are plain to source.
    var base: String {
        let base = view.baseClass ?? view.className
        return FlatView.plain.contains(base) ? "UIView" : base
    }

    /// Without the modules: `PriceLabel` for `Shop.PriceLabel`.
    var shortClassName: Substring {
        view.className.lastIndex(of: ".").map { view.className[view.className.index(after: $0)...] }
            ?? Substring(view.className)
    }

    private static let plain: Set<String> = [
        "UITableViewCellContentView", "_UIVisualEffectContentView", "_UITableViewHeaderFooterContentView",
    ]
}
