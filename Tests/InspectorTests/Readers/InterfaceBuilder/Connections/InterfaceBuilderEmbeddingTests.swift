import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Container views of Interface Builder files")
struct InterfaceBuilderEmbeddingTests {
    private typealias Sample = InterfaceBuilderSample

    private static func storyboard(segue: String, scene: String) -> String {
        let container = """
            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="0" y="0" width="375" height="200"/>
            <connections><segue \(segue) id="sg"/></connections></containerView>
            """
        return Sample.storyboard(views: container).replacing(
            "</scenes>",
            with: "<scene sceneID=\"s2\"><objects>\(scene)</objects></scene></scenes>"
        )
    }

    @Test(
        "a container says whose view it shows",
        arguments: [
            (
                "<viewController id=\"kid\" storyboardIdentifier=\"Photos\" customClass=\"PhotosController\" "
                    + "customModule=\"Shop\"><view key=\"view\" id=\"kid-view\">"
                    + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"200\"/></view></viewController>",
                "{\"viewController\":\"Shop.PhotosController\",\"storyboardIdentifier\":\"Photos\",\"view\":\"kid-view\","
                    + "\"segue\":\"show\"}",
                "Shop.PhotosController", "UIView of PhotosController"
            ),
            (
                "<navigationController id=\"kid\" userLabel=\"Photos\"/>",
                "{\"viewController\":\"UINavigationController\",\"label\":\"Photos\",\"segue\":\"show\"}",
                "UINavigationController", "UIView of UINavigationController"
            ),
            (
                "<viewControllerPlaceholder id=\"kid\" storyboardName=\"Users\" referencedIdentifier=\"List\"/>",
                "{\"storyboard\":\"Users\",\"storyboardIdentifier\":\"List\",\"segue\":\"show\"}",
                "List of Users.storyboard", "UIView of \"List of Users.storyboard\""
            ),
            (
                "<viewControllerPlaceholder id=\"kid\" storyboardName=\"Users\"/>",
                "{\"storyboard\":\"Users\",\"segue\":\"show\"}", "Users.storyboard", "UIView of \"Users.storyboard\""
            ),
        ]
    )
    func containers(_ scene: String, _ json: String, _ child: String, _ name: String) throws {
        let text = Self.storyboard(
            segue: "destination=\"kid\" kind=\"embed\" identifier=\"show\"",
            scene: scene
        )
        let reading = try Sample.read(text)
        let layout = reading.layout
        #expect(reading.findings.isEmpty)
        #expect(layout.attribute("embeds", of: "box") == json)
        let box = try #require(layout.views.firstIndex { $0.id == "box" })
        #expect(layout.views[box].embeddedController == child)
        #expect(ItemNames(layout)[view: box] == name)
    }

    @Test("segues of other kinds embed nothing, and one that leads nowhere is noted")
    func others() throws {
        let shown = try Sample.read(
            Self.storyboard(segue: "destination=\"kid\" kind=\"show\"", scene: "<viewController id=\"kid\"/>")
        )
        #expect(shown.layout.attribute("embeds", of: "box") == nil)
        let dangling = try Sample.read(Self.storyboard(segue: "destination=\"gone\" kind=\"embed\"", scene: ""))
        #expect(dangling.findings.map(\.rule) == ["set-aside"])
        #expect(dangling.findings.first?.severity == .note)
    }
}
