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
            source: "extension Tint {\n  static var a = Tint(§b: 1)!.mixed(c)\n}",
            error: "incorrect argument label in call",
            result: "extension Tint { static var a = (_leftOut() as Tint) }"
        ),
        Case(
            source: "class A {\n  let a = Tint(§b: 1)!.withShade(c)\n}",
            error: "incorrect argument label in call",
            result: "class A { let a = (_leftOut() as Tint) }"
        ),
        Case(
            source: "class A {\n  let a = Tint(§b: 1).shade(c)\n}",
            error: "incorrect argument label in call",
            result: "class A { }"
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
            source: "class A {\n  @§Stored(key: \"a\", defaultValue: [1])\n  var a: [Int]\n  var b = 2\n}",
            error: "unknown attribute 'Stored'",
            result: "class A { var a: [Int] = [1] var b = 2 }"
        ),
        Case(
            source: "class A {\n  @§Kept<Int>(\"a\") var a: Int { didSet { b() } }\n}",
            error: "unknown attribute 'Kept'",
            result: "class A { var a: Int = _leftOut() { didSet { b() } } }"
        ),
        Case(
            source: "func f() {\n  activate([\n    a(),\n    b(equalTo: c, constant: §D.e + 1),\n  ])\n}",
            error: "cannot convert value of type 'D'",
            result: "func f() { activate([ a(), b(equalTo: c, constant: (_leftOut() as CGFloat)), ]) }"
        ),
        Case(
            source: "func f() {\n  a { make in make.top.equalTo(b).offset(c(§D.e)) }\n}",
            error: "cannot convert value of type 'D'",
            result: "func f() { a { make in make.top.equalTo(b).offset((_leftOut() as CGFloat)) } }"
        ),
        Case(
            source: "func f() {\n  a(offset(b: §c, constant: 2), §d)\n}".replacing("§d", with: "d"),
            error: "type 'A' is not good",
            result: "func f() { }"
        ),
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

    @Test("a name whose file came, and that is not there even so, leaves out the statement and no more")
    func foundBefore() {
        let source = MarkedSource("func f() {\n  a()\n  b.c = .§tint\n}")
        var program = program(source, with: ["Tint.swift": "extension UIColor { static var tint = d() }"])
        let error = source.message("type 'UIColor?' has no member 'tint'")
        #expect(program.find([error]) == ["View.swift", "Tint.swift"])
        #expect(program.repair([error]) == ["View.swift"])
        #expect(program.files["View.swift"]?.text.filter { !$0.isWhitespace } == "funcf(){a()}")
    }

    @Test("repairs that undo each other end, though they move the error along its line")
    func oscillation() {
        let marked = MarkedSource("class A: B {\n  §init() throws {}\n}")
        var program = program(marked)
        var texts: [String] = []
        for _ in 0..<10 where texts.last != "classA:B{}" {
            let text = program.files["View.swift"]?.text ?? ""
            let column = text.split(separator: "\n")[1].prefix { $0 == " " }.count + 1
            let isMarked = text.contains("override")
            let words = isMarked ? "cannot override a with b" : "overriding declaration requires an 'override' keyword"
            _ = program.repair([CompilerMessage(path: "View.swift", line: 2, column: column, text: words)])
            texts.append(program.files["View.swift"]?.text.filter { !$0.isWhitespace } ?? "gone")
        }
        #expect(texts.last == "classA:B{}")
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

    @Test("a type that nobody declares is of the class whose members the project's own classes override")
    func overrides() {
        let source = MarkedSource("class A: §BaseScreen { override func viewDidLoad() {} }")
        var program = program(source)
        #expect(program.find([source.message("cannot find type 'BaseScreen' in scope")]) != nil)
        #expect(program.stubs.stubs["BaseScreen"]?.superclass == "UIViewController")
        let row = MarkedSource(
            "class A: §BaseRow { override init(style: S, reuseIdentifier: String?) {}; override func layoutSubviews() {} }"
        )
        var rows = self.program(row)
        #expect(rows.find([row.message("cannot find type 'BaseRow' in scope")]) != nil)
        #expect(rows.stubs.stubs["BaseRow"]?.superclass == "UITableViewCell")
        // A name that says more than its overrides counts.
        let button = MarkedSource("class A: §ActionButton { override func layoutSubviews() {} }")
        var buttons = self.program(button)
        #expect(buttons.find([button.message("cannot find type 'ActionButton' in scope")]) != nil)
        #expect(buttons.stubs.stubs["ActionButton"]?.superclass == "UIButton")
    }

    /// Source that misses a type first, the error at the next mark, and the class that this says it is of.
    private static let uses: [(source: String, error: String, superclass: String)] = [
        ("view.addSubview(§a)", "cannot convert value of type 'Ring' to expected argument type 'UIView'", "UIView"),
        ("stack = [§a]", "cannot convert value of type '[Ring]' to expected argument type '[UIView]'", "UIView"),
        ("header = §a", "cannot assign value of type 'Ring?' to type 'UIView?'", "UIView"),
        (
            "show(§a)", "cannot convert value of type 'Ring' to expected argument type 'UIViewController'",
            "UIViewController"
        ),
        ("a.§topAnchor", "value of type 'Ring' has no member 'topAnchor'", "UIView"),
        ("a.§snp.top", "value of type 'Ring' has no member 'snp'", "UIView"),
        ("a.§addTarget(b)", "value of type 'Ring?' has no member 'addTarget'", "UIControl"),
        ("Ring(§frame: .zero)", "argument passed to call that takes no arguments", "UIView"),
        ("Ring(§nibName: nil, bundle: nil)", "extra arguments at positions #1, #2 in call", "UIViewController"),
        ("a.§title", "value of type 'Ring' has no member 'title'", "NSObject"),
    ]

    @Test("a made-up type is of the class of UIKit that it is used as", arguments: uses)
    func used(source: String, error: String, superclass: String) {
        let marked = MarkedSource("func f(a: Ring) { \(source) }")
        var program = program(marked)
        let missing = MarkedSource("func f(a: §Ring) {").message("cannot find type 'Ring' in scope")
        #expect(program.find([missing]) != nil)
        #expect(program.stubs.stubs["Ring"]?.superclass == "NSObject")
        #expect(program.repair([marked.message(error)]) != nil)
        #expect(program.stubs.stubs["Ring"]?.superclass == superclass)
        #expect(program.leftOut.isEmpty == (superclass != "NSObject"))
    }

    @Test("a class of the project that inherits from a made-up one makes it what it is used as")
    func inheritedUse() {
        let source = MarkedSource("class Wheel: §Ring { func f() { addSubview(b) } }")
        var program = program(source)
        #expect(program.find([source.message("cannot find type 'Ring' in scope")]) != nil)
        let member = MarkedSource("class Wheel: Ring { func f() { §addSubview(b) } }")
        #expect(program.find([member.message("cannot find 'addSubview' in scope")]) == nil)
        #expect(program.repair([member.message("cannot find 'addSubview' in scope")]) != nil)
        #expect(program.stubs.stubs["Ring"]?.superclass == "UIView")
        let sources = program.stubs.source(zero: "Zero", shown: "Shown")
        #expect(sources == "class Ring: UIView, Shown { }")
    }

    @Test("an initializer that a made-up type does not have leaves its value out, and the statement stays")
    func construction() throws {
        let source = MarkedSource("func f(b: Ring) {\n  view.addSubview(Ring(§text: c) { d() })\n}")
        var program = program(source)
        let missing = MarkedSource("func f(b: §Ring) {").message("cannot find type 'Ring' in scope")
        #expect(program.find([missing]) != nil)
        #expect(program.repair([source.message("argument passed to call that takes no arguments")]) != nil)
        let text = try #require(program.files["View.swift"]).text
        #expect(text == "func f(b: Ring) {\n  view.addSubview((_leftOut() as Ring))\n}")
    }

    @Test("a wrapper that another file declares brings that file")
    func wrappers() {
        let source = MarkedSource("class A { @§Stored var a: Int }")
        let other = "@propertyWrapper struct Stored { var wrappedValue: Int }"
        var program = program(source, with: ["Stored.swift": other])
        let found = program.find([source.message("unknown attribute 'Stored'")])
        #expect(found == ["View.swift", "Stored.swift"])
    }

    @Test("a constant of a function whose values were left out gets one that nobody knows")
    func locals() throws {
        let source = MarkedSource("func f() {\n  let a: String\n  b(§a)\n}")
        var program = program(source)
        var error = source.message("constant 'a' used before being initialized")
        error.notes = [.init(path: "View.swift", line: 2, column: 7, text: "constant defined here")]
        #expect(program.repair([error]) != nil)
        #expect(program.files["View.swift"]?.text == "func f() {\n  var a: String = _leftOut()\n  b(a)\n}")
    }

    @Test("a constraint whose constant is left out stays, and is listed as layout")
    func constants() {
        let source = MarkedSource("func f() {\n  a.constraint(equalTo: b, constant: §C.d).isActive = true\n}")
        var program = program(source)
        let error = source.message("type 'C' is not good")
        #expect(program.repair([error]) != nil)
        #expect(program.leftOut.map(\.isOfLayout) == [true])
        #expect(program.leftOut.map(\.constraintCalls) == [0])
        // Where that was not what is wrong, the statement goes.
        #expect(program.repair([error]) != nil)
        #expect(program.leftOut.map(\.constraintCalls) == [0, 1])
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
        #expect(text.contains("var a: (B)! = _leftOutIfKnown()\n"))
        #expect(text.contains("var b: (C)! = _leftOutIfKnown() {"))
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
