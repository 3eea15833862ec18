extension EquivalenceProof {
    /// One of the systems that are compared.
    package struct Given {
        var rows: [EquivalenceSide.Row]
        var rowCount: Int

        /// - Parameters:
        ///   - isIncluded: Whether a row is compared.
        ///   - expanded: A variable of the system as a sum of shared ones, with factors that are whole numbers.
        package init(_ system: LinearSystem, isIncluded: (Int) -> Bool, expanded: (Int) -> [LinearTerm]) {
            rowCount = system.rowCount
            rows = (0..<system.rowCount).compactMap { row in
                isIncluded(row) ? EquivalenceProof.row(row, of: system, expanded: expanded) : nil
            }
        }
    }

    /// Looks for the proof that two systems mean the same.
    ///
    /// - Parameters:
    ///   - kinds: By variable.
    ///   - domain: Required rows on parameters that hold on both sides.
    ///   - likely: By variable: a value near which the required rows have a solution, where one is known.
    ///   - conflicting: Rows of the first side that have no solution together.
    /// - Complexity: See ``SystemEquivalence``.
    package init(
        _ given: [Given],
        kinds: [SystemEquivalence.VariableKind],
        domain: LinearSystem,
        likely: [Double],
        conflicting: Set<Int>
    ) {
        var search = EquivalenceProofSearch(given, kinds, domain)
        search.setConflictsApart(conflicting)
        search.solveEqualities()
        search.showInequalities()
        search.dropErrors()
        search.findPoint(near: likely)
        self = search.proof
    }
}
