import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("Interface Builder files as dumps")
struct InterfaceBuilderGoldenTests {
    private typealias Sample = InterfaceBuilderSample

    @Test("a login form becomes the dump that a person would write of it")
    func loginForm() throws {
        let field = { (id: String, y: Double, placeholder: String) in
            Sample.view(
                id,
                (0, y, 343, 34),
                tag: "textField",
                attributes: " contentMode=\"scaleToFill\" placeholder=\"\(placeholder)\" borderStyle=\"roundedRect\"",
                children: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
                    + "<textInputTraits key=\"textInputTraits\" keyboardType=\"emailAddress\"/>"
            )
        }
        let text = Sample.storyboard(
            views: Sample.view(
                "title",
                (16, 40, 343, 41),
                tag: "label",
                attributes:
                    " userLabel=\"Title\" horizontalHuggingPriority=\"251\" text=\"Sign in\" textAlignment=\"center\"",
                children: "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle0\"/>"
            )
                + Sample.view(
                    "form",
                    (16, 101, 343, 122),
                    tag: "stackView",
                    attributes: " axis=\"vertical\" spacing=\"10\"",
                    children: "<subviews>\(field("mail", 0, "Mail"))\(field("word", 44, "Password"))"
                        + Sample.view(
                            "go",
                            (0, 88, 343, 34),
                            tag: "button",
                            children: "<state key=\"normal\" title=\"Sign in\"/>"
                        ) + "</subviews>"
                ),
            constraints: """
                <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="k1"/>
                <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="k2"/>
                <constraint firstAttribute="trailingMargin" secondItem="title" secondAttribute="trailing" id="k3"/>
                <constraint firstItem="form" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="20" id="k4"/>
                <constraint firstItem="form" firstAttribute="width" secondItem="title" secondAttribute="width" multiplier="1:1" id="k5"/>
                <constraint firstItem="form" firstAttribute="centerX" secondItem="safe" secondAttribute="centerX" id="k6"/>
                <constraint firstItem="safe" firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="form" \
                secondAttribute="bottom" constant="16" priority="750" identifier="keyboard gap" id="k7"/>
                """,
            controllerChildren: """
                <connections><outlet property="titleLabel" destination="title" id="o1"/>
                <outlet property="mailField" destination="mail" id="o2"/>
                <outlet property="gap" destination="k7" id="o3"/></connections>
                """
        )
        let layout = try Sample.read(text).layout
        assertGolden(String(decoding: layout.dump(), as: UTF8.self), "login-form", "json")
    }
}
