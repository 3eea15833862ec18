import Testing

@testable import LayoutCode
@testable import LayoutModel

@Suite("a project as one program")
struct CodeProgramTests {
    @Test("a base class of another file calls what a class overrides")
    func baseClass() {
        let program = ProgramFixture(
            (
                "Base.swift",
                "class BaseView: UIView { override init(frame: CGRect) { super.init(frame: frame); makeUI() }; func makeUI() {} }"
            ),
            (
                "Card.swift",
                """
                class Card: BaseView {
                    private lazy var title: UILabel = { let view = UILabel(); addSubview(view); return view }()
                    override func makeUI() {
                        super.makeUI()
                        title.topAnchor.constraint(equalTo: topAnchor, constant: 3).isActive = true
                    }
                }
                """
            )
        )
        #expect(program.constraints("Card", of: "Card.swift") == ["title.top == Card.top 3.0"])
    }

    @Test("a view is asked for its constraints once everything is in it")
    func updateConstraints() {
        let program = ProgramFixture(
            (
                "Column.swift",
                """
                class Column: UIView {
                    private var arranged: [UIView] = []
                    func add(_ view: UIView) { addSubview(view); arranged.append(view) }
                    override func updateConstraints() {
                        for view in arranged { view.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true }
                        super.updateConstraints()
                    }
                }
                """
            ),
            (
                "Card.swift",
                """
                class Card: UIView {
                    private let column = Column()
                    private let title = UILabel()
                    override init(frame: CGRect) { super.init(frame: frame); addSubview(column); column.add(title) }
                    override func updateConstraints() {
                        column.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
                        super.updateConstraints()
                    }
                    override func layoutSubviews() {
                        super.layoutSubviews()
                        title.leftAnchor.constraint(equalTo: leftAnchor, constant: 2).isActive = true
                    }
                }
                """
            )
        )
        #expect(
            Set(program.constraints("Card", of: "Card.swift")) == [
                "title.top == column.top 4.0", "column.top == Card.top 8.0", "title.left == Card.left 2.0",
            ]
        )
    }

    /// Declarations that lead to one constraint of the title.
    static let helpers: [(name: String, statement: String, others: String)] = [
        (
            "extension of UIView", "title.pinTop(to: self, inset: 5)",
            """
            extension UIView {
                func pinTop(to other: UIView, inset: CGFloat = 0) {
                    topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
                }
            }
            """
        ),
        (
            "overloads by the cases of their parameters", "title.pin(.top, inset: 5)",
            """
            extension UIView {
                enum Side { case left, right }
                enum End { case top, bottom }
                func pin(_ side: Side, inset: CGFloat) { leftAnchor.constraint(equalTo: superview!.leftAnchor, constant: inset).isActive = true }
                func pin(_ end: End, inset: CGFloat) { topAnchor.constraint(equalTo: superview!.topAnchor, constant: inset).isActive = true }
            }
            """
        ),
        (
            "extension of a protocol", "setUp()",
            """
            protocol Arranging { func arrange() }
            extension Arranging { func setUp() { arrange() } }
            extension CardView: Arranging {
                func arrange() { title.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true }
            }
            """
        ),
        (
            "closure behind the call", "build { $0.topAnchor.constraint(equalTo: topAnchor, constant: 5) }",
            """
            extension CardView {
                func build(_ make: (UILabel) -> NSLayoutConstraint) { make(title).isActive = true }
            }
            """
        ),
        (
            "list that grows",
            """
            var list = [NSLayoutConstraint]()
            list.append(title.topAnchor.constraint(equalTo: topAnchor, constant: 5))
            NSLayoutConstraint.activate(list)
            """, ""
        ),
        (
            "constant that is changed later",
            """
            let top = title.topAnchor.constraint(equalTo: topAnchor)
            top.isActive = true
            top.constant = 5
            """, ""
        ),
        (
            "structure that has constraints",
            "Pins(top: title.topAnchor.constraint(equalTo: topAnchor, constant: 5)).activate()",
            "struct Pins { let top: NSLayoutConstraint; func activate() { NSLayoutConstraint.activate([top]) } }"
        ),
        (
            "function within a function",
            "func pin(_ points: CGFloat) { title.topAnchor.constraint(equalTo: topAnchor, constant: points).isActive = true }\n        pin(5)",
            ""
        ),
        (
            "loop over parts",
            "for (view, points) in [(title, 5)] { view.topAnchor.constraint(equalTo: topAnchor, constant: CGFloat(points)).isActive = true }",
            ""
        ),
        (
            "animation",
            "UIView.animate(withDuration: 1) { self.title.topAnchor.constraint(equalTo: self.topAnchor, constant: 5).isActive = true }",
            ""
        ),
        (
            "builder in the manner of Then",
            "title.then { $0.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true }", ""
        ),
        (
            "statement behind a block of one expression",
            "if title.isHidden == false { addSubview(title) }\n        title.topAnchor.constraint(equalTo: topAnchor, constant: 5).isActive = true",
            ""
        ),
    ]

    @Test("helpers are followed", arguments: helpers.indices)
    func helper(_ index: Int) {
        let (name, statement, others) = Self.helpers[index]
        let program = ProgramFixture(view: statement, others: others)
        #expect(program.constraints() == ["title.top == CardView.top 5.0"], "\(name)")
        #expect(program.doubts == [], "\(name)")
        #expect(program.files[path: "CardView.swift"]?.unread.map(\.reason) == [], "\(name)")
    }

    @Test("constants of the same name in two classes, and private ones in two files, stay apart")
    func sameNames() {
        func file(_ name: String, _ inset: Int, _ gap: Int) -> (path: String, text: String) {
            (
                name + ".swift",
                """
                private let gap: CGFloat = \(gap)
                class \(name): UIView {
                    private enum Constants { static let inset: CGFloat = \(inset) }
                    let box = UIView()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(box)
                        box.topAnchor.constraint(equalTo: topAnchor, constant: Constants.inset + gap).isActive = true
                    }
                }
                """
            )
        }
        let program = ProgramFixture(file("First", 10, 1), file("Second", 20, 2))
        #expect(program.constraints("First", of: "First.swift") == ["box.top == First.top 11.0"])
        #expect(program.constraints("Second", of: "Second.swift") == ["box.top == Second.top 22.0"])
    }

    @Test("a superclass's initializer runs for each object")
    func twoObjects() {
        let program = ProgramFixture(
            view: "addSubview(Badge())\n        addSubview(Badge())",
            others: """
                class Tagged: UIView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        heightAnchor.constraint(equalToConstant: 4).isActive = true
                    }
                }
                class Badge: Tagged { override init(frame: CGRect) { super.init(frame: frame) } }
                """
        )
        #expect(program.constraints().count == 2)
    }

    @Test("places are those of the file that has the code")
    func places() {
        let program = ProgramFixture(
            view: "title.pinTop()",
            others:
                "extension UIView {\n func pinTop() {\n topAnchor.constraint(equalTo: superview!.topAnchor).isActive = true } }"
        )
        let location = program.layout()?.constraints.first?.location
        #expect(location?.file == "Others.swift")
        #expect(location?.line == 4)
    }

    @Test("work is limited for the program as a whole, and ends it nowhere")
    func endless() {
        let program = ProgramFixture(
            view: "spin()",
            members: "func spin() { spin(); spin() }"
        )
        #expect(program.layout() != nil)
    }

    @Test("code that damages do not stop", arguments: 0..<40)
    func damage(_ seed: Int) {
        // Each run leaves out another part of a file; nothing may end it.
        let text =
            "class Card: UIView { let a = UILabel(); override init(frame: CGRect) { super.init(frame: frame); addSubview(a); "
            + "if x, let y { a.topAnchor.constraint(equalTo: y.bottomAnchor, constant: b ? 1 : 2).isActive = true } "
            + "for (i, v) in list.enumerated() { v.snp.makeConstraints { $0.top.equalTo(i * 2) } } } }"
        var words = text.split(separator: " ").map(String.init)
        words.remove(at: seed % words.count)
        words.swapAt((seed * 7) % words.count, (seed * 13) % words.count)
        let program = ProgramFixture(("Card.swift", words.joined(separator: " ")))
        #expect(program.files.files.count + program.files.failures.count == 1)
    }
}
