import LayoutProject
import Testing

@Suite("what the compiler says")
struct CompilerMessageTests {
    @Test("errors have their places and notes, each is there once, and the rest of the output is passed over")
    func errors() {
        let output = """
            /code/A.swift:3:9: error: cannot find 'theme' in scope
             3 | label.font = theme.font
            /code/A.swift:3:9: error: cannot find 'theme' in scope
            /code/B.swift:7:1: error: ambiguous use of 'pin'
            /code/C.swift:2:8: note: found this candidate
            /code/D.swift:5:8: note: found this candidate
            /code/B.swift:9:1: warning: unused
            /code/C.swift:2:8: note: of the warning
            <unknown>:0: error: fatal
            """
        let errors = CompilerMessage.errors(in: output)
        #expect(errors.map(\.path) == ["/code/A.swift", "/code/B.swift"])
        #expect(errors.map(\.line) == [3, 7])
        #expect(errors[0].column == 9)
        #expect(errors[1].notes.map(\.path) == ["/code/C.swift", "/code/D.swift"])
    }

    @Test("of the errors of a line the first counts")
    func lines() {
        let errors = [("A", 1, 5), ("A", 1, 9), ("A", 2, 1), ("B", 1, 1), ("A", 2, 3)].map {
            CompilerMessage(path: $0.0, line: $0.1, column: $0.2, text: "wrong")
        }
        #expect(CompilerMessage.firstOfEachLine(errors) == [errors[0], errors[2], errors[3]])
    }

    @Test(
        "names are what is quoted",
        arguments: [
            ("cannot find type 'Theme' in scope", ["Theme"]),
            ("value of type 'Theme' has no member 'font'", ["Theme", "font"]), ("an open 'quote", []),
        ]
    )
    func quoted(text: String, names: [String]) {
        #expect(CompilerMessage(path: "A.swift", line: 1, column: 1, text: text).quoted == names)
    }
}
