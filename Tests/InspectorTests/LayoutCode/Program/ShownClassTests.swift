import Testing

@testable import LayoutCode
@testable import LayoutModel

@Suite("classes of a program as they are shown")
struct ShownClassTests {
    @Test("a view is as large as its intrinsicContentSize says")
    func contentSizes() {
        let program = ProgramFixture(
            view: "addSubview(Line(isUpright: true))\n        addSubview(Badge())",
            others: """
                final class Line: UIView {
                    let isUpright: Bool
                    init(isUpright: Bool) { self.isUpright = isUpright; super.init(frame: .zero) }
                    override var intrinsicContentSize: CGSize {
                        if isUpright { return CGSize(width: 2, height: UIView.noIntrinsicMetric) }
                        return CGSize(width: UIView.noIntrinsicMetric, height: 2)
                    }
                }
                final class Badge: UIView {
                    static let size = CGSize(width: 30, height: 12)
                    override var intrinsicContentSize: CGSize { Self.size }
                }
                """
        )
        let views = program.layout()?.views ?? []
        #expect(views.first { $0.className == "Line" }?.intrinsicContentSize == PerAxis(2, nil))
        #expect(views.first { $0.className == "Badge" }?.intrinsicContentSize == PerAxis(30, 12))
        #expect(program.layout()?.doubts.isEmpty == true)
    }

    @Test("a view whose intrinsicContentSize is not known is in doubt")
    func unknownContentSize() {
        let program = ProgramFixture(
            view: "addSubview(Chip())",
            others: """
                final class Chip: UILabel {
                    override var intrinsicContentSize: CGSize {
                        let size = super.intrinsicContentSize
                        return CGSize(width: size.width + 12, height: size.height)
                    }
                }
                """
        )
        let doubts = program.layout()?.doubts.map(\.text)
        #expect(doubts == ["its intrinsicContentSize is not known"])
    }

    @Test("what an initializer lays out is not laid out again by awakeFromNib")
    func awake() {
        let arrangement = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let both = ProgramFixture(
            view: "arrange()",
            members: """
                func arrange() { \(arrangement) }
                override func awakeFromNib() { super.awakeFromNib(); arrange() }
                """
        )
        #expect(both.constraints() == ["title.top == CardView.top"])
        let nib = ProgramFixture(
            (
                "CardView.swift",
                """
                import UIKit

                final class CardView: UIView {
                    let title = UILabel()
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        addSubview(title)
                        \(arrangement)
                    }
                }
                """
            )
        )
        #expect(nib.constraints() == ["title.top == CardView.top"])
    }

    @Test("of a superclass that nothing makes all is possible: its subclasses add to it")
    func superclasses() {
        let line = "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"
        let base = ProgramFixture(
            (
                "CardView.swift",
                """
                import UIKit

                class CardView: UIView {
                    let title = UILabel()
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(title)
                        \(line)
                    }
                }
                """
            ),
            (
                "WideView.swift",
                """
                import UIKit

                final class WideView: CardView {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
                    }
                }
                """
            )
        )
        #expect(base.layout()?.doubts.map(\.subject) == [.whole])
        #expect(base.layout("WideView", of: "WideView.swift")?.doubts.isEmpty == true)
    }

    @Test("a view that is added under a condition that is not known is in doubt")
    func addedUnderCondition() {
        let program = ProgramFixture(view: "if model.isNew { let mark = UIView(); addSubview(mark) }")
        let doubts = program.layout()?.doubts.filter { $0.subject == .view("mark") }.map(\.text)
        #expect(doubts == ["it is added where \"model.isNew\" holds only"])
    }

    @Test("a view that later code constrains further is in doubt before that")
    func constrainedLater() {
        let program = ProgramFixture(
            view: "title.topAnchor.constraint(equalTo: topAnchor).isActive = true",
            members: "func show() { title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }"
        )
        #expect(program.titles() == ["CardView", "CardView, after \"show\""])
        let doubts = program.layout()?.doubts.map(\.text)
        #expect(doubts == ["other constraints of it are made after \"show\" (line 5)"])
    }

    @Test("a view that a property of UIKit's takes is what the property gives back")
    func assignedView() {
        let program = ProgramFixture(
            view: """
                addSubview(Header(reuseIdentifier: nil))
                """,
            others: """
                final class Header: UITableViewHeaderFooterView {
                    override init(reuseIdentifier: String?) {
                        super.init(reuseIdentifier: reuseIdentifier)
                        let back = UIView()
                        back.translatesAutoresizingMaskIntoConstraints = false
                        backgroundView = back
                        backgroundView?.topAnchor.constraint(equalTo: topAnchor).isActive = true
                        if let backgroundView {
                            backgroundView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                        }
                    }
                }
                """
        )
        let views = program.layout()?.views ?? []
        #expect(views.filter { $0.className == "UIView" && $0.name != "contentView" }.map(\.name) == ["back"])
        #expect(program.constraints().contains { $0.hasPrefix("back.top == ") })
        #expect(program.constraints().contains { $0.hasPrefix("back.bottom == ") })
    }
}
