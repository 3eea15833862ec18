import LayoutModel

/// UIKit's own interface: `NSLayoutAnchor`, and `NSLayoutConstraint` where an attribute has no anchor.
struct Anchors: DialectDefinition {
    let name = "anchors"
    let title = "NSLayoutAnchor"
    let forms = [SourceForm.plan, .class, .statements]
    let reservedNames: Set<String> = [
        ClassShell.configureViews, ClassShell.setUp, Anchors.addSubviews, Anchors.activateConstraints,
    ]

    /// The functions of the source.
    static let addSubviews = "addSubviews"
    static let activateConstraints = "activateConstraints"

    let makesConstraintObjects = true

    func plan(_ context: PrintContext) -> Planned<AnchorsFile> {
        let sections = context.sections.map(AnchorsPlanner.planned)
        var file = AnchorsFile(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: nil)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: AnchorsFile, in context: PrintContext) -> String { AnchorsWriter.text(of: plan, in: context) }

    func prove(_ text: String, of plan: AnchorsFile, in context: PrintContext) throws(ProofFailure) {
        let sections = plan.sections.map { section in
            let constraints = section.activations.flatMap { $0 }
            return TextProof.Section(
                parts: section.parts,
                bars: section.hierarchy,
                ownNames: Set(constraints.compactMap(\.holder.local)).union(["view", "self"]),
                calls: section.calls,
                held: constraints.compactMap(\.property)
            )
        }
        try TextProof.check(text, library: meaning, module: nil, sections: sections, in: context)
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? { code.lines(for: edit) }
}

extension Dialect {
    /// UIKit's own interface: `NSLayoutAnchor`, and `NSLayoutConstraint` where an attribute has no anchor.
    public static let anchors = Dialect(Anchors())
}
