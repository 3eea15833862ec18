import Testing
import UIKit

/// A text is set as a string or with attributes (UILabel.h: "default is nil", `attributedText`; UITextView.h).
@MainActor
struct ShownTextTests {
    /// Shows each text with attributes of its own, as labels with a line height do.
    private final class StyledLabel: UILabel {
        var updates = 0

        override var text: String? {
            didSet { update() }
        }

        override var attributedText: NSAttributedString? {
            didSet { updates += 1 }
        }

        private func update() {
            super.attributedText = text.map { NSAttributedString(string: $0 + "!") }
        }
    }

    @Test("what was set last counts, and is asked for as either")
    func last() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        label.text = "a"
        #expect(label.attributedText?.string == "a")
        label.attributedText = NSAttributedString(string: "b")
        #expect(label.text == "b")
        label.text = "c"
        #expect(label.attributedText?.string == "c")
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test("neither is set through the other, so that a subclass that follows both ends")
    func overrides() {
        let label = StyledLabel()
        label.text = "a"
        #expect(label.text == "a!")
        label.attributedText = NSAttributedString(string: "b")
        #expect(label.text == "b")
        #expect(label.updates == 1)
    }

    @Test("fields and text views have a text from the start")
    func editable() {
        let field = UITextField()
        let view = UITextView()
        #expect(field.text == "" && view.text == "")
        field.attributedPlaceholder = NSAttributedString(string: "a")
        #expect(field.placeholder == "a")
        field.placeholder = "b"
        #expect(field.attributedPlaceholder?.string == "b")
        view.attributedText = NSAttributedString(string: "c")
        #expect(view.text == "c")
        view.text = nil
        #expect(view.text == "" && view.attributedText.string == "")
    }
}
