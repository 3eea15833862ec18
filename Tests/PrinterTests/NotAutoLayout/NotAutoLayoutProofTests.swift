import LayoutInspector
import Testing

@testable import LayoutPrinter

/// What the proof says of texts that set other frames than the constraints ask for, or at another time.
@Suite("the proof of the dialect notautolayout")
struct NotAutoLayoutProofTests {
    private static let screen = dump(
        """
        {"id": "a", "class": "UILabel", "name": "a", "translatesAutoresizingMask": false},
        {"id": "b", "class": "UILabel", "name": "b", "translatesAutoresizingMask": false}
        """,
        root: #""class": "UIView", "viewController": "Shop.CardViewController""#,
        constraints: ["a.left == root.left + 8", "a.top == root.top + 4", "b.left == a.left", "b.top == a.bottom"]
    )

    private func message(_ part: String, _ replacement: String) throws -> String {
        let dialect = NotAutoLayout()
        let printing = try dialect.printing(of: layout(Self.screen), form: .class, options: PrintOptions())
        try #require(printing.text.contains(part))
        let text = printing.text.replacing(part, with: replacement)
        let error = #expect(throws: ProofFailure.self) {
            try dialect.prove(text, of: printing.plan, in: printing.context)
        }
        return error?.message ?? ""
    }

    @Test(
        "a changed text is refused with the reason",
        arguments: [
            ("$0.left + 8", "$0.left + 9", "the frames do not satisfy a constraint"),
            ("$0.left + 8", "$0.layoutMarginsGuide.left + 8", "the frames do not satisfy a constraint"),
            ("with: { $0.bottom }", "with: { $0.top }", "the frames do not satisfy a constraint"),
            ("$0.top + 4", "$0.height * 0.01 + 4", "the frames do not satisfy a constraint"),
            (".setTop(by: { $0.top + 4 })", ".pinTop(to: b, with: { $0.top })", "b is laid out later"),
            (
                ".setTop(by: { $0.top + 4 })\n                .fitSize()",
                ".setTop(by: { $0.top + 4 }).setHeight(to: 9)",
                "the chain does not determine the frame"
            ),
            (
                ".setTop(by: { $0.top + 4 })\n                .fitSize()",
                ".setTop(by: { $0.top + 4 }).setHeight(to: 9).fitWidth()", "a value is set that no constraint asks for"
            ),
            (
                "view.nal.layout(a)",
                "NSLayoutConstraint.activate([a.leftAnchor.constraint(equalTo: view.leftAnchor)]); view.nal.layout(a)",
                "a constraint is made of a view that has a frame"
            ),
            (
                "super.viewDidLoad()", "super.viewDidLoad(); layOutSubviews()",
                "the frame is set only once in viewDidLoad"
            ),
            ("super.viewDidLayoutSubviews()", "", "does not do what it has to, or in another order"),
            (
                "override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()",
                "func layOutLater() {",
                "nothing calls \"layOutLater\""
            ),
        ]
    )
    func refused(_ part: String, _ replacement: String, _ reason: String) throws {
        let message = try message(part, replacement)
        #expect(message.contains(reason), "\(message)")
    }
}
