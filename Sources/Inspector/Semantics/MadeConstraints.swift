import LayoutModel
import LayoutSolver

extension LoweredLayout {
    /// A made row as a constraint of the dump format that means the same; `nil` for rows of listed constraints.
    ///
    /// It is derived from the row itself, so that there is one account of what the row says. Sides are left and right, whatever
    /// the direction, and baselines are written as edges with their offsets in the constant.
    public func madeConstraint(ofRow row: Int) -> MadeConstraint? {
        guard case .made(let index) = sources[row] else { return nil }
        var constraint = Layout.Constraint(id: id(of: made[index]))
        constraint.relation = Relation(system.relations[row])
        constraint.priority = system.priorities[row]
        constraint.origin = made[index].role.origin
        var sum = AnchorSum(of: system.terms(of: row), constant: system.constants[row], in: self)
        sum.write(to: &constraint, in: layout)
        return MadeConstraint(constraint: constraint, isAssumed: isAssumed[row])
    }
}

extension LoweredLayout {
    /// A sum of variables as a sum of anchors, in whose terms people think: `sum of terms  relation  constant` means the same
    /// for both.
    ///
    /// Positions are those of alignment rectangles, in any coordinates that all of them share: multiples of positions add
    /// up to 0.
    package func anchorTerms(
        of terms: some Sequence<LinearTerm>,
        constant: Double
    ) -> (terms: [Layout.Term], constant: Double) {
        AnchorSum(of: ArraySlice(terms), constant: constant, in: self).parts
    }
}

extension MadeRow.Role {
    /// The origin under which the constraint is given.
    fileprivate var origin: Layout.Constraint.Origin {
        switch self {
        case .nonnegative, .rootSize: .system
        case .guide: .guide
        case .content: .contentSize
        case .mask: .autoresizing
        case .stack: .stack
        }
    }
}

extension Relation {
    package init(_ relation: RowRelation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

/// A sum of multiples of anchors: a row of variables, put back into the terms in which constraints are written.
private struct AnchorSum {
    private var terms: [Layout.Term] = []
    private var constant: Double

    var parts: (terms: [Layout.Term], constant: Double) { (terms, constant) }

    /// What the row says of one item on one axis.
    private struct Part {
        var item: Layout.Item
        var axis: Axis
        /// The multiplier of the low edge, and of the length.
        var edge = 0.0
        var length = 0.0
    }

    init(of row: ArraySlice<LinearTerm>, constant: Double, in lowered: LoweredLayout) {
        self.constant = constant
        var parts: [Part] = []
        func index(of item: Layout.Item, _ axis: Axis) -> Int {
            if let known = parts.firstIndex(where: { $0.item == item && $0.axis == axis }) { return known }
            parts.append(Part(item: item, axis: axis))
            return parts.count - 1
        }
        for term in row {
            guard let (item, attribute) = lowered.itemAndAttribute(of: term.variable) else { continue }
            if attribute.isSize {
                parts[index(of: item, attribute.axis)].length += term.coefficient
            } else {
                parts[index(of: item, attribute.axis)].edge += term.coefficient
                // A position counts from the low edge of the superview or owner.
                guard let parent = lowered.parent(of: item) else { continue }
                parts[index(of: .view(parent), attribute.axis)].edge -= term.coefficient
                self.constant -= term.coefficient * lowered.layout.visibleOrigin(of: parent, attribute.axis)
            }
        }
        for part in parts { append(part, in: lowered.layout) }
    }

    /// A part as few anchors as possible: one edge, a centre or a length, else an edge and a length.
    private mutating func append(_ part: Part, in layout: Layout) {
        let isHorizontal = part.axis == .horizontal
        let insets: (low: Double, high: Double)
        if case .view(let view) = part.item {
            insets = layout.views[view].alignmentRectInsets.along(part.axis)
        } else {
            insets = (0, 0)
        }
        func add(_ multiplier: Double, _ attribute: LayoutAttribute, beyondFrame offset: Double) {
            terms.append(Layout.Term(Layout.Anchor(part.item, attribute), multiplier: multiplier))
            constant += multiplier * offset
        }
        if part.edge != 0, part.length == part.edge {
            add(part.edge, isHorizontal ? .right : .bottom, beyondFrame: -insets.high)
        } else if part.edge != 0, part.length * 2 == part.edge {
            add(part.edge, isHorizontal ? .centerX : .centerY, beyondFrame: (insets.low - insets.high) / 2)
        } else {
            if part.edge != 0 { add(part.edge, isHorizontal ? .left : .top, beyondFrame: insets.low) }
            if part.length != 0 {
                add(part.length, isHorizontal ? .width : .height, beyondFrame: -insets.low - insets.high)
            }
        }
    }

    /// Writes the sum as `first`, `relation`, `second`, `constant` where that says it, else as `terms`.
    mutating func write(to constraint: inout Layout.Constraint, in layout: Layout) {
        constraint.constant = constant
        switch terms.count {
        case 1 where terms[0].multiplier == 1 && terms[0].anchor.attribute.isSize:
            constraint.first = terms[0].anchor
        case 2 where isPair(in: layout):
            constraint.first = terms[0].anchor
            constraint.second = terms[1].anchor
            constraint.multiplier = -terms[1].multiplier
        default:
            constraint.terms = terms
        }
    }

    /// Whether the two terms read as `first = multiplier x second`: lengths, or positions of which no scroll view is
    /// one, because with a descendant its edges would mean its content.
    private func isPair(in layout: Layout) -> Bool {
        let (first, second) = (terms[0], terms[1])
        guard first.multiplier == 1, first.anchor.attribute.isSize == second.anchor.attribute.isSize else {
            return false
        }
        if first.anchor.attribute.isSize { return true }
        guard second.multiplier == -1 else { return false }
        for case .view(let view) in [first.anchor.item, second.anchor.item] where layout.views[view].isScrollView {
            return false
        }
        return true
    }
}

extension LoweredLayout {
    /// The view whose bounds the position of an item is relative to.
    fileprivate func parent(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): layout.views[view].parent
        case .guide(let guide): layout.guides[guide].owner
        case .missing: nil
        }
    }
}

extension Layout {
    /// Where the frame of a view starts in the coordinates of its own content: at the offset of a scroll view.
    fileprivate func visibleOrigin(of view: Int, _ axis: Axis) -> Double {
        guard views[view].isScrollView, let scroll = views[view].scroll else { return 0 }
        return scroll.contentOffset[axis]
    }
}
