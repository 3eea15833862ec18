import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct ItemNamesTests {
    private func names(_ views: [String]) throws -> [String] {
        let layout = try Layout.read(Array(ExampleDump.text(subviews: views).utf8)).layout
        let names = ItemNames(layout)
        return layout.views.indices.map { names[view: $0] }
    }

    @Test("a view is called by property, label, identifier, text or class, in that order")
    func order() throws {
        let names = try names([
            ExampleDump.view("1", more: "\"name\": \"a\", \"label\": \"b\""),
            ExampleDump.view("2", more: "\"label\": \"b\", \"identifier\": \"c\""),
            ExampleDump.view("3", more: "\"identifier\": \"c\", \"text\": \"d\""),
            ExampleDump.view("4", more: "\"text\": \"two\\n  words\""),
            ExampleDump.view("5"),
            ExampleDump.view("6", "Shop.PriceLabel"),
        ])
        #expect(names == ["root", "a", "b", "c", "UILabel \"two words\"", "UILabel", "PriceLabel"])
    }

    @Test("equal names are numbered in file order, and no two are the same")
    func numbers() throws {
        let names = try names([
            ExampleDump.view("1"), ExampleDump.view("2"), ExampleDump.view("3", more: "\"name\": \"a\""),
            ExampleDump.view("4", more: "\"name\": \"a#1\""), ExampleDump.view("5", more: "\"name\": \"a\""),
        ])
        #expect(Set(names).count == names.count)
        #expect(names == ["root", "UILabel #1", "UILabel #2", "a #1", "a#1", "a #2"])
    }

    @Test(
        "a name that is not one word is in quotes",
        arguments: [
            ("sign in", "\"sign in\""), ("cell...", "\"cell...\""), ("a(b)", "\"a(b)\""), ("名前", "名前"),
            ("urn:li:1", "urn:li:1"), ("header-2", "header-2"),
        ]
    )
    func quotes(name: String, told: String) throws {
        #expect(try names([ExampleDump.view("1", more: "\"name\": \"\(name)\"")])[1] == told)
    }

    @Test("a plain view is called by its controller, a plain root by what it is, and of a text nobody knows the root")
    func plainViews() throws {
        func name(_ more: String, top: String = "") throws -> [String] {
            let head = "{\"format\": \"layout-dump\", \"version\": 1, \(top)"
            let dump = head + "\"constraints\": [], \"roots\": [\(more)]}"
            let names = ItemNames(try Layout.read(Array(dump.utf8)).layout)
            return [names[view: 0], names.subject(view: 0)]
        }
        let controlled = "{\"id\": \"1\", \"class\": \"UIView\", \"viewController\": \"Shop.CartController\"}"
        #expect(try name(controlled) == ["view", "CartController's view"])
        let two = controlled + ", " + controlled.replacing("\"1\"", with: "\"2\"")
        #expect(try name(two)[0] == "CartController.view #1")
        let plain = "{\"id\": \"1\", \"class\": \"UIView\"}"
        #expect(try name(plain) == ["root", "the root view"])
        #expect(try name(plain, top: "\"coverage\": \"partial\",") == ["UIView", "UIView"])
        #expect(try name("{\"id\": \"1\", \"class\": \"Shop.Cart\"}") == ["Cart", "Cart"])
    }

    @Test(
        "numbers are said as people write them",
        arguments: [
            (16.0, "16"), (0.5, "0.5"), (-1.0 / 3, "-0.33"), (0.0, "0"), (1e-5, "1e-5"), (-0.0, "0"),
            (1e300, "1e300"),
        ]
    )
    func numbers(value: Double, text: String) {
        #expect(PointsText.text(value) == text)
    }
}
