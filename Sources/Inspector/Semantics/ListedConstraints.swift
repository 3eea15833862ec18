import LayoutModel

/// What the listed constraints that participate name, and which made rows they replace.
struct ListedConstraints {
    private var namedGuides: [Bool]
    /// By view: the axes with listed constraints of origin `autoresizing`.
    private var autoresizing: [AxisSet]
    /// By view: the axes with listed constraints of origin `contentSize`.
    private var contentSize: [AxisSet]
    /// The sizes that those give, by twice the view, plus one for heights. Looked up only, never walked.
    private var contentLengths: [Int: Double] = [:]
    /// By guide: the axes with listed constraints of origin `guide`.
    private var guideAxes: [AxisSet]
    /// By view: whether constraints of its stack layout are listed.
    private var stacks: [Bool]
    /// The stack that arranges each view; -1: none.
    private var arrangingStacks: [Int]
    /// By view: whether a constraint relates a subview of a list or the like to something that is not in the subview.
    private var related: [Bool]

    /// - Complexity: O(views + guides + constraints).
    init(_ layout: Layout) {
        namedGuides = Array(repeating: false, count: layout.guides.count)
        guideAxes = Array(repeating: [], count: layout.guides.count)
        autoresizing = Array(repeating: [], count: layout.views.count)
        contentSize = Array(repeating: [], count: layout.views.count)
        stacks = Array(repeating: false, count: layout.views.count)
        arrangingStacks = Array(repeating: -1, count: layout.views.count)
        related = Array(repeating: false, count: layout.views.count)
        for index in layout.views.indices where layout.views[index].stack != nil {
            for arranged in layout.arrangedSubviews(of: index) where layout.views[arranged].parent == index {
                arrangingStacks[arranged] = index
            }
        }
        for guide in layout.impliedGuides() { namedGuides[guide] = true }
        let ends = layout.subtreeEnds()
        layout.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices where constraints[index].isEffective {
                note(constraints[index], in: layout)
                if constraints[index].origin == .user { relate(constraints[index], in: layout, ends) }
                if constraints[index].origin == .autoresizing,
                    let view = layout.maskedView(of: constraints[index], ends),
                    let axis = constraints[index].anchors.first?.attribute.axis
                {
                    autoresizing[view].insert(AxisSet(axis))
                }
            }
        }
        for index in layout.views.indices {
            guard let stack = layout.views[index].stack, stack.isLayoutMarginsRelative, !stacks[index] else { continue }
            guard let guide = layout.knownGuide(.layoutMargins, of: index) else { continue }
            if layout.arrangedSubviews(of: index).contains(where: { arrangingStacks[$0] == index }) {
                namedGuides[guide] = true
            }
        }
    }

    /// Whether a constraint that participates names the guide: only then it has variables and rows.
    func isNamed(guide: Int) -> Bool { namedGuides[guide] }

    func replacesMask(of view: Int, _ axis: Axis) -> Bool { autoresizing[view].contains(AxisSet(axis)) }

    /// Whether the superview places a view, as lists do with their cells: also one that does not translate its mask, unless
    /// constraints place it. Lists leave alone what code adds to them.
    func isPlaced(_ view: Int, by superview: Int, in layout: Layout) -> Bool {
        layout.views[superview].placesItsSubviews
            && (layout.views[view].translatesAutoresizingMask || !related[view])
    }

    private mutating func relate(_ constraint: Layout.Constraint, in layout: Layout, _ ends: [Int]) {
        let views = constraint.anchors.compactMap { anchor -> Int? in
            switch anchor.item {
            case .view(let view): view
            case .guide(let guide): layout.guides[guide].owner
            default: nil
            }
        }
        for view in views {
            guard let superview = layout.views[view].parent, layout.views[superview].placesItsSubviews else { continue }
            if views.contains(where: { $0 < view || $0 >= ends[view] }) { related[view] = true }
        }
    }

    func replacesContentSize(of view: Int, _ axis: Axis) -> Bool { contentSize[view].contains(AxisSet(axis)) }

    func replacesGuide(_ guide: Int, _ axis: Axis) -> Bool { guideAxes[guide].contains(AxisSet(axis)) }

    func replacesStack(_ view: Int) -> Bool { stacks[view] }

    /// The content size that listed constraints give to a view.
    func contentLength(of view: Int, _ axis: Axis) -> Double? {
        contentLengths[2 * view + (axis == .horizontal ? 0 : 1)]
    }

    private mutating func note(_ constraint: Layout.Constraint, in layout: Layout) {
        if constraint.terms.isEmpty {
            if case .guide(let guide)? = constraint.first?.item { namedGuides[guide] = true }
            if case .guide(let guide)? = constraint.second?.item { namedGuides[guide] = true }
            // Most of them are of views, and the user's.
            if constraint.origin == .user, constraint.identifier == nil { return }
        } else {
            for anchor in constraint.anchors {
                if case .guide(let guide) = anchor.item { namedGuides[guide] = true }
            }
        }
        guard let axis = constraint.anchors.first?.attribute.axis else { return }
        switch constraint.origin {
        case .contentSize:
            if let view = constraint.firstView {
                contentSize[view].insert(AxisSet(axis))
                let key = 2 * view + (axis == .horizontal ? 0 : 1)
                if contentLengths[key] == nil { contentLengths[key] = constraint.constant }
            }
        case .guide:
            if let guide = constraint.firstGuide { guideAxes[guide].insert(AxisSet(axis)) }
        case .user, .autoresizing, .stack, .encapsulated, .scroll, .prototyping, .temporary, .system:
            break
        }
        if constraint.isOfStack, let stack = self.stack(of: constraint, in: layout) { stacks[stack] = true }
    }

    /// The stack view that a listed stack constraint belongs to.
    private func stack(of constraint: Layout.Constraint, in layout: Layout) -> Int? {
        var views: [Int] = []
        for item in constraint.anchors.map(\.item) {
            switch item {
            case .view(let view): views.append(view)
            case .guide(let guide):
                let owner = layout.guides[guide].owner
                if layout.views[owner].stack != nil { return owner }
            case .missing: break
            }
        }
        guard let first = views.first else { return nil }
        if let second = views.dropFirst().first(where: { $0 != first }) {
            if arrangingStacks[second] == first { return first }
            if arrangingStacks[first] == second { return second }
        } else if layout.views[first].stack != nil, constraint.systemIdentifier == .stack(.canvasFit) {
            return first
        }
        if arrangingStacks[first] >= 0 { return arrangingStacks[first] }
        return layout.views[first].stack == nil ? nil : first
    }
}

extension Layout.Constraint {
    fileprivate var firstView: Int? {
        guard case .view(let view)? = anchors.first?.item else { return nil }
        return view
    }

    fileprivate var firstGuide: Int? {
        for case .guide(let guide) in anchors.lazy.map(\.item) { return guide }
        return nil
    }
}
