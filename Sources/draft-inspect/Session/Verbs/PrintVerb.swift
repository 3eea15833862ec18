import ArgumentParser
import LayoutPrinter
import LayoutReport

enum PrintVerb: SessionVerb {
    static let name = "print"
    static let usage = "[VIEW] [OPTION …]"
    static let summary = "print source that makes exactly these constraints"
    static let details = """
        Takes the options of 'draft-inspect print', such as --auto-identifiers views and -o FILE. Tags are used as names.
        """
    static let arguments: [ArgumentKind] = [.view]

    static func run(_ arguments: [String], in session: inout Session) throws(SessionError) -> String {
        let document = try session.requireDocument()
        var arguments = arguments
        var base = PrintOptions()
        base.sourceName = document.path == "-" ? nil : document.shortName
        base.tags = session.tags
        base.autoIdentifiers = session.options.autoIdentifiers
        base.printsOnlyIdentified = session.options.onlyIdentified
        base.includesSystem = session.options.includeSystem
        base.isDeep = session.options.deep
        base.printsConfiguration = session.options.viewConfig
        base.reversesItems = session.options.reverseItems
        base.indentWidth = session.options.indent
        if let first = arguments.first, !first.hasPrefix("-") {
            let lookup = try session.lookup()
            base.root = lookup.layout.views[try lookup.view(first)].id
            arguments.removeFirst()
        }
        let printing: PrintArguments
        do {
            printing = try PrintArguments.parse(arguments)
        } catch {
            throw SessionError(PrintArguments.message(for: error) + "\nusage: print \(usage)")
        }
        do throws(CommandFailure) {
            let source = try printing.source(of: document.layout, base: base, dialect: session.dialect)
            var note = source.tally.summary
            if !source.tally.isComplete { note += "\nnot printed: " + printable(shortList(source.tally.missing)) }
            let style = session.effectiveStyle
            if let output = printing.output {
                try writeFile(source.text, to: expandedHome(output))
                return "wrote \(printable(output))\n\(note)\n"
            }
            return source.text + style.text("// " + note.split(separator: "\n").joined(separator: "\n// "), as: .faint)
                + "\n"
        } catch {
            throw SessionError(error.message, code: error.code)
        }
    }
}

extension Session {
    /// The dialect of its option.
    var dialect: Dialect { Dialects.named(options.dialect) ?? Dialects.standard }
}
