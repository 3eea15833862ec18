import LayoutModel
import LayoutSolver

extension Layout {
    /// What the layout means, as linear constraints (Documentation/Semantics.md).
    ///
    /// - Complexity: O(views + constraints x depth of the items below their common ancestor).
    public func lowered(under conditions: LayoutConditions = LayoutConditions()) -> LoweredLayout {
        var layout = self
        layout.addImpliedGuides()
        var lowering = Lowering(layout, under: conditions)
        lowering.addMadeRows()
        lowering.addListedRows()
        return lowering.result
    }
}
