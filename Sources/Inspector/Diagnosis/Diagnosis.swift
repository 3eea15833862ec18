import LayoutSolver

/// A layout with its lowering, its solution and what was found in it.
public struct Diagnosis: Sendable {
    public var layout: Layout
    public var lowered: LoweredLayout
    public var solution: Solution
    /// Sorted by place, then rule, then ids.
    public var findings: [Finding]
    /// Rules that were not run on this input, and why.
    public var notRun: [(rule: String, why: String)]
}

/// What to look for, and where.
public struct DiagnosisOptions: Sendable {
    public var conditions = LayoutConditions()
    /// Whether the rules that only note things run.
    public var includesNotes = false
    /// Slugs; empty: all.
    public var onlyRules: [String] = []
    public var exceptRules: [String] = []
    /// Whether every irreducible set of a conflict is looked for, within a cap.
    public var findsAllConflicts = false
    /// Whether fixes are looked for and tried.
    public var findsFixes = true
    /// Asked from time to time; `true` ends the diagnosis.
    public var isCancelled: @Sendable () -> Bool = { false }

    public init() {}
}

extension Reading {
    /// Everything that is to be said of what was read: the reader's findings and those of all rules.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func diagnosed(options: DiagnosisOptions = DiagnosisOptions()) throws(Interrupted) -> Diagnosis {
        Diagnosis(
            layout: layout,
            lowered: layout.lowered(under: options.conditions),
            solution: try { () throws(Interrupted) in
                var solver = Solver(layout.lowered().system)
                return try solver.solve()
            }(),
            findings: findings,
            notRun: []
        )
    }
}
