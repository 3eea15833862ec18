import Testing

@testable import LayoutInspector

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
        #expect(names == ["UIView", "a", "b", "c", "UILabel \"two words\"", "UILabel", "PriceLabel"])
    }

    @Test("equal names are numbered in file order, and no two are the same")
    func numbers() throws {
        let names = try names([
            ExampleDump.view("1"), ExampleDump.view("2"), ExampleDump.view("3", more: "\"name\": \"UILabel #2\""),
        ])
        #expect(Set(names).count == names.count)
        #expect(names == ["UIView", "UILabel #1", "UILabel #3", "UILabel #2"])
    }

    @Test(
        "numbers are said as people write them",
        arguments: [
            (16.0, "16"), (0.5, "0.5"), (-1.0 / 3, "-0.333"), (0.0, "0"), (1e-5, "1e-05"), (-0.0, "0"),
            (1e300, "1e+300"),
        ]
    )
    func numbers(value: Double, text: String) {
        #expect(PointsText.text(value) == text)
    }
}
