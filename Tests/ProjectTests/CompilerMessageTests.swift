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
