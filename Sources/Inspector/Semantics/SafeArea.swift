import LayoutModel

extension Lowering {
    /// The safe-area insets of a view: as recorded, moved along with its root's where the conditions replace those; where
    /// they are unknown, what of the superview's reaches into the view's recorded frame, assumed.
    func safeAreaInsets(of view: Int) -> Sourced<EdgeInsets> { safeAreas.isEmpty ? .assumed(.zero) : safeAreas[view] }

    /// The safe areas of all views, superviews before subviews; empty where nothing is known of any.
    static func safeAreas(
        of layout: Layout,
        in tree: ItemTree,
        under conditions: LayoutConditions
    ) -> [Sourced<EdgeInsets>] {
        let replacement = conditions.safeAreaInsets
        guard replacement != nil || layout.views.contains(where: { $0.safeAreaInsets != nil }) else { return [] }
        let recorded = replacement == nil ? [:] : largestSafeAreas(of: layout, in: tree)
        var result: [Sourced<EdgeInsets>] = []
        result.reserveCapacity(layout.views.count)
        for (index, view) in layout.views.enumerated() {
            guard let parent = view.parent else {
                if let replacement {
                    result.append(.known(replacement))
                } else if let insets = view.safeAreaInsets {
                    result.append(Sourced(value: insets, isAssumed: view.isInferred(.safeAreaInsets)))
                } else {
                    result.append(.assumed(.zero))
                }
                continue
            }
            if var insets = view.safeAreaInsets {
                if let replacement {
                    insets = moved(insets, from: recorded[tree.root(above: index)] ?? .zero, to: replacement)
                }
                result.append(Sourced(value: insets, isAssumed: view.isInferred(.safeAreaInsets)))
            } else if let frame = view.recordedFrame, let size = layout.views[parent].recordedFrame?.size {
                let outer = result[parent].value
                let insets = InheritedInsets.safeArea(of: frame, in: size, insets: outer)
                result.append(.assumed(insets.limited(to: frame.size)))
            } else {
                result.append(.assumed(.zero))
            }
        }
        return result
    }

    private static func moved(_ insets: EdgeInsets, from before: EdgeInsets, to after: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: follow(insets.top, from: before.top, to: after.top),
            left: follow(insets.left, from: before.left, to: after.left),
            bottom: follow(insets.bottom, from: before.bottom, to: after.bottom),
            right: follow(insets.right, from: before.right, to: after.right)
        )
    }

    /// The largest inset that any view of a tree was recorded with, on each edge, by root.
    private static func largestSafeAreas(of layout: Layout, in tree: ItemTree) -> [Int: EdgeInsets] {
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
