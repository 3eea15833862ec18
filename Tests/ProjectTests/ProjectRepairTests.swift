import LayoutProject
import Testing

@Suite("repairs of a project")
struct ProjectRepairTests {
    /// The program of a file, with others beside it.
    private func program(_ source: MarkedSource, with others: [String: String] = [:]) -> ProjectProgram {
        var project = ["View.swift": source.file()]
        for (path, text) in others { project[path] = ProjectFile(text, path: path) }
        var index = ProjectIndex()
        for file in project.values.sorted(by: { $0.path < $1.path }) { index.add(file) }
        var program = ProjectProgram(index: index, project: project, removedModules: ["Core"])
        program.include("View.swift")
        return program
    }

    private struct Case: CustomTestStringConvertible {
        var source: String
        var error: String
        /// With blanks as they come.
        var result: String
        var testDescription: String { error }
    }

    private static let cases = [
        Case(
            source: "func f() {\n  a()\n  §b(\n    1)\n  c()\n}",
            error: "extra argument in call",
            result: "func f() { a() c() }"
        ),
        Case(
            source: "func f() -> Int {\n  return §b\n}",
            error: "cannot convert return expression",
            result: "func f() -> Int { return _leftOut() }"
        ),
        Case(
            source: "func f() {\n  if §a.b { c() } else { d() }\n}",
            error: "type 'A' is not good",
            result: "func f() { if false { c() } else { d() } }"
        ),
        Case(
            source: "class A {\n  let a: Int = §b()\n}",
            error: "type 'A' is not good",
            result: "class A { let a: Int = _leftOut() }"
        ),
        Case(
            source: "class A {\n  let a = B(§c: 1)\n}",
            error: "argument passed to call that takes no arguments",
            result: "class A { let a = (_leftOut() as B) }"
        ),
        Case(
            source: "class A {\n  func f(a: Int = §b) {}\n}",
            error: "type 'A' is not good",
            result: "class A { func f(a: Int = _leftOut()) {} }"
        ),
        Case(
            source: "§class A: B, C, D {\n}",
            error: "type 'A' does not conform to protocol 'C'",
            result: "class A: B , D { }"
        ),
        Case(
            source: "extension A: §C {\n}",
            error: "type 'A' does not conform to protocol 'C'",
            result: "extension A { }"
        ),
        Case(
            source: "class A {\n  override func §f() {}\n}",
            error: "method does not override any method from its superclass",
            result: "class A { func f() {} }"
        ),
        Case(
            source: "func f() -> Int {\n  a()\n§}",
            error: "missing return in global function expected to return 'Int'",
            result: "func f() -> Int { a() return _leftOut() }"
        ),
        Case(
            source: "func f() {\n  §switch a {\n  case .b: c()\n  }\n}",
            error: "switch must be exhaustive",
            result: "func f() { switch a { case .b: c() default: break } }"
        ),
        Case(
            source: "func f() {\n  activate([\n    a(),\n    b(§c),\n    d(),\n  ])\n}",
            error: "type 'A' is not good",
            result: "func f() { activate([ a(), d(), ]) }"
        ),
        Case(
            source: "func f() {\n  a([b: §c, d: e])\n}",
            error: "type 'A' is not good",
            result: "func f() { }"
        ),
        Case(source: "@§Injected var a: B!", error: "unknown attribute 'Injected'", result: "var a: B!"),
        Case(
            source: "let a: §Core.B? = nil",
            error: "cannot find type 'Core' in scope",
            result: "let a: B? = nil"
        ),
    ]

    @Test("leave out the smallest part, and what means nothing without it", arguments: cases)
    private func repair(_ example: Case) throws {
        let source = MarkedSource(example.source)
        var program = program(source)
        let error = source.message(example.error)
        if program.find([error]) == nil { #expect(program.repair([error]) != nil) }
        let text = try #require(program.files["View.swift"]).text
        #expect(text.split(whereSeparator: \.isWhitespace) == example.result.split(whereSeparator: \.isWhitespace))
        #expect(text.count { $0 == "\n" } == source.text.count { $0 == "\n" })
    }

    @Test("an error that comes again takes the statement around it, then the declaration, then the file")
    func escalation() throws {
        let source = MarkedSource("class A {\n  func f() {\n    if a {\n      §b()\n    }\n  }\n}")
        var program = program(source)
        let error = source.message("the compiler is unhappy")
        var texts: [String] = []
        for _ in 0..<6 {
            _ = program.repair([error])
            texts.append(program.files["View.swift"]?.text.filter { !$0.isWhitespace } ?? "gone")
        }
        #expect(texts.last == "gone")
        #expect(texts.first == "classA{funcf(){ifa{}}}")
        #expect(program.leftOut.last?.code == "the file")
    }

    @Test("a file that is given up is left out whole, with its constraints, and does not come back")
    func dropped() {
        let source = MarkedSource("func f() { §a.constraint(equalTo: b) }")
        var program = program(source)
        let error = source.message("type 'A' is not good")
        let isDropped = program.drop([error, error])
        #expect(isDropped)
        #expect(program.files.isEmpty)
        #expect(program.leftOut.map(\.constraintCalls) == [1])
        let isDroppedAgain = program.drop([error])
        let isIncluded = program.include("View.swift")
        #expect(!isDroppedAgain && !isIncluded)
    }

    @Test("a name that another file declares brings that file")
    func files() {
        let source = MarkedSource("let a = §Theme.margin")
        var program = program(source, with: ["Theme.swift": "enum Theme { static let margin = 8 }"])
        #expect(program.find([source.message("cannot find 'Theme' in scope")]) == ["View.swift", "Theme.swift"])
        #expect(program.leftOut.isEmpty)
    }

    @Test("a member that an extension declares brings the extension's file")
    func members() {
        let source = MarkedSource("func f(view: UIView) { view.§pin() }")
        var program = program(source, with: ["Pin.swift": "extension UIView { func pin() {} }"])
        let found = program.find([source.message("value of type 'UIView' has no member 'pin'")])
        #expect(found == ["View.swift", "Pin.swift"])
    }

    @Test("a type that nobody declares is made up, of the class that it is called after")
    func stubs() {
        let source = MarkedSource("class A: §LottieAnimationView {}")
        var program = program(source)
        #expect(program.find([source.message("cannot find type 'LottieAnimationView' in scope")]) != nil)
        #expect(program.stubs.stubs["LottieAnimationView"]?.superclass == "UIView")
        let called = MarkedSource("let a = §Spinner(b)")
        var third = self.program(called)
        #expect(third.find([called.message("cannot find 'Spinner' in scope")]) != nil)
        #expect(third.stubs.contains("Spinner"))
        let named = MarkedSource("class A: UIView, §Reusable {}")
        var other = self.program(named)
        #expect(other.find([named.message("cannot find type 'Reusable' in scope")]) != nil)
        #expect(other.stubs.stubs["Reusable"]?.isProtocol == true)
    }

    @Test("a made-up type that does not compile is less each time, and one that is declared goes at once")
    func weakened() {
        let source = MarkedSource("class A: §LoginButton {}")
        var program = program(source)
        let error = source.message("cannot find type 'LoginButton' in scope")
        #expect(program.find([error]) != nil)
        var superclasses: [String] = []
        while let stub = program.stubs.stubs["LoginButton"] {
            superclasses.append(stub.isProtocol ? "protocol" : stub.superclass)
            let isWeaker = program.stubs.weaken(at: 0, isDeclared: false)
            #expect(isWeaker)
        }
        #expect(superclasses == ["UIButton", "UIControl", "UIView", "NSObject", "protocol"])
        #expect(program.find([error]) == nil)
        var other = self.program(source)
        #expect(other.find([error]) != nil)
        let isGone = other.stubs.weaken(at: 0, isDeclared: true)
        #expect(isGone)
        #expect(other.stubs.stubs.isEmpty)
    }

    @Test("what a class has to set and nothing sets any more is optional")
    func properties() throws {
        let source = MarkedSource("§class A {\n  let a: B\n  var b: C { didSet {} }\n  let c = 1\n}")
        var program = program(source)
        var error = source.message("class 'A' has no initializers")
        error.notes = [
            .init(
                path: "View.swift",
                line: 2,
                column: 7,
                text: "stored property 'a' without initial value prevents synthesized initializers"
            ),
            .init(
                path: "View.swift",
                line: 3,
                column: 7,
                text: "stored property 'b' without initial value prevents synthesized initializers"
            ),
        ]
        #expect(program.repair([error]) != nil)
        let text = try #require(program.files["View.swift"]).text
        #expect(text.contains("var a: (B)!\n"))
        #expect(text.contains("var b: (C)! {"))
        #expect(text.contains("let c = 1"))
    }

    @Test("constraints that an unknown condition decides on are counted as left out")
    func decided() {
        let source = MarkedSource("func f() {\n  if §a {\n    b.constraint(equalTo: c)\n  }\n}")
        var program = program(source)
        #expect(program.repair([source.message("type 'A' is not good")]) != nil)
        #expect(program.leftOut.map(\.constraintCalls) == [1])
        #expect(program.leftOut.map(\.isCondition) == [true])
        #expect(program.leftOut.map(\.code) == ["a"])
    }

    @Test("constraints that are left out are counted")
    func calls() {
        let source = MarkedSource(
            "func f() {\n  §a.topAnchor.constraint(equalTo: b.topAnchor, constant: c.d).isActive = true\n}"
        )
        var program = program(source)
        #expect(program.repair([source.message("type 'A' is not good")]) != nil)
        #expect(program.leftOut.map(\.constraintCalls) == [1])
        #expect(program.leftOut.map(\.isOfLayout) == [true])
        #expect(program.leftOut.map(\.line) == [2])
    }
}
