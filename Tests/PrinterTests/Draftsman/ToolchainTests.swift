import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

/// Whether the toolchain reads what is printed, and `swift format` leaves it as it is. Skipped where there is no `swift`.
@Suite("printed source and the toolchain")
struct ToolchainTests {
    @Test("swift format changes nothing in many random texts, and takes them all for Swift")
    func format() throws {
        var texts: [String: String] = [:]
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            texts["seed\(seed).swift"] = try RandomLayouts.make(&random, size: 30).printed().text
        }
        try Toolchain.checkIsFormatted(texts)
    }
}
