import LayoutModel

/// Proves, by the library's rules, that source makes the layout it was printed from.
enum SwiftLayoutProof {
    /// - Throws: The first difference.
    static func check(_ file: SwiftLayoutFile, in context: PrintContext) throws(ProofFailure) {
        guard file.sections.count == context.sections.count else {
            throw ProofFailure("a print root is missing")
        }
        try SectionProof.check(imports: file.imports, library: SwiftLayout.library, in: context)
        for (section, scope) in zip(file.sections, context.sections) { try check(section, of: scope) }
    }

    private static func check(_ section: SwiftLayoutSection, of scope: SectionContext) throws(ProofFailure) {
        let version = SwiftLayout.version(of: scope.options)
        let symbols = SourceSymbols(of: scope)
        let proof = try SectionProof(scope, symbols: symbols)
        if let main = section.members.first, main.name != SwiftLayoutSection.layout {
            throw ProofFailure("the layout is not called '\(SwiftLayoutSection.layout)'")
        }
        try SwiftLayoutSyntax(version).check(section)
        try ClassRules(scope).check(
            section.parts,
            superclass: {
                SwiftLayoutBases.superclass($0.bases, hasLayout: !section.members.isEmpty, version: version)
            },
            calls: section.calls(version),
            constraints: section.completion.constraints
        )
        try checkState(section, of: scope, version)
        var simulation = try UIKitSimulation(
            section.parts,
            of: scope.scope,
            layout: scope.layout,
            symbols: symbols,
            rules: UIKitRules()
        )
        guard section.preparation.constraints.isEmpty else {
            throw ProofFailure("a constraint is activated before the layout")
        }
        for statement in section.preparation.statements { try simulation.run(statement) }
        try LayoutActivation(section.members, version: version).run(in: &simulation)
        let superviews = simulation.hierarchy.nodes.map(\.superview)
        for statement in section.completion.statements { try simulation.run(statement) }
        // UIKit takes constraints away from a view that moves.
        for (node, superview) in superviews.enumerated() where superview != nil {
            guard simulation.hierarchy.nodes[node].superview == superview else {
                throw ProofFailure("a view is moved after its constraints are made")
            }
        }
        try simulation.activate(section.completion.constraints)

        var ownNames = Set(section.members.map(\.name)).union(["view", "self"])
        ownNames.formUnion(section.completion.constraints.compactMap(\.holder.local))
        // Code finds these by their identifiers, which are compared with all others.
        for index in scope.constraints where scope.identifiers.isOutlet[index] {
            if let name = scope.layout.constraints[index].name { ownNames.insert(name) }
        }
        try proof.check(simulation, ownNames: ownNames, learnsOfParents: true)
    }

    /// The activation is kept where the library's protocol asks for it, and where code looks for constraints in it.
    private static func checkState(
        _ section: SwiftLayoutSection,
        of scope: SectionContext,
        _ version: SwiftLayoutVersion
    ) throws(ProofFailure) {
        let hasOutlets = scope.constraints.contains { scope.identifiers.isOutlet[$0] }
        let isKept = !section.members.isEmpty && (scope.form.scope != .function || hasOutlets)
        guard section.state == (isKept ? version.state.name : nil) else {
            throw ProofFailure("the activation is not kept where it is needed")
        }
    }
}
