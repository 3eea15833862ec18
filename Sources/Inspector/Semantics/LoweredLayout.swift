import LayoutModel
import LayoutSolver

/// A layout as a system of linear constraints: four variables for each view and guide, one row for each constraint that
/// participates, made ones first.
///
/// ``VariableIndex`` makes an item and an attribute a variable. The coordinates `minX` and `minY` of roots are constants (0) and
/// appear in no row. Rows are in keep order within each rank: made ones by item and table, then listed ones by position in the
/// file.
public struct LoweredLayout: Sendable {
    /// Where a row comes from.
    public enum RowSource: Sendable, Equatable {
        /// The constraint of this index.
        case constraint(Int)
        /// The made constraint of this index in `made`.
        case made(Int)
    }

    /// The layout that was lowered, completed by the standard guides that constraints mean without naming them
    /// (``Layout/addImpliedGuides()``). Views, constraints and known guides have the same indices as before.
    public var layout: Layout
    /// What the rows mean to the solver; row indices are those of `sources`.
    public var system: LinearSystem
    public var sources: RowSources
    public var made: MadeRows
    /// Whether the row depends on a value that the source does not contain.
    public var isAssumed: [Bool]
    /// The rows with the height of a text that depends on its width, in which it is as high as in its natural width.
    package var wrappedRows: [WrappedRows]
    /// The variables of sizes that are unknown: nothing was made for them, and an ambiguity of them is `possible`.
    public var unknownVariables: [Int]
    package var contentOrigins: ContentOrigins
    /// By guide: whether a constraint that participates names it. The variables of the others appear in no row.
    public var isGuideNamed: [Bool]
    public var viewCount: Int
    public var guideCount: Int

    public func variable(_ attribute: FrameAttribute, of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): VariableIndex(view, attribute).rawValue
        case .guide(let guide): VariableIndex(viewCount + guide, attribute).rawValue
        case .missing: nil
        }
    }

    /// The view or guide of a node: views come first.
    package func item(ofNode node: Int) -> Layout.Item { node < viewCount ? .view(node) : .guide(node - viewCount) }

    public func itemAndAttribute(of variable: Int) -> (item: Layout.Item, attribute: FrameAttribute)? {
        guard variable >= 0, variable < system.variableCount else { return nil }
        let index = VariableIndex(rawValue: variable)
        return (item(ofNode: index.node), index.attribute)
    }

    /// Whether a variable is one at all: not the position of a root, which is the constant 0, nor an attribute of a
    /// guide that nothing names.
    public func isVariable(_ variable: Int) -> Bool {
        guard let (item, attribute) = itemAndAttribute(of: variable) else { return false }
        switch item {
        case .view(let view): return attribute.isSize || layout.views[view].parent != nil
        case .guide(let guide): return isGuideNamed[guide]
        case .missing: return false
        }
    }

    /// The row of a listed constraint; `nil` where it does not participate.
    ///
    /// - Complexity: O(log constraints).
    public func row(ofConstraint constraint: Int) -> Int? {
        var low = made.count
        var high = sources.count
        while low < high {
            let middle = (low + high) / 2
            guard case .constraint(let index) = sources[middle] else { return nil }
            if index == constraint { return middle }
            if index < constraint { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The sizes that a guess or nothing at all stands for: those of unknown content, and those whose content size is
    /// assumed. Ascending, none twice.
    public var uncertainSizes: [Int] {
        var variables = unknownVariables
        for (row, source) in sources.prefix(made.count).enumerated() {
            guard case .made(let index) = source, isAssumed[row], case .content(let attribute, _) = made[index].role,
                let variable = variable(attribute, of: made[index].item), variables.last != variable
            else { continue }
            variables.append(variable)
        }
        variables.sort()
        var distinct: [Int] = []
        for variable in variables where distinct.last != variable { distinct.append(variable) }
        return distinct
    }
}

extension LoweredLayout {
    /// Whether heights depend on widths or the other way: by texts that break, or by rows with variables of both axes.
    package var connectsAxes: Bool {
        if !wrappedRows.isEmpty { return true }
        return sources.indices.contains { row in
            let axes = Set(system.terms(of: row).map { VariableIndex(rawValue: $0.variable).attribute.axis })
            return axes.count > 1
        }
    }
}
