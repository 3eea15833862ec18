import LayoutModel

extension Lowering {
    /// The safe-area insets of a view: as recorded, and moved along if the conditions replace those of its root; 0,
    /// assumed, if unknown.
    func safeAreaInsets(of view: Int) -> Sourced<EdgeInsets> {
        let record = layout.views[view]
        guard let replacement = conditions.safeAreaInsets else {
            guard let insets = record.safeAreaInsets else { return .assumed(.zero) }
            return Sourced(value: insets, isAssumed: record.isInferred(.safeAreaInsets))
        }
        if record.parent == nil { return .known(replacement) }
        guard let insets = record.safeAreaInsets else { return .assumed(.zero) }
        let before = recordedSafeAreas[tree.root(above: view)] ?? .zero
        let moved = EdgeInsets(
            top: Self.follow(insets.top, from: before.top, to: replacement.top),
            left: Self.follow(insets.left, from: before.left, to: replacement.left),
            bottom: Self.follow(insets.bottom, from: before.bottom, to: replacement.bottom),
            right: Self.follow(insets.right, from: before.right, to: replacement.right)
        )
        return Sourced(value: moved, isAssumed: record.isInferred(.safeAreaInsets))
    }

    /// The largest recorded inset on each edge among all views of a tree, by root.
    static func largestSafeAreas(of layout: Layout, in tree: ItemTree) -> [Int: EdgeInsets] {
        var largest: [Int: EdgeInsets] = [:]
        for (index, view) in layout.views.enumerated() {
            guard let insets = view.safeAreaInsets else { continue }
            let known = largest[tree.root(above: index)] ?? .zero
            largest[tree.root(above: index)] = EdgeInsets(
                top: max(known.top, insets.top),
                left: max(known.left, insets.left),
                bottom: max(known.bottom, insets.bottom),
                right: max(known.right, insets.right)
            )
        }
        return largest
    }

    /// An inset that reached into the safe area moves with it; one that did not stays 0, because the distance of the
    /// view from the edge is unknown.
    private static func follow(_ inset: Double, from before: Double, to after: Double) -> Double {
        if inset > 0 { return max(0, inset + after - before) }
        return before > 0 ? 0 : after
    }
}
