import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What edits of rows leave as it is: known once for all examinations that come of each other by such edits.
final class LastingFacts {
    private let lowered: LoweredLayout
    private let direction: LayoutDirection?

    /// Whose names hold: of a layout in another language, those in its own.
    private let named: LastingFacts?

    /// - Parameters:
    ///   - direction: In which the layout is laid out; `nil`: in its own.
    ///   - named: Those of the same views whose names hold; `nil`: views are named by what they show here.
    init(_ lowered: LoweredLayout, direction: LayoutDirection?, namedAs named: LastingFacts? = nil) {
        self.lowered = lowered
        self.direction = direction
        self.named = named
    }

    private var layout: Layout { lowered.layout }

    private(set) lazy var names: ItemNames = named?.names ?? ItemNames(layout)
    private(set) lazy var texts = ConstraintText(names: names)
    /// Disabled rows stay in the index; users of the index check whether a row is enabled.
    private(set) lazy var rows = RowIndex(lowered.system)
    /// Whether a view and all that contain it are visible.
    private(set) lazy var isShown: [Bool] = {
        var isShown: [Bool] = []
        isShown.reserveCapacity(layout.views.count)
        for view in layout.views { isShown.append(!view.isHidden && (view.parent.map { isShown[$0] } ?? true)) }
        return isShown
    }()
    private(set) lazy var hasUnseenViews = layout.views.contains { $0.isUnseen }
    /// By view, the index after its last descendant.
    private(set) lazy var subtreeEnds = layout.subtreeEnds()
    private(set) lazy var hasAssumedRows = lowered.isAssumed.contains(true)

    /// Whether the height of a root is only that of Interface Builder's canvas.
    private(set) lazy var hasCanvasHeight = (0..<lowered.system.rowCount).contains { lowered.isCanvasHeight($0) }

    /// By view, in one pass: the direction of a view costs its depth to look up.
    private(set) lazy var isRightToLeft: [Bool] = {
        var isRightToLeft: [Bool] = []
        isRightToLeft.reserveCapacity(layout.views.count)
        for view in layout.views {
            if let direction, view.parent == nil {
                isRightToLeft.append(direction == .rightToLeft)
            } else if let stated = view.statedDirection {
                isRightToLeft.append(stated == .rightToLeft)
            } else {
                isRightToLeft.append(view.parent.map { isRightToLeft[$0] } ?? (layout.direction == .rightToLeft))
            }
        }
        return isRightToLeft
    }()
}

extension Examination {
    var names: ItemNames { lasting.names }
    var texts: ConstraintText { lasting.texts }
    var rows: RowIndex { lasting.rows }
    var isShown: [Bool] { lasting.isShown }
    var subtreeEnds: [Int] { lasting.subtreeEnds }
    var isRightToLeft: [Bool] { lasting.isRightToLeft }
}

/// The enabled rows of each variable, in compressed form.
struct RowIndex: Sendable {
    private var starts: [Int]
    private var rows: [Int]

    /// - Complexity: O(terms).
    init(_ system: LinearSystem) {
        starts = [Int](repeating: 0, count: system.variableCount + 1)
        for row in 0..<system.rowCount where system.isEnabled[row] {
            for term in system.terms(of: row) { starts[term.variable + 1] += 1 }
        }
        for variable in 0..<system.variableCount { starts[variable + 1] += starts[variable] }
        rows = [Int](repeating: 0, count: starts.last ?? 0)
        var next = starts
        for row in 0..<system.rowCount where system.isEnabled[row] {
            for term in system.terms(of: row) {
                rows[next[term.variable]] = row
                next[term.variable] += 1
            }
        }
    }

    subscript(variable: Int) -> ArraySlice<Int> { rows[starts[variable]..<starts[variable + 1]] }
}
