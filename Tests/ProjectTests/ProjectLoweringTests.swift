import LayoutProject
import Testing

@Suite("files of a project as one module")
struct ProjectLoweringTests {
    private func lowered(_ text: String) -> String {
        ProjectLowering(ProjectFile(text), known: ["UIKit"], always: []).file.text
    }

    private static let parts: [(source: String, result: String)] = [
        ("import RxSwift\nimport UIKit\n", "\nimport UIKit\n"),
        ("import class Core.Theme\nlet a = 1", "\nlet a = 1"),
        ("@testable import Core", ""),
        ("@main\nclass A {}", "\nclass A {}"),
        ("@UIApplicationMain class A {}", "class A {}"),
        ("public final class A { open override func f() {} }", "final class A { override func f() {} }"),
        ("public private(set) var a = 1", "private(set) var a = 1"),
        ("public internal(set) var a = 1", "internal(set) var a = 1"),
        ("func open() { menu.open(a) }", "func open() { menu.open(a) }"),
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
        ("#if os(macOS) || !os(iOS)\nlet a = 1\n#endif", "#if false || !true\nlet a = 1\n#endif"),
        ("#Preview {\n  A()\n}\nlet a = 1", "\n\n\nlet a = 1"),
        (
            "protocol P {\n  optional func f(\n    a: Int)\n  func g()\n}",
            "protocol P {\n  func f(\n    a: Int)\n  func g()\n}; extension P { func f(a: Int) {} }"
        ),
        (
            "class A: B {\n}\nextension A: C {\n  override func f() {}\n}",
            "class A: B, C {\n\n{\n  override func f() {}\n}"
        ),
        ("class A {\n}\nextension A {\n  func f() {}\n}", "class A {\n}\nextension A {\n  func f() {}\n}"),
    ]

    @Test("lose what is not there, and keep their lines", arguments: parts)
    func part(source: String, result: String) {
        let text = lowered(source)
        let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
        if source.hasPrefix("class A: B") {
            // What was an extension is a part of the class.
            #expect(words(text) == words("class A: B , C { override func f() {} }"))
        } else {
            #expect(words(text) == words(result))
        }
        #expect(text.count { $0 == "\n" } == source.count { $0 == "\n" })
    }

    @Test("call optional functions of the project as others, and leave those of the framework")
    func optionalCalls() {
        let file = ProjectFile("a?.f?(1); b?.tableView?(c)")
        let lowering = ProjectLowering(file, known: nil, optional: ["f"], always: [])
        #expect(lowering.file.text.filter { $0 != " " } == "a?.f(1);b?.tableView?(c)")
    }

    @Test("import what others of their module import for them, and list what is gone")
    func imports() {
        let lowering = ProjectLowering(ProjectFile("import Core\nimport UIKit\n"), known: ["UIKit"], always: ["UIKit"])
        #expect(lowering.file.text.hasPrefix("import UIKit; "))
        #expect(lowering.removedModules == ["Core"])
        #expect(lowering.importedModules == ["UIKit"])
    }
}
