/// Writes the form `class`: a file of classes that compiles by itself.
struct ClassWriter {
    private let plan: DraftsmanPlan

    init(_ plan: DraftsmanPlan) {
        self.plan = plan
    }

    func write(to document: inout Document) {
        document.newline()
        for module in plan.imports { document.line("import " + module) }
        for section in plan.sections {
            guard let shell = section.shell else { continue }
            document.newline()
            DeclarationWriter.writeNotes(section.notes, to: &document)
            document.line("final class " + shell.name + ": " + shell.bases.joined(separator: ", ") + " {")
            document.indent()
            write(section, shell, to: &document)
            document.outdent()
            document.line("}")
        }
    }

    private func write(_ section: DraftsmanPlan.Section, _ shell: ClassShell, to document: inout Document) {
        // The first line after a brace is no empty one.
        var body = Document()
        DeclarationWriter.write(section.declarations, isLocal: false, to: &body)
        if !section.constraintProperties.isEmpty { body.newline() }
        // As outlets are: code that uses one needs no change.
        for name in section.constraintProperties { body.line("var " + name + ": NSLayoutConstraint!") }
        let remainder = RemainderWriter(section.remainder, isPrivate: true)
        remainder.writeProperty(to: &body)
        PlanWriter.write(section.members, to: &body)
        if let view = shell.loadedView {
            ClassWriter.writeFunction("override func loadView()", to: &body) { body in
                body.group { body in
                    body.text("view = ")
                    DraftsmanCalls.write(view, to: &body)
                }
                body.newline()
            }
        }
        writeEntry(shell, to: &body)
        DeclarationWriter.writeFunction(section.configurations, isPrivate: true, to: &body)
        remainder.writeFunction(to: &body)
        body.dropLeadingNewline()
        document.append(body)
    }

    private func writeEntry(_ shell: ClassShell, to document: inout Document) {
        guard let initializer = shell.entry.initializer else {
            ClassWriter.writeFunction("override func viewDidLoad()", to: &document) { document in
                document.line("super.viewDidLoad()")
                for call in shell.calls { document.line(call + "()") }
            }
            return
        }
        // Two initialisers: what both call stands in one place, unless it is one call.
        let calls = shell.calls.count == 1 ? shell.calls : [ClassShell.setUp]
        ClassWriter.writeFunction("override init(" + initializer.parameters + ")", to: &document) { document in
            document.line("super.init(" + initializer.arguments + ")")
            for call in calls { document.line(call + "()") }
        }
        ClassWriter.writeFunction("required " + shell.entry.coderInitializer, to: &document) { document in
            document.line("super.init(coder: coder)")
            for call in calls { document.line(call + "()") }
        }
        if calls != shell.calls {
            ClassWriter.writeFunction("private func " + ClassShell.setUp + "()", to: &document) { document in
                for call in shell.calls { document.line(call + "()") }
            }
        }
    }

    private static func writeFunction(
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
