import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A dimension of a scroll view's content that no constraint determines.
struct OpenContentSize {
    var view: Int
    var axis: Axis
    /// The constraints of the content on the axis, never empty: without any, code places the content.
    var rows: [Int]
    /// The variable of the content's length; `nil` where no constraint names the content.
    var variable: Int?
}

extension Examination {
    /// The scroll views in the order of the file, horizontal before vertical.
    func openContentSizes() -> [OpenContentSize] {
        guard layout.views.contains(where: \.isScrollView) else { return [] }
        let centers = centersTiedToScrollViews()
        var found: [OpenContentSize] = []
        for view in layout.views.indices
        where layout.views[view].isScrollView && !layout.views[view].placesItsSubviews {
            let guide = layout.views[view].guides.first { layout.guides[$0].kind == .contentLayout }
            for axis in Axis.allCases {
                let start: FrameAttribute = axis == .horizontal ? .minX : .minY
                let size: FrameAttribute = axis == .horizontal ? .width : .height
                var variables: [Int] = []
                if let guide {
                    variables = [start, size].compactMap { lowered.variable($0, of: .guide(guide)) }
                    if variables.count == 2, !freedom.isFree(variables[1]) { continue }
                }
                let own = Set(variables.flatMap { Array(rows[$0]) })
                    .filter { if case .constraint = lowered.sources[$0] { true } else { false } }
                // The center of a scroll view is that of its frame: it places a view without affecting the content size.
                let tied = own.isEmpty ? centers[view]?[axis] ?? [] : own.sorted()
                if tied.isEmpty { continue }
                let variable = own.isEmpty ? nil : variables.last
                found.append(OpenContentSize(view: view, axis: axis, rows: tied, variable: variable))
            }
        }
        return found
    }

    /// By scroll view and axis, the rows that tie a descendant to the center of its frame.
    private func centersTiedToScrollViews() -> [Int: [Axis: [Int]]] {
        var rows: [Int: [Axis: [Int]]] = [:]
        for (index, constraint) in layout.constraints.enumerated() where constraint.isEffective {
            guard let first = constraint.first, let second = constraint.second, constraint.multiplier != 0,
                let row = lowered.row(ofConstraint: index)
            else { continue }
            for (anchor, other) in [(first, second), (second, first)] {
                guard case .view(let scrollView) = anchor.item, anchor.attribute.isCenter,
                    layout.views[scrollView].isScrollView, let inner = layout.view(of: other.item),
                    inner != scrollView, (scrollView..<subtreeEnds[scrollView]).contains(inner)
                else { continue }
                rows[scrollView, default: [:]][anchor.attribute.axis, default: []].append(row)
            }
        }
        return rows
    }
}

extension LayoutAttribute {
    fileprivate var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }
}
