import LayoutModel

/// Which views share space along an axis: where one of them shrinks, another one grows. Content priorities are compared
/// between these alone.
///
/// Edges that required equalities tie to each other at a distance are one *edge group*; one of them is that of the root, and
/// what is in it cannot move. Every other constraint along the axis connects the groups that it names.
struct SharedSpace {
    /// An edge of an item, or of the content of a scroll view.
    fileprivate enum Edge: Hashable {
        case low(Layout.Item)
        case high(Layout.Item)
        case endOfContent(view: Int)
        /// Every place that is given from outside.
        case given
    }

    /// A sum of edges that a constraint compares with a number.
    private typealias Sum = [(edge: Edge, coefficient: Double)]

    /// What shares space is in one.
    struct Space: Hashable {
        fileprivate var edge: Edge
    }

    private let layout: Layout
    private let outline: Outline
    private let axis: Axis
    private var distances = DisjointSets<Edge>()
    private var spaces = DisjointSets<Edge>()

    /// - Complexity: Close to linear in views and constraints of the section.
    init(_ section: SectionContext, along axis: Axis) {
        layout = section.layout
        outline = section.outline
        self.axis = axis
        for view in [section.scope.root, section.scope.base] {
            distances.join(.low(.view(view)), .given)
            distances.join(.high(.view(view)), .given)
        }
        var ties: [Sum] = []
        var others: [Sum] = []
        for view in section.views {
            if outline.roles[view] == .masked, let superview = outline.superviews[view] {
                distances.join(.low(.view(view)), .low(.view(superview)))
                distances.join(.high(.view(view)), .high(.view(superview)))
            }
            addRows(ofStack: view, &ties, &others)
        }
        for index in section.constraints {
            let constraint = layout.constraints[index]
            guard let sum = sum(of: constraint) else { continue }
            if constraint.isRequired, constraint.relation == .equal { ties.append(sum) } else { others.append(sum) }
        }
        others += tied(ties)
        for view in section.views where Self.hasContentSize(layout.views[view]) {
            others.append([(.high(.view(view)), 1), (.low(.view(view)), -1)])
        }
        for sum in others {
            let edges = sum.map { distances.representative(of: $0.edge) }.filter { !isGiven($0) }
            for edge in edges.dropFirst() { spaces.join(edges[0], edge) }
        }
    }

    /// The space that a view's size takes its part of; `nil` where its size is fixed.
    mutating func space(of view: Int) -> Space? {
        let (low, high) = (
            distances.representative(of: .low(.view(view))), distances.representative(of: .high(.view(view)))
        )
        if low == high { return nil }
        return Space(edge: spaces.representative(of: isGiven(low) ? high : low))
    }

    /// The spaces that a constraint takes a part in.
    mutating func spaces(of constraint: Layout.Constraint) -> [Space] {
        guard let sum = sum(of: constraint) else { return [] }
        return sum.map { distances.representative(of: $0.edge) }.filter { !isGiven($0) }
            .map { Space(edge: spaces.representative(of: $0)) }
    }

    /// Whether hugging has something to hug: a content size.
    static func hasContentSize(_ view: Layout.View) -> Bool {
        // An app's own class, with a size for the canvas.
        if view.intrinsicContentSize != nil { return true }
        guard let row = view.frameworkClass else { return false }
        if row.content == .textView { return !view.scrollsText }
        return row.asksForSize || row.isControl
    }

    private mutating func isGiven(_ edge: Edge) -> Bool { edge == distances.representative(of: .given) }

    // MARK: Ties

    /// Makes one group of edges that a required equality keeps at a distance; what one tie leaves open, another may settle.
    ///
    /// - Returns: The ties that are more than a distance between two groups.
    private mutating func tied(_ ties: [Sum]) -> [Sum] {
        var open = ties
        while true {
            var left: [Sum] = []
            for sum in open {
                let reduced = reduced(sum)
                if reduced.count == 1 {
                    distances.join(reduced[0].edge, .given)
                } else if reduced.count == 2, reduced[0].coefficient == -reduced[1].coefficient {
                    distances.join(reduced[0].edge, reduced[1].edge)
                } else if !reduced.isEmpty {
                    left.append(reduced)
                }
            }
            if left.count == open.count { return left }
            open = left
        }
    }

    /// A sum in one edge for each group that can move.
    private mutating func reduced(_ sum: Sum) -> Sum {
        var reduced: Sum = []
        for term in sum {
            let edge = distances.representative(of: term.edge)
            if isGiven(edge) { continue }
            if let known = reduced.firstIndex(where: { $0.edge == edge }) {
                reduced[known].coefficient += term.coefficient
            } else {
                reduced.append((edge, term.coefficient))
            }
        }
        return reduced.filter { abs($0.coefficient) > 1e-9 }
    }

    // MARK: Rows

    /// - Returns: `nil` for constraints along the other axis.
    private func sum(of constraint: Layout.Constraint) -> Sum? {
        var sum: Sum = []
        let others = [constraint.first, constraint.second].compactMap { $0 }
        guard let first = others.first, first.attribute.axis == axis else { return nil }
        for (anchor, factor) in zip(others, [1, -constraint.multiplier]) {
            let partner = others.count == 2 ? others[anchor == first ? 1 : 0].item : nil
            sum += parts(of: anchor, facing: partner).map { ($0.edge, $0.coefficient * factor) }
        }
        return sum
    }

    private func parts(of anchor: Layout.Anchor, facing partner: Layout.Item?) -> Sum {
        let (low, high) = edges(of: anchor.item, facing: anchor.attribute.isSize ? nil : partner)
        switch anchor.attribute {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: return [(low, 1)]
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline:
            return [(high, 1)]
        case .width, .height: return [(high, 1), (low, -1)]
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return [(low, 0.5), (high, 0.5)]
        }
    }

    private func edges(of item: Layout.Item, facing partner: Layout.Item?) -> (low: Edge, high: Edge) {
        switch item {
        case .guide(let guide):
            let record = layout.guides[guide]
            switch record.kind {
            case .custom, .keyboard: return (.low(item), .high(item))
            case .contentLayout: return (.low(.view(record.owner)), .endOfContent(view: record.owner))
            case .safeArea, .layoutMargins, .readableContent, .frameLayout, .topLayout, .bottomLayout:
                return (.low(.view(record.owner)), .high(.view(record.owner)))
            }
        case .view(let view):
            // A subview's constraint to a scroll view means what is scrolled.
            if layout.views[view].isScrollView, case .view(let other)? = partner, outline.superviews[other] == view {
                return (.low(item), .endOfContent(view: view))
            }
            return (.low(item), .high(item))
        case .missing: return (.given, .given)
        }
    }

    // MARK: Stacks

    private func addRows(ofStack view: Int, _ ties: inout [Sum], _ others: inout [Sum]) {
        guard let stack = layout.views[view].stack else { return }
        let arranged = outline.arranged[view].filter { !layout.views[$0].isHidden }
        guard let first = arranged.first, let last = arranged.last else { return }
        let whole = Layout.Item.view(view)
        if stack.axis == axis {
            ties.append([(.low(.view(first)), 1), (.low(whole), -1)])
            ties.append([(.high(.view(last)), 1), (.high(whole), -1)])
            for (one, other) in zip(arranged, arranged.dropFirst()) {
                let gap: Sum = [(.low(.view(other)), 1), (.high(.view(one)), -1)]
                switch stack.distribution {
                case .fill, .fillEqually, .fillProportionally: ties.append(gap)
                case .equalSpacing, .equalCentering: others.append(gap + Self.size(first))
                }
                switch stack.distribution {
                case .fillEqually, .fillProportionally: others.append(Self.size(one) + Self.size(other))
                case .fill, .equalSpacing, .equalCentering: break
                }
            }
            return
        }
        for subview in arranged {
            let low: Sum = [(.low(.view(subview)), 1), (.low(whole), -1)]
            let high: Sum = [(.high(.view(subview)), 1), (.high(whole), -1)]
            switch stack.alignment {
            case .fill: ties += [low, high]
            case .leading, .top:
                ties.append(low)
                others.append(high)
            case .trailing, .bottom:
                ties.append(high)
                others.append(low)
            case .center, .firstBaseline, .lastBaseline: others.append(low + high)
            }
        }
    }

    private static func size(_ view: Int) -> Sum { [(.high(.view(view)), 1), (.low(.view(view)), -1)] }
}
