import LayoutInspector
import LayoutPrinter
import Testing

@Suite("the forms of the dialect masonry")
struct MasonryFormTests {
    @Test("the methods of a class of eight views or more are in groups for the jump bar", arguments: [7, 8])
    func marks(_ count: Int) throws {
        let views = (1...count).map { #"{"id": "v\#($0)", "class": "UILabel", "translatesAutoresizingMask": false}"# }
        let text = try layout(dump(views.joined(separator: ","))).printed(as: .masonry, form: .class).text
        for mark in ["#pragma mark - Life cycle\n", "#pragma mark - Setup\n"] {
            #expect(text.contains(mark) == (count == 8))
        }
    }

    @Test("a setting that Objective-C source does not set is named in a comment")
    func unset() throws {
        let screen = try layout(
            dump(
                #"{"id": "t", "class": "UIButton", "name": "t", "attributes": {"configuration.subtitle": "now"}}"#
            )
        )
        var options = PrintOptions()
        options.printsConfiguration = true
        let printed = try screen.printed(as: .masonry, form: .class, options: options)
        #expect(printed.text.contains("// not set: configuration?.subtitle\n"))
        #expect(printed.unset == ["t: configuration?.subtitle"])
    }

    @Test("a tag that begins with self is the class's own variable")
    func tags() throws {
        var options = PrintOptions()
        options.tags = [.init(id: "v", name: "self.header"), .init(id: "o", name: "cell.title")]
        let screen = try layout(
            dump(
                #"""
                {"id": "v", "class": "UIView", "translatesAutoresizingMask": false},
                {"id": "o", "class": "UIView", "translatesAutoresizingMask": false}
                """#,
                constraints: ["v.top == o.bottom + 8"]
            )
        )
        let printed = try screen.printed(as: .masonry, form: .statements, options: options)
        #expect(printed.text.contains("[self->_header mas_makeConstraints:"))
        #expect(printed.text.contains("make.top.equalTo(self.cell.title.mas_bottom).offset(8);"))
    }
}
