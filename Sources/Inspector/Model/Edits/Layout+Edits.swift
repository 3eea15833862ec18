import LayoutSyntax

extension Layout {
    /// Makes a change.
    ///
    /// - Parameter restoring: `true` for an inverse that an earlier call returned: it may restore an invalid
    ///   constraint. No other change can make a valid constraint invalid.
    /// - Returns: The change that undoes this one exactly.
    /// - Throws: ``EditError`` if the change cannot be made; the layout is unchanged.
    /// - Complexity: O(1) for a change of a property, O(constraints) for `remove` and `insert`.
    @discardableResult
    public mutating func apply(_ edit: LayoutEdit, restoring: Bool = false) throws(EditError) -> LayoutEdit {
        var places = Places()
        return try apply(edit, restoring: restoring, places: &places)
    }

    package mutating func apply(
        _ edit: LayoutEdit,
        restoring: Bool,
        places: inout Places
    ) throws(EditError) -> LayoutEdit {
        switch edit {
        case .constraint(let id, let change): return try change.apply(toConstraint: id, of: &self, restoring: restoring)
        case .view(let id, let change): return try apply(change, toView: id)
        case .add(let constraint):
            let position = LayoutEdit.ConstraintPosition(
                index: constraints.count,
                precedingSkipped: skippedObjects.count
            )
            return try insert(constraint, at: position, restoring: restoring, places: &places)
        case .insert(let constraint, let position):
            return try insert(constraint, at: position, restoring: restoring, places: &places)
        case .remove(let id): return try remove(id, places: &places)
        case .sequence(let edits):
            var inverses: [LayoutEdit] = []
            do {
                for edit in edits {
                    inverses.append(try apply(edit, restoring: restoring, places: &places))
                }
            } catch {
                for inverse in inverses.reversed() { _ = try apply(inverse, restoring: true, places: &places) }
                throw error
            }
            return .sequence(inverses.reversed())
        }
    }

    // MARK: Views

    private mutating func apply(_ change: LayoutEdit.ViewChange, toView id: String) throws(EditError) -> LayoutEdit {
        guard case .view(let view)? = item(id: id) else { throw EditError("there is no view \"\(id)\"") }
        switch change {
        case .contentHugging(let axis, let priority):
            try checkContentPriority(priority)
            let old = views[view].contentHugging[axis]
            views[view].contentHugging[axis] = priority
            return .view(id: id, .contentHugging(axis, old))
        case .compressionResistance(let axis, let priority):
            try checkContentPriority(priority)
            let old = views[view].compressionResistance[axis]
            views[view].compressionResistance[axis] = priority
            return .view(id: id, .compressionResistance(axis, old))
        case .isHidden(let isHidden):
            let old = views[view].isHidden
            views[view].isHidden = isHidden
            return .view(id: id, .isHidden(old))
        case .translatesAutoresizingMask(let translates):
            return setTranslatesAutoresizingMask(translates, ofView: view)
        }
    }

    private func checkContentPriority(_ priority: Double) throws(EditError) {
        guard (0...1000).contains(priority) else {
            throw EditError("a priority of \(JSONNumberFormat.text(priority)) is not in 0...1000")
        }
    }

    /// Deactivates the constraints that the system derived from a view's mask when the view stops translating it.
    private mutating func setTranslatesAutoresizingMask(_ translates: Bool, ofView view: Int) -> LayoutEdit {
        let id = views[view].id
        let old = views[view].translatesAutoresizingMask
        views[view].translatesAutoresizingMask = translates
        // If the flag is not stated, the writer states it only where a reader would infer another value.
        if views[view].statedTranslatesAutoresizingMask != nil {
            views[view].statedTranslatesAutoresizingMask = translates
        }
        var inverse: [LayoutEdit] = [.view(id: id, .translatesAutoresizingMask(old))]
        let ends = subtreeEnds()
        for index in constraints.indices
        where constraints[index].origin == .autoresizing && constraints[index].isActive
            && maskedView(of: constraints[index], ends) == view
        {
            if !translates { constraints[index].isActive = false }
            inverse.append(.constraint(id: constraints[index].id, .isActive(true)))
        }
        return inverse.count == 1 ? inverse[0] : .sequence(inverse)
    }

    // MARK: Constraints

    fileprivate mutating func replace(_ index: Int, by changed: Constraint, restoring: Bool) throws(EditError) {
        var changed = changed
        changed.fault = fault(of: changed)
        if let fault = changed.fault, !restoring, constraints[index].fault == nil { throw EditError(fault.message) }
        constraints[index] = changed
    }

    private mutating func insert(
        _ constraint: Constraint,
        at position: LayoutEdit.ConstraintPosition,
        restoring: Bool,
        places: inout Places
    ) throws(EditError) -> LayoutEdit {
        if constraint.id.isEmpty { throw EditError("a constraint needs an id") }
        if constraintIndex(id: constraint.id) != nil {
            throw EditError("there is a constraint \"\(constraint.id)\" already")
        }
        if ReservedIDs.contain(constraint.id) {
            throw EditError("the id \"\(constraint.id)\" is reserved for made constraints")
        }
        guard (0...constraints.count).contains(position.index) else {
            throw EditError("no position \(position.index) among \(constraints.count) constraints")
        }
        for anchor in constraint.anchors where !holds(anchor.item) {
            throw EditError("the constraint \"\(constraint.id)\" belongs to another layout")
        }
        var constraint = constraint
        constraint.fault = fault(of: constraint)
        if let fault = constraint.fault, !restoring { throw EditError(fault.message) }

        if places.constraints.count == constraints.count {
            places.constraints.insert(position.place, at: position.index)
        }
        if position.index < constraints.count { constraintsByID.move(from: position.index, by: 1) }
        constraints.insert(constraint, at: position.index)
        _ = constraintsByID.insert(position.index, id: constraint.id, in: constraints)
        var preceding = position.precedingSkipped
        for object in skippedObjects.indices {
            guard case .constraint(let before) = skippedObjects[object].position, before >= position.index else {
                continue
            }
            if before == position.index, preceding > 0 {
                preceding -= 1
            } else {
                skippedObjects[object].position = .constraint(before: before + 1)
            }
        }
        return .remove(constraint: constraint.id)
    }

    private func holds(_ item: Item) -> Bool {
        switch item {
        case .view(let view): views.indices.contains(view)
        case .guide(let guide): guides.indices.contains(guide)
        case .missing: true
        }
    }

    private mutating func remove(_ id: String, places: inout Places) throws(EditError) -> LayoutEdit {
        guard let index = constraintIndex(id: id) else {
            throw EditError("there is no constraint \"\(id)\"")
        }
        var position = LayoutEdit.ConstraintPosition(index: index)
        if places.constraints.count == constraints.count { position.place = places.constraints.remove(at: index) }
        constraintsByID.remove(index, in: constraints)
        let constraint = constraints.remove(at: index)
        if index < constraints.count { constraintsByID.move(from: index + 1, by: -1) }
        for object in skippedObjects.indices {
            guard case .constraint(let before) = skippedObjects[object].position else { continue }
            if before == index { position.precedingSkipped += 1 }
            if before > index { skippedObjects[object].position = .constraint(before: before - 1) }
        }
        return .insert(constraint, at: position)
    }
}

extension LayoutEdit.ConstraintChange {
    fileprivate func apply(
        toConstraint id: String,
        of layout: inout Layout,
        restoring: Bool
    ) throws(EditError) -> LayoutEdit {
        guard let index = layout.constraintIndex(id: id) else { throw EditError("there is no constraint \"\(id)\"") }
        var changed = layout.constraints[index]
        let old: Self
        switch self {
        case .constant(let constant):
            old = .constant(changed.constant)
            changed.constant = constant
        case .multiplier(let multiplier):
            old = .multiplier(changed.multiplier)
            changed.multiplier = multiplier
        case .priority(let priority):
            old = .priority(changed.priority)
            changed.priority = priority
        case .relation(let relation):
            old = .relation(changed.relation)
            changed.relation = relation
        case .identifier(let identifier):
            old = .identifier(changed.identifier)
            changed.identifier = identifier
        case .isActive(let isActive):
            old = .isActive(changed.isActive)
            changed.isActive = isActive
        }
        try layout.replace(index, by: changed, restoring: restoring)
        return .constraint(id: id, old)
    }
}
