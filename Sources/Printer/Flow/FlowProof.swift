import LayoutModel

/// Proves, by the library's rules, that source makes the layout it was printed from.
enum FlowProof {
    /// - Throws: The first difference.
    static func check(_ file: FlowFile, in context: PrintContext) throws(ProofFailure) {
        guard file.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: file.imports, library: Flow.library, in: context)
        for (section, scope) in zip(file.sections, context.sections) { try check(section, of: scope) }
    }

    private static func check(_ section: FlowSection, of scope: SectionContext) throws(ProofFailure) {
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        try ClassRules(scope).check(
            section.parts,
            superclass: { $0.bases.count == 1 ? $0.bases[0] : nil },
            calls: section.calls,
            constraints: section.rest.constraints
        )
        guard section.rest.statements.isEmpty else {
            throw ProofFailure("the hierarchy is changed after the flows")
        }
        var simulation = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: UIKitRules()
        )
        for statement in section.hierarchy { try simulation.run(statement) }
        for chain in section.chains {
            var flow = FlowSimulation(chain)
            try flow.run(in: &simulation)
        }
        try simulation.activate(section.rest.constraints)
        let ownNames = Set(section.rest.constraints.compactMap(\.holder.local)).union(["view", "self"])
        try proof.check(simulation, ownNames: ownNames, learnsOfParents: true)
    }
}
