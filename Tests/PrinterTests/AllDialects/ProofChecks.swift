import Foundation
import Testing

@testable import LayoutPrinter

/// Breaks the plans and texts of a dialect on purpose: its proof has to notice each change.
struct ProofChecks<Definition: DialectDefinition> {
    let definition: Definition
    /// A name and a dump each.
    let screens: [(name: String, dump: String)]
    /// All plans that differ from one in a single decision that matters, with the decision.
    let mutants: (Definition.Plan) -> [(kind: String, plan: Definition.Plan)]
    /// A text in the words that are the same for texts that say the same in the dialect's library.
    var normal: (String) -> String = { $0 }
    /// How the screens are printed.
    var options: (_ screen: String) -> PrintOptions = { screen in
        var options = PrintOptions()
        options.autoIdentifiers = screen == "login" ? .all : .none
        return options
    }

    private func printing(_ screen: (name: String, dump: String), _ form: SourceForm) throws
        -> Printing<Definition.Plan>
    {
        try definition.printing(of: layout(screen.dump), form: form, options: options(screen.name))
    }

    func unbroken(_ form: SourceForm) throws {
        for screen in screens {
            let printing = try printing(screen, form)
            try definition.prove(printing.text, of: printing.plan, in: printing.context)
        }
    }

    /// - Parameter kinds: How many kinds of broken plans there are at least.
    func plans(_ form: SourceForm, atLeast kinds: Int) throws {
        var found = Set<String>()
        for screen in screens {
            let printing = try printing(screen, form)
            for mutant in mutants(printing.plan) {
                let text = definition.source(of: mutant.plan, in: printing.context)
                // What the writer does not say is no mutant of the text.
                if text == printing.text { continue }
                found.insert(mutant.kind)
                #expect(throws: ProofFailure.self, "\(screen.name): \(mutant.kind) passed") {
                    try definition.prove(text, of: printing.plan, in: printing.context)
                }
            }
        }
        #expect(found.count >= kinds, "\(found.count) kinds: \(found.sorted())")
    }

    func texts(_ form: SourceForm, atLeast number: Int) throws {
        var kinds = Set<String>()
        var disproved = 0
        let takesAll = ProcessInfo.processInfo.environment["MUTATION_ALL"] != nil
        for screen in screens {
            let printing = try printing(screen, form)
            for mutant in TextMutants(printing.text).all(onePerKind: !takesAll) {
                kinds.insert(mutant.kind)
                if (try? definition.prove(mutant.text, of: printing.plan, in: printing.context)) == nil {
                    disproved += 1
                } else if !SameText.says(mutant, printing.text), normal(mutant.text) != normal(printing.text) {
                    let line = mutant.text.split(separator: "\n", omittingEmptySubsequences: false)[mutant.line - 1]
                    Issue.record("\(screen.name), line \(mutant.line), \(mutant.kind) passed: \(line)")
                }
            }
        }
        #expect(kinds.count >= number, "\(kinds.count) kinds")
        #expect(disproved >= number, "\(disproved) disproved")
    }
}
