import SwiftSource

/// Writes source in the calls of a library, in the style of `swift format`.
struct LibraryWriter<Library: ConstraintLibrary> {
    let library: Library

    private typealias Section = LibrarySection<Library.Call>

    /// The source; it ends in a line break.
    func text(of plan: SourceFile<LibrarySection<Library.Call>>, in context: PrintContext) -> String {
        var document = Document()
        HeaderWriter.write(dialect: library.name, notes: notes(on: plan, context.form), in: context, to: &document)
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
    private func notes(on plan: SourceFile<Section>, _ form: SourceForm) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append("These are views of AppKit; the source is for UIKit, so this does not compile.")
        }
        guard form.scope == .existingClass else { return notes }
        let calls = [ClassShell.configureViews, LibraryFunction.addSubviews, LibraryFunction.makeConstraints]
            .filter { call in plan.sections.contains { $0.functions.contains(call) } }
        if !calls.isEmpty {
            notes.append("Call " + calls.map { $0 + "()" }.joined(separator: ", then ") + ".")
        }
        return notes
    }

    private func writeFunctions(_ section: Section, isPrivate: Bool, to document: inout Document) {
        let head = (isPrivate ? "private " : "") + "func "
        if !section.hierarchy.isEmpty {
            ClassWriter.writeFunction(head + LibraryFunction.addSubviews + "()", to: &document) { document in
                writeHierarchy(section, to: &document)
            }
        }
        if section.makesConstraints {
            ClassWriter.writeFunction(head + LibraryFunction.makeConstraints + "()", to: &document) { document in
                writeConstraints(section, to: &document)
            }
        }
    }

    private func writeStatements(_ section: Section, to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        DeclarationWriter.write(section.parts.configurations, to: &document)
        if !section.hierarchy.isEmpty { document.newline() }
        writeHierarchy(section, to: &document)
        if section.makesConstraints { document.newline() }
        writeConstraints(section, to: &document)
    }

    private func writeHierarchy(_ section: Section, to document: inout Document) {
        for statement in section.hierarchy {
            StatementWriter.write(statement, omitsSelf: true, to: &document)
            document.newline()
        }
    }

    /// The library's calls, then the rest; each comment applies to all that follow, up to the next one.
    private func writeConstraints(_ section: Section, to document: inout Document) {
        library.write(section.calls, to: &document)
        if section.remainder.isEmpty { return }
        if !section.calls.isEmpty { document.newline() }
        var lastReason: String?
        for remaining in section.remainder where remaining.constraint.holder != .none {
            if remaining.reason != lastReason { document.line("// " + remaining.reason) }
            lastReason = remaining.reason
            ConstraintWriter.writeHeld(remaining.constraint, to: &document)
        }
        ConstraintWriter.writeList(
            section.remainder.map { ($0.reason, $0.constraint) },
            from: "NSLayoutConstraint.activate([",
            to: "])",
            in: &document
        )
    }
}
