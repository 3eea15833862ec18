import Testing

@testable import draft_inspect

@Suite struct InvocationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var typed: [String]
        var terminal: Bool
        /// `nil`: refused.
        var meant: [String]?
        var testDescription: String { typed.joined(separator: " ") + (terminal ? " at a terminal" : "") }
    }

    static let cases: [Case] = [
        Case(typed: [], terminal: true, meant: ["repl"]),
        Case(typed: [], terminal: false, meant: ["explain", "-"]),
        Case(typed: ["login.json"], terminal: true, meant: ["repl", "login.json"]),
        Case(typed: ["login.json"], terminal: false, meant: ["explain", "login.json"]),
        Case(typed: ["login.json", "-c", "tree"], terminal: false, meant: ["repl", "login.json", "-c", "tree"]),
        Case(typed: ["--input", "dump"], terminal: false, meant: ["explain", "--input", "dump"]),
        Case(typed: ["-"], terminal: false, meant: ["explain", "-"]),
        Case(typed: ["check", "a.json"], terminal: true, meant: ["check", "a.json"]),
        Case(typed: ["tree"], terminal: true, meant: ["tree"]),
        Case(typed: ["./tree"], terminal: true, meant: ["repl", "./tree"]),
        Case(typed: ["--help"], terminal: true, meant: ["--help"]),
        Case(typed: ["help", "check"], terminal: false, meant: ["help", "check"]),
        Case(typed: ["tre"], terminal: true, meant: nil),
        Case(typed: ["help"], terminal: false, meant: ["help"]),
        Case(typed: ["help", "--help"], terminal: false, meant: ["help", "--help"]),
        Case(typed: ["help", "chekc"], terminal: false, meant: nil),
        Case(typed: ["--verison"], terminal: false, meant: nil),
        Case(typed: ["frobnicate", "a.json"], terminal: false, meant: nil),
    ]

    @Test("what is left out is filled in", arguments: cases)
    func invocation(_ example: Case) {
        let invocation = Invocation(example.typed, hasTerminal: example.terminal, inputIsTerminal: example.terminal)
        if let meant = example.meant {
            #expect(invocation == .arguments(meant))
        } else {
            guard case .failure(let failure) = invocation else {
                Issue.record("not refused")
                return
            }
            #expect(failure.code == .usage)
        }
    }

    @Test("mistyped words suggest the nearest, far ones nothing")
    func suggestions() {
        let words = ["check", "explain", "tree", "convert"]
        #expect(nearest(to: "chekc", in: words) == "check")
        #expect(nearest(to: "explian", in: words) == "explain")
        #expect(nearest(to: "conv", in: words) == "convert")
        #expect(nearest(to: "TREE", in: words) == "tree")
        #expect(nearest(to: "frobnicate", in: words) == nil)
        #expect(nearest(to: "", in: words) == nil)
    }
}
