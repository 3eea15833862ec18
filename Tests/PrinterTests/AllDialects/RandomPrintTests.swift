import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("printed source of random layouts")
struct RandomPrintTests {
    @Test("keeps the rules in each form, and does not depend on the order of constraints", arguments: Dialects.all)
    func rules(_ dialect: Dialect) { Self.rules(dialect, count: 12) }

    @Test("is formatted as swift format formats")
    func formatted() throws { try Self.checkIsFormatted(1...3) }

    static func checkIsFormatted(_ seeds: ClosedRange<UInt64>) throws {
        var texts: [String: String] = [:]
        for dialect in Dialects.all where !dialect.isObjectiveC {
            for form in dialect.forms {
                for seed in seeds {
                    var random = SeededGenerator(seed: seed)
                    let printed = try RandomLayouts.make(&random, size: 30).printed(as: dialect, form: form)
                    texts["\(dialect).\(form).seed\(seed).swift"] = printed.text
                }
            }
        }
        try Toolchain.checkIsFormatted(texts)
    }

    static func rules(_ dialect: Dialect, count: Int) {
        forEachSeed(count) { random in
            let layout = RandomLayouts.make(&random)
            let options = options(for: layout, &random)
            for form in dialect.forms {
                var rules = PrintRules(layout: layout, dialect: dialect, form: form, options: options)
                rules.hasShortNames = false
                let printed = try rules.printed()
                let shuffled = try RandomLayouts.shuffled(layout, &random)
                    .printed(as: dialect, form: form, options: options)
                guard shuffled.text == printed.text else {
                    throw PropertyFailure(
                        unifiedDifference(from: printed.text, to: shuffled.text, names: ("one", "other"))
                    )
                }
                try rules.compareWithUIKit(printed)
            }
        }
    }

    private static func options(for layout: Layout, _ random: inout SeededGenerator) -> PrintOptions {
        var options = PrintOptions()
        options.autoIdentifiers = random.pick(PrintOptions.AutoIdentifiers.allCases)
        options.isDeep = random.chance(30)
        options.printsOnlyIdentified = random.chance(20)
        options.includesSystem = random.chance(20)
        options.keepsItems = random.chance(20)
        options.printsConfiguration = random.chance(50)
        options.indentWidth = random.chance(30) ? random.integer(1...8) : 4
        options.dialectVersion = random.chance(50) ? 5 : random.integer(1...4)
        if random.chance(20) { options.root = random.pick(layout.views).id }
        return options
    }
}
