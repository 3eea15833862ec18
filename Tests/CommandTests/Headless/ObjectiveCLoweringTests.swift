import Testing

@testable import draft_inspect

@Suite struct ObjectiveCLoweringTests {
    @Test(
        "attributes are blanked and selectors become names, on their lines and columns",
        arguments: [
            ("@objc func tapped() {}", "      func tapped() {}"),
            ("@objc(tap:) func tapped() {}", "            func tapped() {}"),
            ("@IBOutlet weak var title: UILabel!", "          weak var title: UILabel!"),
            ("add(#selector(tapped), for: .touchUpInside)", "add(Selector(\"tapped\"), for: .touchUpInside)"),
            ("#selector(LoginView.edited(_:))", "Selector(\"LoginView.edited(_:)\")"),
            ("#selector(\n  tapped\n)\nlet x = 1", "Selector(\"tapped\")\n\n\nlet x = 1"),
        ]
    )
    func lowers(source: String, expected: String) {
        let lowering = ObjectiveCLowering(source)
        #expect(lowering.text == expected)
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
        let lowering = ObjectiveCLowering(source)
        #expect(lowering.text == source)
        #expect(lowering.refusals.isEmpty)
    }

    @Test("what needs the runtime is refused at its place")
    func refuses() {
        let lowering = ObjectiveCLowering("import UIKit\n\nlet a = #keyPath(UIView.frame)\n@NSManaged var b: Int")
        #expect(lowering.refusals.map { [$0.line, $0.column] } == [[3, 9], [4, 1]])
        #expect(lowering.refusals.first?.message == "'#keyPath' needs the Objective-C runtime; use a Swift key path")
    }
}
