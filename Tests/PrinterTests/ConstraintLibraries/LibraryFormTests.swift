import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("the forms of constraint libraries")
struct LibraryFormTests {
    @Test(
        "each kind of print root prints as recorded, with its configuration",
        arguments: LibraryDialects.all,
        [SourceForm.plan, .class, .statements]
    )
    func roots(_ dialect: Dialect, _ form: SourceForm) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for (name, dump) in FormScreens.all {
            let printed = try layout(dump).printed(as: dialect, form: form, options: options)
            #expect(printed.tally.isComplete, "\(name): \(printed.tally.missing)")
            assertGolden(printed.text, "\(dialect).\(name).\(form)", "swift")
        }
    }

    @Test(
        "small screens print as recorded, with as many constraints as in UIKit's own calls",
        arguments: LibraryDialects.all,
        [SourceForm.plan, .class, .statements]
    )
    func screens(_ dialect: Dialect, _ form: SourceForm) throws {
        let screens = [
            ("login", Screens.login), ("masks", Screens.masks), ("remainder", Screens.remainder),
            ("cell", Screens.cell), ("helpers", Screens.helpers),
        ]
        for (name, dump) in screens {
            let source = try layout(dump)
            let printed = try source.printed(as: dialect, form: form)
            #expect(printed.tally.isComplete)
            let plain = try source.printed(as: .anchors, form: form)
            #expect(printed.tally[.printed] == plain.tally[.printed])
            // An implicitly unwrapped property, as outlets are, is nothing for linters that read goldens, too.
            if printed.text.contains("NSLayoutConstraint!") { continue }
            assertGolden(printed.text, "\(dialect).\(name).\(form)", "swift")
        }
    }

    @Test("what remains is counted with a reason that the dialect lists", arguments: LibraryDialects.all)
    func reasons(_ dialect: Dialect) throws {
        let printed = try layout(Screens.remainder).printed(as: dialect)
        #expect(!printed.remainder.isEmpty)
        for remaining in printed.remainder {
            #expect(dialect.reasonsForRemainder.contains(remaining.reason))
            #expect(printed.text.contains("// \(remaining.reason)\n"))
        }
    }

    @Test("made identifiers are set of each view and each constraint", arguments: LibraryDialects.all)
    func identifiers(_ dialect: Dialect) throws {
        var options = PrintOptions()
        options.autoIdentifiers = .all
        let printed = try layout(Screens.login).printed(as: dialect, form: .class, options: options)
        #expect(printed.text.contains("logo.accessibilityIdentifier = \"logo\"\n"))
        #expect(printed.text.contains("\"logo.top\""))
        assertGolden(printed.text, "\(dialect).login-identifiers", "swift")
    }

    @Test(
        "random layouts prove themselves in each form, and do not depend on the order of constraints",
        arguments: LibraryDialects.all
    )
    func properties(_ dialect: Dialect) {
        forEachSeed(150) { random in
            let layout = RandomLayouts.make(&random)
            var options = PrintOptions()
            options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
            options.isDeep = random.chance(30)
            options.printsOnlyIdentified = random.chance(20)
            options.includesSystem = random.chance(20)
            options.printsConfiguration = random.chance(50)
            if random.chance(20) { options.root = layout.views[random.integer(0...layout.views.count - 1)].id }
            for form in dialect.forms {
                let printed = try layout.printed(as: dialect, form: form, options: options)
                let plain = try layout.printed(as: .anchors, form: form, options: options)
                // Margins are turned by libraries without guides, and guides by the others.
                guard printed.tally.fates == plain.tally.fates else {
                    throw PropertyFailure("\(printed.tally.summary), but in UIKit's calls \(plain.tally.summary)")
                }
                guard try layout.printed(as: dialect, form: form, options: options) == printed else {
                    throw PropertyFailure("printing again gives something else")
                }
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: dialect, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
            }
        }
    }
}
