import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("dialects")
struct DialectTests {
    @Test("each has a name, a title and forms of its own, and prints a screen in each form with its header")
    func list() throws {
        #expect(Set(Dialects.all.map(\.name)).count == Dialects.all.count)
        for dialect in Dialects.all {
            #expect(!dialect.title.isEmpty)
            #expect(Set(dialect.forms.map(\.name)).count == dialect.forms.count)
            for form in dialect.forms {
                let text = try layout(Screens.login).printed(as: dialect, form: form).text
                #expect(
                    text.hasPrefix("// Printed by draft-inspect with --dialect \(dialect.name) --form \(form.name).")
                )
            }
        }
        #expect(Dialects.standard.name == Dialects.all.first?.name)
        // UIKit's own calls make every constraint.
        #expect(Dialects.all.filter(\.reasonsForRemainder.isEmpty).map(\.name) == ["anchors"])
    }

    @Test("a form that a dialect lacks is refused with the list of those that it has")
    func missingForm() throws {
        let other = SourceForm(name: "poem", scope: .wholeFile, summary: "a poem")
        for dialect in Dialects.all {
            let names = dialect.forms.map(\.name)
            let error = PrintError.missingForm(name: "poem", dialect: dialect.name, forms: names)
            #expect(throws: error) { try layout(Screens.login).printed(as: dialect, form: other) }
            #expect(error.isUsage)
            #expect(error.message.contains(names.joined(separator: ", ")))
        }
    }

    @Test("a dialect's folder names it, and nothing else does but the list")
    func words() {
        #expect(Dialects.named("draftsman")?.title == "Draftsman")
        #expect(Dialects.named("Draftsman") == nil)
        #expect(Dialects.named("") == nil)
    }

    @Test("each has a page with its forms, and is in the lists of dialects", arguments: Dialects.all)
    func pages(_ dialect: Dialect) throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
        }
        let page = try text("Documentation/Dialects/\(dialect.name).md")
        #expect(page.hasPrefix("# \(dialect.name): "))
        for form in dialect.forms { #expect(page.contains("`\(form.name)`")) }
        #expect(try text("Documentation/Printing.md").contains("(Dialects/\(dialect.name).md)"))
        for path in ["README.md", "CHANGELOG.md"] {
            let words = try text(path).split { !$0.isLetter }.map { $0.lowercased() }
            #expect(words.contains(dialect.name), "\(path) does not name it")
        }
    }

    // MARK: One more

    private static let more = Dialects.all + [Dialect(MadeUpDialect())]
    private static let readers: [any LayoutReader.Type] = [SourceReader<MadeUpLibrary>.self] + Readers.all

    @Test("one more is found and printed like the others, its first form the default")
    func madeUp() throws {
        let dialect = try #require(Dialects.named("made-up", among: DialectTests.more))
        let printed = try layout(Screens.cell).printed(as: dialect)
        #expect(printed.tally.isComplete)
        #expect(printed.text.hasPrefix("// Printed by draft-inspect with --dialect made-up --form plan.\n"))
        #expect(printed.text.contains("pin("))
        let other = SourceForm(name: "poem", scope: .wholeFile, summary: "a poem")
        #expect(
            throws: PrintError.missingForm(name: "poem", dialect: "made-up", forms: ["plan", "class", "statements"])
        ) { try layout(Screens.cell).printed(as: dialect, form: other) }
    }

    @Test("its text is proven like any: neither a lost constraint nor a text that reads otherwise is printed")
    func madeUpProof() throws {
        func refusal(_ dialect: MadeUpDialect) -> String? {
            do {
                _ = try layout(Screens.login).printed(as: Dialect(dialect))
            } catch {
                if case .unproven(let message, _) = error as? PrintError { return message }
            }
            return nil
        }
        #expect(refusal(MadeUpDialect()) == nil)
        #expect(refusal(MadeUpDialect(forgets: true)) == "a constraint is lost or changed")
        let chatty = MadeUpDialect(addition: "pin(a, .width, by: 3)")
        #expect(refusal(chatty)?.contains("\"a\"") == true)
        #expect(refusal(MadeUpDialect(addition: "pin(titleLabel, .width)"))?.contains("expected pin(") == true)
    }

    @Test("its source is an input, in each form: recognized, or by its name, with the constraints that were printed")
    func madeUpInput() throws {
        let screen = try layout(Screens.login)
        for form in [SourceForm.class, .statements] {
            let text = try screen.printed(as: Dialect(MadeUpDialect()), form: form).text
            for format in [nil, InputFormat(rawValue: "made-up")] {
                let readings = try Layout.readAll(Array(text.utf8), as: format, among: Self.readers)
                #expect(readings.map(\.format.rawValue) == ["made-up"])
                let read = readings.flatMap(\.layout.constraints).count { $0.origin == .user }
                #expect(read == screen.constraints.count)
            }
        }
    }

    @Test("its names are kept from views")
    func madeUpNames() throws {
        let view = #"{"id": "v", "class": "UIView", "name": "pin", "translatesAutoresizingMask": false}"#
        let dialect = Dialect(MadeUpDialect())
        let text = try layout(dump(view, constraints: ["v.top == root.top"])).printed(as: dialect).text
        #expect(text.contains("pin(pinView, .top, to: view, .top, by: 0)"))
    }

    @Test("its code for a change is asked for by name, too")
    func madeUpCode() throws {
        let screen = try layout(Screens.login)
        let edit = LayoutEdit.constraint(id: "c1", .constant(12))
        #expect(
            Dialect(MadeUpDialect()).code(for: edit, of: screen) == [
                "pin(logo, .top, to: view.safeAreaLayoutGuide, .top, by: 12)"
            ]
        )
    }
}
