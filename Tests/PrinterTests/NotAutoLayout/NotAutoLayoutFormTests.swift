import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms of the dialect notautolayout")
struct NotAutoLayoutFormTests {
    @Test("each kind of print root prints, and each view that constraints place is laid out or refused")
    func roots() throws {
        for (name, dump) in FormScreens.all {
            for form in Dialect.notAutoLayout.forms {
                let printed = try layout(dump).printed(as: .notAutoLayout, form: form)
                let refused = printed.remainder.filter { $0.constraint == nil }.map(\.reason)
                for reason in refused { #expect(printed.text.contains("// \(reason)\n"), "\(name): \(reason)") }
            }
        }
    }

    @Test("each kind of print root prints as recorded, with its configuration", arguments: Dialect.notAutoLayout.forms)
    func recorded(_ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: .notAutoLayout, form: form, options: options)
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("small screens print as recorded", arguments: Dialect.notAutoLayout.forms)
    func screens(_ form: SourceForm) throws {
        let screens = [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell),
        ]
        for (name, dump) in screens {
            let printed = try layout(dump).printed(as: .notAutoLayout, form: form)
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("each constraint is printed, implied or listed with a reason")
    func accounts() throws {
        for dump in [Screens.login, Screens.masks, Screens.remainder, Screens.cell] {
            let source = try layout(dump)
            let printed = try source.printed(as: .notAutoLayout)
            let listed = Set(printed.remainder.compactMap(\.constraint))
            #expect(listed == Set(printed.tally.missing))
            #expect(printed.tally[.inexpressible] == listed.count)
            let reasons = printed.remainder.filter { $0.constraint != nil }.map(\.reason)
            #expect(Set(reasons).isSubset(of: Dialect.notAutoLayout.reasonsForRemainder))
        }
    }

    @Test("random layouts prove themselves in each form, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(150, prints)
    }

    @Test("a constant that sums of points cannot keep is listed, and the source is proven")
    func range() throws {
        let printed = try layout(
            dump(
                #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#,
                constraints: ["v.left == root.left - 1e20", "v.right == root.left + 8", "v.top == root.top"]
            )
        ).printed(as: .notAutoLayout)
        #expect(printed.remainder.map(\.reason).contains("its constant is too large to be added exactly"))
    }

    private func prints(_ random: inout SeededGenerator) throws {
        let layout = RandomLayouts.make(&random)
        var options = PrintOptions()
        options.isDeep = random.chance(30)
        options.printsOnlyIdentified = random.chance(20)
        options.printsConfiguration = random.chance(50)
        if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
        for form in Dialect.notAutoLayout.forms {
            let printed = try layout.printed(as: .notAutoLayout, form: form, options: options)
            let shuffled = try RandomLayouts.shuffled(layout, &random)
                .printed(as: .notAutoLayout, form: form, options: options)
            guard shuffled.text == printed.text else {
                throw PropertyFailure(
                    unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                )
            }
        }
    }
}
