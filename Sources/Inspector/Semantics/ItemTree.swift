import LayoutModel

/// The views and guides of a layout as one tree: a guide is a child of its owner.
///
/// A node is the index of a view, or the number of views plus the index of a guide.
struct ItemTree {
    let viewCount: Int
    /// -1 for roots.
    private let parents: [Int]
    private let depths: [Int]
    /// The first index behind each view's subtree.
    private let subtreeEnds: [Int]
    /// The root above each view.
    private let roots: [Int]

    /// - Complexity: O(views + guides).
    init(_ layout: Layout) {
        viewCount = layout.views.count
        var parents: [Int] = []
        var depths: [Int] = []
        var roots: [Int] = []
        var ends: [Int] = []
        parents.reserveCapacity(viewCount + layout.guides.count)
        depths.reserveCapacity(viewCount + layout.guides.count)
        roots.reserveCapacity(viewCount)
        ends.reserveCapacity(viewCount)
        for view in layout.views.indices {
            let parent = layout.views[view].parent
            parents.append(parent ?? -1)
            depths.append(layout.views[view].depth)
            roots.append(parent.map { roots[$0] } ?? view)
            ends.append(view + 1)
        }
        for index in layout.views.indices.reversed() where parents[index] >= 0 {
            ends[parents[index]] = max(ends[parents[index]], ends[index])
        }
        for guide in layout.guides {
            parents.append(guide.owner)
            depths.append(depths[guide.owner] + 1)
        }
        self.parents = parents
        self.depths = depths
        self.roots = roots
        subtreeEnds = ends
    }

    func node(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): view
        case .guide(let guide): viewCount + guide
        case .missing: nil
        }
    }

    func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : parents[node] }

    func root(above view: Int) -> Int { roots[view] }

    /// Whether a view is below another one.
    func isView(_ view: Int, below ancestor: Int) -> Bool { view > ancestor && view < subtreeEnds[ancestor] }

    /// The nearest node that is an ancestor of both, where a node counts as its own ancestor; `nil` across roots.
    ///
    /// - Complexity: O(length of the path between them).
    func nearestCommonAncestor(_ first: Int, _ second: Int) -> Int? {
        var low = first
        var high = second
        while depths[low] > depths[high] { low = parents[low] }
        while depths[high] > depths[low] { high = parents[high] }
        while low != high {
            low = parents[low]
            high = parents[high]
            if low < 0 || high < 0 { return nil }
        }
        return low
    }
}
