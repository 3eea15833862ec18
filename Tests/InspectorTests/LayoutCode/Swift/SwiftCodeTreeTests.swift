import LayoutCode
import LayoutSyntax
import Testing

@Suite("control flow in the tree of Swift")
struct SwiftCodeTreeTests {
    private struct Failure: Error {}

    private func statements(_ code: String) throws -> (SwiftCodeTokens, [SwiftCode.Statement]) {
        let tokens = try Array(code.utf8).withUnsafeBytes { try SwiftCodeTokens($0) }
        var parser = SwiftCodeParser(tokens)
        return (tokens, parser.statements())
    }

    private func control(_ code: String) throws -> (SwiftCodeTokens, SwiftCode.Control) {
        let (tokens, statements) = try statements(code)
        guard statements.count == 1, case .control(let control) = statements[0].kind else { throw Failure() }
        return (tokens, control)
    }

    private func text(_ range: Range<Int>, _ tokens: SwiftCodeTokens) -> String {
        range.map { tokens.text(at: $0) }.joined(separator: " ")
    }

    @Test("if keeps each branch with its conditions, and the last else")
    func branches() throws {
        let (tokens, control) = try control("if a, let b { c } else if #available(iOS 13, *) { d } else { e }")
        guard case .choice(let branches, let otherwise) = control else { throw Failure() }
        #expect(branches.map { text($0.body.tokens, tokens) } == ["c", "d"])
        #expect(otherwise.map { text($0.tokens, tokens) } == "e")
        guard branches.count == 2, branches[0].conditions.count == 2, case .test = branches[0].conditions[0],
            case .pattern(.binding, value: nil) = branches[0].conditions[1],
            case .availability(isAvailable: true) = branches[1].conditions[0]
        else { throw Failure() }
    }

    @Test("guard and while keep their conditions and block", arguments: ["guard", "while"])
    func conditions(_ keyword: String) throws {
        let otherwise = keyword == "guard" ? "else " : ""
        let (tokens, control) = try control("\(keyword) case .a(let b) = c, !d \(otherwise){ e }")
        switch control {
        case .check(let conditions, let block), .whileLoop(let conditions, let block):
            #expect(control.keyword == keyword)
            #expect(conditions.count == 2)
            #expect(text(block.tokens, tokens) == "e")
        default: throw Failure()
        }
    }

    @Test("switch keeps the patterns, the filter and the statements of each case")
    func cases() throws {
        let (tokens, control) = try control("switch a {\ncase .b, let c where d: e; f\ncase is G: break\ndefault: h\n}")
        guard case .selection(_, let cases) = control, cases.count == 3 else { throw Failure() }
        #expect(cases.map { text($0.body.tokens, tokens) } == ["e ; f", "break", "h"])
        #expect(cases.map(\.patterns.count) == [2, 1, 0])
        #expect(cases[0].patterns.map { $0.filter != nil } == [false, true])
        guard case .cast(_, mark: "is", type: "G", _) = cases[1].patterns[0].pattern else { throw Failure() }
    }

    @Test("for keeps pattern, list, filter and block; repeat its condition")
    func loops() throws {
        let (tokens, loop) = try control("for (a, b) in c where d { e }")
        guard case .loop(.tuple, .chain(.name("c"), _, _), .chain(.name("d"), _, _)?, let block) = loop else {
            throw Failure()
        }
        #expect(text(block.tokens, tokens) == "e")
        guard case .repeatLoop(_, condition: .prefix("!", _, _)) = try control("repeat { a } while !b").1 else {
            throw Failure()
        }
    }

    @Test("do keeps each catch; defer, throw and break are of their own kinds")
    func attempts() throws {
        let (tokens, attempt) = try control("do { a } catch B.c { d } catch { e }")
        guard case .attempt(let block, let catches) = attempt else { throw Failure() }
        #expect(text(block.tokens, tokens) == "a")
        #expect(catches.map { text($0.body.tokens, tokens) } == ["d", "e"])
        for (code, keyword) in [("defer { a }", "defer"), ("throw a", "throw"), ("continue a", "continue")] {
            #expect(try control(code).1.keyword == keyword)
        }
        guard case .leave("break", label: "outer") = try control("break outer").1 else { throw Failure() }
    }

    @Test("#if keeps all branches with their conditions")
    func compilation() throws {
        let (tokens, statements) = try statements("#if A && B\na\n#if C\nb\n#endif\n#elseif D\nc\n#else\nd\n#endif\ne")
        guard statements.count == 2, case .compilation(let branches) = statements[0].kind else { throw Failure() }
        #expect(branches.map { text($0.condition, tokens) } == ["A && B", "D", ""])
        #expect(branches.map { text($0.body.tokens, tokens) } == ["a #if C b #endif", "c", "d"])
    }

    @Test("values keep their parts: choices, casts, dictionaries, texts, key paths")
    func values() throws {
        let (_, statements) = try statements(
            "a ? b : c\nd as? E\n[f: g]\n\"h \\(i)\"\n\\J.k\nl as M\n_ = if n { o } else { p }"
        )
        let kinds = statements.map { statement in
            guard case .expression(let expression) = statement.kind else { return "none" }
            switch expression {
            case .choice: return "choice"
            case .cast(_, let mark, let type, _): return mark + " " + type
            case .dictionary(let pairs, _): return "\(pairs.count) pair"
            case .text(let parts, _): return "\(parts.count) part"
            case .keyPath(_, let text, _): return text
            case .control(let control, _): return control.keyword
            case .chain: return "chain"
            default: return "other"
            }
        }
        #expect(kinds == ["choice", "as? E", "1 pair", "1 part", "\\J.k", "chain", "if"])
    }

    @Test("accessors are kept by keyword, and a getter without one is the block")
    func accessors() throws {
        for (code, keywords, getter) in [
            ("var a: B { get { c } set(d) { e } }", ["get", "set"], "c"), ("var a: B { c }", [], "c"),
            ("var a = 1 { didSet { c } }", ["didSet"], nil), ("var a: B { get(c) }", [], "get ( c )"),
            ("var a: B { mutating get { c } }", ["get"], "c"),
        ] as [(String, [String], String?)] {
            let (tokens, statements) = try statements(code)
            guard case .variable(let variable)? = statements.first?.kind else { throw Failure() }
            #expect(variable.accessors.map(\.keyword) == keywords)
            #expect(variable.getter.map { text($0.tokens, tokens) } == getter)
        }
    }

    /// Code that is no Swift, with the column of what was found, and its message.
    static let faults: [(code: String, column: Int, message: String)] = [
        ("a.b() c.d()", 7, "found \"c\", expected the end of the line"),
        ("if a b { c }", 6, "found \"b\", expected \"{\""),
        ("let a = ]b[", 9, "found \"]\", expected \"}\" for the \"{\" of line 4"),
        ("guard a { b }", 9, "found \"{\", expected \"else\""),
        ("switch a { b }", 12, "found \"b\", expected \"case\""),
        ("a = b +", 7, "the code ends here, expected an expression"),
        ("a[b c]", 5, "found \"c\", expected \",\""),
        ("#if A", 1, "found \"#if\", expected \"#endif\" behind it"),
    ]

    @Test("what cannot be parsed is skipped whole, with its place", arguments: faults)
    func skipped(_ code: String, _ column: Int, _ message: String) throws {
        let walk: SwiftCodeWalk
        do {
            walk = try SwiftCodeWalk(Array("func f() {\n    g()\n}\nfunc h() {\n\(code)\n}\nlet i = j()\n".utf8))
        } catch let error as ReadError {
            #expect(error == ReadError(message, place: Place(line: 5, column: column)))
            return
        }
        #expect(walk.skipped.count == 1)
        #expect(walk.skipped.first?.message == message)
        #expect(walk.skipped.first?.place == Place(line: 5, column: column))
        #expect(walk.facts.first?.line == 2)
        #expect(walk.facts.last?.line == 7)
    }

    @Test(
        "nesting of any depth is read or an error, and never a crash",
        arguments: [
            ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("-(", ")"), ("if a {", "}"), ("f { ", "}"),
            ("\"\\(", ")\""),
            ("struct A {", "}"), ("a ? b : ", ""), ("- ", ""), ("if ", ""), ("let ", ""), ("A<", ">"),
            ("#if A\n", "\n#endif"),
            ("switch a { case b: ", "}"), ("a[b: ", "]"), ("\\(", ")"), ("@A(", ")"), ("try ", ""), ("a.", ""),
        ]
    )
    func depth(_ open: String, _ close: String) {
        for count in [150, 300, 100_000] {
            let code = String(repeating: open, count: count) + "a" + String(repeating: close, count: count)
            let walk = try? SwiftCodeWalk(Array("func f() {\n\(code)\n}\n".utf8))
            #expect(walk.map { $0.facts.count <= 2 * count } ?? true)
        }
    }
}
