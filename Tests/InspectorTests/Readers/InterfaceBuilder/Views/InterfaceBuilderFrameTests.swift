import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Frames in Interface Builder files")
struct InterfaceBuilderFrameTests {
    private typealias Sample = InterfaceBuilderSample

    private static func view(_ id: String, _ children: String, attributes: String = "") -> String {
        "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"\(attributes)>\(children)</view>"
    }

    private static func storyboard(_ views: String, toolsVersion: String) -> String {
        Sample.storyboard(views: views)
            .replacing("toolsVersion=\"21507\"", with: "toolsVersion=\"\(toolsVersion)\"")
    }

    @Test(
        "distances from the superview's edges are read as the betas of Xcode 8 wrote them",
        arguments: [
            ("minX=\"16\" minY=\"80\" width=\"46\" height=\"30\"", Rectangle(x: 16, y: 80, width: 46, height: 30)),
            ("width=\"46\" height=\"30\"", Rectangle(x: 0, y: 0, width: 46, height: 30)),
            ("maxX=\"20\" maxY=\"67\" width=\"55\" height=\"100\"", Rectangle(x: 300, y: 500, width: 55, height: 100)),
            ("minX=\"10\" maxX=\"15\" maxY=\"7\"", Rectangle(x: 10, y: 0, width: 350, height: 660)),
        ]
    )
    func insets(_ attributes: String, _ frame: Rectangle) throws {
        let text = Self.storyboard(
            Self.view("a", "<frame key=\"frameInset\" \(attributes)/>"),
            toolsVersion: "11201"
        )
        #expect(try Sample.read(text).layout.view("a")?.frame == frame)
    }

    @Test("a distance that is not a number is a finding, and the frame unknown")
    func badInset() throws {
        let text = Self.storyboard(
            Self.view("a", "<frame key=\"frameInset\" minX=\"x\" maxX=\"y\"/>"),
            toolsVersion: "11201"
        )
        let reading = try Sample.read(text)
        #expect(reading.findings.map(\.rule) == ["invalid-value", "invalid-value"])
    }

    @Test(
        "a frame that is left out is zero up to Xcode 7, and unknown since",
        arguments: [("5056", true), ("6250", true), ("10117", true), ("11201", false), ("21507", false), ("x", false)]
    )
    func zeroFrames(_ version: String, _ isZero: Bool) throws {
        let text = Self.storyboard(Self.view("a", ""), toolsVersion: version)
        let frame = try Sample.read(text).layout.view("a")?.frame
        #expect(frame == (isZero ? Rectangle(x: 0, y: 0, width: 0, height: 0) : nil))
    }

    @Test(
        "controls are those of the Xcode that wrote the file; of an internal build its plug-in has the version",
        arguments: [
            ("24127", "", "iOS 26"), ("32700.99.1234", "24127", "iOS 26"), ("32700.99.1234", "12086", "iOS 7"),
            ("32700.99.1234", "22684", nil), ("12086", "24127", "iOS 7"),
        ]
    )
    func generation(_ toolsVersion: String, _ plugIn: String, _ system: String?) throws {
        let dependencies =
            "<dependencies><plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"\(plugIn)\"/>"
            + "</dependencies><scenes>"
        let text = Self.storyboard(Self.view("a", ""), toolsVersion: toolsVersion)
            .replacing("<scenes>", with: dependencies)
        let stated = try Sample.read(text).layout.source.system
        #expect(stated?.hasPrefix(system ?? "iOS.CocoaTouch") == true, "\(stated ?? "none")")
    }

    @Test("what an old stack view arranges has no frame where none is written")
    func arrangedWithoutFrame() throws {
        let stack =
            "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><subviews>"
            + Self.view("a", "") + "</subviews></stackView>"
        let text = Self.storyboard(stack, toolsVersion: "9531")
        #expect(try Sample.read(text).layout.view("a")?.frame == nil)
    }

    @Test("a slider reaches beyond what Auto Layout aligns, but not since Xcode 26", arguments: [17701.0, 24127])
    func sliders(_ version: Double) throws {
        let text = Self.storyboard(
            Sample.view("a", (0, 0, 100, 34), tag: "slider"),
            toolsVersion: "\(version)"
        )
        let insets = try #require(try Sample.read(text).layout.view("a")?.alignmentRectInsets)
        #expect(insets == (version < 24_000 ? EdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero))
    }
}
