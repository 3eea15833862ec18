import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms of the dialect anchors")
struct AnchorsFormTests {
    @Test("each kind of print root prints as recorded, with its configuration", arguments: Dialect.anchors.forms)
    func roots(_ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: .anchors, form: form, options: options)
            #expect(printed.tally.isComplete, "\(name): \(printed.tally.missing)")
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("small screens print as recorded, and nothing remains", arguments: Dialect.anchors.forms)
    func screens(_ form: SourceForm) throws {
        let screens = [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell), ("helpers", Screens.helpers),
        ]
        for (name, dump) in screens {
            let source = try layout(dump)
            let printed = try source.printed(as: .anchors, form: form)
            #expect(printed.tally.isComplete)
            #expect(printed.remainder.isEmpty)
            #expect(printed.tally[.printed] >= (try source.printed().tally[.printed]))
            // An implicitly unwrapped property, as outlets are, is nothing for linters that read goldens, too.
            if printed.text.contains("NSLayoutConstraint!") { continue }
            assertGolden(printed.text, name + "." + form.name, "swift")
        }
    }

    @Test("a dialect that can write every constraint has no reason for a remainder")
    func reasons() {
        #expect(Dialect.anchors.reasonsForRemainder.isEmpty)
        #expect(!Dialect.draftsman.reasonsForRemainder.isEmpty)
    }

    @Test("made identifiers are set of each view and each constraint")
    func identifiers() throws {
        var options = PrintOptions()
        options.autoIdentifiers = .all
        let printed = try layout(Screens.login).printed(as: .anchors, form: .class, options: options)
        #expect(printed.text.contains("logo.accessibilityIdentifier = \"logo\"\n"))
        #expect(printed.text.contains("logoTop.identifier = \"logo.top\"\n"))
        assertGolden(printed.text, "login-identifiers", "swift")
    }

    @Test("random layouts prove themselves in each form, leave nothing, and do not depend on the order of constraints")
    func properties() {
        forEachSeed(150) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.includesSystem = random.chance(20)
            options.printsConfiguration = random.chance(50)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            for form in Dialect.anchors.forms {
                let printed = try layout.printed(as: .anchors, form: form, options: options)
                guard printed.remainder.isEmpty else { throw PropertyFailure("something remains") }
                guard try layout.printed(as: .anchors, form: form, options: options) == printed else {
                    throw PropertyFailure("printing again gives something else")
                }
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: .anchors, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
            }
        }
    }
}
