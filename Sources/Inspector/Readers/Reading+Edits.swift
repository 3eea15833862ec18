import LayoutModel
import LayoutSemantics

extension Reading {
    /// Makes a change, and keeps the places in sync with the constraints.
    ///
    /// - Returns: The change that undoes this one exactly.
    /// - Throws: ``EditError`` if the change cannot be made; the reading is unchanged.
    @discardableResult
    public mutating func apply(_ edit: LayoutEdit, restoring: Bool = false) throws(EditError) -> LayoutEdit {
        // Of guides that constraints only mean, the layout as it was read knows nothing, and findings may be about them.
        if edit.addedConstraints.contains(where: { layout.lacksGuide(of: $0) }) { layout.addImpliedGuides() }
        return try layout.apply(edit, restoring: restoring, places: &places)
    }
}

extension LayoutEdit {
    fileprivate var addedConstraints: [Layout.Constraint] {
        steps.compactMap { step in
            switch step {
            case .add(let constraint), .insert(let constraint, _): constraint
            default: nil
            }
        }
    }
}

extension Layout {
    fileprivate func lacksGuide(of constraint: Constraint) -> Bool {
        constraint.items.contains { item in
            if case .guide(let guide) = item { guide >= guides.count } else { false }
        }
    }
}
