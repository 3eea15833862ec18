import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// The printed source that a person reads: one screen in each form of each dialect. All else that holds for printed source are
/// the rules of ``PrintRules``.
@Suite("a screen in each dialect and form")
struct SampleTests {
    @Test("prints as recorded", arguments: Dialects.all)
    func recorded(_ dialect: Dialect) throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        for form in dialect.forms {
            let printed = try layout(SampleScreen.dump).printed(as: dialect, form: form, options: options)
            assertGolden(printed.text, "\(dialect).\(form)", dialect.isObjectiveC ? "m" : "swift")
        }
    }

    @Test(
        "prints as recorded for each older version of SwiftLayout",
        arguments: PrintOptions.dialectVersions.dropLast()
    )
    func versions(_ version: Int) throws {
        var options = PrintOptions()
        options.dialectVersion = version
        let printed = try layout(SampleScreen.dump).printed(as: .swiftLayout, form: .class, options: options)
        assertGolden(printed.text, "swiftlayout-\(version).class", "swift")
    }
}

extension Dialect {
    var isObjectiveC: Bool { name == Dialect.masonry.name }
}
