import LayoutInspector
import LayoutPrinter
import Testing

/// The ways in which other converters lose or change what they convert.
@Suite("faults of other converters, in Draftsman")
struct ConverterFaultTests {
    private static let views = #"""
        {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false},
        {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}
        """#

    private func text(_ constraints: [String], views: String = views) throws -> String {
        var options = PrintOptions()
        options.keepsItems = true
        return try layout(dump(views, constraints: constraints)).printed(options: options).text
    }

    struct Case: CustomTestStringConvertible {
        var fault: String
        var constraint: String
        var source: String
        var testDescription: String { fault }
    }

    @Test(
        "a constraint is printed as it is",
        arguments: [
            Case(fault: "relation lost", constraint: "v.height <= 43", source: "height.lessThan(to: 43)"),
            Case(
                fault: "priority lost",
                constraint: "v.height == 43 @250",
                source: "height.equal(to: 43).priority(250)"
            ),
            Case(
                fault: "margin dropped",
                constraint: "v.leading == root.leadingMargin",
                source: "attribute: .leadingMargin"
            ),
            Case(
                fault: "double minus",
                constraint: "v.bottom == root.bottom + 8",
                source: "bottom.equal(with: .parent).inset(by: 8)"
            ),
            Case(
                fault: "constant before multiplier",
                constraint: "root.width == o.width * 2 + 3",
                source: "view.widthAnchor.constraint(equalTo: o.widthAnchor, multiplier: 2, constant: 3)"
            ),
            Case(
                fault: "multiplier of a position",
                constraint: "v.centerX == root.centerX * 0.5",
                source: "multiplier: 0.5"
            ),
            Case(
                fault: "ratio turned over",
                constraint: "v.width == v.height * 1.7777777777777777",
                source: "widthMatchHeight().multiplied(by: 16.0 / 9)"
            ),
            Case(
                fault: "items swapped",
                constraint: "root.width >= o.width * -2 + 3",
                source: "view.widthAnchor.constraint(greaterThanOrEqualTo: o.widthAnchor, multiplier: -2, constant: 3)"
            ),
            Case(
                fault: "bare priority, or set after activation",
                constraint: "v.firstBaseline == o.firstBaseline @999",
                source: "vFirstBaseline.priority = UILayoutPriority(999)\n    remainder += ["
            ),
            Case(
                fault: "baseline dropped",
                constraint: "v.lastBaseline == o.lastBaseline",
                source: "v.lastBaselineAnchor"
            ),
            Case(fault: "left dropped", constraint: "v.left == o.right", source: "left.equal(to: o.rightAnchor)"),
            Case(
                fault: "within margins dropped",
                constraint: "v.centerX == root.centerXWithinMargins",
                source: "attribute: .centerXWithinMargins"
            ),
            Case(
                fault: "guide of a view taken for the root's",
                constraint: "v.top == [o.safeArea].top",
                source: "top.equal(to: o.safeAreaLayoutGuide.topAnchor)"
            ),
            Case(
                fault: "guide unknown",
                constraint: "[root.safeArea].bottom == v.bottom",
                source: "view.safeAreaLayoutGuide.bottomAnchor"
            ),
            Case(
                fault: "long numbers",
                constraint: "v.width == 0.30000001192092896",
                source: "width.equal(to: 0.30000001192092896)"
            ),
            Case(
                fault: "left taken for leading",
                constraint: "v.leading == root.leading",
                source: "leading.equal(with: .parent)"
            ),
            Case(
                fault: "outlet inlined",
                constraint: "v.height == 10 =heightConstraint",
                source: "let vHeight = v.heightAnchor.constraint(equalToConstant: 10)\n    heightConstraint = vHeight"
            ),
        ]
    )
    func constraint(_ example: Case) throws {
        let text = try text([example.constraint])
        #expect(text.contains(example.source), "\(text)")
    }

    @Test("a scroll view's content guide stays its own")
    func contentGuide() throws {
        let text = try text(
            ["v.top == s.top", "w.top == [s.contentLayout].top", "w.width == [s.frameLayout].width"],
            views: #"""
                {"id": "s", "class": "UIScrollView", "name": "scroll", "translatesAutoresizingMask": false, "subviews": [
                  {"id": "w", "class": "UIView", "name": "w", "translatesAutoresizingMask": false}]},
                {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false}
                """#
        )
        #expect(text.contains("top.equal(to: scroll.contentLayoutGuide.topAnchor)"))
        #expect(text.contains("width.equal(to: scroll.frameLayoutGuide.widthAnchor)"))
    }

    @Test("names are unique, valid and shadow nothing")
    func names() throws {
        let views = [
            #""label": "8bC-3K""#, #""label": "9bC-4K""#, #""label": "8bC-3k""#, #""label": "Title""#,
            #""label": "title""#,
            #""label": "default""#, #""label": "view""#, #""label": "Größe""#, #""label": "description""#,
            #""name": "layer""#, #""label": "🙂""#, #""text": "Sign in!""#,
        ].enumerated().map {
            #"{"id": "x\#($0.offset)", "class": "UILabel", "translatesAutoresizingMask": false, \#($0.element)}"#
        }
        let printed = try layout(
            dump(views.joined(separator: ","), constraints: views.indices.map { "x\($0).width == x11.width" })
        ).printed()
        let names = printed.names.filter { $0.id.hasPrefix("x") }.map(\.expression)
        #expect(
            names == [
                "number8bC3K", "number9bC4K", "number8bC3k", "titleLabel", "titleLabel2", "defaultLabel", "viewLabel",
                "größe", "descriptionLabel", "layer", "label11", "signInLabel",
            ]
        )
    }

    @Test("a tag is printed as given, and a derived name yields to it")
    func tags() throws {
        let source = try layout(
            dump(
                #"""
                {"id": "a", "class": "UILabel", "label": "header", "translatesAutoresizingMask": false},
                {"id": "b", "class": "UILabel", "translatesAutoresizingMask": false}
                """#,
                constraints: ["a.top == b.bottom", "b.top == root.top"]
            )
        )
        var options = PrintOptions()
        options.tags = [PrintOptions.Tag(id: "b", name: "header")]
        #expect(
            planBody(try source.printed(options: options).text) == """
                header2.drf.top.equal(to: header.bottomAnchor)
                header.drf.top.equal(with: .parent)
                """
        )
    }

    @Test("stacks arrange their subviews in order, and print none of their own constraints")
    func stacks() throws {
        let printed = try layout(
            dump(
                #"""
                {"id": "s", "class": "UIStackView", "translatesAutoresizingMask": false,
                 "stack": {"axis": "vertical", "distribution": "fillEqually", "alignment": "center", "spacing": 8,
                           "arranged": ["b", "a"]},
                 "subviews": [{"id": "b", "class": "UILabel", "name": "b"}, {"id": "a", "class": "UILabel", "name": "a"}]}
                """#,
                constraints: [
                    #"{"id": "x", "first": {"item": "b", "attribute": "top"}, "second": {"item": "s", "attribute": "top"}, "identifier": "UISV-canvas-connection"}"#,
                    #"{"id": "y", "first": {"item": "a", "attribute": "width"}, "constant": 3, "relation": "<=", "origin": "contentSize"}"#,
                    "s.top == root.top",
                ]
            )
        ).printed()
        #expect(
            planBody(printed.text) == """
                VStacked(distribution: .fillEqually, alignment: .center, spacing: 8) {
                    b
                    a
                }
                .top.equal(with: .parent)
                """
        )
        #expect(printed.tally.summary == "3 constraints: 1 printed, 2 implied")
    }

    @Test("strings are escaped")
    func strings() throws {
        let text = try text([
            #"{"id": "c", "first": {"item": "v", "attribute": "width"}, "constant": 1, "identifier": "a \"b\" \\(c)\n"}"#
        ])
        #expect(text.contains(#".identifier("a \"b\" \\(c)\n")"#))
    }

    @Test("a view without constraints keeps its place by frame and mask, in its z-order")
    func masks() throws {
        let text = try text(
            ["v.top == root.top"],
            views: #"""
                {"id": "m", "class": "UIView", "name": "m", "frame": [1, 2, 3, 4], "autoresizingMask": ["flexibleWidth"]},
                {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false}
                """#
        )
        #expect(
            text.contains(
                """
                    view.insertSubview(m, belowSubview: v)
                    m.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
                    m.autoresizingMask = [.flexibleWidth]
                """
            )
        )
    }

    @Test("classes are made as source can: without their module, collection views with a layout")
    func classes() throws {
        let text = try text(
            ["p.top == root.top", "c.top == p.bottom", "p.left == c.left"],
            views: #"""
                {"id": "p", "class": "Shop.PriceView", "translatesAutoresizingMask": false},
                {"id": "c", "class": "UICollectionView", "translatesAutoresizingMask": false}
                """#
        )
        #expect(text.contains("private let priceView = PriceView()\n"))
        #expect(
            text.contains(
                "= UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())\n"
            )
        )
    }
}
