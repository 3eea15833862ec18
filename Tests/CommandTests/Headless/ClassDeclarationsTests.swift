import Testing

@testable import draft_inspect

@Suite struct ClassDeclarationsTests {
    @Test(
        "a class with a superclass is named, at the beginning of a line",
        arguments: [
            ("open class UILabel: UIView {", "UILabel"),
            ("@MainActor public final class Card<Content: UIView>: UIView {", "Card"),
            ("class Row_2: UIStackView {}", "Row_2"),
        ]
    )
    func named(line: Substring, name: String) {
        #expect(ClassDeclarations.name(in: line) == name)
    }

    /// An app's view can have the name of a library's class that is no view.
    @Test(
        "no view can be of other declarations",
        arguments: ["public final class Flow {", "    class Attributes: Hashable {", "struct Row: View {", "class", ""]
    )
    func notNamed(line: Substring) {
        #expect(ClassDeclarations.name(in: line) == nil)
    }
}
