import LayoutInspector
import LayoutPrinter
import Testing

/// Which lines of Masonry make constraints.
@Suite("lines of Masonry")
struct MasonryCallTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var lines: [String]
        var testDescription: String { constraints.joined(separator: ", ") }

        init(_ constraints: String..., lines: String...) {
            self.constraints = constraints
            self.lines = lines
        }
    }

    /// `v` and `o` are in `box`, which is in the view of a controller.
    private static let views = #"""
        {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
          {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false},
          {"id": "o", "class": "UIView", "name": "o", "translatesAutoresizingMask": false}]}
        """#

    private func text(_ constraints: [String]) throws -> String {
        try layout(dump(Self.views, constraints: constraints)).printed(as: .masonry, form: .statements).text
    }

    private static let cases: [Case] = [
        Case("v.top == box.top + 16", lines: "make.top.equalTo(self.box).offset(16);"),
        Case("v.bottom <= box.bottom - 8", lines: "make.bottom.lessThanOrEqualTo(self.box).offset(-8);"),
        Case("v.top == o.bottom + 8 @750", lines: "make.top.equalTo(self.o.mas_bottom).offset(8).priorityHigh();"),
        Case("v.width == 44 @333", lines: "make.width.mas_equalTo(44).priority(333);"),
        Case("v.width >= 44", "v.height >= 44", lines: "make.size.mas_greaterThanOrEqualTo(44);"),
        Case("v.width == 44", "v.height == 20", lines: "make.size.mas_equalTo(CGSizeMake(44, 20));"),
        Case(
            "v.width == o.height * 0.5 + 4",
            lines: "make.width.equalTo(self.o.mas_height).multipliedBy(0.5).offset(4);"
        ),
        Case("v.centerX == box.centerX", "v.centerY == box.centerY", lines: "make.center.equalTo(self.box);"),
        Case(
            "v.centerX == box.centerX + 1",
            "v.centerY == box.centerY",
            lines: "make.centerX.equalTo(self.box).offset(1);",
            "make.centerY.equalTo(self.box);"
        ),
        Case(
            "v.leading == box.leading + 9",
            "v.trailing == box.trailing - 9",
            lines: "make.leading.trailing.equalTo(self.box).inset(9);"
        ),
        Case(
            "v.leading >= box.leading",
            "v.trailing <= box.trailing",
            lines: "make.leading.greaterThanOrEqualTo(self.box);",
            "make.trailing.lessThanOrEqualTo(self.box);"
        ),
        Case(
            "v.top == box.top + 1",
            "v.left == box.left + 2",
            "v.bottom == box.bottom - 3",
            "v.right == box.right - 4",
            lines: "make.edges.equalTo(self.box).insets(UIEdgeInsetsMake(1, 2, 3, 4));"
        ),
        Case(
            "v.top == box.top",
            "v.leading == box.leading",
            "v.bottom == box.bottom",
            "v.trailing == box.trailing",
            lines: "make.top.leading.trailing.bottom.equalTo(self.box);"
        ),
        Case(
            "v.top == [box.safeArea].top + 8",
            lines: "make.top.equalTo(self.box.mas_safeAreaLayoutGuideTop).offset(8);"
        ),
        Case(
            "v.leading == [box.safeArea].leading",
            lines: "make.leading.equalTo([[MASViewAttribute alloc] initWithView:self.box "
                + "item:self.box.safeAreaLayoutGuide layoutAttribute:NSLayoutAttributeLeading]);"
        ),
        Case("v.leading == [box.layoutMargins].leading", lines: "make.leading.equalTo(self.box.mas_leadingMargin);"),
        Case(
            "v.firstBaseline == o.lastBaseline + 3",
            lines: "make.firstBaseline.equalTo(self.o.mas_lastBaseline).offset(3);"
        ),
    ]

    @Test("each constraint gets the line that people write", arguments: cases)
    func lines(_ entry: Case) throws {
        let lines = try text(entry.constraints).split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.filter { $0.hasPrefix("make.") }.map(String.init) == entry.lines)
    }

    @Test("what Masonry cannot express is made with anchors, after the reason")
    func remainder() throws {
        let named = try text(["v.top == box.top + 8 #top"])
        #expect(named.contains("// it has an identifier\nNSLayoutConstraint *vTop = ["))
        #expect(named.contains("vTop.identifier = @\"top\";\n"))
        let held = try text(["v.width == 8 =vWidth"])
        #expect(held.contains("// a property holds it\n"))
        #expect(held.contains("self.vWidth = "))
    }

    @Test("a string is written with the bytes of what nobody sees")
    func strings() throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        let screen = try layout(
            dump(#"{"id": "t", "class": "UILabel", "name": "t", "text": "a \"b\" \\ \u0007\u00A0\nü"}"#)
        )
        let text = try screen.printed(as: .masonry, form: .class, options: options).text
        #expect(text.contains(#"_t.text = @"a \"b\" \\ \007\302\240\nü";"#))
    }
}
