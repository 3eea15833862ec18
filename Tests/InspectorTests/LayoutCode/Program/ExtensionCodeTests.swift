import Testing

@testable import LayoutCode
@testable import LayoutModel

@Suite("what extensions of a program add to UIKit's types")
struct ExtensionCodeTests {
    @Test("a priority that an extension names is a priority")
    func priorities() {
        let program = ProgramFixture(
            view: """
                let height = title.heightAnchor.constraint(equalToConstant: 20)
                        height.priority = .nearlyRequired
                        title.setContentHuggingPriority(.nearlyRequired, for: .vertical)
                        height.isActive = true
                """,
            others: "extension UILayoutPriority { static let nearlyRequired: Self = .init(999) }"
        )
        #expect(program.constraints() == ["title.height == 20.0 @999.0"])
        #expect(program.doubts == [])
        let title = program.layout()?.views.first { $0.name == "title" }
        #expect(title?.contentHugging.vertical == 999)
    }

    @Test("a priority that no file declares leaves the constraint in doubt")
    func unknownPriority() {
        let program = ProgramFixture(
            view: """
                let height = title.heightAnchor.constraint(equalToConstant: 20)
                        height.priority = .somewhere
                        height.isActive = true
                """
        )
        #expect(program.constraints() == ["title.height == 20.0"])
        #expect(program.doubts == ["the priority \".somewhere\" is not known"])
    }

    @Test("a constant of CGFloat can be negated")
    func negated() {
        let program = ProgramFixture(
            view: """
                title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -.spacing).isActive = true
                        title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -.spacing * 2).isActive = true
                """,
            others: "extension CGFloat { static let spacing: CGFloat = 8 }"
        )
        #expect(
            program.constraints() == [
                "title.bottom == CardView.bottom -16.0", "title.trailing == CardView.trailing -8.0",
            ]
        )
        #expect(program.doubts == [])
    }

    @Test("a convenience initializer of a view is run")
    func initializers() {
        let program = ProgramFixture(
            view: """
                let row = UIStackView(views: [UILabel(), UILabel()], gap: 12)
                        addSubview(row)
                        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """,
            others: """
                extension UIStackView {
                    convenience init(views: [UIView], gap: CGFloat, isWide: Bool = false) {
                        self.init(arrangedSubviews: views)
                        spacing = gap
                        translatesAutoresizingMaskIntoConstraints = false
                    }
                }
                """
        )
        let row = program.layout()?.views.first { $0.name == "row" }
        #expect(row?.className == "UIStackView")
        #expect(row?.stack?.spacing == 12)
        #expect(program.layout()?.views.count { $0.className == "UILabel" } == 3)
        #expect(program.constraints() == ["row.top == CardView.top"])
        #expect(program.layout()?.doubts.isEmpty == true)
    }

    @Test("members of a protocol that UIKit's views are made to have are followed")
    func scopes() {
        let program = ProgramFixture(
            view: "title.pins.fill(self)",
            others: """
                struct Pins<Base> { let base: Base; init(base: Base) { self.base = base } }
                protocol Pinned {}
                extension Pinned { var pins: Pins<Self> { Pins(base: self) } }
                extension NSObject: Pinned {}
                extension Pins where Base: UIView {
                    func fill(_ guide: UILayoutGuide) { base.topAnchor.constraint(equalTo: guide.topAnchor, constant: 1).isActive = true }
                    func fill(_ view: UIView) { base.topAnchor.constraint(equalTo: view.topAnchor, constant: 2).isActive = true }
                }
                """
        )
        #expect(program.constraints() == ["title.top == CardView.top 2.0"])
    }

    @Test("of functions with the same labels the one is run whose types the arguments have")
    func overloads() {
        let program = ProgramFixture(
            view: """
                title.hang(from: self)
                        title.hang(from: safeAreaLayoutGuide)
                """,
            others: """
                extension UIView {
                    func hang(from view: UIView) { topAnchor.constraint(equalTo: view.topAnchor).isActive = true }
                    func hang(from guide: UILayoutGuide) { leftAnchor.constraint(equalTo: guide.leftAnchor).isActive = true }
                }
                """
        )
        #expect(program.constraints() == ["title.left == CardView.safeArea.left", "title.top == CardView.top"])
    }

    @Test("a view that an unknown member of it is called on can be placed by that")
    func unknownScope() {
        let program = ProgramFixture(view: "title.pins.fill(self)\n        title.rx.text.bind(to: model)")
        let doubts = program.layout()?.doubts.filter { $0.subject == .view("title") }.map(\.text)
        #expect(doubts == ["\"title.pins.fill(…)\" can place it"])
        let other = ProgramFixture(
            view:
                "title.topAnchor.constraint(equalTo: topAnchor).isActive = true\n        title.rx.text.bind(to: model)"
        )
        #expect(other.layout()?.doubts.contains { $0.subject == .view("title") } == false)
    }

    @Test("a subscript of a type of the program gives what its code gives")
    func subscripts() {
        let program = ProgramFixture(
            view: "title.topAnchor.constraint(equalTo: topAnchor, constant: Look.steps[2]).isActive = true",
            others: """
                struct Steps { var step: CGFloat; subscript(count: Int) -> CGFloat { CGFloat(count) * step } }
                enum Look { static let steps = Steps(step: 8) }
                """
        )
        #expect(program.constraints() == ["title.top == CardView.top 16.0"])
        #expect(program.doubts == [])
    }

    @Test("the system's spacing is 8 points, and not known between lines of text")
    func systemSpacing() {
        let program = ProgramFixture(
            view: """
                title.leadingAnchor.constraint(equalToSystemSpacingAfter: leadingAnchor, multiplier: 2).isActive = true
                        title.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: topAnchor, multiplier: 1).isActive = true
                        title.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: lastBaselineAnchor, multiplier: 1).isActive = true
                """
        )
        #expect(
            program.constraints() == [
                "title.firstBaseline == CardView.lastBaseline", "title.leading == CardView.leading 16.0",
                "title.top >= CardView.top 8.0",
            ]
        )
        #expect(program.doubts == ["the constant \"systemSpacing\" is not known"])
    }

    @Test("a closure of two parameters takes pairs apart")
    func pairs() {
        let program = ProgramFixture(
            view: """
                let views = [title, UILabel()]
                        addSubview(views[1])
                        views.enumerated().forEach { index, view in
                            view.heightAnchor.constraint(equalToConstant: index == 0 ? 10 : 20).isActive = true
                        }
                        views.enumerated().forEach { $1.widthAnchor.constraint(equalToConstant: CGFloat($0)).isActive = true }
                """
        )
        #expect(
            program.constraints() == [
                "UILabel.height == 20.0", "UILabel.width == 1.0", "title.height == 10.0", "title.width == 0.0",
            ]
        )
        #expect(program.doubts == [])
    }
}

@Suite("cases of a program's enumerations that carry values")
struct PayloadTests {
    private static let others = """
        enum Edge {
            case view(UIView)
            case guide(UILayoutGuide, by: CGFloat)
            var top: NSLayoutYAxisAnchor {
                switch self {
                case .view(let view): return view.topAnchor
                case let .guide(guide, _): return guide.topAnchor
                }
            }
        }
        struct Gaps {
            var top: CGFloat?
            init(_ insets: UIEdgeInsets) { top = insets.top }
        }
        extension UIView {
            func hang(from edge: Edge, gaps insets: UIEdgeInsets = .zero) {
                let gaps = Gaps(insets)
                if let top = gaps.top { topAnchor.constraint(equalTo: edge.top, constant: top).isActive = true }
                if case .guide(_, let points) = edge { heightAnchor.constraint(equalToConstant: points).isActive = true }
            }
        }
        """

    @Test("what they carry is known where a pattern binds it")
    func patterns() {
        let program = ProgramFixture(
            view: """
                title.hang(from: .view(self))
                        title.hang(from: .guide(safeAreaLayoutGuide, by: 30), gaps: .init(top: 4, left: 0, bottom: 0, right: 0))
                """,
            others: Self.others
        )
        #expect(
            program.constraints() == [
                "title.height == 30.0", "title.top == CardView.safeArea.top 4.0", "title.top == CardView.top",
            ]
        )
        #expect(program.doubts == [])
    }
}
