import Testing

@testable import LayoutPrinter

/// Selectors as documents have them, and as Swift spells the methods.
@Suite("selectors of actions") struct ActionSelectorTests {
    @Test(
        "a selector of Objective-C is the method that Swift has under it",
        arguments: [
            ("done", "done()", "#selector(done)"), ("signIn:", "signIn(_ sender: UIButton)", "#selector(signIn(_:))"),
            ("connectWithSender:", "connect(sender: UIButton)", "#selector(connect(sender:))"),
            (
                "tapped:forEvent:", "tapped(_ sender: UIButton, forEvent event: UIEvent)",
                "#selector(tapped(_:forEvent:))"
            ),
            ("moveWithIt:event:", "move(it sender: UIButton, event: UIEvent)", "#selector(move(it:event:))"),
            ("With:", "With(_ sender: UIButton)", "#selector(With(_:))"),
            ("pairWithin:", "pairWithin(_ sender: UIButton)", "#selector(pairWithin(_:))"),
        ]
    )
    func spelling(objectiveC: String, method: String, expression: String) throws {
        let selector = try #require(ActionSelector(objectiveC: objectiveC))
        #expect(selector.head(sender: "UIButton") == "@objc private func " + method)
        #expect(selector.expression.canonical == expression)
        #expect(ActionSelector(selector.expression) == selector)
    }

    @Test(
        "what is no method of a sender and an event is none",
        arguments: ["", ":", "a:b:c:", "1st:", "sign in:", "a:b"]
    )
    func none(objectiveC: String) { #expect(ActionSelector(objectiveC: objectiveC) == nil) }
}
