import LayoutModel

extension Layout {
    /// Knows the sizes that a table or a collection gives to the content of its cells where a log shows no identifier for them.
    ///
    /// Some systems print none, and Masonry, which describes all constraints in words of its own, never does. A plain constraint for
    /// the height of a cell's content is the table's if the list has no other that is, or if it has a fraction that only a
    /// separator leaves of a row's height; so is a size of 0, which nobody asks for. In public logs no program gives its own
    /// cells such a height.
    mutating func knowRowSizes() {
        var sized = Set<Item>()
        for constraint in constraints where constraint.origin == .encapsulated && constraint.axis == .vertical {
            if let item = constraint.first?.item { sized.insert(item) }
        }
        for index in constraints.indices where isRowSize(constraints[index], besideOthers: sized) {
            constraints[index].origin = .encapsulated
        }
    }

    /// - Parameter others: What the list says that a table gives a height.
    private func isRowSize(_ constraint: Constraint, besideOthers others: Set<Item>) -> Bool {
        guard constraint.origin == .user, constraint.isOwnSize, constraint.relation == .equal, constraint.isRequired,
            constraint.identifier == nil, constraint.className == Constraint.plainClassName,
            let first = constraint.first, case .view(let view) = first.item, isNamedAsContentOfCell(view)
        else { return false }
        if constraint.constant == 0 { return true }
        let isFraction = abs(2 * constraint.constant - (2 * constraint.constant).rounded()) > 1e-3
        return first.attribute == .height && (isFraction || !others.contains(first.item))
    }
}
