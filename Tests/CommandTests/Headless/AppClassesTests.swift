import LayoutInspector
import Testing

@testable import draft_inspect

@Suite struct AppClassesTests {
    private func layout() throws -> Layout {
        let dump = """
            {"format": "layout-dump", "version": 1, "roots": [
              {"id": "r", "class": "UIView", "viewController": "Shop.CartController", "frame": [0, 0, 320, 480], "subviews": [
                {"id": "p", "class": "Shop.PriceView", "baseClass": "UIControl", "subviews": [
                  {"id": "a", "class": "Shop.Amount", "baseClass": "UILabel", "name": "amount", "owner": "Shop.PriceView"},
                  {"id": "s", "class": "UIStackView", "name": "rows", "owner": "Shop.PriceView",
                   "stack": {"axis": "vertical", "spacing": 8}}]}]}],
             "constraints": []}
            """
        return try Array(dump.utf8).withUnsafeBytes { bytes in try DumpReader.read(bytes, options: ReadOptions()).layout
        }
    }

    @Test("classes that source uses get their superclass and the properties that hold views")
    func declarations() throws {
        var classes = AppClasses(framework: ["UIView", "UIControl", "UILabel", "UIStackView"])
        classes.add(try layout())
        #expect(
            classes.declarations(for: "let price = PriceView()", declaring: []) == """
                class Amount: UILabel {}
                class PriceView: UIControl {
                    var amount = Amount()
                    var rows = { let view = UIStackView(); view.axis = .vertical; view.distribution = .fill; \
                view.alignment = .fill; view.spacing = 8.0; return view }()
                }
                """
        )
        #expect(classes.declarations(for: "let price = PriceView()", declaring: ["PriceView"]).isEmpty)
        #expect(classes.declarations(for: "let price = UIView()", declaring: []).isEmpty)
    }
}
