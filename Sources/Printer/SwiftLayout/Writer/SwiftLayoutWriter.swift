import LayoutModel
import SwiftSource

/// Writes SwiftLayout source in the style of `swift format`.
struct SwiftLayoutWriter {
    private let version: SwiftLayoutVersion

    /// The source; it ends in a line break.
    static func text(of plan: SwiftLayoutFile, in context: PrintContext) -> String {
        let writer = SwiftLayoutWriter(version: SwiftLayout.version(of: context.options))
        var document = Document()
        HeaderWriter.write(
            dialect: SwiftLayout.dialectName,
            notes: writer.notes(on: plan, context),
            in: context,
            to: &document
        )
        switch context.form.scope {
        case .existingClass:
            for section in plan.sections {
                DeclarationWriter.writeHeading(of: section.parts, to: &document)
                DeclarationWriter.write(section.parts.declarations, isLocal: false, to: &document)
                writer.writeProperties(section, to: &document)
                DeclarationWriter.writeFunction(section.parts.configurations, isPrivate: false, to: &document)
                writer.writeFunctions(section, isPrivate: false, to: &document)
            }
        case .wholeFile:
            ClassWriter.write(plan, to: &document) { section, document in
                writer.writeProperties(section, to: &document)
            } functions: { section, document in
                writer.writeFunctions(section, isPrivate: true, to: &document)
            }
        case .function: for section in plan.sections { writer.writeStatements(section, to: &document) }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
    }

    // MARK: Notes

    /// Notes for the reader of the source.
    private func notes(on plan: SwiftLayoutFile, _ context: PrintContext) -> [String] {
        var notes: [String] = []
        if plan.isForAppKit {
            notes.append("These are views of AppKit; the source is for UIKit, so this does not compile.")
        }
        if context.form.scope == .existingClass {
            let order = [
                ClassShell.configureViews, SwiftLayoutSection.prepareLayout, version.updateCall,
                SwiftLayoutSection.completeLayout,
            ]
            let calls = order.filter { call in plan.sections.contains { $0.calls(version).contains(call) } }
            let isLayoutable = plan.sections.contains { !$0.members.isEmpty }
            let start = isLayoutable ? "Let the class conform to \(version.classProtocol), and call " : "Call "
            if !calls.isEmpty { notes.append(start + calls.map { $0 + "()" }.joined(separator: ", then ") + ".") }
        }
        notes += outletNotes(context)
        return notes
    }

    /// How code reaches the constraints that outlets held.
    private func outletNotes(_ context: PrintContext) -> [String] {
        let layout = context.layout
        var notes: [String] = []
        for section in context.sections {
            for index in section.constraints {
                guard context.identifiers.isOutlet[index], let name = layout.constraints[index].name,
                    let identifier = context.identifiers.constraints[index]
                else { continue }
                let owner = section.form.scope == .function ? "activation" : "activation?"
                notes.append(
                    "Instead of \(name): \(owner).anchors(\(SwiftLiteral.string(identifier)))"
                        + ".update(constant:priority:)"
                )
            }
        }
        return notes
    }

    // MARK: Members of a class

    private func writeProperties(_ section: SwiftLayoutSection, to document: inout Document) {
        if section.state != nil {
            document.newline()
            document.line("var " + version.state.name + ": " + version.state.type)
        }
        for (position, member) in section.members.enumerated() {
            document.newline()
            write(member, isPrivate: position > 0, to: &document)
        }
    }

    private func write(_ member: LayoutMember, isPrivate: Bool, to document: inout Document) {
        document.line("@LayoutBuilder")
        document.line((isPrivate ? "private " : "") + "var " + member.name + ": some Layout {")
        document.indent()
        LayoutTreeWriter(member).write(to: &document)
        document.outdent()
        document.line("}")
    }

    private func writeFunctions(_ section: SwiftLayoutSection, isPrivate: Bool, to document: inout Document) {
        let head = (isPrivate ? "private " : "") + "func "
        for (name, steps) in [
            (SwiftLayoutSection.prepareLayout, section.preparation),
            (SwiftLayoutSection.completeLayout, section.completion),
        ] where !steps.isEmpty {
            ClassWriter.writeFunction(head + name + "()", to: &document) { document in
                PlainPartWriter.write(steps, to: &document)
            }
        }
    }

    // MARK: Statements

    private func writeStatements(_ section: SwiftLayoutSection, to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        DeclarationWriter.write(section.parts.configurations, to: &document)
        if !section.preparation.isEmpty { document.newline() }
        PlainPartWriter.write(section.preparation, to: &document)
        writeActivation(section, to: &document)
        if !section.completion.isEmpty { document.newline() }
        PlainPartWriter.write(section.completion, to: &document)
    }

    /// A single tree is activated directly; several become a local property, which activates them together.
    private func writeActivation(_ section: SwiftLayoutSection, to document: inout Document) {
        guard let main = section.members.first else { return }
        document.newline()
        let start = section.state.map { "let " + $0 + " = " } ?? ""
        let ending = section.state == nil ? ".finalActive()" : ".active()"
        if section.isSingleTree {
            document.text(start)
            LayoutTreeWriter(main, ending: ending).write(to: &document)
            return
        }
        for member in section.members.reversed() {
            write(member, isPrivate: false, to: &document)
            document.newline()
        }
        document.line(start + main.name + ending)
    }
}

extension SwiftLayoutSection {
    /// Whether the layout is one call, which the function `active` can follow.
    var isSingleTree: Bool {
        guard members.count == 1 else { return false }
        let roots = members[0].nodes.filter { $0.parent == nil }
        return roots.count == 1 && roots[0].access != .bare
    }
}
