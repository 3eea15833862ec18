import SwiftSource

/// Writes a file of classes that compiles on its own.
enum ClassWriter {
    /// - Parameters:
    ///   - writeProperties: Writes the dialect's own properties of a section.
    ///   - writeFunctions: Writes the dialect's own functions of a section.
    static func write<Section>(
        _ file: SourceFile<Section>,
        to document: inout Document,
        properties writeProperties: (Section, inout Document) -> Void,
        functions writeFunctions: (Section, inout Document) -> Void
    ) {
        document.newline()
        for module in file.imports { document.line("import " + module) }
        for section in file.sections {
            guard let shell = section.parts.shell else { continue }
            document.newline()
            DeclarationWriter.writeNotes(section.parts.notes, to: &document)
            let bases = (shell.bases + shell.protocols).joined(separator: ", ")
            document.line("final class " + shell.name + ": " + bases + " {")
            document.indent()
            // No empty line follows a brace.
            var body = Document()
            DeclarationWriter.write(section.parts.declarations, isLocal: false, to: &body)
            if !section.parts.constraintProperties.isEmpty { body.newline() }
            // Declared like outlets: code that uses one needs no change.
            for name in section.parts.constraintProperties {
                body.line("var " + name + ": NSLayoutConstraint!")
            }
            let isMarked = section.parts.declarations.count >= markedViews
            writeGroup("Layout", isMarked: isMarked, to: &body) { writeProperties(section, &$0) }
            writeGroup("Life cycle", isMarked: isMarked, to: &body) { write(shell, to: &$0) }
            writeGroup("Setup", isMarked: isMarked, to: &body) { document in
                DeclarationWriter.writeFunction(section.parts.configurations, isPrivate: true, to: &document)
                writeFunctions(section, &document)
            }
            writeGroup("Connections", isMarked: isMarked, to: &body) { document in
                for member in shell.members {
                    document.newline()
                    member.write(to: &document)
                }
            }
            body.dropLeadingNewline()
            document.append(body)
            if !shell.connections.isEmpty {
                document.newline()
                document.line("// " + ClassShell.connectionsTitle)
                for line in shell.connections { document.line("// - " + line) }
            }
            document.outdent()
            document.line("}")
        }
    }

    /// The number of views from which a class does not fit on a screen, and has marks for Xcode's jump bar.
    static let markedViews = 8

    /// Members that belong together, under a mark where the class is long.
    private static func writeGroup(
        _ title: String,
        isMarked: Bool,
        to document: inout Document,
        content: (inout Document) -> Void
    ) {
        var group = Document()
        content(&group)
        if group.isEmpty { return }
        if isMarked {
            document.newline()
            document.line("// MARK: - " + title)
        }
        document.append(group)
    }

    /// The functions that set the class up.
    private static func write(_ shell: ClassShell, to document: inout Document) {
        let calls = shell.calls + shell.connectionCalls
        if shell.loadedView != nil || shell.entry == .loadView {
            writeFunction("override func loadView()", to: &document) { body in
                if let view = shell.loadedView {
                    body.group { body in
                        body.text("view = ")
                        DeclarationWriter.write(view, to: &body)
                    }
                    body.newline()
                } else {
                    body.line("super.loadView()")
                }
                if shell.entry == .loadView {
                    for call in calls { body.line(call + "()") }
                }
            }
        }
        guard let initializer = shell.entry.initializer else {
            if let arguments = shell.controllerArguments {
                writeFunction("init()", to: &document) { document in
                    DeclarationWriter.writeLayout(shell.layoutSettings, to: &document)
                    document.text("super.init")
                    ExpressionWriter.write(arguments, to: &document)
                    document.newline()
                    for setting in shell.controllerSettings { DeclarationWriter.write(setting, to: &document) }
                }
                writeFunction("required init?(coder: NSCoder)", to: &document) { document in
                    document.line("super.init(coder: coder)")
                }
            }
            if shell.entry == .loadView { return }
            writeFunction("override func viewDidLoad()", to: &document) { document in
                document.line("super.viewDidLoad()")
                for call in calls { document.line(call + "()") }
            }
            return
        }
        // With two initializers, their common calls go into one function, unless there is only one call.
        let common = calls.count <= 1 ? calls : [ClassShell.setUp]
        writeFunction("override init(" + initializer.parameters + ")", to: &document) { document in
            let arguments =
                shell.cellStyle.map { initializer.arguments.replacing("style: style", with: "style: ." + $0) }
                ?? initializer.arguments
            document.line("super.init(" + arguments + ")")
            for call in common { document.line(call + "()") }
        }
        writeFunction("required " + shell.entry.coderInitializer, to: &document) { document in
            document.line("super.init(coder: coder)")
            for call in common { document.line(call + "()") }
        }
        if common != calls {
            writeFunction("private func " + ClassShell.setUp + "()", to: &document) { document in
                for call in calls { document.line(call + "()") }
            }
        }
    }

    static func writeFunction(
        _ head: String,
        to document: inout Document,
        body: (inout Document) -> Void
    ) {
        document.newline()
        document.line(head + " {")
        document.indent()
        body(&document)
        document.outdent()
        document.line("}")
    }
}
