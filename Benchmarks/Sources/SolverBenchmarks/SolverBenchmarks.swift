import LayoutSolver
import Measuring

/// `SolverBenchmarks measure <shape> <views> <runs>` prints what solving takes; `… dump <shape> <views>` writes the system
/// as text, for other solvers.
@main
struct SolverBenchmarks {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4, let count = Int(arguments[3]), let workload = workload(arguments[2], count) else {
            print("usage: SolverBenchmarks (measure <shape> <views> <runs> | dump <shape> <views>)")
            return
        }
        switch arguments[1] {
        case "dump": dump(workload.system)
        case "measure":
            let runs = arguments.count > 4 ? Int(arguments[4]) ?? 1 : 1
            measure(workload, runs: runs, hasLocalEdits: ["form", "chain", "form-s"].contains(arguments[2]))
        default: print("unknown verb \(arguments[1])")
        }
    }

    static func workload(_ name: String, _ count: Int) -> Workload? {
        switch name {
        case "form": .form(count)
        case "tree": .tree(count)
        case "chain": .chain(count)
        case "grid": .grid(count)
        case "form-s": .form(count, rootPriority: 999)
        case "tree-s": .tree(count, rootPriority: 999)
        case "form-c": .conflictingForm(count)
        case "form-a": .form(count, tiesEvery: 100)
        default: nil
        }
    }

    /// One line: seconds of processor time for a solve, for one with the rows shuffled, and for an edit of the root's width
    /// (median of 21); S; T; conflicts; free variables; peak memory in MB; seconds for the first edit, for one of the
    /// middle view's required height, and for edits of another gap each time (-1 where that is not measured).
    static func measure(_ workload: Workload, runs: Int, hasLocalEdits: Bool) {
        let system = workload.system
        var solution: Solution?
        let plain = least(runs) {
            var solver = Solver(system)
            solution = try? solver.solve()
        }
        let memory = peakMemory()
        let mixed = workload.withShuffledRows()
        let shuffledTime = least(runs) {
            var solver = Solver(mixed)
            _ = try? solver.solve()
        }
        var solver = Solver(system)
        _ = try? solver.solve()
        let width = system.constants[workload.rootWidthRow]
        // The first edit prepares for those that follow, and is measured apart.
        var edits = [Double]()
        for step in 0..<22 {
            edits.append(
                least(1) {
                    solver.edit { $0.setConstant(width + 1 + Double(step % 5), ofRow: workload.rootWidthRow) }
                    _ = try? solver.solve()
                }
            )
        }
        let firstEdit = edits.removeFirst()
        let edit = median(edits)
        let inner = workload.withHeightOfMiddleView()
        solver = Solver(inner.system)
        _ = try? solver.solve()
        edits = []
        for step in 0..<22 where hasLocalEdits {
            edits.append(
                least(1) {
                    solver.edit { $0.setConstant(41 + Double(step % 5), ofRow: inner.row) }
                    _ = try? solver.solve()
                }
            )
        }
        let innerEdit = median(Array(edits.dropFirst()))
        let gapRows = workload.gapRows
        edits = []
        for step in 0..<22 where hasLocalEdits {
            let row = gapRows[(step + 1) * gapRows.count / 24]
            edits.append(
                least(1) {
                    solver.edit { $0.setConstant($0.constants[row] + 1, ofRow: row) }
                    _ = try? solver.solve()
                }
            )
        }
        let otherEdit = median(Array(edits.dropFirst()))
        let sums = Workload.checksums(solution?.values ?? [])
        let parts: [String] = [
            "\(plain)", "\(shuffledTime)", "\(edit)", "\(sums.s)", "\(sums.t)", "\(solution?.conflicts.count ?? -1)",
            "\(solution?.freeVariables.count ?? -1)", "\(memory)", "\(firstEdit)", "\(innerEdit)", "\(otherEdit)",
        ]
        print(parts.joined(separator: " "))
    }

    static func least(_ runs: Int, _ body: () -> Void) -> Double {
        var least = Double.infinity
        for _ in 0..<max(1, runs) {
            let start = processorSeconds()
            body()
            least = min(least, processorSeconds() - start)
        }
        return least
    }

    static func median(_ values: [Double]) -> Double {
        values.isEmpty ? -1 : values.sorted()[values.count / 2]
    }

    static func dump(_ system: LinearSystem) {
        print("alp1 \(system.variableCount) \(system.rowCount)")
        for row in 0..<system.rowCount {
            let relation: String =
                switch system.relations[row] {
                case .equal: "="
                case .lessThanOrEqual: "<"
                case .greaterThanOrEqual: ">"
                }
            let terms = system.terms(of: row)
            let text = terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
            print("\(relation) \(system.priorities[row]) \(system.constants[row]) \(terms.count) \(text)")
        }
    }
}
