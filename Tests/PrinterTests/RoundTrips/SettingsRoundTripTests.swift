import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@Suite("settings of views in printed source that is read and printed again")
struct SettingsRoundTripTests {
    /// The lines that set or create something. A class keeps its views for itself only if the layout does not name them.
    private func settings(in text: String) -> [String] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("//") && ($0.contains(" = ") || $0.contains(".set") || $0.contains(".start")) }
            .map { $0.hasPrefix("private ") ? String($0.dropFirst(8)) : String($0) }
    }

    @Test("are the same for every property", arguments: SourceRoundTrip.dialects.indices)
    func everyProperty(_ index: Int) throws {
        let (dialect, format) = SourceRoundTrip.dialects[index]
        let file = packageRoot.appendingPathComponent("Headless/Corpus/Examples/every-property.json")
        var options = PrintOptions()
        options.printsConfiguration = true
        let one = try Layout(contentsOf: file.path).printed(as: dialect, form: .class, options: options).text
        let other = try Layout.read(Array(one.utf8), as: format).layout
            .printed(as: dialect, form: .class, options: options).text
        // Source cannot set the offset of a title's shadow, without which its color does nothing.
        func compared(_ text: String) -> String {
            settings(in: text).filter { !$0.contains("setTitleShadowColor") }.joined(separator: "\n")
        }
        let isSame = compared(one) == compared(other)
        #expect(isSame, "\(unifiedDifference(from: compared(one), to: compared(other)))")
    }
}
