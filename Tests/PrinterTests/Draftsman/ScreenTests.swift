import LayoutInspector
import LayoutPrinter
import Testing

@Suite("screens in Draftsman")
struct ScreenTests {
    @Test("the tally says where each constraint ended")
    func tally() throws {
        let printed = try layout(
            dump(
                #"{"id": "v", "class": "UIView", "translatesAutoresizingMask": false}, {"id": "w", "class": "UIView"}"#,
                constraints: [
                    "v.top == root.top", "v.width == 10",
                    #"{"id": "off", "first": {"item": "v", "attribute": "height"}, "constant": 1, "isActive": false}"#,
                    #"{"id": "mask", "first": {"item": "w", "attribute": "height"}, "constant": 1, "origin": "autoresizing"}"#,
                    #"{"id": "cell", "first": {"item": "v", "attribute": "height"}, "constant": 1, "origin": "encapsulated"}"#,
                    #"{"id": "bad", "first": {"item": "v", "attribute": "top"}, "constant": 1}"#,
                    #"{"id": "stack", "first": {"item": "v", "attribute": "height"}, "constant": 1, "identifier": "UISV-spacing"}"#,
                ]
            )
        ).printed()
        #expect(printed.tally.summary == "7 constraints: 2 printed, 2 implied, 1 system, 1 inactive, 1 invalid")
        #expect(printed.tally.missing == ["bad"])
    }

    @Test("below a root, constraints that leave it are reported, and printed where the other view has a tag")
    func crossing() throws {
        let source = try layout(
            dump(
                #"""
                {"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false, "subviews": [
                  {"id": "w", "class": "UIView", "name": "w", "translatesAutoresizingMask": false}]},
                {"id": "o", "class": "UIView"}
                """#,
                constraints: ["w.top == v.top", "w.bottom == root.bottom", "o.width == 2"]
            )
        )
        var options = PrintOptions()
        options.root = "v"
        var printed = try source.printed(options: options)
        #expect(printed.tally.summary == "3 constraints: 1 printed, 1 outside, 1 crossing")
        #expect(printed.tally.missing == ["c2"])
        options.tags = [PrintOptions.Tag(id: "root", name: "controller.view")]
        printed = try source.printed(options: options)
        #expect(printed.tally.summary == "3 constraints: 2 printed, 1 outside")
        #expect(printed.text.contains("w.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)"))
    }

    @Test("custom spacing after a view that is passed through is left out with it")
    func passedSpacing() throws {
        let source = try layout(
            dump(
                #"""
                {"id": "s", "class": "UIStackView", "name": "s", "translatesAutoresizingMask": false,
                 "stack": {"customSpacing": {"a": 9}}, "subviews": [
                   {"id": "a", "class": "UIView"}, {"id": "b", "class": "UILabel", "name": "b"}]}
                """#
            )
        )
        var options = PrintOptions()
        options.printsOnlyIdentified = true
        let text = try source.printed(options: options).text
        #expect(planBody(text) == "HStacked(s) {\n    b\n}")
        #expect(!text.contains("setCustomSpacing"))
    }

    @Test("a root or a tag that means nothing is refused")
    func refused() throws {
        let source = try layout(dump(#"{"id": "v", "class": "UIView"}, {"id": "w", "class": "UIView"}"#))
        var options = PrintOptions()
        options.root = "x"
        #expect(throws: PrintError.unknownItem(id: "x")) { try source.printed(options: options) }
        options.root = nil
        for name in ["class", "2nd", "a b", "", "a..b", "view", "self.class"] {
            options.tags = [PrintOptions.Tag(id: "v", name: name)]
            #expect(throws: PrintError.self, "\(name)") { try source.printed(options: options) }
        }
        options.tags = [PrintOptions.Tag(id: "v", name: "a"), PrintOptions.Tag(id: "w", name: "self.a")]
        #expect(throws: PrintError.repeatedTag(name: "self.a", ids: ["v", "w"])) {
            try source.printed(options: options)
        }
        options.tags = []
        options.indentWidth = 0
        #expect(throws: PrintError.self) { try source.printed(options: options) }
    }
}
