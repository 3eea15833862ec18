import LayoutModel

/// Proves, by the library's rules, that a plan makes the layout it was printed from.
enum DraftsmanProof {
    /// - Throws: The first difference.
    static func check(_ plan: DraftsmanFile, in context: PrintContext) throws(ProofFailure) {
        guard plan.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: plan.imports, library: Draftsman.library, in: context)
        let brought = BroughtParts(layout: context.layout)
        for (section, scope) in zip(plan.sections, context.sections) {
            try check(section, of: scope, brought: brought)
        }
    }

    private static func check(
        _ section: DraftsmanPlan.Section,
        of scope: SectionContext,
        brought: BroughtParts
    ) throws(ProofFailure) {
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        if scope.form.scope == .function {
            guard section.members.isEmpty else { throw ProofFailure("a plan is beside statements") }
        } else {
            let main = DraftsmanBases.mainPlan(of: scope.scope.kind)
            guard !section.members.dropFirst().contains(where: { $0.name == main }) else {
                throw ProofFailure("the main plan is not the first")
            }
            guard section.hierarchy.isEmpty, section.chains.isEmpty else {
                throw ProofFailure("a plan is beside statements")
            }
        }
        let isPlanned = section.hasMainPlan(of: scope.scope.kind)
        try ClassRules(scope).check(
            section.parts,
            superclass: { DraftsmanBases.superclass($0.bases, of: scope.scope.kind, isPlanned: isPlanned) },
            calls: DraftsmanBases.calls(
                isPlanned: isPlanned,
                configures: !section.parts.configurations.isEmpty,
                hasRemainder: !section.remainder.isEmpty
            ),
            constraints: section.remainder.constraints
        )
        let simulation = try DraftsmanSimulation(section, scope: scope, brought: brought, symbols: symbols)
        var ownNames = Set(section.members.map(\.name))
        ownNames.formUnion(["view", "self"])
        ownNames.formUnion(section.remainder.constraints.compactMap(\.holder.local))
        try proof.check(
            simulation.uikit,
            ownNames: ownNames,
            learnsOfParents: scope.form.scope == .function
        )
    }
}
