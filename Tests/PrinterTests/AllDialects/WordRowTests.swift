import LayoutInspector
import Testing

@testable import LayoutPrinter

/// A planner's and a writer's table is rows: a word, with the attributes, the relation, the sign or the priority that it means. A
/// wrong field of a row is a text in which the word is another one wherever it is used, or its numbers have the other sign.
/// The proof shares no table with either, and has to notice each.
@Suite("a wrong row of a dialect's words is noticed") struct WordRowTests {
    @Test("in each dialect", arguments: Dialects.all)
    func combinations(_ dialect: Dialect) throws {
        let count = try Self.check(dialect, [("combinations", AllScreens.combinations)], dialect.forms)
        #expect(count > 15, "\(count) rows")
    }

    /// - Returns: How many wrong rows were tried.
    static func check(
        _ dialect: Dialect,
        _ screens: [(name: String, dump: String)],
        _ forms: [SourceForm]
    ) throws -> Int {
        var count = 0
        for screen in screens {
            for form in forms { count += try check(dialect.definition, layout(screen.dump), form, screen.name) }
        }
        return count
    }

    private static func check(
        _ definition: some DialectDefinition,
        _ layout: Layout,
        _ form: SourceForm,
        _ screen: String
    ) throws -> Int {
        let printing = try definition.printing(of: layout, form: form, options: PrintOptions())
        try definition.prove(printing.text, of: printing.plan, in: printing.context)
        let mutants = TextMutants(printing.text).rows()
        for mutant in mutants where !SameText.says(mutant, printing.text) {
            #expect(throws: ProofFailure.self, "\(definition.name), \(form.name), \(screen): \(mutant.kind)") {
                try definition.prove(mutant.text, of: printing.plan, in: printing.context)
            }
        }
        return mutants.count
    }
}

@Suite("a wrong row of a dialect's words is noticed: all screens") struct WordRowHeavyTests {
    @Test("in each dialect", arguments: Dialects.all)
    func screens(_ dialect: Dialect) throws {
        let count = try WordRowTests.check(dialect, AllScreens.all, dialect.forms)
        print("\(dialect.name): \(count) mutants of rows refused")
    }
}
