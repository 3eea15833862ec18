/// The part connected to the constant of one row, such as the width of a root, taken as a parameter.
///
/// Everything asked of a part is piecewise linear in the parameter, and its breakpoints are exact: none is found by trying
/// values.
package struct ParametricPart: Sendable {
    /// The rows of the part by themselves, the parameter's row among them.
    let local: LocalSystem
    /// The row whose constant is the parameter: in the part, and in the whole.
    let parameterRow: Int
    package let parameterRowOfWhole: Int
    /// The variable of the part that the row fixes.
    let parameter: Int
    /// The required rows alone, without the parameter's.
    let required: Solver
    /// All rows, at the value that was last asked about.
    var solver: Solver

    /// The rows of the whole system, ascending.
    package var rows: [Int] { local.rows }

    /// The parts of a system around a parameter: rows that meet only in the parameter, or in variables that a required row
    /// of its own fixes, are in parts of their own.
    ///
    /// - Parameters:
    ///   - row: A required equality on a single variable.
    ///   - broken: Rows that fix nothing, since they are broken.
    /// - Complexity: Near linear in the terms.
    package static func parts(of system: LinearSystem, around row: Int, broken: [Int] = []) -> [ParametricPart] {
        guard system.fixesVariable(row), let variable = system.terms(of: row).first?.variable else { return [] }
        let isBroken = Set(broken)
        let regions = Regions(
            of: system,
            participates: { system.participates($0) },
            mayPin: { $0 == row || !system.isAssumed[$0] && !isBroken.contains($0) }
        )
        var seen: Set<Int> = []
        var parts: [ParametricPart] = []
        for other in 0..<system.rowCount where other != row && system.participates(other) {
            guard system.terms(of: other).contains(where: { $0.variable == variable }) else { continue }
            if let region = regions.region(of: other, in: system), !seen.insert(region).inserted { continue }
            let part = regions.part(around: [other], of: system) { system.participates($0) }
            var rows = part.rows
            if !rows.contains(row) {
                rows.append(row)
                rows.sort()
            }
            if let made = ParametricPart(of: system, rows: rows, parameterRow: row) { parts.append(made) }
        }
        return parts
    }

    private init?(of whole: LinearSystem, rows: [Int], parameterRow: Int) {
        // The parameter is asked for: it is never what is broken.
        local = LocalSystem(of: whole, rows: rows) { $0 == parameterRow ? 0 : min(254, whole.keepRanks[$0]) + 1 }
        guard let row = local.row(of: parameterRow), let term = local.system.terms(of: row).first else { return nil }
        self.parameterRow = row
        parameterRowOfWhole = parameterRow
        parameter = term.variable
        var system = local.system
        for row in 0..<system.rowCount where system.priorities[row] < LinearSystem.required {
            system.setEnabled(false, row: row)
        }
        system.setEnabled(false, row: row)
        required = Solver(system)
        solver = Solver(local.system)
    }
}

extension Solution {
    /// The lowest and highest value of a variable over the optimal points; `nil`: unbounded.
    func range(ofVariable variable: Int) -> (lowest: Double?, highest: Double?) {
        guard let face = faces.first(where: { $0.variables.holds(variable) }) else {
            return (values[variable], values[variable])
        }
        return face.range(of: [LinearTerm(variable, 1)])
    }

    /// A point in the inside of the optimal points.
    package var interiorPoint: [Double] {
        var point = values
        for face in faces {
            for (variable, value) in zip(face.variables, face.interiorPoint()) { point[variable] = value }
        }
        return point
    }
}
