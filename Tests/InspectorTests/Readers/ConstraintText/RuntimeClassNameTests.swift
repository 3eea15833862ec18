import Testing

@testable import LayoutReaders

@Suite struct RuntimeClassNameTests {
    @Test(
        "names of the runtime are as source writes them",
        arguments: [
            ("_TtC4Shop4Cell", "Shop.Cell"), ("_TtCC4Shop4Cell5Badge", "Shop.Cell.Badge"),
            ("_TtCV4Shop5Theme3Bar", "Shop.Theme.Bar"),
            ("_TtC4ShopP33_0A1B2C3D4E5F60718293A4B5C6D7E8F93Bar", "Shop.Bar"),
        ]
    )
    func plain(name: String, written: String) {
        #expect(RuntimeClassName.plain(name) == written)
    }

    @Test(
        "others stay as they are",
        arguments: [
            "_TtC3App", "_TtC99Shop4Cell", "_TtGC4Shop4CellSi_", "_Tt", "Shop.Cell", "_TtC4Shop4CellX", "_TtC0",
        ]
    )
    func others(name: String) {
        #expect(RuntimeClassName.plain(name) == nil)
    }
}
