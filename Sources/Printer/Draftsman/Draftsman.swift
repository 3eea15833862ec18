import LayoutModel

/// The Draftsman DSL, version 3.
struct Draftsman: ReadDialect {
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

    func read(_ text: String) throws(ProofFailure) -> DraftsmanFile { try PlanReader.plan(text) }

    func prove(_ plan: DraftsmanFile, in context: PrintContext) throws(ProofFailure) {
        try DraftsmanProof.check(plan, in: context)
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
