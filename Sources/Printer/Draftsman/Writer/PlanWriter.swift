import SwiftSource

/// Writes a plan as Swift source in the style of `swift format`.
enum PlanWriter {
    /// The source; it ends in a line break.
    static func text(of plan: DraftsmanFile, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: "draftsman", notes: notes(on: plan, context.form), in: context, to: &document)
        switch context.form.scope {
        case .existingClass: for section in plan.sections { write(section, to: &document) }
        case .wholeFile:
            ClassWriter.write(plan, to: &document) { section, document in
                RemainderWriter(section.remainder, isPrivate: true).writeProperty(to: &document)
                write(section.members, to: &document)
            } functions: { section, document in
                RemainderWriter(section.remainder, isPrivate: true).writeFunction(to: &document)
            }
        case .function: for section in plan.sections { StatementsWriter(section).write(to: &document) }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }

    /// Notes for the reader of the source.
    private static func notes(on plan: DraftsmanFile, _ form: SourceForm) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append("These are views of AppKit; Draftsman is for UIKit, so this does not compile.")
        }
        guard form.scope == .existingClass else { return notes }
        let isPlanned = plan.sections.contains { section in
            section.members.first.map { DraftsmanBases.mainPlans.contains($0.name) } ?? false
        }
        if plan.sections.contains(where: { !$0.parts.configurations.isEmpty }) {
            notes.append("Call \(ClassShell.configureViews)()" + (isPlanned ? " before applyPlan()." : "."))
        }
        if plan.sections.contains(where: { !$0.remainder.isEmpty }) {
            notes.append("Call applyRemainder()" + (isPlanned ? " after applyPlan()." : "."))
        }
        return notes
    }

    private static func write(_ section: DraftsmanPlan.Section, to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: false, to: &document)
        DeclarationWriter.writeFunction(section.parts.configurations, isPrivate: false, to: &document)
        write(section.members, to: &document)
        RemainderWriter(section.remainder).write(to: &document)
    }

    private static func write(_ members: [DraftsmanPlan.Member], to document: inout Document) {
        for (position, member) in members.enumerated() {
            document.newline()
            document.line("@LayoutPlan")
            let isMain = position == 0 && DraftsmanBases.mainPlans.contains(member.name)
            document.line((isMain ? "" : "private ") + "var " + member.name + ": ViewPlan {")
            document.indent()
            ComponentWriter(member).write(to: &document)
            document.outdent()
            document.line("}")
        }
    }
}
