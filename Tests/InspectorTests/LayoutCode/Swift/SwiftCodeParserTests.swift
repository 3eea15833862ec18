import LayoutCode
import LayoutSyntax
import Testing

@Suite("the parser of Swift")
struct SwiftCodeParserTests {
    /// Statements of a function, with the calls and names behind points that are in them, in alphabetical order.
    static let statements: [(code: String, facts: String)] = [
        // Conditions
        (
            "if a.b, let c = d.e() { f.g() } else if case .h(let i) = j.k { l() } else { m.n = 1 }",
            ".b .e .g .h .k .n call*4"
        ),
        ("if let self, var a = b?.c { d() }", ".c call"),
        ("if let a: B.C = d.e { f() }", ".e call"),
        ("if #available(iOS 13.0, *), a.b { c() } else { d() }", ".b call*2"),
        ("if #unavailable(iOS 13) { c() }", "call"),
        ("if a.map({ $0.b }) == nil { c() }", ".b .map call*2"),
        ("if a.contains { $0.b } { c() }", ".b .contains call*2"),
        ("if a == B { c() }", "call"),
        ("guard let a = b.c, a.d else { return e() }", ".c .d call"),
        ("while let a = b.next() { c(a) }", ".next call*2"),
        ("repeat { a.b() } while c.d", ".b .d call"),
        ("for (a, b) in c.d where a.e { f(b) }", ".d .e call"),
        ("for case let .a(b)? in c { d(b) }", ".a call*2"),
        ("for try await a in b.c { d(a) }", ".c call"),
        ("for a: B in c.d { }", ".d"),
        ("outer: for a in b { continue outer }", ""),
        (
            "do { try a.b() } catch let c as D where c.e { f() } catch E.g, E.h { } catch { i(error) }",
            ".b .e .g .h call*3"
        ),
        ("do throws(A) { try b() } catch { }", "call"),
        ("defer { a.b() }", ".b call"),
        ("throw A.b(c)", ".b call"),
        ("return a.b", ".b"),
        ("return\na.b()", ".b call"),
        // Switch
        (
            "switch a.b { case .c(let d, _) where d.e: f(); case is G: break; case 1...2, .h: i.j\ndefault: k() }",
            ".b .c .e .h .j call*3"
        ),
        ("switch a {\ncase .b:\nif case .c = d, e { }\n@unknown default: f()\n}", ".b .c call"),
        ("switch (a, b) {\n#if X\ncase (.c, let d?): e()\n#endif\ncase let (f, g as H): i()\n}", ".c call*2"),
        ("switch a { case .b:\n#if X\nc()\n#else\nd()\n#endif\ncase .e: f() }", ".b .e call*3"),
        // Values of control flow
        ("let a = if b.c { d() } else { e.f }", ".c .f call"),
        ("let a = switch b { case .c: d() default: e() }", ".c call*2"),
        ("a = try? b.c ?? d()", ".c call"),
        ("a = await b.c(try! d())", ".c call*2"),
        // Operators
        ("a = b.c ? d.e : f(g) ? h.i : j", ".c .e .i call"),
        ("a.b += -c.d * !e.f - g", ".b .d .f"),
        ("a.b &&= c.d", ".b .d"),
        ("a = b as? C.D ?? e.f as! G<H>", ".f"),
        ("a = b is C.D && e.f", ".f"),
        ("a = b.reduce(0, +) + c.sorted(by: <).d", ".d .reduce .sorted call*2"),
        ("a = b >= c.d && e > f.g >> 1", ".d .g"),
        ("a = b[c.d...] + e[..<f.g]", ".d .g"),
        ("a = b!.c?.d![e]?()", ".c .d call"),
        ("a = b ≠ c.d √ e", ".d"),
        ("a = .b + .c(d)", ".b .c call"),
        ("f(&a.b)", ".b call"),
        ("(a, b) = (c.d, e: f())", ".d call"),
        ("_ = a.0.b.1.2", ".0 .1 .2 .b"),
        ("a = .failure(_ as B.C) ?? any as! D", ".failure call"),
        // Types in expressions
        ("a = [B: any C.D]() + b as E <F>", "call"),
        ("a = B<C.D>(e: f)", "call"),
        ("a = B<\nC,\nD?\n>.e(f)", ".e call"),
        ("a = [B<C>]() + [D.E: F]() + [() async throws -> G]()", ".E call*3"),
        ("a = b < c, d > (e)", "skipped"),
        ("a = (b < c, d > (e))", ""),
        ("a = (b<c, d>(e))", "call"),
        ("a = B.self.c + (any D).self + [some E].f", ".c .f"),
        ("a = b(_:c:) ?? d.e(_:)", ".e"),
        ("a = UInt.+", ".+"),
        ("a = Module::b(c)", "call"),
        // Closures
        ("a { b.c }", ".c call"),
        ("a.b({ $0.c }) { [weak self, d = e.f] (g: H, i) async throws -> J in k(g) } l: { m() }", ".b .c .f call*3"),
        ("a { @MainActor [unowned(unsafe) self] b in c.d = b }", ".d call"),
        ("a\n{ b() }", "call*2"),
        ("{ a() }()", "call*2"),
        ("a { b in }\n.c { }", ".c call*2"),
        ("a {}.b {}", ".b call*2"),
        ("a { b }\n{ c() }()", "call*3"),
        ("if let a = b, { c.d }() { e }", ".d call"),
        ("let a: () -> Void = { b.c }, d = e()", ".c call"),
        // Texts
        (#"a = "b \(c.d, specifier: "%d \(e("f"))") g""#, ".d call"),
        (##"a = #"b \(c.d) \#(e.f) ""#"##, ".f"),
        (##"a = #"""# + b.c"##, ".c"),
        ("a = \"\"\"\n  b \\(c\n  .d()) \"e\" \\\n  f\n  \"\"\"", ".d call"),
        (#"a = "\\(b.c)" + "\"\(d.e)""#, ".e"),
        // Regular expressions
        ("a = /b.c(d)/.e", ".e"),
        ("a = b / c.d / e", ".d"),
        ("a = b.map(/c\\/d/)", ".map call"),
        ("a = ##/b.c/#/##", ""),
        // Key paths and macros
        (#"a = \B.c?.d[0].e + \.self + \[F].g + \.[h]"#, ".c .d .e .g"),
        ("a = #selector(B.c(_:)) + #keyPath(D.e)", ".c"),
        ("a = #colorLiteral(red: b.c, green: 0, blue: 0, alpha: 1)", ".c"),
        ("#expect(a.b == c()) { d() }", ".b call*2"),
        // #if
        ("#if A\na.b()\n#elseif B && !C\nd()\n#else\ne.f\n#endif", ".b .f call*2"),
        ("a()\n#if B\n#if C\nd()\n#endif\n#endif", "call*2"),
        (
            "switch a {\ncase .b:\n#if C\n#if D\ne()\n#endif\n#endif\ncase .f: g = .await\ncase .h: i()\n}",
            ".await .b .f .h call*2"
        ),
        ("a.b()\n#if C\n.d()\n#if E\n.f\n#endif\n#else\n.g()\n#endif\n.h()", ".b .d .f .g .h call*4"),
        // Declarations in functions
        ("let (a, b) = (c.d, e)", ".d"),
        ("async let a = b.c()", ".c call"),
        ("let a = b.c, d: E = .f", ".c .f"),
        ("func a<B: C>(_ d: E = .f) async throws(G) -> some H where B.I == J { k() }", ".f call"),
        ("@A(b.c) var d: E = .f { didSet { g() } }", ".c .f call"),
        ("var a: B { get async throws { c.d } set(e) { f() } }", ".d call"),
        ("lazy var a = B() { willSet { c.d = 1 } }", ".d call"),
        ("open(a)", "call"),
        ("var a: B { read { c } }", "call"),
        ("a; b.c; ; d()", ".c call"),
    ]

    @Test("keeps every call and member of a statement", arguments: statements)
    func statement(_ code: String, _ facts: String) throws {
        let walk = try SwiftCodeWalk(Array("func f() {\n\(code)\n}\n".utf8))
        if facts == "skipped" {
            #expect(!walk.skipped.isEmpty)
        } else {
            #expect(walk.skipped.map(\.message) == [])
            #expect(walk.summary == facts)
        }
        // What comes next is read, whatever the statement is.
        let next = try SwiftCodeWalk(Array("func f() {\n\(code)\nlast.one()\n}\nlet last = other.one".utf8))
        #expect(next.facts.suffix(1).map(\.name) == [".one"])
        #expect(next.facts.count { $0.name == ".one" } == 2)
    }

    /// Declarations of a file, likewise.
    static let declarations: [(code: String, facts: String)] = [
        ("import struct A.B\n@testable import C", ""),
        (
            "@A(b.c) @objc(d:e:) @available(iOS 13.0, *) public final class F<G: H>: I, J where G.K == L { m() }",
            "skipped"
        ),
        ("@A(b.c) final class F<G: H<I, J>>: K, @unchecked Sendable where G.L == M { let n = o() }", ".c call"),
        ("extension [A.B: C]: @retroactive D where E: F { var g: H { i.j } }", ".j"),
        ("extension A where B == (C) -> D { }", ""),
        ("actor A { nonisolated(unsafe) let b = c() }", "call"),
        ("protocol A: B { associatedtype C: D\nwhere C.E == F\nvar g: H { get set }\nfunc i() -> J\ninit?() }", ""),
        ("indirect enum A: B { case c, d(e: F = .g, H<I, J>), k = 1\ncase `default` }", ".g"),
        ("typealias A<B> = C<\nD,\nE\n>\nlet f = g.h", ".h"),
        ("infix operator <+>: A\nprecedencegroup A { higherThan: B }\nfunc <+> (c: D, e: F) -> G { h() }", "call"),
        ("postfix operator %\npublic postfix func % (a: B) -> C { d(a) }", "call"),
        ("func == (a: B, c: B) -> Bool { a.d == c.d }\nfunc < <A>(b: A, c: A) -> Bool { d() }", ".d*2 call"),
        ("struct A { subscript<B>(_ c: B = .d) -> E { get { f() } nonmutating set { g.h } } }", ".d .h call"),
        ("struct A { subscript(b: C) -> D { e() } }", "call"),
        ("class A { deinit { b() }\nclass func c() { d() }\nclass var e: F { g() } }", "call*3"),
        ("class A { var b, c: D\nvar (e, f) = (g(), h.i) }", ".i call"),
        ("class A { required convenience init?<B>(c: D) throws { self.init(e: f.g) } }", ".g .init call"),
        ("class A { @B(\\.c) private(set) static var d: E<F>= .g }", ".c .g"),
        ("class A {\n#if B\nlet c = d()\n#else\nlet c = e()\n#endif\nlet f = g() }", "call*3"),
        ("class A { func b(c: @escaping(() -> Void), d: inout E, f: G..., h: (I, J) -> K = { l($0) }) {} }", "call"),
        ("@attached(member, names: named(a)) macro B<C>(d: C) = #externalMacro(module: \"E\", type: \"F\")", ""),
        ("#Preview { A().b() }", ".b call*2"),
        ("@resultBuilder enum A { static func buildBlock(_ b: C...) -> some D { E(b) } }", "call"),
        ("func a\n<B: C, D>(_ e: F = .g()) { }", ".g call"),
        ("@freestanding(expression) macro a<B>(c: D) -> B = #e(f.g) where B: H", ".g"),
        ("@available (iOS 13, *) class A: B <C, D> { }\n@`E`(f()) let g = #`h`(i())", "call*2"),
        ("enum A { case b(C.D = .init(), for: E? = .none) }", ".init .none call"),
        ("let a: some B & C = d(), e: (F) -> G? = h", "call"),
        ("var a: B = .c {\nwillSet { d() }\ndidSet(e) { f() } }", ".c call*2"),
        ("var a: B { _read { yield b.c } _modify { yield &b.d } }", ".c .d"),
        ("let `class` = `default`.`self`.`init`()", ".init .self call"),
        ("#!/usr/bin/swift\na.b()", ".b call"),
        ("// a.b()\n/* c /* d.e() */ f() */ g()", "call"),
    ]

    @Test("keeps every call and member of a declaration", arguments: declarations)
    func declaration(_ code: String, _ facts: String) throws {
        let walk = try SwiftCodeWalk(Array(code.utf8))
        if facts == "skipped" {
            #expect(!walk.skipped.isEmpty)
        } else {
            #expect(walk.skipped.map(\.message) == [])
            #expect(walk.summary == facts)
        }
    }
}
