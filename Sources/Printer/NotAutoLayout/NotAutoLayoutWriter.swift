import SwiftSource

/// Writes NotAutoLayout source in the style of `swift format`.
enum NotAutoLayoutWriter {
    /// The source; it ends in a line break.
    static func text(of plan: NotAutoLayoutFile, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(
            dialect: NotAutoLayout.dialectName,
            notes: notes(on: plan, context),
            in: context,
            to: &document
        )
        switch context.form.scope {
        case .existingClass, .function:
            for section in plan.sections {
                DeclarationWriter.writeHeading(of: section.parts, to: &document)
                DeclarationWriter.write(section.parts.declarations, isLocal: false, to: &document)
                DeclarationWriter.writeFunction(section.parts.configurations, isPrivate: false, to: &document)
                writeFunctions(section, isPrivate: false, to: &document)
            }
        case .wholeFile:
            ClassWriter.write(plan, to: &document) { _, _ in
            } functions: { section, document in
                if let method = section.layoutMethod { writeMethod(method, to: &document) }
                writeFunctions(section, isPrivate: true, to: &document)
            }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }

    /// Notes for the reader of the source.
    private static func notes(on plan: NotAutoLayoutFile, _ context: PrintContext) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append("These are views of AppKit; NotAutoLayout is for UIKit, so this does not compile.")
        }
        if context.form.scope == .existingClass {
            let order = [ClassShell.configureViews, NotAutoLayoutSection.addSubviews]
            let calls = order.filter { call in plan.sections.contains { $0.calls.contains(call) } }
            if !calls.isEmpty { notes.append("Call " + calls.map { $0 + "()" }.joined(separator: ", then ") + ".") }
            let methods = zip(context.sections, plan.sections).filter { !$0.1.layouts.isEmpty }
                .map { NotAutoLayoutPlanner.layoutMethod(of: $0.0) }
            for method in ["viewDidLayoutSubviews", "layoutSubviews"] where methods.contains(method) {
                notes.append("Call \(NotAutoLayoutSection.layOutSubviews)() in \(method)().")
            }
        }
        return notes
    }

    private static func writeMethod(_ name: String, to document: inout Document) {
        ClassWriter.writeFunction("override func " + name + "()", to: &document) { document in
            document.line("super." + name + "()")
            document.line(NotAutoLayoutSection.layOutSubviews + "()")
        }
    }

    private static func writeFunctions(
        _ section: NotAutoLayoutSection,
        isPrivate: Bool,
        to document: inout Document
    ) {
        let head = (isPrivate ? "private " : "") + "func "
        if !section.hierarchy.isEmpty {
            ClassWriter.writeFunction(head + NotAutoLayoutSection.addSubviews + "()", to: &document) { document in
                for statement in section.hierarchy {
                    StatementWriter.write(statement, omitsSelf: true, to: &document)
                    document.newline()
                }
            }
        }
        if !section.layouts.isEmpty || !section.refusals.isEmpty {
            ClassWriter.writeFunction(head + NotAutoLayoutSection.layOutSubviews + "()", to: &document) { document in
                for layout in section.layouts { MakerWriter.write(layout, to: &document) }
                for refusal in section.refusals { document.line("// " + refusal) }
            }
        }
    }
}
