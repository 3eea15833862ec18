import Foundation
import LayoutPrinter
import TestSupport
import Testing

/// `--dialect` and `--form`, as a command and in a session, from the list of dialects.
@Suite("dialects of the command")
struct DialectTests {
    /// `draftsman, anchors or snapkit`
    private static let known =
        Dialects.all.dropLast().map(\.name).joined(separator: ", ") + " or " + (Dialects.all.last?.name ?? "")

    @Test("each dialect prints in each of its forms, under a header that says so", arguments: Dialects.all)
    func print(_ dialect: Dialect) throws {
        for form in dialect.forms {
            let run = try runProgram([
                "print", "Examples/login-form.json", "--dialect", dialect.name, "--form", form.name,
            ])
            // Frames do not keep every constraint.
            #expect(run.status == 0 || dialect.name == "notautolayout" && run.status == 1, "\(run.error)")
            let header = "// Printed by draft-inspect from login-form.json with --dialect \(dialect) --form \(form).\n"
            #expect(run.output.hasPrefix(header), "\(run.output.prefix(200))")
        }
    }

    @Test("without --dialect, the first of the list is printed in its first form")
    func standard() throws {
        let run = try runProgram(["print", "Examples/login-form.json"])
        let form = try #require(Dialects.standard.forms.first)
        #expect(run.output.contains(" with --dialect \(Dialects.standard) --form \(form).\n"))
    }

    @Test("a dialect or form that there is not is refused with those that there are")
    func refused() throws {
        let dialect = try runProgram(["print", "Examples/login-form.json", "--dialect", "nonsense"])
        #expect(dialect.status == 64)
        #expect(dialect.error.contains("expected \(DialectTests.known)\n"), "\(dialect.error)")
        let form = try runProgram(["print", "Examples/login-form.json", "--dialect", "anchors", "--form", "poem"])
        #expect(form.status == 64)
        #expect(form.error.contains("'poem' is invalid for '--form"), "\(form.error)")
        #expect(form.error.contains("expected plan, class or statements"), "\(form.error)")
        for dialect in Dialects.all {
            let others = Set(Dialects.all.flatMap(\.options)).subtracting(dialect.options)
            for option in others.map(\.rawValue).sorted() {
                let words = ["print", "Examples/login-form.json", "--dialect", dialect.name, "--\(option)", "1"]
                let run = try runProgram(words)
                #expect(run.status == 64)
                #expect(run.error.contains("\(dialect.name) has no option --\(option)"), "\(run.error)")
            }
        }
    }

    @Test("the help lists all dialects and their forms")
    func help() throws {
        let text = try runProgram(["print", "--help"]).output
        for dialect in Dialects.all {
            #expect(text.contains(dialect.name))
            for form in dialect.forms { #expect(text.contains(form.name + " (")) }
        }
    }

    @Test("a session prints in the dialect of its option, and of a single print's option")
    func session() throws {
        let run = try runProgram([
            "repl", "Examples/login-form.json", "-c", "print; option dialect anchors; print; print --dialect draftsman",
        ])
        #expect(run.status == 0, "\(run.error)")
        let headers = run.output.split(separator: "\n").filter { $0.hasPrefix("// Printed by") }
            .map { $0.split(separator: " ").drop { $0 != "--dialect" }.dropFirst().first ?? "" }
        #expect(headers == [Substring(Dialects.standard.name), "anchors", "draftsman"])
        let wrong = try runProgram(["repl", "-c", "option dialect nonsense"])
        #expect(wrong.error.contains("expected " + DialectTests.known))
    }

    @Test("fixes are listed with their code in the dialect of the option")
    func fixes() throws {
        let run = try runProgram([
            "repl", "Examples/login-form.json", "-c", "fix 1; option fix-dialect draftsman; fix 1",
        ])
        #expect(run.status == 0, "\(run.error)")
        let code = run.output.split(separator: "\n").filter { $0.hasPrefix("     ") }.map { $0.dropFirst(5) }
        #expect(code.contains { $0.hasPrefix("signInButton.drf.width.equal(to: 320)") && $0.contains(".priority(") })
        #expect(code.contains("let signInButtonWidth = signInButton.widthAnchor.constraint(equalToConstant: 320)"))
        #expect(code.contains { $0.hasPrefix("signInButtonWidth.priority = UILayoutPriority(") })
    }
}
