import LayoutModel

/// Proves, by UIKit's rules, that source makes the layout it was printed from.
enum AnchorsProof {
    /// - Throws: The first difference.
    static func check(_ file: AnchorsFile, in context: PrintContext) throws(ProofFailure) {
        guard file.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: file.imports, library: nil, in: context)
        for (section, scope) in zip(file.sections, context.sections) { try check(section, of: scope) }
    }

    private static func check(_ section: AnchorsSection, of scope: SectionContext) throws(ProofFailure) {
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        let constraints = section.activations.flatMap { $0 }
        try ClassRules(scope).check(
            section.parts,
            superclass: { $0.bases.count == 1 ? $0.bases[0] : nil },
            calls: section.calls,
            constraints: constraints
        )
        var simulation = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: UIKitRules()
        )
        for statement in section.hierarchy { try simulation.run(statement) }
        for list in section.activations { try simulation.activate(list) }
        let ownNames = Set(constraints.compactMap(\.holder.local)).union(["view", "self"])
        try proof.check(simulation, ownNames: ownNames, learnsOfParents: true)
    }
}
