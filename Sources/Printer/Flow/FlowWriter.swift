import SwiftSource

/// Writes FlowConstraint source in the style of `swift format`.
enum FlowWriter {
    /// The source; it ends in a line break.
    static func text(of plan: FlowFile, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: Flow.dialectName, notes: notes(on: plan, context.form), in: context, to: &document)
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
    private static func notes(on plan: FlowFile, _ form: SourceForm) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append("These are views of AppKit; FlowConstraint is for UIKit, so this does not compile.")
        }
        guard form.scope == .existingClass else { return notes }
        let order = [
            ClassShell.configureViews, FlowSection.addSubviews, FlowSection.applyFlows,
            FlowSection.activateConstraints,
        ]
        let calls = order.filter { call in plan.sections.contains { $0.calls.contains(call) } }
        if !calls.isEmpty { notes.append("Call " + calls.map { $0 + "()" }.joined(separator: ", then ") + ".") }
        return notes
    }

    private static func writeFunctions(_ section: FlowSection, isPrivate: Bool, to document: inout Document) {
        let head = (isPrivate ? "private " : "") + "func "
        if !section.hierarchy.isEmpty {
            ClassWriter.writeFunction(head + FlowSection.addSubviews + "()", to: &document) { document in
                writeHierarchy(section, to: &document)
            }
        }
        if !section.chains.isEmpty {
            ClassWriter.writeFunction(head + FlowSection.applyFlows + "()", to: &document) { document in
                for chain in section.chains { FlowChainWriter.write(chain, to: &document) }
            }
        }
        if !section.rest.isEmpty {
            ClassWriter.writeFunction(head + FlowSection.activateConstraints + "()", to: &document) { document in
                PlainPartWriter.write(section.rest, to: &document)
            }
        }
    }

    private static func writeStatements(_ section: FlowSection, to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        DeclarationWriter.write(section.parts.configurations, to: &document)
        if !section.hierarchy.isEmpty { document.newline() }
        writeHierarchy(section, to: &document)
        if !section.chains.isEmpty { document.newline() }
        for chain in section.chains { FlowChainWriter.write(chain, to: &document) }
        if !section.rest.isEmpty { document.newline() }
        PlainPartWriter.write(section.rest, to: &document)
    }

    private static func writeHierarchy(_ section: FlowSection, to document: inout Document) {
        for statement in section.hierarchy {
            StatementWriter.write(statement, omitsSelf: true, to: &document)
            document.newline()
        }
    }
}
