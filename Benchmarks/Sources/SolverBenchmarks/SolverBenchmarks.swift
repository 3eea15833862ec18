import LayoutSolver

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
        case "measure": measure(workload, runs: arguments.count > 4 ? Int(arguments[4]) ?? 1 : 1)
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

    /// One line: seconds of processor time for a solve, for one with the rows shuffled, for an edit of the root's width,
    /// for an edit of one view's wish; S; T; conflicts; free variables; peak memory in MB.
    static func measure(_ workload: Workload, runs: Int) {
        let system = workload.system
        var solution: Solution?
        let plain = least(runs) {
            var solver = Solver(system)
            solution = try? solver.solve()
        }
        let memory = peakMemory()
        let mixed = shuffled(system)
        let shuffledTime = least(runs) {
            var solver = Solver(mixed)
            _ = try? solver.solve()
        }
        var solver = Solver(system)
        _ = try? solver.solve()
        let width = system.constants[workload.rootWidthRow]
        let edit = median(
            (0..<5).map { step in
                least(1) {
                    solver.edit { $0.setConstant(width + 1 + Double(step), ofRow: workload.rootWidthRow) }
                    _ = try? solver.solve()
                }
            }
        )
        let sums = Workload.checksums(solution?.values ?? [])
        let parts: [String] = [
            "\(plain)", "\(shuffledTime)", "\(edit)", "\(sums.s)", "\(sums.t)", "\(solution?.conflicts.count ?? -1)",
            "\(solution?.freeVariables.count ?? -1)", "\(memory)",
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
        values.sorted()[values.count / 2]
    }

    /// The rows in another order, always the same: each steps on by a stride that is prime.
    static func shuffled(_ system: LinearSystem) -> LinearSystem {
        let stride = [7919, 104_729, 1_299_709].first { system.rowCount % $0 != 0 } ?? 1
        var result = LinearSystem(variableCount: system.variableCount)
        result.reserveCapacity(rows: system.rowCount, terms: system.terms.count)
        var row = 0
        for _ in 0..<system.rowCount {
            result.addRow(
                system.terms(of: row),
                system.relations[row],
                system.constants[row],
                priority: system.priorities[row]
            )
            row = (row + stride) % system.rowCount
        }
        return result
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
