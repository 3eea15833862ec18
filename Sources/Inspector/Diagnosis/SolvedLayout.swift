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
            undetermined: undetermined,
            contentSizes: lowered.contentSizes
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
