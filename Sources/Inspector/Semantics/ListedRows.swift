import LayoutModel
import LayoutSolver

extension Lowering {
    /// One row for each listed constraint that participates, by position in the file.
    mutating func addListedRows() {
        let broken = Set(layout.reports.lazy.filter { $0.kind == .conflict }.compactMap(\.broken))
        layout.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices where constraints[index].isEffective {
                let isAppended: Bool
                if constraints[index].terms.isEmpty {
                    isAppended = appendSides(of: constraints[index])
                } else {
                    isAppended = appendTerms(of: constraints[index])
                }
                guard isAppended else {
                    expression.reset()
                    continue
                }
                let symbol = contentSymbol(of: constraints[index])
                if let symbol { expression.add(symbol, times: -1) }
                let isReported = !broken.isEmpty && broken.contains(constraints[index].id)
                add(
                    constraint: index,
                    RowRelation(constraints[index].relation),
                    symbol == nil ? constraints[index].constant : 0,
                    priority: min(constraints[index].priority, LinearSystem.required),
                    keepRank: isReported ? .reportedBroken : constraints[index].keepRank
                )
            }
        }
    }

    /// Appends `first - multiplier x second`. `false` where the items have no common ancestor.
    private mutating func appendSides(of constraint: Layout.Constraint) -> Bool {
        guard let first = constraint.first, let firstNode = tree.node(of: first.item) else { return false }
        let second = constraint.multiplier == 0 ? nil : constraint.second
        guard let second else {
            var space = LayoutSpace(ancestor: tree.parent(of: firstNode))
            space.isMirrored = isMirrored(constraint, by: first.item)
            append(1, first.attribute, of: first.item, in: space)
            if !first.attribute.isSize { appendMirror(1, in: space) }
            return true
        }
        let firstMeaning = meaning(of: first, with: second.item, in: constraint)
        let secondMeaning = meaning(of: second, with: first.item, in: constraint)
        var space = LayoutSpace()
        if !first.attribute.isSize || !second.attribute.isSize {
            guard let low = tree.node(of: firstMeaning.item), let high = tree.node(of: secondMeaning.item),
                let ancestor = tree.nearestCommonAncestor(low, high)
            else { return false }
            space = LayoutSpace(ancestor: ancestor, isMirrored: isMirrored(constraint, by: first.item))
        }
        append(1, first.attribute, of: firstMeaning.item, in: space, marginOwner: firstMeaning.marginOwner)
        append(
            -constraint.multiplier,
            second.attribute,
            of: secondMeaning.item,
            in: space,
            marginOwner: secondMeaning.marginOwner
        )
        appendMirror(1 - constraint.multiplier, in: space)
        return true
    }

    /// Appends the sum of an anchor difference. `false` where the items have no common ancestor.
    ///
    /// The multipliers of positions cancel, so that mirroring adds nothing; scroll views mean their frames.
    private mutating func appendTerms(of constraint: Layout.Constraint) -> Bool {
        guard let first = constraint.terms.first?.anchor.item else { return false }
        var space = LayoutSpace()
        for term in constraint.terms where !term.anchor.attribute.isSize {
            guard let node = tree.node(of: term.anchor.item) else { return false }
            guard let known = space.ancestor else {
                space.ancestor = node
                continue
            }
            guard let ancestor = tree.nearestCommonAncestor(known, node) else { return false }
            space.ancestor = ancestor
        }
        space.isMirrored = isMirrored(constraint, by: first)
        for term in constraint.terms where term.multiplier != 0 {
            append(term.multiplier, term.anchor.attribute, of: term.anchor.item, in: space)
        }
        return true
    }

    /// Whether a constraint is written in mirrored coordinates: it names a directional attribute, and the first item
    /// reads right to left.
    private func isMirrored(_ constraint: Layout.Constraint, by first: Layout.Item) -> Bool {
        let isDirectional =
            constraint.terms.isEmpty
            ? constraint.first?.attribute.isDirectional ?? false || constraint.second?.attribute.isDirectional ?? false
            : constraint.terms.contains { $0.anchor.attribute.isDirectional }
        guard isDirectional, let view = layout.view(of: first) else { return false }
        return directions[view] == .rightToLeft
    }
}

extension RowRelation {
    package init(_ relation: Relation) {
        switch relation {
        case .equal: self = .equal
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
