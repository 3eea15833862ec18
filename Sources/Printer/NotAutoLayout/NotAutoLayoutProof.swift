import LayoutModel

/// Proves that source builds the hierarchy it was printed from, and that the frames it sets satisfy the constraints that it
/// stands for, whatever the size of the superview.
enum NotAutoLayoutProof {
    /// - Throws: The first difference.
    static func check(_ file: NotAutoLayoutFile, in context: PrintContext) throws(ProofFailure) {
        guard file.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: file.imports, library: NotAutoLayout.library, in: context)
        for (section, scope) in zip(file.sections, context.sections) { try check(section, of: scope) }
    }

    private static func check(_ section: NotAutoLayoutSection, of scope: SectionContext) throws(ProofFailure) {
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        try ClassRules(scope).check(
            section.parts,
            superclass: { $0.bases.count == 1 ? $0.bases[0] : nil },
            calls: section.calls,
            constraints: []
        )
        let method = scope.form.scope == .wholeFile && !section.layouts.isEmpty
        guard section.layoutMethod == (method ? NotAutoLayoutPlanner.layoutMethod(of: scope) : nil) else {
            throw ProofFailure("the views are laid out at another time")
        }
        var simulation = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: UIKitRules()
        )
        for statement in section.hierarchy { try simulation.run(statement) }
        try proof.checkHierarchy(simulation)
        for layout in section.layouts { try MakerTypes.check(layout) }
        // Every view that constraints place is laid out, or the reason is there.
        let placed = scope.views.count { scope.outline.roles[$0] == .drafted && !scope.outline.isArranged[$0] }
        guard section.layouts.count + section.refusals.count == placed else {
            throw ProofFailure("a view is neither laid out nor refused")
        }
        try checkFrames(section.layouts, of: scope, simulation)
    }

    private static func checkFrames(
        _ layouts: [MakerLayout],
        of scope: SectionContext,
        _ simulation: UIKitSimulation
    ) throws(ProofFailure) {
        let expected = scope.constraints.filter { scope.print.selection.isMade($0) }
        // A length of a content satisfies every constraint, too; it is no value of its own.
        guard layouts.reduce(0, { $0 + $1.valueCount }) == expected.count else {
            throw ProofFailure("a value is set that no constraint asks for")
        }
        for sample in MakerFrames.samples {
            var simulation = simulation
            let frames = try MakerFrames(layouts, sample: sample, of: scope, in: &simulation)
            for index in expected where !frames.satisfies(scope.layout.constraints[index]) {
                throw ProofFailure("the frames do not satisfy a constraint", constraint: index)
            }
        }
    }
}
