import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Texts and configuration of Interface Builder")
struct InterfaceBuilderAttributeTests {
    private typealias Sample = InterfaceBuilderSample

    private static func layout(_ views: String) throws -> Layout {
        try Sample.read(Sample.storyboard(views: views)).layout
    }

    @Test(
        "texts are found wherever Interface Builder keeps them",
        arguments: [
            ("label", " text=\"One\"", "", "One"),
            ("label", "", "<string key=\"text\">One\nTwo</string>", "One\nTwo"),
            ("label", "", "<string key=\"text\" base64-UTF8=\"YES\">\nSGk\n</string>", "Hi"),
            ("button", "", "<state key=\"normal\" title=\"Go\"/>", "Go"),
            ("button", "", "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/>", "Go"),
            ("textField", " placeholder=\"Name\"", "", "Name"),
            (
                "label", "",
                "<attributedString key=\"attributedText\"><fragment content=\"One\"/><fragment content=\" two\"/></attributedString>",
                "One two"
            ),
        ]
    )
    func readsTexts(_ tag: String, _ attributes: String, _ children: String, _ text: String) throws {
        let layout = try Self.layout(Sample.view("a", tag: tag, attributes: attributes, children: children))
        #expect(layout.view("a")?.text == text)
    }

    @Test("the least number there is, which Xcode writes for insets that were set back, is 0")
    func leastInset() throws {
        let inset =
            #"<inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="8"/>"#
        let view = try Self.layout(Sample.view("a", tag: "button", children: inset)).view("a")
        #expect(view?.attribute("imageEdgeInsets") == #"{"top":0,"left":0,"bottom":8,"right":0}"#)
    }

    @Test("a button with a configuration shows the configuration's title alone")
    func configuredTitles() throws {
        func text(_ configuration: String) throws -> String? {
            // Xcode leaves the title that the button had before.
            let state = "<state key=\"normal\" title=\"Button\"/>"
            let button = "<buttonConfiguration key=\"configuration\" style=\"plain\" \(configuration)/>"
            return try Self.layout(Sample.view("a", tag: "button", children: state + button)).view("a")?.text
        }
        #expect(try text("title=\"Go\"") == "Go")
        #expect(try text("image=\"plus\" catalog=\"system\"") == nil)
    }

    @Test("the view of a bar's item is in the bar, at a size that the bar decides")
    func readsBarItems() throws {
        let item =
            "<items><barButtonItem id=\"i\">"
            + Sample.view("a", tag: "button", attributes: " key=\"customView\"") + "</barButtonItem></items>"
        let layout = try Self.layout(Sample.view("bar", tag: "toolbar", children: item))
        #expect(layout.view("a")?.parent == 1)
        #expect(layout.view("a")?.inferred == ["frame"])
    }

    @Test("configuration is kept as JSON")
    func readsAttributes() throws {
        let layout = try Self.layout(
            Sample.view(
                "a",
                tag: "label",
                attributes: " numberOfLines=\"0\" textAlignment=\"center\" clipsSubviews=\"YES\"",
                children: "<color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
                    + "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>"
            )
                + Sample.view(
                    "b",
                    tag: "textField",
                    children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                        + "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\"/>"
                )
        )
        #expect(layout.attribute("numberOfLines", of: "a") == "0")
        #expect(layout.attribute("textAlignment", of: "a") == "\"center\"")
        #expect(layout.attribute("clipsToBounds", of: "a") == "true")
        #expect(
            layout.attribute("textColor", of: "a") == "{\"white\":0.5,\"alpha\":1,\"colorSpace\":\"calibratedWhite\"}"
        )
        #expect(layout.attribute("font", of: "a") == "{\"style\":\"UICTFontTextStyleTitle1\",\"size\":28}")
        #expect(layout.attribute("font", of: "b") == "{\"type\":\"system\",\"size\":14}")
        #expect(layout.attribute("keyboardType", of: "b") == "\"emailAddress\"")
    }

    @Test("an image has its size; that of a symbol is unknown")
    func readsImageSizes() throws {
        let text = Sample.storyboard(
            views: Sample.view("a", tag: "imageView", attributes: " image=\"logo\"")
                + Sample.view("b", tag: "imageView", attributes: " image=\"star\" catalog=\"system\"")
                + Sample.view("c", tag: "imageView"),
            resources: "<image name=\"logo\" width=\"40\" height=\"30\"/>"
                + "<image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"
        )
        let layout = try Sample.read(text).layout
        #expect(layout.attribute("image", of: "a") == "{\"name\":\"logo\",\"width\":40,\"height\":30}")
        #expect(layout.attribute("image", of: "b") == "{\"name\":\"star\",\"catalog\":\"system\"}")
        #expect(layout.attribute("image", of: "c") == nil)
    }

    @Test("a text with attributes has the largest font of its fragments")
    func attributedFonts() throws {
        func fragment(_ text: String, _ font: String) -> String {
            "<fragment content=\"\(text)\"><attributes>\(font)</attributes></fragment>"
        }
        let text = InterfaceBuilderSample.storyboard(
            views: """
                <label translatesAutoresizingMaskIntoConstraints="NO" id="l">
                <rect key="frame" x="0" y="0" width="100" height="20"/><attributedString key="attributedText">
                \(fragment("Small ", "<font key=\"NSFont\" size=\"11\" name=\"HelveticaNeue\"/>"))
                \(fragment("large", "<font key=\"NSFont\" metaFont=\"systemBold\" size=\"30\"/>"))
                \(fragment(".", ""))</attributedString></label>
                <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
                <rect key="frame" x="0" y="0" width="100" height="20"/><state key="normal">
                <attributedString key="attributedTitle">\(fragment("Go", "<font key=\"NSFont\" size=\"12\" name=\"Futura\"/>"))
                </attributedString></state></button>
                """
        )
        let layout = try InterfaceBuilderSample.read(text).layout
        #expect(layout.view("l")?.text == "Small large.")
        #expect(layout.attribute("font", of: "l") == "{\"metaFont\":\"systemBold\",\"size\":30}")
        #expect(layout.attribute("font", of: "b") == "{\"name\":\"Futura\",\"size\":12}")
    }
}
