import LayoutModel

extension Layout {
    /// Knows the sizes that a table or a collection gives to the content of its cells where a log shows no identifier for them.
    ///
    /// Masonry describes all constraints in words of its own, which have no identifiers. Beside its constraints, or with a fraction
    /// that only a separator leaves of a row's height, a plain one for the height of a cell's content is the table's; so is a size
    /// of 0, which nobody asks for.
    mutating func knowRowSizes() {
        let hasMasonry = constraints.contains { $0.className == Constraint.masonryClassName }
        for index in constraints.indices where isRowSize(constraints[index], besideMasonry: hasMasonry) {
            constraints[index].origin = .encapsulated
        }
    }

    private func isRowSize(_ constraint: Constraint, besideMasonry: Bool) -> Bool {
        guard constraint.origin == .user, constraint.isOwnSize, constraint.relation == .equal, constraint.isRequired,
            constraint.identifier == nil, constraint.className == Constraint.plainClassName,
            let first = constraint.first, case .view(let view) = first.item, isNamedAsContentOfCell(view)
        else { return false }
        if constraint.constant == 0 { return true }
        let isFraction = abs(2 * constraint.constant - (2 * constraint.constant).rounded()) > 1e-3
        return first.attribute == .height && (besideMasonry || isFraction)
    }
}
