import LayoutModel

/// NotAutoLayout 3.3: frames that closures compute from the superview and from views that are laid out before.
struct NotAutoLayout: ReadDialect {
    static let dialectName = "notautolayout"
    /// The module that source imports.
    static let library = "NotAutoLayout"

    let name = NotAutoLayout.dialectName
    let title = "NotAutoLayout"
    let forms = [SourceForm.plan, .class]

    var reasonsForRemainder: [String] { NotAutoLayoutReason.allCases.map(\.rawValue) }

    let reservedNames: Set<String> = [
        ClassShell.configureViews, ClassShell.setUp, NotAutoLayoutSection.addSubviews,
        NotAutoLayoutSection.layOutSubviews, "nal", "viewDidLayoutSubviews", "layoutSubviews",
    ]

    func plan(_ context: PrintContext) -> Planned<NotAutoLayoutFile> {
        let sections = context.sections.map(NotAutoLayoutPlanner.planned)
        var file = NotAutoLayoutFile(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: NotAutoLayout.library)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: NotAutoLayoutFile, in context: PrintContext) -> String {
        NotAutoLayoutWriter.text(of: plan, in: context)
    }

    func read(_ text: String) throws(ProofFailure) -> NotAutoLayoutFile { try NotAutoLayoutReader.file(text) }

    func prove(_ plan: NotAutoLayoutFile, in context: PrintContext) throws(ProofFailure) {
        try NotAutoLayoutProof.check(plan, in: context)
    }

    /// What fixes change is the code that makes the constraints.
    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? { code.lines(for: edit) }
}

extension Dialect {
    /// NotAutoLayout 3.3: frames that closures compute from the superview and from views that are laid out before.
    public static let notAutoLayout = Dialect(NotAutoLayout())
}
