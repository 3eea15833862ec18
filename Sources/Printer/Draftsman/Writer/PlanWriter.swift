/// Writes a plan as Swift source that `swift format` leaves as it is.
struct PlanWriter {
    private var document = Document()
    private let options: PrintOptions

    init(_ plan: DraftsmanPlan, form: Draftsman.Form, options: PrintOptions, source: String?) {
        self.options = options
        writeHeader(plan, form: form, source: options.sourceName ?? source)
        switch form {
        case .plan: for section in plan.sections { write(section) }
        case .class: ClassWriter(plan).write(to: &document)
        case .statements: for section in plan.sections { StatementsWriter(section).write(to: &document) }
        }
    }

    /// The source; it ends in a line break.
    var text: String { document.laidOut(width: options.lineWidth, indentWidth: options.indentWidth) }

    // MARK: Header

    private mutating func writeHeader(_ plan: DraftsmanPlan, form: Draftsman.Form, source: String?) {
        let origin = "// Printed by draft-inspect" + PlanWriter.origin(source)
        let note = PlanWriter.note(form, options) + "."
        // A long name would push what matters out of sight, and out of what linters take.
        if origin.count + note.count <= options.lineWidth {
            document.line(origin + note)
        } else {
            document.line(origin)
            document.line("//" + note)
        }
        if plan.isForAppKit {
            document.line(
                "// These are views of AppKit; Draftsman is for UIKit, so that this is to be read, not compiled."
            )
        }
        guard form == .plan else { return }
        if plan.sections.contains(where: { !$0.configurations.isEmpty }) {
            document.line("// Call \(ClassShell.configureViews)() before applyPlan().")
        }
        if plan.sections.contains(where: { !$0.remainder.isEmpty }) {
            document.line("// Call applyRemainder() after applyPlan().")
        }
    }

    /// ` from login.json`
    private static func origin(_ source: String?) -> String {
        guard let source else { return "" }
        let name = source.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? source
        return " from " + PlanWriter.oneLine(name)
    }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }

    private static func note(_ form: Draftsman.Form, _ options: PrintOptions) -> String {
        var notes = ["--dialect draftsman", "--form " + form.rawValue]
        if let root = options.root { notes.append("--root " + oneLine(root)) }
        if options.autoIdentifiers != .none { notes.append("--auto-identifiers " + options.autoIdentifiers.rawValue) }
        if options.printsOnlyIdentified { notes.append("--only-identified") }
        if options.isDeep { notes.append("--deep") }
        if options.printsConfiguration { notes.append("--view-config") }
        if options.includesSystem { notes.append("--include-system") }
        if options.reversesItems { notes.append("--reverse-items") }
        return " with " + notes.joined(separator: " ")
    }

    // MARK: Sections

    private mutating func write(_ section: DraftsmanPlan.Section) {
        DeclarationWriter.writeHeading(of: section, to: &document)
        DeclarationWriter.write(section.declarations, isLocal: false, to: &document)
        DeclarationWriter.writeFunction(section.configurations, isPrivate: false, to: &document)
        PlanWriter.write(section.members, to: &document)
        RemainderWriter(section.remainder).write(to: &document)
    }

    static func write(_ members: [DraftsmanPlan.Member], to document: inout Document) {
        for (position, member) in members.enumerated() {
            document.newline()
            document.line("@LayoutPlan")
            document.line((position == 0 ? "" : "private ") + "var " + member.name + ": ViewPlan {")
            document.indent()
            ComponentWriter(member).write(to: &document)
            document.outdent()
            document.line("}")
        }
    }
}
