import LayoutInspector
import TestSupport
import Testing

@Suite struct TraceTests {
    static let new = """
        (lldb) po [[UIWindow keyWindow] _autolayoutTrace]

        •UIWindow:0x7fa001 - AMBIGUOUS LAYOUT
        |   UITransitionView:0x7fa002
        |   |   •Shop.CartView:0x7fa003, MISSING HOST CONSTRAINTS
        |   |   |   *<UILayoutGuide: 0x60a1 - "UIViewSafeAreaLayoutGuide", layoutFrame = {{0, 47}, {375, 731}}, owningView = <Shop.CartView: 0x7fa003; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer: 0x6004>>>- AMBIGUOUS LAYOUT for UILayoutGuide:0x60a1'UIViewSafeAreaLayoutGuide'.minX{id: 41}, UILayoutGuide:0x60a1'UIViewSafeAreaLayoutGuide'.Height{id: 45}
        |   |   |   *UILabel:0x7fa004'What's it?'- AMBIGUOUS LAYOUT for UILabel:0x7fa004'What's it?'.minY{id: 13}, UILabel:0x7fa004'What's it?'.Width{id: 14}
        |   |   |   +UIImageView:0x7fa007
        |   |   |   *UIButton:0x7fa008' Go'
        |   |   |   |   UIButtonLabel:0x7fa009' Go'

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """

    @Test("a trace is read with its marks, guides and free attributes")
    func newForm() throws {
        assertGolden(summary(of: try reading(ofText: Self.new)), "new")
    }

    @Test(
        "the command that somebody gave is no part of a trace, with and without the prompt",
        arguments: [
            "(lldb) po [[UIWindow keyWindow] _autolayoutTrace]", "po [[UIWindow keyWindow] _autolayoutTrace]",
            "po UIWindow.value(forKeyPath: \"keyWindow._autolayoutTrace\")!",
            "expr -O -- [[UIWindow keyWindow] _autolayoutTrace]",
        ]
    )
    func commands(command: String) throws {
        let reading = try reading(ofText: command + "\n\nUIWindow:0x7fa001\n|   •UIView:0x7fa002\n")
        #expect(reading.findings.isEmpty)
        #expect(reading.layout.views.map(\.id) == ["0x7fa001", "0x7fa002"])
    }

    @Test("views have the superviews, siblings and ids of the trace, whether or not a guide is among them")
    func hierarchies() {
        forEachSeed(60) { random in
            var depths = [0]
            for _ in 0..<random.integer(0...40) { depths.append(random.integer(0...depths[depths.count - 1] + 1)) }
            var parents: [Int?] = []
            var path: [Int] = []
            for (index, depth) in depths.enumerated() {
                path = path.prefix(depth) + [index]
                parents.append(path.dropLast().last)
            }
            var lines = depths.enumerated().map { index, depth in
                String(repeating: "|   ", count: depth) + "*UIView:0x\(String(index + 16, radix: 16))"
            }
            if random.chance(50) {
                let at = random.integer(0...lines.count - 1)
                let bars = String(repeating: "|   ", count: depths[at] + 1)
                lines.insert(bars + "*<UILayoutGuide: 0xfff - \"a\", layoutFrame = {{0, 0}, {1, 1}}>", at: at + 1)
            }
            let layout = try reading(ofText: lines.joined(separator: "\n")).layout
            #expect(layout.views.map(\.parent) == parents, "\(lines)")
            #expect(layout.views.map(\.depth) == depths, "\(lines)")
            for index in layout.views.indices {
                let expected = parents.indices.filter { parents[$0] == index }
                #expect(Array(layout.subviews(of: index)) == expected, "subviews of \(index) in \(lines)")
                #expect(layout.item(id: layout.views[index].id) == .view(index), "the id of \(index) in \(lines)")
            }
            #expect(Array(layout.roots) == parents.indices.filter { parents[$0] == nil }, "\(lines)")
        }
    }

    @Test("variables that are not of a frame are passed over, the others kept")
    func privateVariables() throws {
        let trace = """
            UIWindow:0x7fa001
            |   *UIScrollView:0x7fa002- AMBIGUOUS LAYOUT for UIScrollView:0x7fa002.contentHeight{id: 178}, UIScrollView:0x7fa002.Width{id: 9}
            """
        let reading = try reading(ofText: trace)
        #expect(reading.findings.isEmpty)
        #expect(reading.layout.reports.map(\.item) == ["0x7fa002"])
        #expect(reading.layout.reports.first?.attributes == [.width])
    }

    @Test("a trace of iOS 7 is read, which names no attributes")
    func oldForm() throws {
        let text = """
            2013-07-23 17:36:08.920 FlexibleLayout[4237:907] 
            *<UIWindow:0x7269010>
            |   *<UILayoutContainerView:0x7381250>
            |   |   *<UIView:0x7270420> - AMBIGUOUS LAYOUT
            |   <UITabBar:0x726d440>
            """
        assertGolden(summary(of: try reading(ofText: text)), "old")
    }

    @Test("comment marks, collapsed indentation and cuts are seen through")
    func pasted() throws {
        let text = """
            // | |   *UIStackView:0x7fb940b207c0
            // | | | *UIButton:0x7fb94790bb90- AMBIGUOUS LAYOUT for UIButton:0x7fb94790bb90.Width{id: 82}
            // | | | |   UIButtonLabel:0x7fb937718ef0
            // [snip]
            // | | | *UIButton:0x7fb94790c250- AMBIGUOUS LAYOUT for UIButton:0x7fb94790c250.minX{id: 109}
            """
        assertGolden(summary(of: try reading(ofText: text)), "pasted")
    }

    @Test("what UIKit calls ambiguous is reported as UIKit says it, and nothing else is")
    func findings() throws {
        let diagnosis = try reading(ofText: Self.new).diagnosed()
        let found = diagnosis.findings.filter { $0.rule == "reported-ambiguity" }
        #expect(
            found.map(\.message) == [
                "UIKit reports UIWindow as ambiguous",
                "UIKit reports CartView.safeArea's minX and height as ambiguous",
                "UIKit reports UILabel \"What's it?\"'s width and minY as ambiguous",
                "UIKit reports no constraint on the frame of CartView, which hosts a layout of its own",
            ]
        )
        #expect(found.map(\.axis) == [nil, .both, .both, nil])
        #expect(diagnosis.findings.count == found.count)
    }

    @Test("the constraints that are known on the free axis are shown")
    func knownConstraints() throws {
        let text = """
            UIView:0x10
            |   *UILabel:0x20- AMBIGUOUS LAYOUT for UILabel:0x20.minX{id: 13}

            <NSLayoutConstraint:0x30 H:[UILabel:0x20(80)]   (active)>
            <NSLayoutConstraint:0x31 V:|-(8)-[UILabel:0x20]   (active, names: '|':UIView:0x10 )>
            """
        let diagnosis = try reading(ofText: text).diagnosed()
        let finding = try #require(diagnosis.findings.first { $0.rule == "reported-ambiguity" })
        #expect(
            finding.notes.map(\.message) == ["its known horizontal constraints:", "UILabel.width == 80"]
        )
        #expect(finding.axis == .horizontal)
    }

    @Test("a trace that is cut in its attributes keeps those before the cut")
    func cut() throws {
        let text = """
            UIView:0x10
            |   *UILabel:0x20- AMBIGUOUS LAYOUT for UILabel:0x20.minX{id: 13}, UILabel:0x20.min
            """
        let reading = try reading(ofText: text)
        #expect(reading.layout.reports.map(\.attributes) == [[.minX]])
        #expect(reading.findings.map(\.rule) == ["unparsed-text"])
    }

    @Test("a class is named without what observing puts before it, unless nothing is left", arguments: ["UILabel", ""])
    func observedClass(_ name: String) throws {
        let layout = try reading(ofText: "UIView:0x10\n|   *NSKVONotifying_\(name):0x20\n").layout
        #expect(layout.views.last?.className == (name.isEmpty ? "NSKVONotifying_" : name))
        #expect(try Layout.read(layout.dump()).layout == layout)
    }
}
