import LayoutModel
import LayoutSolver

extension Solution {
    /// The solution's values. Of what it leaves open, they are those nearest to the recorded frames, else those that UIKit
    /// takes ("Ties" in Documentation/Semantics.md). At another size than the recorded one, UIKit's come first: frames
    /// show which layout UIKit took at their own size.
    package func shownPoint(of layout: Layout, lowered: LoweredLayout) -> [Double] {
        if faces.isEmpty { return values }
        let order = TieOrder(lowered)
        var point = values
        for face in faces {
            var targets: [(variable: Int, value: Double)] = []
            var isAtRecordedSize = true
            for variable in face.variables {
                guard let (item, attribute) = lowered.itemAndAttribute(of: variable),
                    layout.showsTakenFrame(item), let frame = layout.recordedFrame(of: item)
                else { continue }
                if targets.isEmpty { isAtRecordedSize = layout.hasRecordedRootSize(around: item, at: values) }
                targets.append((variable, frame[attribute]))
            }
            let ties = PointCriterion.satisfied(order.rows(face.tiedRows))
            let recorded = PointCriterion.nearest(targets)
            let criteria = isAtRecordedSize ? [recorded, ties] : [ties, recorded]
            let chosen = face.point(by: criteria + [.lowest(order.variables(face.variables))])
            for (variable, value) in zip(face.variables, chosen) { point[variable] = value }
        }
        return point
    }
}

extension Layout {
    /// The frame as the source recorded it; `nil` where there is none or a transform has changed it.
    package func recordedFrame(of item: Item) -> Rectangle? {
        switch item {
        case .view(let view): views[view].isTransformed ? nil : views[view].frame
        case .guide(let guide): guides[guide].frame
        case .missing: nil
        }
    }

    /// Whether the frame shows which layout UIKit took. One that a dump of a running app lists as inferred is of before the
    /// layout; Xcode took those of documents, whatever hosts make of them.
    fileprivate func showsTakenFrame(_ item: Item) -> Bool {
        guard case .view(let view) = item, source.inferredFramesPrecedeLayout else { return true }
        return !views[view].isInferred(.frame)
    }

    /// Whether the root above an item has its recorded size at a point of the system's variables.
    fileprivate func hasRecordedRootSize(around item: Item, at point: [Double]) -> Bool {
        guard var root = view(of: item) else { return true }
        while let parent = views[root].parent { root = parent }
        guard let recorded = views[root].recordedFrame else { return true }
        return Axis.allCases.allSatisfy { axis in
            let size: FrameAttribute = axis == .horizontal ? .width : .height
            return abs(point[VariableIndex(root, size).rawValue] - recorded.size[axis]) <= 0.5
        }
    }
}
