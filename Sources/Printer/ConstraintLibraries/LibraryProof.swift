import LayoutModel

/// Proves, by the rules of UIKit and of a library, that source makes the layout it was printed from.
struct LibraryProof<Library: ReadLibrary> {
    let library: Library

    /// - Throws: The first difference.
    func check(_ file: SourceFile<LibrarySection<Library.Call>>, in context: PrintContext) throws(ProofFailure) {
        guard file.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: file.imports, library: library.module, in: context)
        for (section, scope) in zip(file.sections, context.sections) { try check(section, of: scope) }
    }

    private func check(
        _ section: LibrarySection<Library.Call>,
        of scope: SectionContext
    ) throws(ProofFailure) {
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        let constraints = section.remainder.map(\.constraint)
        try ClassRules(scope).check(
            section.parts,
            superclass: { $0.bases.count == 1 ? $0.bases[0] : nil },
            calls: section.functions,
            constraints: constraints,
            heldByCalls: section.calls.flatMap(\.heldProperties)
        )
        var simulation = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: UIKitRules()
        )
        for statement in section.hierarchy { try simulation.run(statement) }
        try library.run(section.calls, in: &simulation)
        try simulation.activate(constraints)
        let ownNames = Set(constraints.compactMap(\.holder.local)).union(section.calls.flatMap(\.ownNames))
            .union(["view", "self"])
        try proof.check(simulation, ownNames: ownNames, learnsOfParents: true)
    }
}
