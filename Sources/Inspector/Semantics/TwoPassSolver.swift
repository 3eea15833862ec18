import LayoutModel
import LayoutSolver

/// Solves a lowered layout as UIKit does: once with every text in its natural width, then with each text as high as its lines
/// are in the width that came of that ("Content size" in Documentation/Semantics.md). Findings are those of the second pass.
///
/// A value type to be edited and solved again, as ``Solver`` is: both passes cost what an edit touches. Without texts that
/// break there is one pass.
package struct TwoPassSolver: Sendable {
    /// The system of the second pass, to be copied by those who try something.
    package private(set) var solver: Solver
    /// The first pass; `nil` where no text breaks.
    private var natural: Solver?
    private var lowered: LoweredLayout

    /// - Parameter system: That of the layout, and rows behind its own.
    package init(_ lowered: LoweredLayout, system: LinearSystem? = nil) {
        let system = system ?? lowered.system
        self.lowered = lowered
        solver = Solver(system)
        natural = lowered.wrappedRows.isEmpty ? nil : solver
    }

    package mutating func edit(_ change: (inout LinearSystem) -> Void) {
        solver.edit(change)
        natural?.edit(change)
    }

    /// Puts other texts in the same rows.
    package mutating func setTexts(_ texts: [WrappedRows]) { lowered.wrappedRows = texts }

    /// See ``Solver/findParts()``.
    package mutating func findParts() {
        solver.findParts()
        natural?.findParts()
    }

    /// See ``Solver/regions(of:_:)``.
    package mutating func regions(of rows: [Int], _ variables: [Int]) -> Set<Int>? {
        solver.regions(of: rows, variables)
    }

    /// See ``Solver/parts(around:)``.
    package mutating func parts(around groups: [[Int]]) -> [(groups: [Int], rows: [Int], variables: [Int])] {
        solver.parts(around: groups)
    }

    /// The constants of the first pass.
    package var naturalConstants: [Double] { (natural ?? solver).system.constants }

    /// The optimum of the second pass.
    package mutating func solve(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> Solution {
        guard var first = natural else { return try solver.solve(isCancelled: isCancelled) }
        let solution = try first.solve(isCancelled: isCancelled)
        natural = first
        let constants = lowered.wrappedConstants(at: point(of: solution))
        let isOnePass = constants.allSatisfy { first.system.constants[$0.row] == $0.constant }
        defer { state = isOnePass ? .isNatural : .isOther }
        if state != .isOther {
            if isOnePass {
                solver = first
                return solution
            }
            if state == .isFresh { solver = first }
        }
        let system = solver.system
        let changed = constants.filter { system.constants[$0.row] != $0.constant }
        solver.edit { system in
            for (row, constant) in changed { system.setConstant(constant, ofRow: row) }
        }
        return try solver.solve(isCancelled: isCancelled)
    }

    /// How the second pass compares with the first: where they are the same, solving one is solving both.
    private enum State {
        case isFresh, isNatural, isOther
    }

    private var state = State.isFresh

    /// The point of the first pass that texts take their widths of: the one that is shown where a width is open.
    private func point(of solution: Solution) -> [Double] {
        let free = Set(solution.freeVariables)
        let isOpen = lowered.wrappedRows.contains {
            free.contains(VariableIndex($0.view, .width).rawValue)
        }
        return isOpen ? solution.shownPoint(of: lowered.layout, lowered: lowered) : solution.values
    }
}

extension LoweredLayout {
    /// The layout with every text as high as its lines in the width that the constraints give it.
    ///
    /// - Throws: ``Interrupted`` where the caller asked to stop.
    /// - Complexity: That of solving, where a text breaks.
    public func wrapped(isCancelled: @escaping @Sendable () -> Bool = { false }) throws(Interrupted) -> LoweredLayout {
        if wrappedRows.isEmpty { return self }
        var passes = TwoPassSolver(self)
        _ = try passes.solve(isCancelled: isCancelled)
        var wrapped = self
        wrapped.system = passes.solver.system
        return wrapped
    }
}
