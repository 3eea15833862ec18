import LayoutInspector
import LayoutPrinter
import Testing

@Suite("the forms class and statements")
struct FormTests {
    @Test("statements come after the hierarchy that they need, in z-order, stacks in the order of arrangement")
    func hierarchy() throws {
        let text = try layout(Screens.remainder).printed(as: .draftsman, form: .statements).text
        let calls = text.split(separator: "\n").filter { $0.contains("Subview") }.map(String.init)
        #expect(
            calls == [
                "view.addSubview(a)", "view.addSubview(s)", "s.addSubview(s1)", "s.addSubview(s2)",
                "s.addSubview(over)",
                "s.addArrangedSubview(s2)", "s.addArrangedSubview(s1)",
            ]
        )
    }

    @Test("a class declares the properties that other code knows, and no member path")
    func declarations() throws {
        var options = PrintOptions()
        options.tags = [.init(id: "logo", name: "brand"), .init(id: "line", name: "footer.line")]
        let text = try layout(FormScreens.signIn).printed(as: .draftsman, form: .class, options: options).text
        #expect(text.contains("    let brand = UIImageView()\n"))
        #expect(text.contains("    private let titleLabel = UILabel()\n"))
        #expect(!text.contains("let line"))
        let held = try layout(Screens.remainder).printed(as: .draftsman, form: .class).text
        #expect(held.contains("    var heightConstraint: NSLayoutConstraint!\n"))
    }

    @Test("two roots of one class become two classes with two names")
    func repeatedClasses() throws {
        let dump = FormScreens.twoScreens.replacing("SecondViewController", with: "FirstViewController")
        let text = try layout(dump).printed(as: .draftsman, form: .class).text
        #expect(text.contains("final class FirstViewController: "))
        #expect(text.contains("final class FirstViewController2: "))
    }

    @Test("a section that only says what it does not set has no empty plan")
    func untold() throws {
        let dump = """
            {"format": "layout-dump", "version": 1, "roots": [
              {"id": "a", "class": "UITableView", "viewController": "ListController",
               "attributes": {"style": "grouped"}},
              {"id": "b", "class": "UIView", "viewController": "DetailController", "subviews": [
                {"id": "l", "class": "UILabel", "text": "One", "translatesAutoresizingMask": false}]}],
             "constraints": [
              {"id": "1", "first": {"item": "l", "attribute": "top"}, "second": {"item": "b", "attribute": "top"}}]}
            """
        var options = PrintOptions()
        options.printsConfiguration = true
        let text = try layout(dump).printed(as: .draftsman, form: .plan, options: options).text
        let lines = [
            "// MARK: - ListController", "", "// not set of view: style \"grouped\"", "", "// MARK: - DetailController",
        ]
        #expect(text.contains(lines.joined(separator: "\n")))
        #expect(text.split(separator: "\n").count { $0 == "@LayoutPlan" } == 1)
    }

    @Test("without --view-config, nothing is configured but what makes the view")
    func unconfigured() throws {
        let text = try layout(FormScreens.signIn).printed(as: .draftsman, form: .class).text
        #expect(text.contains("let signInButton = UIButton(type: .system)"))
        #expect(!text.contains("setTitle"))
        #expect(!text.contains("not set"))
    }
}
