import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms class and statements")
struct FormTests {
    private static let forms: [SourceForm] = [.class, .statements]

    @Test("each kind of print root prints as recorded, with its configuration", arguments: forms)
    func roots(_ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: .draftsman, form: form, options: options)
            #expect(printed.tally.isComplete, "\(name): \(printed.tally.missing)")
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("the screens of the form plan print in the other forms, too, and lack no constraint", arguments: forms)
    func screens(_ form: SourceForm) throws {
        for dump in [Screens.login, Screens.masks, Screens.remainder, Screens.cell] {
            let source = try layout(dump)
            let printed = try source.printed(as: .draftsman, form: form)
            #expect(printed.tally.isComplete)
            #expect(printed.tally.summary == (try source.printed().tally.summary))
        }
    }

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

    @Test("random layouts prove themselves in each form, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(150) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.printsConfiguration = random.chance(50)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            for form in FormTests.forms {
                let printed = try layout.printed(as: .draftsman, form: form, options: options)
                guard try layout.printed(as: .draftsman, form: form, options: options) == printed else {
                    throw PropertyFailure("printing again gives something else")
                }
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: .draftsman, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
            }
        }
    }
}
