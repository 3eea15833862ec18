import LayoutInspector
import LayoutPrinter
import Testing

/// Guides of views that UIKit makes.
@Suite struct ReachedGuideTests {
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6a0 _UIVisualEffectContentView:0x7b1.leadingMargin == UILabel:0x7a1.leading   (active)>",
            "<NSLayoutConstraint:0x6a2 V:|-(0)-[_UIVisualEffectContentView:0x7b1]   (active, names: '|':UIVisualEffectView:0x7c1 )>"
        )
        """

    @Test("margins of a view that UIKit makes are reached by its path, named elsewhere or not", arguments: Dialects.all)
    func margins(_ dialect: Dialect) throws {
        let layout = try Layout.read(Array(Self.log.utf8)).layout
        let source = try layout.printed(as: dialect)
        // NotAutoLayout has frames, and none for a view that it does not lay out.
        #expect(source.tally.isComplete == (dialect.name != "notautolayout"))
    }
}
