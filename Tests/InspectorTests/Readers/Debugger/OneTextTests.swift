import LayoutInspector
import TestSupport
import Testing

@Suite("one text, whose views are added line by line")
struct OneTextTests {
    private static let blocks = [
        """
        <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0xa1>>
           | <UILabel: 0x2; frame = (16 20; 100 21); text = 'Total'; layer = <CALayer: 0xa2>>
           | <UIView: 0x3; frame = (0 50; 320 44); hidden = YES; layer = <CALayer: 0xa3>>
        """,
        """
        •UIWindow:0x9
        |   UIView:0x1
        |   |   *UILabel:0x2'Total'- AMBIGUOUS LAYOUT for UILabel:0x2.minX{id: 3}
        |   |   *UIView:0x4
        """,
        """
        •UIWindow:0x9
        |   *<UILayoutGuide: 0x7 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 20}, {320, 460}}, \
        owningView = <UIView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0xa1>>>
        """,
        """
        <UILayoutGuide: 0x8 - "", layoutFrame = {{0, 0}, {0, 0}}, owningView = <UIView: 0x5; \
        frame = (0 0; 9 9); layer = <CALayer: 0xa5>>>
        """,
        """
        [   A       W U ] h=--- v=--- NSView 0x5 f=(0,0,480,360) b=(-)
          [   A         ] h=-&- v=-&- NSButton 0x6 "OK" f=(20,20,77,32) b=(-)
        """,
        "<UILabel: 0x2; frame = (1 2; 3 4); layer = <CALayer: 0xa2>>",
        """
        <NSLayoutConstraint:0xc1 H:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )>
        <NSLayoutConstraint:0xc1 V:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )>
        <NSLayoutConstraint:0xc1 H:|-(16)-[UILabel:0x2]   (active, names: '|':UIView:0x1 )>
        """,
        """
        <NSLayoutConstraint:0xc2 UILabel:0x2.width == 0.5*UIView:0x1.width
           + 10   (active)> <NSLayoutConstraint:0xc3 UILabel:0x2.height ==
        21   (active)>
        """,
        "<UIView; frame = (0 0; 1 1); text = 'a\n\nb'; layer = <CALayer: 0xa8>>",
        "nothing that is known", "",
    ]

    @Test("it makes the layout and the findings that the same text makes as one of several")
    func likeJoined() {
        forEachSeed(400) { random in
            let text = (0...random.integer(1...6)).map { _ in Self.blocks[random.integer(0...Self.blocks.count - 1)] }
                .joined(separator: "\n")
            let bytes = Array(text.utf8)
            guard var joined = DebuggerTexts.joined([(path: "a.txt", bytes: bytes)]).first?.reading,
                let one = try? Layout.read(bytes, as: .hierarchy)
            else { return }
            joined.layout.source.file = nil
            // Joined texts are distinguished by name, one text is not.
            func words(_ findings: [Finding]) -> [String] { findings.map(\.message) }
            guard one.layout.dump() == joined.layout.dump(), one.layout == joined.layout,
                words(one.findings) == words(joined.findings), one.places.views == joined.places.views,
                one.places.constraints == joined.places.constraints
            else { throw PropertyFailure(text) }
        }
    }

    @Test("a trace before the description yields to it nonetheless")
    func descriptionFirst() throws {
        let trace = "•UIWindow:0x9\n|   UIView:0x1\n"
        let description = "<UIView: 0x1; frame = (1 2; 3 4); layer = <CALayer: 0x2>>\n"
        let one = try reading(ofText: description + trace)
        let other = try reading(ofText: trace + description)
        #expect(one.layout.dump() == other.layout.dump())
        #expect(other.format == .hierarchy)
    }
}
