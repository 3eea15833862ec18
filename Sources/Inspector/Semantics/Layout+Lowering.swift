import LayoutModel
import LayoutSolver

extension Layout {
    /// What the layout means, as linear constraints (Documentation/Semantics.md).
    ///
    /// - Complexity: O(views + constraints x depth of the items below their common ancestor).
    public func lowered(under conditions: LayoutConditions = LayoutConditions()) -> LoweredLayout {
        lowered(under: conditions, symbols: nil)
    }

    /// The same, with some values as variables of their own.
    package func lowered(under conditions: LayoutConditions, symbols: LayoutSymbols?) -> LoweredLayout {
        var layout = translated(into: conditions.language)
        layout.addImpliedGuides()
        var lowering = Lowering(layout, under: conditions, symbols: symbols)
        lowering.addMadeRows()
        lowering.addListedRows()
        return lowering.result
    }
}

extension LayoutConditions {
    /// The widths or heights of roots at which rows may change by more than the root's own: between them the size of a root is
    /// one constant of the system and nothing else.
    package static func sizesThatChangeRows(_ axis: Axis) -> [Double] {
        axis == .horizontal ? [InheritedInsets.wideWidth] : []
    }
}
