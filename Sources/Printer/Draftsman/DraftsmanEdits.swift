import LayoutModel
import SwiftSource

/// Constraints as a line of the DSL, for edits of a layout.
enum DraftsmanEdits {
    /// `signIn.drf.width.equal(to: 120).priority(999)`; `nil` if a plan cannot express the constraint.
    static func line(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        guard case .view(let view)? = constraint.first?.item, let section = context.outline.sectionOfView[view],
            let subject = context.names.subject(of: view)
        else { return nil }
        let scope = SectionContext(print: context, index: section)
        let units = PlanUnits(scope, isFlat: false)
        guard ConstraintSorting.obstacle(to: constraint, in: scope, units: units) == nil,
            let element = RelationElements.element(of: constraint, on: view, in: scope)
        else { return nil }
        let targets = AnonymousTargets(layout: context.layout, outline: context.outline)
        let spelling = RelationSpelling(anonymousTargets: targets) { context.expression($0) ?? "missing" }
        var document = Document()
        document.group { document in
            document.text(subject + ".drf")
            for part in RelationCover([element]).parts {
                let relation = spelling.relation(for: part, of: [element], on: view, isFirstStep: true)
                DraftsmanCalls.write(.relation(relation), to: &document)
            }
        }
        document.newline()
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}
