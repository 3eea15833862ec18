import LayoutCode
import LayoutModel

/// NotAutoLayout 3.3: frames that closures compute from the superview and from views that are laid out before.
struct NotAutoLayout: DialectDefinition {
    static let dialectName = "notautolayout"
    /// The module that source imports.
    static let library = "NotAutoLayout"

    let name = NotAutoLayout.dialectName
    let title = "NotAutoLayout"
    let forms = [SourceForm.plan, .class]
    let holdsConstraints = false

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

    func prove(_ text: String, of plan: NotAutoLayoutFile, in context: PrintContext) throws(ProofFailure) {
        try checkRefusals(text, of: plan)
        let sections = plan.sections.map { section in
            let function = NotAutoLayoutSection.layOutSubviews
            return TextProof.Section(
                parts: section.parts,
                bars: section.hierarchy,
                calls: section.calls,
                layoutCalls: section.layouts.isEmpty ? [] : [function],
                emptyFunctions: section.layouts.isEmpty && !section.refusals.isEmpty ? [function] : []
            )
        }
        var unplaced = plan.sections.map(\.refusals.count)[...]
        try TextProof.check(
            text,
            library: meaning,
            module: NotAutoLayout.library,
            sections: sections,
            in: context,
            change: {
                $0.setsFrames = true
                $0.unplacedCount = unplaced.popFirst() ?? 0
            }
        )
    }

    /// Each view that is not laid out is in a comment, with the reason.
    private func checkRefusals(_ text: String, of plan: NotAutoLayoutFile) throws(ProofFailure) {
        let refusals = plan.sections.flatMap(\.refusals)
        if refusals.isEmpty { return }
        var counts: [Substring: Int] = [:]
        for line in text.split(separator: "\n") { counts[line.drop { $0 == " " }, default: 0] += 1 }
        for refusal in refusals {
            guard let count = counts[Substring("// " + refusal)], count > 0 else {
                throw ProofFailure("a view is neither laid out nor refused")
            }
            counts[Substring("// " + refusal)] = count - 1
        }
    }

    /// What fixes change is the code that makes the constraints.
    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? { code.lines(for: edit) }
}

extension Dialect {
    /// NotAutoLayout 3.3: frames that closures compute from the superview and from views that are laid out before.
    public static let notAutoLayout = Dialect(NotAutoLayout())
}
