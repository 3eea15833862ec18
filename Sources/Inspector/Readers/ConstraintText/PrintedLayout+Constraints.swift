import LayoutModel
import LayoutSyntax

/// The constraints among what texts name.
extension PrintedLayout {
    /// A constraint and where it is printed.
    struct PlacedConstraint: Sendable, Identified {
        var constraint: PrintedConstraint
        var place: Place?

        init(_ constraint: PrintedConstraint, _ place: Place?) {
            self.constraint = constraint
            self.place = place
        }

        var id: String { constraint.address }
    }

    /// Adds a constraint with its items. A repeated text does not add a second constraint.
    ///
    /// - Returns: The id of the constraint: its address, numbered if another constraint has the same.
    @discardableResult
    public mutating func add(_ constraint: PrintedConstraint, place: Place? = nil) -> String {
        // In one expression, the id would be looked for among the constraints before the addition.
        let index = add(PlacedConstraint(constraint, place))
        return id(ofConstraint: index)
    }

    /// Adds constraints with their items, as one by one.
    ///
    /// - Parameter all: Empty afterwards: where there were none so far, its memory is used, not copied.
    /// - Returns: The index of each, or of the same one before it.
    mutating func add(_ all: inout [PlacedConstraint]) -> [Int] {
        var indices: [Int] = []
        indices.reserveCapacity(all.count)
        guard constraints.isEmpty else {
            for placed in all { indices.append(add(placed)) }
            all = []
            return indices
        }
        swap(&constraints, &all)
        reserve(constraints: constraints.count)
        var count = 0
        for position in constraints.indices {
            // Texts rarely have one address twice.
            if let first = firstConstraints.index(of: constraints[position].id, in: constraints),
                let known = index(of: constraints[position].constraint, first: first)
            {
                indices.append(known)
                continue
            }
            if position > count { constraints.swapAt(position, count) }
            addParts(ofConstraint: count)
            indices.append(count)
            count += 1
        }
        constraints.removeSubrange(count...)
        return indices
    }

    private mutating func add(_ placed: PlacedConstraint) -> Int {
        if let first = firstConstraints.index(of: placed.id, in: constraints),
            let known = index(of: placed.constraint, first: first)
        {
            return known
        }
        constraints.append(placed)
        addParts(ofConstraint: constraints.count - 1)
        return constraints.count - 1
    }

    private mutating func reserve(constraints count: Int) {
        namedItems.reserveCapacity(count * 3)
        namedItemStarts.reserveCapacity(count)
        firstConstraints.reserveCapacity(count, in: constraints)
    }

    /// Adds the items of the constraint at an index, and makes it known by its address.
    private mutating func addParts(ofConstraint index: Int) {
        let constraint = constraints[index].constraint
        let place = constraints[index].place
        if source.system == nil, constraint.isOfAppKit { source.system = Self.appKit }
        let start = namedItems.count
        for term in constraint.terms {
            namedItems.append(item(term.object, place: place).map(Int32.init) ?? Self.noItem)
        }
        var parent: Int?
        if let superview = constraint.superview { parent = item(superview, place: place) }
        if let parent {
            let isLone = constraint.terms.count == 1 && constraint.terms[0].attribute.isPosition
            if isLone || constraint.terms.contains(where: \.object.isSuperview) {
                for other in namedItems[start...] where other != Self.noItem { setParent(parent, of: Int(other)) }
            }
        }
        namedItems.append(parent.map(Int32.init) ?? Self.noItem)
        namedItemStarts.append(Int32(truncatingIfNeeded: start))
        for (name, object) in constraint.names {
            // A name adds no information about an item that is not there.
            guard let address = object.address, let known = self.index(of: address) else { continue }
            if views[known].identifier == nil, !items[known].isGuide { change(known) { $0.identifier = name } }
        }
        if !firstConstraints.insert(index, id: constraint.address, in: constraints) {
            let count = (furtherCounts[constraint.address] ?? 1) + 1
            furtherCounts[constraint.address] = count
            furtherConstraints[constraint] = index
            ordinals[index] = count
        }
    }

    /// The index of an identical constraint that was added before.
    ///
    /// - Parameter first: The first one of its address.
    private func index(of constraint: PrintedConstraint, first: Int) -> Int? {
        constraints[first].constraint == constraint ? first : furtherConstraints[constraint]
    }

    func id(ofConstraint index: Int) -> String {
        let address = constraints[index].constraint.address
        return ordinals[index].map { "\(address)#\($0)" } ?? address
    }

    /// The item that a term of a constraint names; `nil` for `|`.
    func item(ofTerm term: Int, ofConstraint index: Int) -> Int? {
        let item = namedItems[Int(namedItemStarts[index]) + term]
        return item == Self.noItem ? nil : Int(item)
    }

    /// The item that the constraint's text identifies as `|`.
    func superview(ofConstraint index: Int) -> Int? {
        item(ofTerm: constraints[index].constraint.terms.count, ofConstraint: index)
    }
}

extension PrintedConstraint {
    /// Whether a class of AppKit is involved.
    fileprivate var isOfAppKit: Bool {
        func isOfAppKit(_ className: String?) -> Bool {
            className.map { $0.begins(with: "NS") && !$0.begins(with: "NSKVO") } ?? false
        }
        return terms.indices.contains { isOfAppKit(terms[$0].object.className) } || isOfAppKit(superview?.className)
    }
}
