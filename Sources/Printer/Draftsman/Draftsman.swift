import LayoutCode
import LayoutModel

/// The Draftsman DSL, version 3.
struct Draftsman: DialectDefinition {
    let name = "draftsman"
    let title = "Draftsman"
    let forms = [SourceForm.plan, .class, .statements]

    var reasonsForRemainder: [String] { RemainderReason.allCases.map(\.rawValue) }

    /// Names of the library, of the source, and of what other DSLs give to views.
    let reservedNames: Set<String> = [
        "drf", "builder", "viewPlan", "contentViewPlan", "stackViewPlan", "planIdentifier", "appliedConstraints",
        "viewPlanApplied", "applyPlan", "remainder", "applyRemainder", "draftContent", "draftStackContent", "sl",
        "body", "layout", "flow", "snp",
    ]

    /// The module that source imports.
    static let library = "Draftsman"

    func plan(_ context: PrintContext) -> Planned<DraftsmanFile> {
        let sections = context.sections.map(DraftsmanSectionPlanner.planned)
        var file = DraftsmanFile(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: Draftsman.library)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: DraftsmanFile, in context: PrintContext) -> String {
        PlanWriter.text(of: plan, in: context)
    }

    func prove(_ text: String, of plan: DraftsmanFile, in context: PrintContext) throws(ProofFailure) {
        let brought = BroughtParts(layout: context.layout)
        var inPlace = plan.sections.map(\.madeInPlace)[...]
        var existing: Set<Int> = []
        let kinds = context.sections.map(\.scope.kind)
        // The bases stand for the superclass; the plan's are there with a plan only.
        var planned = zip(plan.sections, kinds).map { ($1, $0.hasMainPlan(of: $1)) }[...]
        try TextProof.check(
            text,
            library: meaning,
            module: Draftsman.library,
            sections: zip(plan.sections, context.sections).map { $0.proven($1) },
            in: context,
            superclass: { bases in
                planned.popFirst().flatMap { DraftsmanBases.superclass(bases, of: $0.0, isPlanned: $0.1) }
            },
            surround: { existing.formUnion(brought.complete(&$0)) },
            change: { expectation in
                expectation.constraints.removeAll { existing.contains($0.index) }
                // Views that the plan creates in place have no names.
                expectation.names.removeAll { name in
                    if case .view = name.item { name.construction == nil } else { false }
                }
                expectation.madeInPlace = inPlace.popFirst()
                // Controllers learn of their parent by the library, and a class of its own sets its margins itself.
                expectation.learnsOfParents = context.form.scope == .function
                expectation.setsStackMargins = false
            }
        )
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        code.lines(for: edit) { constraint, context in
            DraftsmanEdits.line(for: constraint, in: context)
        }
    }
}

extension Dialect {
    public static let draftsman = Dialect(Draftsman())
}
