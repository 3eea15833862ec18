import TestSupport
import Testing

@testable import draft_inspect

@Suite struct CompleterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var insertion: String
        var candidates: [String]?
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "tre", insertion: "e "),
        Case(text: "un", insertion: "", candidates: ["undo", "untag"]),
        Case(text: "show emailF", insertion: "ield "),
        Case(text: "tree signIn", insertion: "Button "),
        Case(text: "show signIn", insertion: "", candidates: ["signInButton", "signIn.width"]),
        Case(text: "show \"emailF", insertion: "ield\" "),
        Case(text: "deactivate signIn", insertion: ".width "),
        Case(text: "set signIn.w", insertion: "idth."),
        Case(text: "set signIn.width.con", insertion: "stant "),
        Case(text: "set emailField.hid", insertion: "den "),
        Case(text: "add logo.wid", insertion: "th "),
        Case(text: "add logo.width >= emailField.hei", insertion: "ght "),
        Case(text: "help expl", insertion: "ain "),
        Case(text: "option auto-identifiers con", insertion: "straints "),
        Case(text: "rtl o", insertion: "", candidates: ["on", "off"]),
        Case(text: "tree UIView/em", insertion: "ailField "),
        Case(text: "quit x", insertion: "", candidates: []),
        Case(text: "nonsense x", insertion: "", candidates: []),
    ]

    @Test("the word at the cursor is completed", arguments: cases)
    func completion(of example: Case) throws {
        var session = Session()
        _ = try session.load(packageRoot.appendingPathComponent("Examples/login-form.json").path)
        let completion = SessionCompleter(session: session).completion(for: example.text)
        #expect(completion.insertion == example.insertion)
        if let candidates = example.candidates { #expect(completion.candidates == candidates) }
    }
}
