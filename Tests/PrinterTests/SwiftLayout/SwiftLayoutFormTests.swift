import LayoutInspector
import LayoutPrinter
import Testing

@Suite("the forms of the dialect swiftlayout")
struct SwiftLayoutFormTests {
    private static let screens = [
        ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder), ("cell", Screens.cell),
    ]

    @Test("only distances and what the library keeps once remain in version 5")
    func reasons() throws {
        let reasons = try SwiftLayoutFormTests.screens.flatMap { _, dump in
            try layout(dump).printed(as: .swiftLayout).remainder.filter { $0.constraint != nil }.map(\.reason)
        }
        #expect(Set(reasons) == ["it compares the distances of anchors"])
        #expect(Set(reasons).isSubset(of: Dialect.swiftLayout.reasonsForRemainder))
    }

    @Test("made identifiers are set where the views are, and each constraint has a line of its own")
    func identifiers() throws {
        var options = PrintOptions()
        options.autoIdentifiers = .all
        let text = try layout(Screens.login).printed(as: .swiftLayout, options: options).text
        #expect(text.contains("logo.sl.identifying(\"logo\").anchors {\n"))
        #expect(text.contains("Anchors.width.equalTo(constant: 120).identifier(\"logo.width\")\n"))
        options.dialectVersion = 3
        options.autoIdentifiers = .views
        let older = try layout(Screens.login).printed(as: .swiftLayout, options: options).text
        #expect(older.contains("logo.sl.identifying(\"logo\").sl.anchors {\n"))
    }

    @Test("an outlet becomes an identifier that the note at the head says how to use")
    func outlets() throws {
        let view = #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#
        let source = try layout(dump(view, constraints: ["v.top == root.top =topConstraint", "v.left == root.left"]))
        let text = try source.printed(as: .swiftLayout, form: .class).text
        #expect(text.contains("Anchors.top.equalToSuper().identifier(\"topConstraint\")\n"))
        let call = #"activation?.anchors("topConstraint").update(constant:priority:)"#
        #expect(text.contains("// Instead of topConstraint: \(call)\n"))
        #expect(!text.contains("NSLayoutConstraint"))
        let statements = try source.printed(as: .swiftLayout, form: .statements).text
        #expect(statements.contains("let activation = view.sl.sublayout {\n") && statements.hasSuffix("}.active()\n"))
        var options = PrintOptions()
        options.dialectVersion = 4
        let older = try source.printed(as: .swiftLayout, form: .class, options: options)
        #expect(older.text.contains("    var topConstraint: NSLayoutConstraint!\n"))
        #expect(older.remainder.map(\.reason) == ["a property holds it"])
    }

    @Test("a block never has more views than the version takes")
    func manyViews() throws {
        let views = (1...25).map {
            #"{"id": "v\#($0)", "class": "UILabel", "name": "v\#($0)", "translatesAutoresizingMask": false}"#
        }
        let source = try layout(
            dump(views.joined(separator: ", "), constraints: (1...25).map { "v\($0).top == root.top + \($0)" })
        )
        for version in PrintOptions.dialectVersions {
            var options = PrintOptions()
            options.dialectVersion = version
            for form in Dialect.swiftLayout.forms {
                let text = try source.printed(as: .swiftLayout, form: form, options: options).text
                #expect(text.contains(version == 1 ? "var moreLayout: some Layout {" : "GroupLayout {"))
            }
        }
    }

    @Test("a stack's views that it does not arrange are grouped, and its order is that of the lines")
    func looseViews() throws {
        let text = try layout(Screens.remainder).printed(as: .swiftLayout).text
        #expect(
            text.contains(
                """
                        }.sublayout {
                            s2
                            s1
                            GroupLayout(option: .isNotArranged) {
                                over
                            }
                        }

                """
            )
        )
        #expect(text.contains("s.setCustomSpacing(20, after: s2)\n"))
    }

    @Test("deep views have trees of their own")
    func depth() throws {
        var view = #"{"id": "v20", "class": "UIView", "name": "v20", "translatesAutoresizingMask": false}"#
        for index in (1...19).reversed() {
            view =
                #"{"id": "v\#(index)", "class": "UIView", "name": "v\#(index)", "translatesAutoresizingMask": false, "subviews": [\#(view)]}"#
        }
        let text = try layout(dump(view, constraints: ["v20.top == v19.top"])).printed(as: .swiftLayout).text
        #expect(text.contains("    v8.sl.sublayout {\n"))
        #expect(text.contains("    v16.sl.sublayout {\n"))
    }
}
