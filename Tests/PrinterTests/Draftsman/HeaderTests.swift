import LayoutInspector
import LayoutPrinter
import Testing

@Suite struct HeaderTests {
    private func header(file: String) throws -> [Substring] {
        var layout = Layout()
        _ = layout.addView(Layout.View(id: "r", className: "UIView"), parent: nil, previousSibling: nil)
        layout.source.file = file
        let text = try layout.printed(as: .draftsman, form: .plan, options: PrintOptions()).text
        return text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    }

    @Test("the header names the file and the options in one line")
    func oneLine() throws {
        let lines = try header(file: "Screens/Login.xib")
        #expect(lines == ["// Printed by draft-inspect from Login.xib with --dialect draftsman --form plan."])
    }

    @Test("with a long file name the header is two lines that fit")
    func long() throws {
        let name = String(repeating: "Login", count: 16) + ".xib"
        let lines = try header(file: name)
        #expect(
            lines == ["// Printed by draft-inspect from \(name)", "// with --dialect draftsman --form plan."]
        )
        #expect(lines.allSatisfy { $0.count <= 120 })
    }
}
