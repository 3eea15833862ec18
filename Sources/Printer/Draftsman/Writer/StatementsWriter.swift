import SwiftSource

/// Writes the form `statements`.
struct StatementsWriter {
    private let section: DraftsmanPlan.Section

    init(_ section: DraftsmanPlan.Section) {
        self.section = section
    }

    func write(to document: inout Document) {
        DeclarationWriter.writeHeading(of: section.parts, to: &document)
        DeclarationWriter.write(section.parts.declarations, isLocal: true, to: &document)
        if !section.parts.configurations.isEmpty { document.newline() }
        DeclarationWriter.write(section.parts.configurations, to: &document)
        if !section.hierarchy.isEmpty { document.newline() }
        for action in section.hierarchy {
            StatementWriter.write(action, to: &document)
            document.newline()
        }
        if !section.chains.isEmpty { document.newline() }
        for chain in section.chains { write(chain, to: &document) }
        if !section.remainder.isEmpty { document.newline() }
        RemainderWriter(section.remainder).writeActivation(to: &document)
    }

    /// A chain with at most one step is on one line, a longer one has a line per step.
    private func write(_ chain: DraftsmanPlan.Component, to document: inout Document) {
        func writeLinks(_ document: inout Document) {
            document.indented { document in
                for step in chain.steps {
                    document.softBreak()
                    document.group { DraftsmanCalls.write(step, to: &$0) }
                }
                document.softBreak()
                document.text(".apply()")
            }
        }
        if chain.steps.count <= 1 {
            document.group { document in
                DraftsmanCalls.write(chain.subject, to: &document)
                document.text(".drf")
                writeLinks(&document)
            }
            document.newline()
        } else {
            DraftsmanCalls.write(chain.subject, to: &document)
            document.line(".drf")
            document.indent()
            for step in chain.steps {
                document.group { DraftsmanCalls.write(step, to: &$0) }
                document.newline()
            }
            document.line(".apply()")
            document.outdent()
        }
    }
}
