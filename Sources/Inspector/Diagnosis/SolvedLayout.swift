import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Diagnosis {
    /// The frames of the solution with what fails and what is open.
    public func solved() -> SolvedLayout {
        SolvedLayout(
            lowered,
            solution,
            point: solution.shownPoint(of: lowered.layout, lowered: lowered),
            freedom: Freedom(lowered: lowered, solution: solution)
        )
    }
}

extension SolvedLayout {
    init(_ lowered: LoweredLayout, _ solution: Solution, point: [Double], freedom: Freedom) {
        let system = lowered.system
        let layout = lowered.layout
        let broken = Set(solution.broken)
        var violations: [SolvedLayout.Violation] = []
        for row in 0..<system.rowCount where system.isEnabled[row] {
            if broken.contains(row) {
                violations.append(
                    .init(constraint: lowered.id(ofRow: row), points: system.error(ofRow: row, at: point))
                )
            } else if system.priorities[row] < LinearSystem.required,
                case .constraint(let index) = lowered.sources[row],
                layout.constraints[index].origin == .user
            {
                let error = system.error(ofRow: row, at: point)
                if error > 1e-6 { violations.append(.init(constraint: layout.constraints[index].id, points: error)) }
            }
        }
        var undetermined: [SolvedLayout.Undetermined] = []
        for index in 0..<(lowered.viewCount + lowered.guideCount) {
            guard freedom.hasAttributes(ofItem: index) else { continue }
            let attributes = freedom.attributes(ofItem: index)
            let id = index < lowered.viewCount ? layout.views[index].id : layout.guides[index - lowered.viewCount].id
            undetermined.append(.init(item: id, attributes: attributes))
        }
        self.init(
            frames: layout.frames(at: point),
            isSatisfied: broken.isEmpty,
            violations: violations,
            undetermined: undetermined
        )
    }
}

extension Layout {
    /// The frames of the views at a point of the system's variables. The origin of a root is 0, 0.
    func frames(at point: [Double]) -> [Rectangle] {
        views.indices.map { view in
            let isRoot = views[view].parent == nil
            return Rectangle(
                x: isRoot ? 0 : point[VariableIndex(view, .minX).rawValue],
                y: isRoot ? 0 : point[VariableIndex(view, .minY).rawValue],
                width: point[VariableIndex(view, .width).rawValue],
                height: point[VariableIndex(view, .height).rawValue]
            )
        }
    }
}

extension Solution {
    /// The solution's values. Of what it leaves open, they are those nearest to the recorded frames, else those that UIKit
    /// takes ("Ties" in Documentation/Semantics.md). At another size than the recorded one, UIKit's come first: frames
    /// show which layout UIKit took at their own size.
    func shownPoint(of layout: Layout, lowered: LoweredLayout) -> [Double] {
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
    func recordedFrame(of item: Item) -> Rectangle? {
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
