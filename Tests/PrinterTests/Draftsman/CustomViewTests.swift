import LayoutInspector
import LayoutPrinter
import Testing

/// Views whose classes make subviews themselves, and hold them in properties.
@Suite("custom views in Draftsman")
struct CustomViewTests {
    private static let card = #"""
        {"id": "card", "class": "Shop.Card", "translatesAutoresizingMask": false, "subviews": [
          {"id": "title", "class": "UILabel", "name": "titleLabel", "owner": "Shop.Card", "translatesAutoresizingMask": false},
          {"id": "badge", "class": "Shop.Badge", "name": "_badge", "owner": "Shop.Card",
           "translatesAutoresizingMask": false, "subviews": [
             {"id": "count", "class": "UILabel", "name": "count", "owner": "Shop.Badge", "translatesAutoresizingMask": false},
             {"id": "dot", "class": "UIView", "translatesAutoresizingMask": false}]}]},
        {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}
        """#

    private func printed(_ constraints: [String], _ change: (inout PrintOptions) -> Void = { _ in }) throws
        -> PrintedSource
    {
        var options = PrintOptions()
        change(&options)
        return try layout(dump(CustomViewTests.card, constraints: constraints)).printed(options: options)
    }

    @Test("what another view's class makes is reached by its property")
    func paths() throws {
        let source = try printed([
            "o.leading == title.leading", "o.firstBaseline == title.firstBaseline", "o.width == count.width * 2",
            "o.top == [badge.layoutMargins].top",
        ])
        #expect(source.tally.summary == "4 constraints: 4 printed")
        #expect(source.tally.isComplete)
        #expect(source.text.contains("private let card = Card()\n"))
        #expect(
            planBody(source.text) == """
                card
                o.drf
                    .top.equal(to: card.badge.layoutMarginsGuide.topAnchor)
                    .leading.equal(to: card.titleLabel.leadingAnchor)
                    .width.equal(to: card.badge.count.widthAnchor).multiplied(by: 2)
                """
        )
        #expect(source.text.contains("o.firstBaselineAnchor.constraint(equalTo: card.titleLabel.firstBaselineAnchor)"))
    }

    @Test("a constraint on it is left to the remainder, or said from the other side")
    func firstItem() throws {
        let source = try printed(["title.trailing == o.leading - 8"]) { $0.keepsItems = true }
        #expect(source.tally.summary == "1 constraint: 1 printed")
        #expect(source.remainder.map(\.reason) == ["its first item is made by another view's class"])
        #expect(
            source.text.contains("card.titleLabel.trailingAnchor.constraint(equalTo: o.leadingAnchor, constant: -8)")
        )
        let turned = try printed(["title.trailing == o.leading - 8"])
        #expect(
            planBody(turned.text) == "card\no.drf.leading.equal(to: card.titleLabel.trailingAnchor).offset(by: 8)"
        )
    }

    @Test("what lies between a view and what its own class makes is the class's business")
    func inside() throws {
        let source = try printed([
            "title.top == card.top + 8", "badge.leading == title.trailing", "count.top == badge.top",
        ])
        #expect(source.tally.summary == "3 constraints: 3 outside")
        #expect(source.tally.isComplete)
    }

    @Test("what has no property cannot be reached, and is reported")
    func unnamed() throws {
        let source = try printed(["o.top == dot.bottom", "o.leading == title.leading"])
        #expect(source.tally.summary == "2 constraints: 1 printed, 1 crossing")
        #expect(source.tally.missing == ["c1"])
    }

    @Test("a tag reaches what has no property, and names what has one")
    func tags() throws {
        let source = try printed(["o.top == dot.bottom", "o.leading == title.leading"]) { options in
            options.tags = [.init(id: "dot", name: "card.badge.dot"), .init(id: "title", name: "heading")]
        }
        #expect(source.tally[.printed] == 2)
        #expect(source.text.contains("card.badge.dot.bottomAnchor"))
        #expect(source.text.contains("o.leadingAnchor.constraint(equalTo: heading.leadingAnchor)"))
    }

    @Test("asked for, the inside is printed as well")
    func deep() throws {
        let source = try printed(["o.leading == title.leading", "title.top == card.top + 8"]) { $0.isDeep = true }
        #expect(source.tally.summary == "2 constraints: 2 printed")
        #expect(source.text.contains("card.titleLabel.drf.top.equal(with: .parent).offset(by: 8)"))
    }

    @Test("each form reaches it", arguments: Dialect.draftsman.forms)
    func forms(_ form: SourceForm) throws {
        let dump = dump(CustomViewTests.card, constraints: ["o.leading == title.leading", "o.top == root.top"])
        let source = try layout(dump).printed(as: .draftsman, form: form)
        #expect(source.tally.summary == "2 constraints: 2 printed")
        #expect(source.text.contains("card.titleLabel.leadingAnchor"))
        #expect(!source.text.contains("= UILabel()\n    let titleLabel"))
    }
}
