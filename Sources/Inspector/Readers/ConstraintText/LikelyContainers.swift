import LayoutModel
import struct LayoutSolver.UnionFind

/// The views in which a view may be that a mask places in a superview without a name.
struct LikelyContainers {
    /// By item: the views with subviews, or with a size of their own, that one of its edges is pinned to.
    private var pinned: [Int: Set<Int>] = [:]
    /// The items that are in one hierarchy.
    private var hierarchies: UnionFind

    /// - Complexity: Nearly linear in items and constraints.
    init(_ printed: PrintedLayout) {
        hierarchies = UnionFind(count: printed.items.count)
        var containers: Set<Int> = []
        for item in printed.items.indices {
            guard let parent = printed.parent(of: item) else { continue }
            containers.insert(parent)
            hierarchies.unite(item, parent)
        }
        for index in printed.constraints.indices {
            let terms = printed.constraints[index].constraint.terms
            guard terms.count == 1, !terms[0].attribute.isPosition else { continue }
            if let sized = printed.item(ofTerm: 0, ofConstraint: index) { containers.insert(sized) }
        }
        for index in printed.constraints.indices {
            let terms = printed.constraints[index].constraint.terms
            guard terms.count == 2, terms.allSatisfy(\.attribute.isPosition),
                let first = printed.item(ofTerm: 0, ofConstraint: index),
                let second = printed.item(ofTerm: 1, ofConstraint: index), first != second
            else { continue }
            for (item, other) in [(first, second), (second, first)]
            where containers.contains(other) && !printed.items[other].isGuide {
                pinned[item, default: []].insert(other)
            }
        }
    }

    /// The only such view of an item, which is in it from now on; `nil` where there are none or several, and where it is in the
    /// item itself.
    mutating func takeContainer(beside item: Int) -> Int? {
        guard let found = pinned[item], found.count == 1, let container = found.first,
            hierarchies.find(item) != hierarchies.find(container)
        else { return nil }
        hierarchies.unite(item, container)
        return container
    }
}
