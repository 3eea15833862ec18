import LayoutModel
import LayoutSyntax

/// The ids of constraints and of their items.
extension DumpParse {
    /// Registers the ids of constraints in file order and turns the ids of their items into indices.
    mutating func resolveConstraints() {
        layout.constraintsByID.reserveCapacity(layout.constraints.count, in: layout.constraints)
        var isRegular = true
        for index in layout.constraints.indices {
            resolveItems(ofConstraint: index)
            let id = layout.constraints[index].id
            if isForbidden(constraintID: id) || isContentSizeEquality(layout.constraints[index])
                || !layout.registerConstraint(index)
            {
                isRegular = false
            }
        }
        itemIDs = []
        // Mostly every constraint stays where it is, and so do the objects between them that were skipped.
        if !isRegular { rebuildConstraints() }
    }

    /// Takes out the constraints that cannot have their ids, and puts pairs in place of content size equalities.
    private mutating func rebuildConstraints() {
        let read = layout.constraints
        let readPlaces = places.constraints
        layout.constraints = []
        layout.constraints.reserveCapacity(read.count)
        layout.constraintsByID = IDIndex()
        places.constraints = []
        /// For each constraint that was read: how many are kept before it.
        var kept: [Int] = []
        kept.reserveCapacity(read.count + 1)
        for (index, constraint) in read.enumerated() {
            kept.append(layout.constraints.count)
            let place = readPlaces[index]
            let parts = isContentSizeEquality(constraint) ? contentSizePair(constraint, place) : [constraint]
            if let fault = parts.compactMap({ fault(ofConstraintID: $0.id) }).first {
                skipConstraint(constraint.id, fault, before: index, constraintRanges[index], place)
                continue
            }
            for part in parts {
                layout.addConstraint(part)
                places.constraints.append(place)
            }
        }
        kept.append(layout.constraints.count)
        for index in skipped.indices {
            if case .constraint(let before) = skipped[index].object.position {
                skipped[index].object.position = .constraint(before: kept[before])
            }
        }
    }

    /// Whether no constraint can have the id.
    private func isForbidden(constraintID id: String) -> Bool { id.isEmpty || ReservedIDs.contain(id) }

    private func fault(ofConstraintID id: String) -> Fault? {
        if id.isEmpty { return Fault(InvalidValue.info, message: "an empty id") }
        if ReservedIDs.contain(id) {
            return Fault(InvalidValue.info, message: "an id of a form that is kept for made constraints")
        }
        guard let other = layout.constraintIndex(id: id) else { return nil }
        let line = places.constraints[other].map { " in line \($0.line)" } ?? ""
        return Fault(DuplicateID.info, message: "the id of another constraint\(line)")
    }

    private mutating func resolveItems(ofConstraint index: Int) {
        if let first = layout.constraints[index].first {
            let item = resolved(first.item)
            layout.constraints[index].first?.item = item
        }
        if let second = layout.constraints[index].second {
            let item = resolved(second.item)
            layout.constraints[index].second?.item = item
        }
        var terms = layout.constraints[index].terms
        if terms.isEmpty { return }
        for term in terms.indices { terms[term].anchor.item = resolved(terms[term].anchor.item) }
        layout.constraints[index].terms = terms
    }

    private mutating func resolved(_ item: Layout.Item) -> Layout.Item {
        guard case .view(let index) = item else { return item }
        return layout.resolveItem(itemIDs[index]) ?? .missing(itemIDs[index])
    }

    /// Whether a constraint is an NSContentSizeLayoutConstraint that was written as one equality.
    private func isContentSizeEquality(_ constraint: Layout.Constraint) -> Bool {
        guard constraint.origin == .contentSize, constraint.relation == .equal, constraint.second == nil,
            let first = constraint.first, first.attribute.isSize, case .view = first.item
        else { return false }
        return true
    }

    /// The two inequalities that such an equality stands for, at the hugging and at the compression priority of its
    /// view.
    private mutating func contentSizePair(_ constraint: Layout.Constraint, _ place: Place?) -> [Layout.Constraint] {
        guard let first = constraint.first, case .view(let view) = first.item else { return [constraint] }
        let axis = first.attribute.axis
        var pair: [Layout.Constraint] = []
        for (part, relation, priority) in [
            ("hugging", Relation.lessThanOrEqual, layout.views[view].contentHugging[axis]),
            ("compression", .greaterThanOrEqual, layout.views[view].compressionResistance[axis]),
        ] where priority > 0 {
            var half = constraint
            half.id += "/" + part
            half.relation = relation
            half.priority = priority
            pair.append(half)
        }
        var finding = Finding(
            SetAside.info,
            severity: .note,
            message: "the content size constraint \"\(constraint.id)\" with the relation equal is read as a pair, "
                + "at the hugging and the compression priority of its view"
        )
        finding.constraints = pair.map(\.id)
        finding.views = [layout.views[view].id]
        finding.place = place
        finding.source = constraint.location
        findings.append(finding)
        return pair
    }
}
