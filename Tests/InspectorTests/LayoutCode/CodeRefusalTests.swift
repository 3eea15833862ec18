import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("layout code that is refused")
struct CodeRefusalTests {
    /// Statements of `viewDidLoad`, with the column of the error in the eighth line and words of its message.
    static let statements: [(code: String, column: Int, message: String)] = [
        ("if isCompact { view.addSubview(title) }", 9, "found \"if\", only straight-line"),
        ("guard let size = size else { return }", 9, "found \"guard\", only straight-line"),
        ("switch mode { default: break }", 9, "found \"switch\", only straight-line"),
        ("while true { }", 9, "found \"while\", only straight-line"),
        ("for index in 0..<3 { add(index) }", 9, "found \"for\", only straight-line"),
        ("view.addSubview(subtitle)", 25, "\"subtitle\" is not declared in this file"),
        (
            "title.topAnchor.constraint(equalTo: view.leadingAnchor).isActive = true", 25,
            "topAnchor cannot be constrained to leadingAnchor"
        ),
        (
            "title.topAnchor.constraint(equalToConstant: 8).isActive = true", 25,
            "a position cannot equal a constant alone"
        ),
        (
            "title.widthAnchor.constraint(equalToConstant: view.bounds.width).isActive = true", 60,
            "known at run time only"
        ),
        ("title.widthAnchor.constraint(equalToConstant: wide ? 8 : 16).isActive = true", 55, "a choice with ? and :"),
        ("title.transform = .identity", 9, "\"transform\" of UILabel is not read"),
        ("title.snp.makeConstraints { make in make.top.equalToSuperview() }", 15, "which --input snapkit reads"),
        ("title.layOut()", 15, "\"layOut\" of UILabel is not read"),
        ("title.addSubview(title)", 15, "the view would be within itself"),
        ("let ratio = 16 / 9", 21, "divides whole numbers"),
        ("title.setContentHuggingPriority(UILayoutPriority(2000), for: .vertical)", 58, "expected one from 0 to 1000"),
        ("title.text = \"Welcome", 22, "the string is never closed"),
        ("title.topAnchor.constraint(lessThan: view.topAnchor)", 25, "expected constraint(equalTo:)"),
        ("view.addSubview(title) view.addSubview(title)", 32, "expected the end of the line"),
    ]

    @Test("each is one error with its line and column", arguments: statements)
    func refusal(_ code: String, _ column: Int, _ message: String) {
        let source = """
            import UIKit

            class LoginViewController: UIViewController {
                let title = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
            }
            """
        do {
            _ = try Layout.read(Array(source.utf8), as: .anchors)
            Issue.record("it was read")
        } catch {
            #expect(error.place?.line == 8)
            #expect(error.place?.column == column, "\(error.message)")
            #expect(error.message.contains(message), "\(error.message)")
        }
    }

    @Test("functions that only events call may contain anything")
    func events() throws {
        let source = """
            import UIKit

            class LoginViewController: UIViewController {
                let title = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.title = "Log in"
                    view.addSubview(title)
                }

                @objc func tapped() {
                    if title.isHidden { title.removeFromSuperview() }
                }
            }
            """
        let reading = try Layout.read(Array(source.utf8))
        #expect(reading.format == .anchors)
        #expect(
            reading.findings.map(\.message) == [
                "1 statement does not affect the layout and was skipped",
                "1 function is not called by the layout code and was not read",
            ]
        )
        #expect(reading.findings.map { $0.place?.line } == [8, 12])
    }

    /// Statements of `setUp` in the calls of a library, with words of the message.
    static let libraryStatements: [(format: InputFormat, code: String, message: String)] = [
        (.snapkit, "title.snp.makeConstraints { $0.top }", "has attributes, but no relation"),
        (.snapkit, "title.snp.makeConstraints { $0.middle.equalToSuperview() }", "SnapKit has no \"middle\" here"),
        (.snapkit, "title.snp.makeConstraints { $0.top.equalTo(box.snp.top.bottom.left) }", "do not match"),
        (.snapkit, "box.snp.makeConstraints { $0.width.equalTo(title).multipliedBy(9 / 16) }", "divides whole numbers"),
        (.snapkit, "UIView().snp.makeConstraints { $0.top.equalToSuperview() }", "no superview here"),
        (.snapkit, "title.drf.centered().apply()", "which --input draftsman reads"),
        (
            .draftsman, "title.drf.left.centerY.equal(with: .parent).apply()",
            "Draftsman has no anchors \"left.centerY\""
        ),
        (.draftsman, "title.drf.top.equal(to: 8).apply()", "a position cannot equal a number"),
        (.draftsman, "title.drf.top.equal(with: .window).apply()", "expected a layout such as .parent"),
        (
            .draftsman, "title.drf.top.equal(to: box).offset(by: 1).inset(by: 2).apply()",
            "Draftsman has no \"inset\" here"
        ),
        (.draftsman, "title.drf.top.equal(to: box).priority(750).offset(by: 1).apply()", "has no \"offset\" here"),
        (.draftsman, "title.drf.width.equal(to: box).offset(by: 1).apply()", "has no \"offset\" here"),
        (.draftsman, "title.drf.width.equal(to: 8).added(by: 1).apply()", "has no \"added\" here"),
        (.draftsman, "title.drf.horizontal.equal(to: box.drf.vertical).apply()", "the anchors are of different kinds"),
        (.draftsman, "title.drf.top.equal(to: box).text(\"a\").apply()", "Draftsman has no \"text\" here"),
        (.draftsman, "title.drf.axis(.vertical).centered().apply()", "Draftsman has no \"axis\" here"),
        (.draftsman, "box.draftContent { title.text = \"a\" }.apply()", "an assignment is no part of this block"),
        (.draftsman, "box.draftContent { VStacked(spacing: 1, margin: 2) { title } }.apply()", "in this order"),
        (.draftsman, "title.drf.top.equal(with: .parent)", "never applied, expected \".apply()\""),
        (.draftsman, "title.drf.top.apply()", "\"top\" has no relation"),
        (.draftsman, "applyPlan()", "there is no plan to apply"),
        (.swiftlayout, "sl.sublayout { title }", "never activated, expected \".finalActive()\""),
        (.swiftlayout, "title.sl.anchors { Anchors.middle }.finalActive()", "SwiftLayout has no Anchors.middle"),
        (.swiftlayout, "title.sl.anchors { Anchors.top }.finalActive()", "no superview in this layout"),
        (.swiftlayout, "sl.updateLayout()", "there is no layout to update"),
        (.swiftlayout, "title.sl.anchors { Anchors.top.horizontal }.finalActive()", "has no \"horizontal\" here"),
        (
            .swiftlayout, "title.sl.anchors { Anchors.top.leading.equalTo(box, attribute: .bottom) }.finalActive()",
            "has no arguments \"attribute\" here"
        ),
        (
            .swiftlayout, "title.sl.anchors { Anchors.top.equalTo(box, attribute: .left) }.finalActive()",
            "expected an attribute of the same axis"
        ),
        (
            .swiftlayout, "title.sl.anchors { Anchors.size.lessThanOrEqualTo(box) }.finalActive()",
            "for sizes and centers"
        ),
        (.swiftlayout, "title.snp.makeConstraints { $0.top.equalToSuperview() }", "which --input snapkit reads"),
    ]

    @Test("calls that a library does not have are one error with its line", arguments: libraryStatements)
    func libraryRefusal(_ format: InputFormat, _ code: String, _ message: String) {
        let source = """
            import UIKit

            class CardView: UIView {
                let title = UILabel()
                let box = UIView()

                func setUp() {
                    addSubview(title)
                    addSubview(box)
                    \(code)
                }
            }
            """
        do {
            _ = try Layout.read(Array(source.utf8), as: format)
            Issue.record("it was read")
        } catch {
            #expect(error.place?.line == 10, "\(error.message)")
            #expect(error.message.contains(message), "\(error.message)")
        }
    }

    @Test("brackets that nest deeply are refused or read, and never a crash", arguments: ["(", "[", "{", "f("])
    func depth(_ bracket: String) {
        for count in [100, 512, 20_000] {
            let closing = bracket == "[" ? "]" : bracket == "{" ? "}" : ")"
            let source =
                "import UIKit\nview.addSubview("
                + String(repeating: bracket, count: count) + "1" + String(repeating: closing, count: count) + ")\n"
            #expect(throws: ReadError.self) { try Layout.read(Array(source.utf8), as: .anchors) }
        }
    }

    @Test(
        "functions and properties that call themselves end",
        arguments: [
            "func setUp() { setUp() }\n",
            "var width: CGFloat { width }\nfunc setUp() { title.widthAnchor.constraint(equalToConstant: width).isActive = true }\n",
            "let width = height\nlet height = width\nfunc setUp() { title.widthAnchor.constraint(equalToConstant: width).isActive = true }\n",
        ]
    )
    func recursion(_ members: String) {
        let source =
            "import UIKit\nclass A: UIViewController {\nlet title = UILabel()\n\(members)"
            + "override func viewDidLoad() { setUp() }\n}\n"
        #expect(throws: ReadError.self) { try Layout.read(Array(source.utf8), as: .anchors) }
    }

    @Test("a plan within itself is one error, soon")
    func endlessPlan() {
        let code = """
            final class Screen: UIViewController, Planned {
                let title = UILabel()
                @LayoutPlan
                var viewPlan: ViewPlan {
                    title.drf.width.equal(to: 10)
                    viewPlan
                }
                override func viewDidLoad() { applyPlan() }
            }
            """
        do {
            _ = try Layout.read(Array(("import Draftsman\n" + code).utf8), as: .draftsman)
            Issue.record("it was read")
        } catch {
            #expect(error.message == "a plan is within itself, so building it has no end")
            #expect(error.place == Place(line: 6, column: 9))
        }
    }
}
