import Testing

@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// What is read of each of many elements must not look at all the others: these took minutes.
@Suite("documents with many elements of a kind")
struct ManyAlikeTests {
    private static let count = 4_000

    private func layout(_ content: String, before: String = "") throws -> Layout {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13000" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>\
            <viewController id="c" sceneMemberID="viewController">\(before)<view key="view" id="root">\
            <rect key="frame" x="0" y="0" width="375" height="667"/>\(content)</view></viewController>\
            </objects></scene></scenes></document>
            """
        return try Layout.read(Array(text.utf8), as: .interfaceBuilder).layout
    }

    private func repeated(_ element: (Int) -> String) -> String { (0..<Self.count).map(element).joined() }

    @Test("views without an id get numbers, and none that another view has")
    func ids() throws {
        let views = repeated { _ in "<label><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></label>" }
        let taken = "<view id=\"root.label.2\"/>"
        let layout = try layout("<subviews>\(taken)\(views)</subviews>")
        #expect(layout.views.count == Self.count + 2)
        #expect(layout.views[2].id == "root.label")
        #expect(layout.views[3].id == "root.label.3")
        #expect(layout.views.last?.id == "root.label.\(Self.count + 1)")
    }

    @Test("cells without a frame come one below the other")
    func cells() throws {
        let cells = repeated { "<tableViewCell id=\"c\($0)\" rowHeight=\"10\"/>" }
        let table = """
            <subviews><tableView id="t"><rect key="frame" x="0" y="0" width="300" height="500"/>\
            <prototypes>\(cells)</prototypes></tableView></subviews>
            """
        let layout = try layout(table)
        #expect(layout.views.last?.frame == Rectangle(x: 0, y: Double(Self.count - 1) * 10, width: 300, height: 10))
    }

    @Test("layout guides find the view of their controller")
    func guides() throws {
        let guides = repeated { "<viewControllerLayoutGuide type=\"top\" id=\"g\($0)\"/>" }
        let others = repeated { _ in "<placeholder/>" }
        let layout = try layout("", before: "<layoutGuides>\(guides)</layoutGuides>\(others)")
        #expect(layout.guides.count == Self.count)
        #expect(layout.guides.allSatisfy { $0.owner == 0 })
    }

    @Test("symbols in a stack get the insets that their frames show")
    func symbols() throws {
        let images = repeated {
            "<imageView id=\"i\($0)\" catalog=\"system\" image=\"x\">"
                + "<rect key=\"frame\" x=\"\($0 * 20)\" y=\"-2\" width=\"20\" height=\"16\"/></imageView>"
        }
        let stack = """
            <subviews><stackView id="s"><rect key="frame" x="0" y="0" width="80000" height="12"/>\
            <subviews>\(images)</subviews></stackView></subviews>
            """
        let layout = try layout(stack)
        #expect(layout.views.count == Self.count + 2)
        let insets = EdgeInsets(top: 2, left: 0, bottom: 2, right: 0)
        #expect(layout.views.indices.dropFirst(2).allSatisfy { layout.views[$0].alignmentRectInsets == insets })
    }
}
