import Testing
import UIKit

@Suite("texts, fonts and paragraphs")
@MainActor
struct TextMeasureTests {
    @Test("a text is as large as a label that shows it in the same font")
    func measures() {
        let label = UILabel()
        label.text = "Delivery on Friday"
        label.font = .systemFont(ofSize: 20)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        #expect("Delivery on Friday".size(withAttributes: attributes) == label.intrinsicContentSize)
        let attributed = NSAttributedString(string: "Delivery on Friday", attributes: attributes)
        #expect(attributed.size() == label.intrinsicContentSize)
        let narrow = attributed.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            context: nil
        )
        #expect(narrow.height > label.intrinsicContentSize.height)
        #expect(narrow.width <= 100)
    }

    @Test("features of a font are changed through its descriptor")
    func descriptors() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 15)
        #expect(UIFont(descriptor: bold, size: 22).pointSize == 22)
        #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    }

    @Test("a label of one line is as high as its font's line, rounded up to pixels")
    func lineHeights() {
        let label = UILabel()
        label.text = "x"
        label.font = .systemFont(ofSize: 17)
        let pixels = (label.font.lineHeight * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale
        #expect(label.intrinsicContentSize.height == pixels)
    }

    @Test("paragraph styles are compared and copied by what they set")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        #expect(copy.alignment == .center)
        style.lineSpacing = 5
        #expect(copy != style)
    }
}
