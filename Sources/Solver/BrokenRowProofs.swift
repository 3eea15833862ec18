/// The proofs of what a solution broke, made when they are first asked for: verdicts depend on the broken rows alone.
final class BrokenRowProofs: Sendable {
    private let system: LinearSystem
    private let found: [ComponentOptimum.BrokenRow]
    private let yielding: [(row: Int, constant: Double)]
    private let values: [Double]
    private let knownSets = Locked<[ComponentOptimum.BrokenRow]?>(nil)
    private let knownConflicts = Locked<[Conflict]?>(nil)

    init(
        _ system: LinearSystem,
        _ found: [ComponentOptimum.BrokenRow],
        yielding: [(row: Int, constant: Double)],
        values: [Double]
    ) {
        self.system = system
        self.found = found
        self.yielding = yielding
        self.values = values
    }

    /// The broken rows with sets that depend on no guess, where there are any, and by how much each is off.
    var sets: [ComponentOptimum.BrokenRow] {
        knownSets.withLock { known in
            if let known { return known }
            let rows = (0..<system.rowCount).filter {
                system.participates($0) && system.priorities[$0] >= LinearSystem.required
            }
            var task = SolvingTask(system, rows: rows)
            for (row, constant) in yielding { task.constants[row] = constant }
            let proof = try? ConflictProof(task, broken: found, values: values, isCancelled: { false })
            known = proof?.broken ?? found
            return known ?? found
        }
    }

    var conflicts: [Conflict] {
        let sets = sets
        return knownConflicts.withLock { known in
            if let known { return known }
            let made = sets.map { system.conflict($0) }
            known = made
            return made
        }
    }
}
