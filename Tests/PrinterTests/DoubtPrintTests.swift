import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutModel

@Suite("printing a layout whose code leaves something open")
struct DoubtPrintTests {
    @Test("is refused in every dialect, with what is open", arguments: Dialects.all.map(\.name))
    func refused(_ name: String) throws {
        let dialect = try #require(Dialects.all.first { $0.name == name })
        var layout = try layout(AllScreens.all[0].dump)
        layout.doubts = [
            Layout.Doubt(
                .constraint("c1"),
                text: "the constant \"Theme.gap\" is not known",
                location: Layout.SourceLocation(file: nil, line: 9, column: 1)
            )
        ]
        #expect(throws: PrintError.inDoubt("the constant \"Theme.gap\" is not known (line 9)")) {
            try layout.printed(as: dialect)
        }
        #expect(throws: PrintError.self) { try dialect.files(layout) }
    }
}
