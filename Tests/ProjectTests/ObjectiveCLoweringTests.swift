import LayoutProject
import Testing

@Suite struct ObjectiveCLoweringTests {
    @Test(
        "attributes are blanked and selectors become names, on their lines and columns",
        arguments: [
            ("@objc func tapped() {}", "      func tapped() {}"),
            ("@objc(tap:) func tapped() {}", "            func tapped() {}"),
            ("@IBOutlet weak var title: UILabel!", "          weak var title: UILabel!"),
            ("add(#selector(tapped), for: .touchUpInside)", "add(Selector(\"tapped\"), for: .touchUpInside)"),
            ("#selector(LoginView.edited(_:))", "Selector(\"LoginView.edited(_:)\")"),
            ("a.observe(#keyPath(UIView.layer.frame))", "a.observe(\"layer.frame\")"), ("#keyPath(b.c)", "\"b.c\""),
            ("type(of: self).description()", "String(describing: type(of: self))"),
            ("type(of: a.b(c)).height", "type(of: a.b(c)).height"),
            ("\"\\(#selector(a))\"", "\"\\(Selector(\"a\"))\""),
            ("#selector(\n  tapped\n)\nlet x = 1", "Selector(\"tapped\")\n\n\nlet x = 1"),
        ]
    )
    func lowers(source: String, expected: String) {
        let lowering = ObjectiveCLowering(ProjectFile(source))
        #expect(lowering.file.text == expected)
        #expect(lowering.refusals.isEmpty)
    }

    @Test(
        "comments and strings stay as they are",
        arguments: [
            "// @objc #selector(a)", "/* @objc /* #keyPath(a) */ @objc */ let a = 1", "let a = \"@objc #keyPath(b)\"",
            "let a = \"\"\"\n  #keyPath(b) \" @objc\n  \"\"\"", "let a = #\"@objc \\\" #keyPath(b)\"#",
            "let a = \"\\(b(\"#keyPath(c)\")) @objc\"", "let a = \"open @objc\nlet b = 1", "/* open @objc",
            "let object = 1",
            "",
        ]
    )
    func keeps(source: String) {
        let lowering = ObjectiveCLowering(ProjectFile(source))
        #expect(lowering.file.text == source)
        #expect(lowering.refusals.isEmpty)
    }

    @Test("what needs the runtime is refused at its place")
    func refuses() {
        let lowering = ObjectiveCLowering(
            ProjectFile("import UIKit\n\nlet a = NSClassFromString(c)\n@NSManaged var b: Int")
        )
        #expect(lowering.refusals.map { [$0.place.line, $0.place.column] } == [[3, 9], [4, 1]])
        #expect(lowering.refusals.first?.message == "'NSClassFromString' needs the Objective-C runtime; use the type")
    }

    @Test(
        "members of a library's extensions that override others become comments, on their lines",
        arguments: [
            (
                "extension A {\n    open override var b: Int { c { 1 } }\n    var d = 1\n}",
                "extension A {\n    /* open override var b: Int { c { 1 } } */\n    var d = 1\n}"
            ),
            (
                "extension A where B: C {\n    override\n    func b() {\n        /* } */\n    }\n}",
                "extension A where B: C {\n    /* override\n    func b() {\n        /* } */\n    } */\n}"
            ),
            (
                "extension A { class B: C { override func d() {} } }",
                "extension A { class B: C { override func d() {} } }"
            ),
            ("class A: B { override func c() {} }", "class A: B { override func c() {} }"),
            (
                "extension A { @objc func b() {} }\nclass C: D { override func e() {} }",
                "extension A {       func b() {} }\nclass C: D { override func e() {} }"
            ),
            (
                "objc_setAssociatedObject(a, &b, c, .OBJC_ASSOCIATION_RETAIN)",
                "objc_setAssociatedObject(a, &b, c, .OBJC_ASSOCIATION_RETAIN)"
            ),
        ]
    )
    func libraries(source: String, expected: String) {
        let lowering = ObjectiveCLowering(ProjectFile(source), of: .library)
        #expect(lowering.file.text == expected)
        #expect(lowering.refusals.isEmpty)
    }

    @Test("a description that an extension gives its class is kept: SnapKit's says which line made the constraint")
    func descriptions() {
        let extensions = ProjectFile(
            "public extension Link {\n    override var description: String { \"@a.swift#2\" }\n    override func b() {}\n}"
        )
        let lowering = ObjectiveCLowering(extensions, of: .library)
        #expect(
            lowering.file.text
                == "public extension Link {\n    var describedByExtension: String { \"@a.swift#2\" }\n    /* override func b() {} */\n}"
        )
        #expect(lowering.described == ["Link"])
        let source = ProjectFile("class Link: NSLayoutConstraint {\n}\nclass Other {\n}")
        let completed = LibraryDescriptions.completed(source, classes: lowering.described).text
        let description =
            "public override nonisolated var description: String { MainActor.assumeIsolated { describedByExtension } }"
        #expect(completed == "class Link: NSLayoutConstraint { \(description)\n}\nclass Other {\n}")
        #expect(LibraryDescriptions.completed(source, classes: []).text == source.text)
    }
}
