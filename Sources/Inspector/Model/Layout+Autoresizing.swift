extension Layout {
    /// Settles for every view whether its autoresizing mask places it, where the source does not say.
    ///
    /// A view does not translate its mask where an effective user constraint gives it a size or relates it to something
    /// that is neither its own descendant nor a guide of one, and where it is arranged by a stack; it does, all the
    /// same, where the source lists constraints of origin `autoresizing` for it. To be called once, when a layout is
    /// read and its faults are known; edits never decide it anew.
    ///
    /// - Complexity: O(views + constraints).
    public mutating func resolveAutoresizing() {
        var isOpen = false
        for view in views.indices {
            if let stated = views[view].statedTranslatesAutoresizingMask {
                views[view].translatesAutoresizingMask = stated
            } else {
                isOpen = true
            }
        }
        guard isOpen else { return }
        let defaults = defaultTranslatesAutoresizingMask { views[$0].statedTranslatesAutoresizingMask == nil }
        for view in views.indices where views[view].statedTranslatesAutoresizingMask == nil {
            views[view].translatesAutoresizingMask = defaults[view]
        }
    }

    /// What ``View/translatesAutoresizingMask`` is, view by view, where nothing is stated.
    ///
    /// - Parameter isAsked: Of which views; for the others, the result can be anything.
    package func defaultTranslatesAutoresizingMask(of isAsked: (Int) -> Bool = { _ in true }) -> [Bool] {
        let ends = subtreeEnds()
        var translates = Array(repeating: true, count: views.count)
        for view in stackViews {
            for arranged in arrangedSubviews(of: view) { translates[arranged] = false }
        }
        constraints.withUnsafeBufferPointer { constraints in
            func mayAsk(of anchor: Constraint.StoredAnchor) -> Bool {
                // What is known already needs no other constraint.
                anchor.kind == .view && translates[Int(anchor.index)] && isAsked(Int(anchor.index))
            }
            for index in constraints.indices {
                guard
                    mayAsk(of: constraints[index].storedFirst) || mayAsk(of: constraints[index].storedSecond)
                        || !constraints[index].terms.isEmpty,
                    constraints[index].isEffective, constraints[index].countsAsUsers
                else { continue }
                if constraints[index].terms.isEmpty {
                    let first = constraints[index].first?.item
                    let second = constraints[index].multiplier == 0 ? nil : constraints[index].second?.item
                    if case .view(let view)? = first, translates[view], isTied(view, to: second, ends) {
                        translates[view] = false
                    }
                    if case .view(let view)? = second, translates[view], isTied(view, to: first, ends) {
                        translates[view] = false
                    }
                    continue
                }
                // Of a view that is known not to, each further term would look at all of them.
                for case .view(let view) in constraints[index].relatedItems
                where translates[view] && constrains(view, constraints[index], ends) {
                    translates[view] = false
                }
            }
            for index in constraints.indices
            where constraints[index].origin == .autoresizing && constraints[index].isEffective {
                if let view = maskedView(of: constraints[index], ends) { translates[view] = true }
            }
        }
        return translates
    }

    /// Whether a constraint between the view and another item, if any, sizes the view or ties it to something that is not
    /// its own.
    private func isTied(_ view: Int, to other: Item?, _ ends: [Int]) -> Bool {
        guard let other, other != .view(view) else { return true }
        guard let owner = self.view(of: other) else { return false }
        return !(view..<ends[view]).contains(owner)
    }

    /// Whether a constraint sizes the view or ties it to something that is not its own.
    private func constrains(_ view: Int, _ constraint: Constraint, _ ends: [Int]) -> Bool {
        let own = view..<ends[view]
        var namesOnlyTheView = true
        for item in constraint.relatedItems where item != .view(view) {
            namesOnlyTheView = false
            if let other = self.view(of: item), !own.contains(other) { return true }
        }
        return namesOnlyTheView
    }

    /// The view for which the system made a constraint of origin `autoresizing`: the lower one of its items; none
    /// where that is a guide, which has no mask.
    package func maskedView(of constraint: Constraint, _ ends: [Int]) -> Int? {
        guard case .view(let view)? = constraint.first?.item else { return nil }
        guard let second = constraint.second, let other = self.view(of: second.item) else { return view }
        return (view..<ends[view]).contains(other) ? other : view
    }
}

extension Layout.Constraint {
    /// Whether a user wrote the constraint: rows that a stack view names `UISV-…` are the stack's, whatever the source
    /// took them for.
    public var countsAsUsers: Bool {
        origin == .user && !hasStackIdentifier
    }

    /// The items that the constraint relates; a second item with multiplier 0 plays no part.
    var relatedItems: some Sequence<Layout.Item> { relatedAnchors.lazy.map(\.item) }
}
