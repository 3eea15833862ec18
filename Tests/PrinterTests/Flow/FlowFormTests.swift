import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms of the dialect flow")
struct FlowFormTests {
    @Test("each kind of print root prints as recorded, with its configuration", arguments: Dialect.flow.forms)
    func roots(_ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: .flow, form: form, options: options)
            #expect(printed.tally.isComplete, "\(name): \(printed.tally.missing)")
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("small screens print as recorded, and lack nothing", arguments: Dialect.flow.forms)
    func screens(_ form: SourceForm) throws {
        let screens = [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell),
        ]
        for (name, dump) in screens {
            let printed = try layout(dump).printed(as: .flow, form: form)
            #expect(printed.tally.isComplete)
            // An implicitly unwrapped property, as outlets are, is nothing for linters that read goldens, too.
            if printed.text.contains("NSLayoutConstraint!") { continue }
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("what a flow cannot make is apart, each with a reason of the list")
    func reasons() throws {
        let printed = try layout(Screens.login).printed(as: .flow)
        let reasons = Set(printed.remainder.map(\.reason))
        #expect(reasons.isSuperset(of: ["its second item is a layout guide", "flows have no priorities"]))
        #expect(reasons.isSubset(of: Dialect.flow.reasonsForRemainder))
    }

    @Test("random layouts prove themselves in each form, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(120) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.includesSystem = random.chance(20)
            options.printsConfiguration = random.chance(50)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            for form in Dialect.flow.forms {
                let printed = try layout.printed(as: .flow, form: form, options: options)
                guard try layout.printed(as: .flow, form: form, options: options) == printed else {
                    throw PropertyFailure("printing again gives something else")
                }
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: .flow, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
            }
        }
    }
}
