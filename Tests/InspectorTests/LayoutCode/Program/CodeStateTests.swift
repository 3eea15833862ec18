import Testing

@testable import LayoutCode
@testable import LayoutModel

@Suite("states that a class can be in later")
struct CodeStateTests {
    private static let top = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"

    /// Members of a class whose constraint is made later, with the title of the layout that has it.
    static let members: [(member: String, title: String)] = [
        ("func configure(with model: Model) { \(top) }", "CardView, after \"configure\""),
        ("var model: Model? { didSet { \(top) } }", "CardView, after \"model\" is set"),
        ("var model: Model { get { stored } set { \(top) } }", "CardView, after \"model\" is set"),
        ("convenience init(model: Model) { self.init(frame: .zero); \(top) }", "CardView, of \"init(model:)\""),
        (
            "lazy var pinned: NSLayoutConstraint = { let made = title.topAnchor.constraint(equalTo: topAnchor); "
                + "made.isActive = true; return made }()", "CardView, after \"pinned\" is asked for"
        ),
    ]

    @Test("each is a layout of its own", arguments: members)
    func state(_ member: String, _ title: String) {
        let program = ProgramFixture(view: "", members: member)
        #expect(program.constraints() == [])
        #expect(program.constraints(title) == ["title.top == CardView.top"])
        #expect(program.layout(title)?.doubts.contains { $0.subject == .whole } == true)
        #expect(program.files[path: "CardView.swift"]?.unread.count == 0)
    }

    @Test("a closure that other code calls is one, too")
    func closure() {
        let program = ProgramFixture(
            view:
                "model.subscribe { [weak self] in self?.title.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
        )
        #expect(program.titles() == ["CardView", "CardView, after the closure of line 11"])
    }

    @Test("a state changes the one before it")
    func change() {
        let program = ProgramFixture(
            view:
                "height = title.heightAnchor.constraint(equalToConstant: 10)\n        height?.isActive = true\n        if x { \(Self.top) }",
            members:
                "var height: NSLayoutConstraint?\n func fold() { height?.constant = 2; title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }"
        )
        #expect(program.constraints("CardView, after \"fold\"").contains("title.height == 2.0"))
        #expect(program.constraints().contains("title.height == 10.0"))
    }

    @Test("what UIKit calls before a view is seen is no later state")
    func lifecycle() {
        let program = ProgramFixture(
            view: "",
            members: "override func layoutSubviews() { super.layoutSubviews(); \(Self.top) }"
        )
        #expect(program.titles() == ["CardView"])
        #expect(program.constraints() == ["title.top == CardView.top"])
    }

    @Test("an observed property is observed outside of the initializer only")
    func observers() {
        let program = ProgramFixture(
            view: "points = 8\n        setUp()",
            members:
                "var points: CGFloat = 1 { didSet { title.heightAnchor.constraint(equalToConstant: points).isActive = true } }\n func setUp() { points = 9 }"
        )
        #expect(program.constraints() == ["title.height == 9.0"])
    }

    @Test("a function that nothing calls is looked at by itself")
    func alone() {
        let program = ProgramFixture(
            (
                "Pins.swift",
                "enum Pins { static func pin(_ view: UIView, to other: UIView) { view.topAnchor.constraint(equalTo: other.topAnchor).isActive = true } }"
            )
        )
        #expect(program.titles(of: "Pins.swift") == ["Pins.pin(_:to:)"])
        #expect(program.files[path: "Pins.swift"]?.readCalls == 1)
    }
}
