import LayoutModel
import SwiftSource

/// FlowConstraint 0.0.2: constraints as chains of calls on a view.
struct Flow: DialectDefinition {
    static let dialectName = "flow"
    /// The module that source imports.
    static let library = "FlowConstraint"

    let name = Flow.dialectName
    let title = "FlowConstraint"
    let margins = MarginStyle.attributes
    let forms = [SourceForm.plan, .class, .statements]

    var reasonsForRemainder: [String] { FlowReason.allCases.map(\.rawValue) }

    let reservedNames: Set<String> = [
        ClassShell.configureViews, ClassShell.setUp, FlowSection.addSubviews, FlowSection.applyFlows,
        FlowSection.activateConstraints, "flow",
    ]

    func plan(_ context: PrintContext) -> Planned<FlowFile> {
        let sections = context.sections.map(FlowPlanner.planned)
        var file = FlowFile(sections: sections.map(\.plan), isForAppKit: context.isForAppKit)
        if context.form.scope == .wholeFile {
            for (index, name) in ClassNames.names(in: context).enumerated() {
                file.sections[index].parts.shell?.name = name
            }
            file.imports = ClassNames.imports(in: context, library: Flow.library)
        }
        return Planned(plan: file, outcome: sections.reduce(PlanOutcome()) { $0 + $1.outcome })
    }

    func source(of plan: FlowFile, in context: PrintContext) -> String { FlowWriter.text(of: plan, in: context) }

    func prove(_ text: String, of plan: FlowFile, in context: PrintContext) throws(ProofFailure) {
        let sections = plan.sections.map { section in
            let constraints = section.rest.constraints
            return TextProof.Section(
                parts: section.parts,
                bars: section.hierarchy,
                ownNames: Set(constraints.compactMap(\.holder.local)).union(["view", "self"]),
                calls: section.calls,
                held: constraints.compactMap(\.property)
            )
        }
        try TextProof.check(text, library: meaning, module: Flow.library, sections: sections, in: context)
    }

    func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        code.lines(for: edit) { constraint, context in lines(for: constraint, in: context) }
    }

    /// `signIn.flow().constant(.width, constant: 120).withSelf()`; `nil` where a flow cannot express the constraint.
    private func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        guard case .view(let view)? = constraint.first?.item, let section = context.outline.sectionOfView[view],
            let subject = context.names.expression(of: view)
        else { return nil }
        let scope = SectionContext(print: context, index: section)
        guard FlowSorting.obstacle(to: constraint, identifier: constraint.identifier, in: scope) == nil,
            let entry = FlowPlanner.entry(for: constraint, on: view, in: scope)
        else { return nil }
        var document = Document()
        for chain in FlowChain.chains(of: FlowGroups.groups(of: [entry]), on: subject) {
            FlowChainWriter.write(chain, to: &document)
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}

extension Dialect {
    /// FlowConstraint 0.0.2: constraints as chains of calls on a view.
    public static let flow = Dialect(Flow())
}
