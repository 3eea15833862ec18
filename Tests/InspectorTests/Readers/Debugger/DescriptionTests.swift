import LayoutInspector
import TestSupport
import Testing

@Suite struct DescriptionTests {
    static let screen = """
        (lldb) po [[[UIApplication sharedApplication] keyWindow] recursiveDescription]
        <UIWindow: 0x7fa001; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x6001>; layer = <UIWindowLayer: 0x6002>>
           | <UITransitionView: 0x7fa002; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x6003>>
           |    | <NSKVONotifying_Shop.CartView: 0x7fa003; baseClass = UIView; frame = (0 0; 375 812); clipsToBounds = YES; autoresize = RM+BM; backgroundColor = <UIDynamicSystemColor: 0x6009; name = systemBackgroundColor>; layer = <CALayer: 0x6004>>
           |    |    | <UILabel: 0x7fa004; frame = (16 59; 343 20.3333); text = 'What's in "it"; price > 3'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6005>>
           |    |    |    | <_UILabelContentLayer: 0x6006> (layer)
           |    |    | <UILabel: 0x7fa005; frame = (16 90; 343 41); text = 'two

        lines'; hidden = YES; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6007>>
           |    |    | <UIScrollView: 0x7fa006; frame = (0 140; 375 600); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x6008>; layer = <CALayer: 0x600a>; contentOffset: {0, -10.5}; contentSize: {375, 900}; adjustedContentInset: {0, 0, 34, 0}>
           |    |    | <UIImageView: 0x7fa007; frame = (0 0; 30 30); transform = [0.70710678118654757, 0.70710678118654757, -0.70710678118654757, 0.70710678118654757, 0, 0]; layer = <CALayer: 0x600b>>
        """

    @Test("a session's recursiveDescription is read with texts, masks, transforms and scroll views")
    func wholeScreen() throws {
        assertGolden(summary(of: try reading(ofText: Self.screen)), "screen")
    }

    @Test("a description without addresses is read, and its views are numbered")
    func snapshot() throws {
        let text = """
            <UIView; frame = (0 0; 320 480); layer = <CALayer>>
               | <UIButton; frame = (10 20; 100 44); opaque = NO; layer = <CALayer>>
               |    | <UIButtonLabel; frame = (0 0; 0 0); text = 'Go'; layer = <_UILabelLayer>>
               | <UIView; frame = (0 100; 320 1); layer = <CALayer>>
            """
        assertGolden(summary(of: try reading(ofText: text)), "snapshot")
    }

    @Test("single views that lldb breaks before the layer are read, and join the tree that shows them")
    func singleViews() throws {
        let text = """
            (lldb) po 0x7731880
            $0 = 124983424 <UIView: 0x7731880; frame = (90 -50; 80 100); 
            layer = <CALayer: 0x7731450>>

            (lldb) po [[0x7731880 superview] recursiveDescription]
            $3 = 0x07117ac0 <UIView: 0x7730fe0; frame = (32 128; 259 604); layer = <CALayer: 0x7731150>>
               | <UIView: 0x7731880; frame = (90 -50; 80 100); layer = <CALayer: 0x7731450>>
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.views.map(\.id) == ["0x7730fe0", "0x7731880"])
        #expect(reading.layout.views[1].parent == 0)
        #expect(reading.layout.views[1].frame == Rectangle(x: 90, y: -50, width: 80, height: 100))
        #expect(reading.findings.isEmpty)
    }

    @Test("a description that is cut keeps what is before the cut, and says where that is")
    func cut() throws {
        let text = "<UIView: 0x1a2b3c; frame = (0 0; 320 480); autoresize = W+H; lay"
        let reading = try reading(ofText: text)
        #expect(reading.layout.views.map(\.id) == ["0x1a2b3c"])
        #expect(reading.layout.views[0].frame == Rectangle(x: 0, y: 0, width: 320, height: 480))
        let finding = try #require(reading.findings.first)
        #expect(finding.rule == "unparsed-text")
        #expect(finding.place == Place(line: 1, column: 65))
    }

    @Test(
        "a text is separated from what follows it",
        arguments: [
            ("text = 'It's'; layer = <L: 0x1>>", "It's"),
            ("text = 'a; frame = (0 0; 1 1)'; layer = <L: 0x1>>", "a; frame = (0 0; 1 1)"),
            ("text = '>'; layer = <L: 0x1>>", ">"),
            ("text = ''; layer = <L: 0x1>>", ""),
            ("text = '日本語'; layer = <L: 0x1>>", "日本語"),
            ("text = 'last'>", "last"),
            ("title = 'Go'; layer = <L: 0x1>>", "Go"),
        ]
    )
    func texts(properties: String, text: String) throws {
        let reading = try reading(ofText: "<UILabel: 0x10; frame = (0 0; 1 1); " + properties)
        #expect(reading.layout.views.first?.text ?? "" == text)
        #expect(reading.findings.isEmpty)
    }

    @Test(
        "whatever class a view has is read",
        arguments: [
            ("'App.Cell'", "App.Cell"), ("App.Box<Swift.Int>", "App.Box<Swift.Int>"),
            ("_TtGC3App4CellCS_5Model_", "_TtGC3App4CellCS_5Model_"), ("NSKVONotifying_UILabel", "UILabel"),
        ]
    )
    func classes(printed: String, className: String) throws {
        let reading = try reading(ofText: "<\(printed): 0x10; frame = (0 0; 1 1); layer = <L: 0x1>>")
        #expect(reading.layout.views.first?.className == className)
    }

    @Test("a line whose superview is missing becomes a root, and that is said")
    func missingLevel() throws {
        let text = """
            <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x9>>
               |    |    | <UILabel: 0x2; frame = (0 0; 10 10); layer = <CALayer: 0x9>>
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.roots.count == 2)
        #expect(reading.findings.map(\.rule) == ["unparsed-text"])
    }

    @Test("frames that are no numbers are unknown")
    func infiniteFrame() throws {
        let reading = try reading(ofText: "<UIView: 0x1; frame = (inf inf; 0 0); layer = <CALayer: 0x9>>")
        #expect(reading.layout.views.count == 1)
        #expect(reading.layout.views[0].frame == nil)
    }

    @Test("100,000 nested views are read on a small stack")
    func depth() throws {
        let count = 100_000
        let views = try onSmallStack {
            var text = ""
            for level in 0..<count {
                // Real output indents by columns; bars alone keep the fixture small.
                text += String(repeating: "|", count: min(level, 200))
                text += "<UIView: 0x\(String(level + 16, radix: 16)); frame = (0 0; 1 1); layer = <L: 0x1>>\n"
            }
            return try Layout.read(Array(text.utf8)).layout.views.count
        }
        #expect(views == count)
    }
}
