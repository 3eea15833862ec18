import LayoutPrinter
import Testing

@Suite("printed source of random layouts: many")
struct RandomPrintHeavyTests {
    @Test("600 layouts keep the rules", arguments: Dialects.all)
    func rules(_ dialect: Dialect) { RandomPrintTests.rules(dialect, count: 600) }

    @Test("40 layouts are formatted as swift format formats")
    func formatted() throws { try RandomPrintTests.checkIsFormatted(1...40) }
}
