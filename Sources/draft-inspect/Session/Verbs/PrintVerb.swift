import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport

enum PrintVerb: SessionVerb {
    static let name = "print"
    static let usage = "[VIEW] [OPTION …]"
    static let summary = "print the layout, or a view's constraints, as source"
    static let details = """
        Takes the options of `draft-inspect print`, such as --auto-identifiers views and -o FILE. Tags become names. For \
        a view with subviews, its contents are printed; for any other view, the constraints on it, as statements.
        """
    static let arguments: [ArgumentKind] = [.printOption]
    static let isVerbatim = true

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let document = try session.requireDocument()
        var arguments = arguments
        var base = session.options.printing
        base.sourceName = document.path == "-" ? nil : document.shortName
        base.tags = session.tags
        var layout = document.layout
        var choice = session.options.source
        if let first = arguments.first, !first.hasPrefix("-") {
            let lookup = try session.lookup()
            let view = try lookup.view(first)
            arguments.removeFirst()
            if layout.subviews(of: view).isEmpty {
                // Nothing is inside it: what is meant is what holds it.
                layout.constraints.removeAll { constraint in !constraint.anchors.contains { $0.item == .view(view) } }
                choice.form = choice.form ?? SourceForm.statements.name
            } else {
                base.root = layout.views[view].id
            }
        } else if let scene = session.scene {
            base.root = scene
        }
        let printing: PrintArguments
        do {
            printing = try PrintArguments.parse(arguments)
        } catch {
            throw .usage(PrintArguments.message(for: error))
        }
        do throws(CommandFailure) {
            let source = try printing.request.source(of: layout, base: base, choice: choice)
            var note = source.tally.summary
            if !source.tally.isComplete { note += "\nnot printed: " + printable(shortList(source.tally.missing)) }
            let style = session.effectiveStyle
            let output = try printing.output.options()
            if let path = output.path {
                return .write(
                    WriteRequest(
                        text: source.text,
                        path: path,
                        saying: "wrote \(printable(path))\n\(note)",
                        isForced: output.isForced
                    )
                )
            }
            let comment = "// " + note.split(separator: "\n").joined(separator: "\n// ")
            return .answer(source.text + style.text(comment, as: .faint) + "\n")
        } catch {
            throw SessionError(error)
        }
    }
}

extension Session {
    /// The dialect in which fixes are written: that of the option, else of the configuration.
    var fixDialect: Dialect {
        var choice = options.fixes
        if choice == FixTable.defaults, let configured = policy?.configured {
            // Its words were checked when it was read.
            try? configured.apply(FixTable.declarations, to: &choice)
        }
        return Dialects.named(choice.dialect) ?? .anchors
    }
}
