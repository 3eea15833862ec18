import LayoutSyntax

extension Layout {
    /// Makes room for this number of views.
    ///
    /// - Parameter expected: How many there will be about, where `count` is the most there can be: room that stays empty takes no
    ///   memory in an array, but in an index.
    package mutating func reserve(views count: Int, about expected: Int? = nil) {
        views.reserveLargeCapacity(count)
        viewsByID.reserveCapacity(expected ?? count - count / 8, in: views)
    }

    /// Makes room for this number of constraints.
    ///
    /// - Parameter isIndexedLater: Whether ``indexConstraints()`` makes the room for their ids.
    package mutating func reserve(constraints count: Int, isIndexedLater: Bool = false) {
        constraints.reserveLargeCapacity(count)
        if isIndexedLater { return }
        // An estimate that is a little too high must not double the index, all of which takes memory; of an array, only
        // what is used does.
        constraintsByID.reserveCapacity(count - count / 8, in: constraints)
    }

    /// Adds a view as the last subview of `parent`, or as the last root.
    ///
    /// Views must be added depth first, which keeps every subtree contiguous.
    /// - Returns: The index of the view, or `nil` where its id is already taken.
    /// - Complexity: O(1), given `previousSibling`.
    @discardableResult
    public mutating func addView(_ view: consuming View, parent: Int?, previousSibling: Int?) -> Int? {
        let index = views.count
        guard guidesByID[view.id] == nil, viewsByID.insert(index, id: view.id, in: views) else { return nil }
        appendView(consume view, parent: parent, previousSibling: previousSibling)
        return index
    }

    /// The view of an id, or a new one, added as ``addView(_:parent:previousSibling:)`` does: with one search for both.
    ///
    /// - Returns: `nil` where a guide has the id.
    package mutating func findOrAddView(
        _ id: String,
        parent: Int?,
        previousSibling: Int?,
        make: () -> View
    ) -> (view: Int, isNew: Bool)? {
        guard guidesByID[id] == nil else { return nil }
        let index = views.count
        if let known = viewsByID.insert(index, id: id, orFindIn: views) { return (known, false) }
        appendView(make(), parent: parent, previousSibling: previousSibling)
        return (index, true)
    }

    /// Adds a view whose id is known already.
    private mutating func appendView(_ view: consuming View, parent: Int?, previousSibling: Int?) {
        let index = views.count
        view.parent = parent
        view.firstSubview = nil
        view.nextSibling = nil
        view.depth = parent.map { views[$0].depth + 1 } ?? 0
        views.append(consume view)
        if let previousSibling {
            views[previousSibling].nextSibling = index
        } else if let parent {
            views[parent].firstSubview = index
        }
    }

    /// Makes these the views of a layout without objects. They are moved out of the array: while two have it, changing it
    /// would copy all of them.
    ///
    /// - Parameters:
    ///   - views: Depth first, which keeps every subtree contiguous.
    ///   - parents: By view: the index of its superview; below 0 for a root.
    ///   - ids: The index of the ids of the views.
    /// - Complexity: O(views).
    package mutating func takeViews(_ views: inout [View], parents: [Int32], ids: consuming IDIndex<View>) {
        viewsByID = ids
        swap(&self.views, &views)
        /// The last subview so far, by view; at the end, that of no view.
        var last = [Int32](repeating: -1, count: parents.count + 1)
        for index in self.views.indices {
            let parent = Int(parents[index])
            let previous = Int(last[parent < 0 ? parents.count : parent])
            self.views[index].parent = parent < 0 ? nil : parent
            self.views[index].depth = parent < 0 ? 0 : self.views[parent].depth + 1
            if previous >= 0 {
                self.views[previous].nextSibling = index
            } else if parent >= 0 {
                self.views[parent].firstSubview = index
            }
            last[parent < 0 ? parents.count : parent] = Int32(truncatingIfNeeded: index)
        }
    }

    /// Adds a guide that the source lists to a view.
    ///
    /// - Returns: The index of the guide, or `nil` where its id is already taken.
    @discardableResult
    public mutating func addGuide(_ guide: Guide, owner: Int) -> Int? {
        let alias = guide.kind == .custom ? nil : standardGuideID(guide.kind, of: owner)
        if item(id: guide.id) != nil { return nil }
        let index = guides.count
        var guide = guide
        guide.owner = owner
        guides.append(guide)
        views[owner].guides.append(index)
        guidesByID[guide.id] = index
        if let alias, item(id: alias) == nil { guidesByID[alias] = index }
        return index
    }

    /// The id under which a constraint may name a standard guide that is not listed.
    public func standardGuideID(_ kind: Guide.Kind, of view: Int) -> String {
        views[view].id + "." + kind.rawValue
    }

    /// The standard guide of a view; it is added, unlisted, where the layout does not hold it yet.
    public mutating func standardGuide(_ kind: Guide.Kind, of view: Int) -> Int {
        let id = standardGuideID(kind, of: view)
        if let index = guidesByID[id] { return index }
        let index = guides.count
        var guide = Guide(id: id, kind: kind)
        guide.isListed = false
        guide.owner = view
        guides.append(guide)
        views[view].guides.append(index)
        guidesByID[id] = index
        return index
    }

    /// Removes the guides that were added last, down to `count` of them. No constraint may name them.
    package mutating func removeGuides(downTo count: Int) {
        while guides.count > count, let guide = guides.popLast() {
            // The last guide of the layout is the last of its owner.
            _ = views[guide.owner].guides.popLast()
            for id in [guide.id, standardGuideID(guide.kind, of: guide.owner)]
            where guidesByID[id] == guides.count {
                guidesByID[id] = nil
            }
        }
    }

    /// Moves the guides that the layout lists before those that constraints alone name, in the order of their owners:
    /// the order in which a dump of the layout has them.
    ///
    /// - Returns: By new index, the old one; `nil` if nothing has changed.
    /// - Complexity: O(guides) if they are in order, else O(views + guides + constraints).
    package mutating func orderGuides() -> [Int]? {
        func key(_ index: Int) -> (Int, Int, Int) {
            guides[index].isListed ? (0, guides[index].owner, index) : (1, 0, index)
        }
        let order = guides.indices.sorted { key($0) < key($1) }
        if order.elementsEqual(guides.indices) { return nil }
        var places = [Int](repeating: 0, count: order.count)
        for (place, index) in order.enumerated() { places[index] = place }
        var names: [(id: String, place: Int)] = []
        for (index, guide) in guides.enumerated() {
            for id in [guide.id, standardGuideID(guide.kind, of: guide.owner)] where guidesByID[id] == index {
                names.append((id, places[index]))
            }
        }
        for (id, place) in names { guidesByID[id] = place }
        guides = order.map { guides[$0] }
        for view in views.indices where !views[view].guides.isEmpty {
            views[view].guides = views[view].guides.map { places[$0] }.sorted()
        }
        func moved(_ anchor: Anchor) -> Anchor {
            guard case .guide(let index) = anchor.item else { return anchor }
            return Anchor(.guide(places[index]), anchor.attribute)
        }
        for index in constraints.indices {
            constraints[index].first = constraints[index].first.map(moved)
            constraints[index].second = constraints[index].second.map(moved)
            let terms = constraints[index].terms
            if terms.isEmpty { continue }
            constraints[index].terms = terms.map { Term(moved($0.anchor), multiplier: $0.multiplier) }
        }
        return order
    }

    /// The item of this id; an unlisted standard guide is added where the id names one.
    public mutating func resolveItem(_ id: String) -> Item? {
        if let item = item(id: id) { return item }
        guard let dot = id.lastIndex(of: "."),
            let kind = Guide.Kind(rawValue: String(id[id.index(after: dot)...])), kind != .custom,
            case .view(let view)? = item(id: String(id[..<dot]))
        else { return nil }
        return .guide(standardGuide(kind, of: view))
    }

    /// Makes a constraint of the layout known by its id.
    ///
    /// - Returns: Whether no other one has the id.
    package mutating func registerConstraint(_ index: Int) -> Bool {
        constraintsByID.insert(index, id: constraints[index].id, in: constraints)
    }

    /// Adds a constraint whose id no other one has, and which is not found by it before ``indexConstraints()``.
    package mutating func addUnindexedConstraint(_ constraint: consuming Constraint) {
        constraints.append(consume constraint)
    }

    /// Makes all constraints known by their ids, where none is so far.
    package mutating func indexConstraints() { constraintsByID.insertAll(constraints) }

    /// Adds a constraint at the end.
    ///
    /// - Returns: The index, or `nil` where the id is already taken.
    @discardableResult
    public mutating func addConstraint(_ constraint: consuming Constraint) -> Int? {
        let index = constraints.count
        guard constraintsByID.insert(index, id: constraint.id, in: constraints) else { return nil }
        constraints.append(consume constraint)
        return index
    }
}
