import SwiftSource

/// Writes UIKit source in the style of `swift format`.
enum AnchorsWriter {
    /// The source; it ends in a line break.
    static func text(of plan: AnchorsFile, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: "anchors", notes: notes(on: plan, context.form), in: context, to: &document)
        switch context.form.scope {
        case .existingClass:
            for section in plan.sections {
                DeclarationWriter.writeHeading(of: section.parts, to: &document)
                DeclarationWriter.write(section.parts.declarations, isLocal: false, to: &document)
                DeclarationWriter.writeFunction(section.parts.configurations, isPrivate: false, to: &document)
                writeFunctions(section, isPrivate: false, to: &document)
            }
        case .wholeFile:
            ClassWriter.write(plan, to: &document) { _, _ in
            } functions: { section, document in
                writeFunctions(section, isPrivate: true, to: &document)
            }
        case .function: for section in plan.sections { writeStatements(section, to: &document) }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }

    /// Notes for the reader of the source.
    private static func notes(on plan: AnchorsFile, _ form: SourceForm) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append(
                "These are views of AppKit; the source is for UIKit, so this does not compile."
            )
        }
        guard form.scope == .existingClass else { return notes }
        let calls = [ClassShell.configureViews, Anchors.addSubviews, Anchors.activateConstraints]
            .filter { call in plan.sections.contains { $0.calls.contains(call) } }
        if !calls.isEmpty {
            notes.append("Call " + calls.map { $0 + "()" }.joined(separator: ", then ") + ".")
        }
        return notes
    }

    private static func writeFunctions(_ section: AnchorsSection, isPrivate: Bool, to document: inout Document) {
        let head = (isPrivate ? "private " : "") + "func "
        if !section.hierarchy.isEmpty {
            ClassWriter.writeFunction(head + Anchors.addSubviews + "()", to: &document) { document in
                writeHierarchy(section, to: &document)
            }
        }
        if !section.activations.isEmpty {
            ClassWriter.writeFunction(head + Anchors.activateConstraints + "()", to: &document) { document in
                writeActivations(section, to: &document)
            }
        }
    }

    private static func writeStatements(_ section: AnchorsSection, to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        DeclarationWriter.write(section.parts.configurations, to: &document)
        if !section.hierarchy.isEmpty { document.newline() }
        writeHierarchy(section, to: &document)
        if !section.activations.isEmpty { document.newline() }
        writeActivations(section, to: &document)
    }

    private static func writeHierarchy(_ section: AnchorsSection, to document: inout Document) {
        for statement in section.hierarchy {
            StatementWriter.write(statement, omitsSelf: true, to: &document)
            document.newline()
        }
    }

    /// Constraints with a name come before the list that activates them; an empty line separates views.
    private static func writeActivations(_ section: AnchorsSection, to document: inout Document) {
        for (position, list) in section.activations.enumerated() {
            if position > 0 { document.newline() }
            for constraint in list { ConstraintWriter.writeHeld(constraint, to: &document) }
            if list.contains(where: { $0.holder != .none }) { document.newline() }
            ConstraintWriter.writeList(
                list.map { (nil, $0) },
                from: "NSLayoutConstraint.activate([",
                to: "])",
                in: &document
            ) { list[$0].firstItem != list[$0 - 1].firstItem }
        }
    }
}
