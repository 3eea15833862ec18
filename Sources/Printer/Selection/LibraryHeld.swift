import LayoutModel

/// Constraints that a library's own class keeps: its properties are not for other code to set.
enum LibraryHeld {
    /// The modules whose views keep constraints, as `SpacerView` does.
    private static let modules = ["Draftsman."]

    /// A layout in which no property of such a class holds a constraint.
    static func released(_ layout: Layout) -> Layout {
        func isHeld(_ constraint: Layout.Constraint) -> Bool {
            guard constraint.name != nil, let owner = constraint.owner else { return false }
            return modules.contains { owner.hasPrefix($0) }
        }
        guard layout.constraints.contains(where: isHeld) else { return layout }
        var released = layout
        for index in released.constraints.indices where isHeld(released.constraints[index]) {
            released.constraints[index].name = nil
            released.constraints[index].owner = nil
        }
        return released
    }
}
