import LayoutInspector
import LayoutPrinter
import Testing

/// What the library's own printer set with `withViewConfig`, by the names of its tests.
///
/// It wrote `onActivate { $0.property = value }`, and a comment in place of each color, font and image, which does not
/// compile. The settings here are those, with values, where views are made. Left out on purpose: what repeats the class's
/// default for every use (`isOpaque`, `clearsContextBeforeDrawing`, the alignment of a plain control's content).
@Suite("the settings of the library's own printer")
struct LibraryConfigurationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        /// The class of the view, and its JSON besides.
        var view: (className: String, json: String)
        var settings: [String]
        var notes: [String] = []

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "testWithViewConfig",
            view: ("UIView", #""isHidden": true, "attributes": {"accessibilityLabel": "grandchild", "alpha": 0.4}"#),
            settings: [#"accessibilityLabel = "grandchild""#, "alpha = 0.4", "isHidden = true"]
        ),
        Case(
            name: "testAccessibilityDefaultConfigurableProperties",
            view: (
                "UIControl",
                #""attributes": {"isAccessibilityElement": true, "accessibilityLabel": "label", "#
                    + #""accessibilityHint": "hint", "accessibilityTraits": ["button", "image"]}"#
            ),
            settings: [
                #"accessibilityHint = "hint""#, #"accessibilityLabel = "label""#,
                "accessibilityTraits = [.button, .image]",
                "isAccessibilityElement = true",
            ]
        ),
        Case(
            name: "testUIViewDefaultConfigurableProperties",
            view: (
                "UIImageView",
                #""isHidden": true, "attributes": {"alpha": 0.9, "autoresizesSubviews": false, "backgroundColor": "darkGray", "#
                    + #""clipsToBounds": true, "contentMode": "scaleAspectFill", "isMultipleTouchEnabled": true, "#
                    + #""isUserInteractionEnabled": true, "semanticContentAttribute": "forceLeftToRight", "tag": 7, "#
                    + #""tintColor": "magenta"}"#
            ),
            settings: [
                "alpha = 0.9", "autoresizesSubviews = false", "backgroundColor = .darkGray", "clipsToBounds = true",
                "contentMode = .scaleAspectFill", "isHidden = true", "isMultipleTouchEnabled = true",
                "isUserInteractionEnabled = true", "semanticContentAttribute = .forceLeftToRight", "tag = 7",
                "tintColor = .magenta",
            ]
        ),
        Case(
            name: "testUIControlDefaultConfigurableProperties",
            view: (
                "UIButton",
                #""attributes": {"contentHorizontalAlignment": "trailing", "contentVerticalAlignment": "top", "#
                    + #""isSelected": true, "isHighlighted": true, "isEnabled": false}"#
            ),
            settings: [
                "contentHorizontalAlignment = .trailing", "contentVerticalAlignment = .top", "isHighlighted = true",
                "isSelected = true", "isEnabled = false",
            ]
        ),
        Case(
            name: "testUILabelDefaultConfigurableProperties",
            view: (
                "UILabel",
                #""text": "text_child", "attributes": {"textColor": "gray", "font": {"size": 16, "weight": "semibold"}, "#
                    + #""adjustsFontForContentSizeCategory": true, "textAlignment": "left", "numberOfLines": 3, "#
                    + #""isEnabled": false, "isHighlighted": true, "baselineAdjustment": "alignCenters", "#
                    + #""lineBreakMode": "byTruncatingHead", "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5, "#
                    + #""allowsDefaultTighteningForTruncation": true, "highlightedTextColor": "blue", "#
                    + #""shadowColor": "brown", "shadowOffset": {"width": 0, "height": 0}}"#
            ),
            settings: [
                "adjustsFontForContentSizeCategory = true", "adjustsFontSizeToFitWidth = true",
                "allowsDefaultTighteningForTruncation = true", "baselineAdjustment = .alignCenters",
                "font = .systemFont(ofSize: 16, weight: .semibold)", "highlightedTextColor = .blue",
                "isEnabled = false",
                "isHighlighted = true", "lineBreakMode = .byTruncatingHead", "minimumScaleFactor = 0.5",
                "numberOfLines = 3", "shadowColor = .brown", "shadowOffset = CGSize(width: 0, height: 0)",
                #"text = "text_child""#, "textAlignment = .left", "textColor = .gray",
            ]
        ),
        Case(
            name: "testUIImageViewDefaultConfigurableProperties",
            view: (
                "UIImageView",
                #""attributes": {"image": {"name": "star", "catalog": "system"}, "#
                    + #""highlightedImage": {"name": "star.fill", "catalog": "system"}, "isHighlighted": true, "#
                    + #""adjustsImageSizeForAccessibilityContentSizeCategory": true}"#
            ),
            settings: [
                "adjustsImageSizeForAccessibilityContentSizeCategory = true",
                #"highlightedImage = UIImage(systemName: "star.fill")"#, #"image = UIImage(systemName: "star")"#,
                "isHighlighted = true",
            ]
        ),
        Case(
            name: "testStackViewDefaultConfigurableProperties",
            view: (
                "UIStackView",
                #""stack": {"axis": "vertical", "alignment": "leading", "distribution": "fillEqually", "spacing": 5, "#
                    + #""isBaselineRelative": true}"#
            ),
            settings: [
                "alignment = .leading", "axis = .vertical", "distribution = .fillEqually", "spacing = 5",
                "isBaselineRelativeArrangement = true",
            ]
        ),
        Case(
            name: "testSwitchDefaultConfigurableProperties",
            view: (
                "UISwitch",
                #""attributes": {"isOn": true, "isSelected": true, "onTintColor": "orange", "thumbTintColor": "yellow", "#
                    + #""onImage": {"name": "plus", "catalog": "system"}, "#
                    + #""offImage": {"name": "minus", "catalog": "system"}, "preferredStyle": "sliding"}"#
            ),
            settings: [
                "isOn = true", "isSelected = true", #"offImage = UIImage(systemName: "minus")"#,
                #"onImage = UIImage(systemName: "plus")"#, "onTintColor = .orange", "preferredStyle = .sliding",
                "thumbTintColor = .yellow",
            ]
        ),
        // It printed properties of an app's classes that the app had registered. Here, each is reported.
        Case(
            name: "testCustomConfigurableViewDefaultConfigurableProperties",
            view: ("Badge", #""baseClass": "UIView", "attributes": {"someFlag": false, "someValue": 12}"#),
            settings: [],
            notes: ["someFlag false", "someValue 12"]
        ),
    ]

    @Test("each of its settings is set, with the values that it left out", arguments: cases)
    func settings(_ example: Case) throws {
        let view =
            #"{"id": "child", "class": "\#(example.view.className)", "identifier": "child", "#
            + #""translatesAutoresizingMask": false, \#(example.view.json)}"#
        let source = try layout(
            dump(view, root: #""class": "Screen", "baseClass": "UIView""#, constraints: ["child.top == root.top"])
        )
        var options = PrintOptions()
        options.printsConfiguration = true
        let text = try source.printed(as: .swiftLayout, options: options).text
        for setting in example.settings {
            let argument = setting.replacing(" = ", with: ": ")
            let isSet =
                text.contains("." + setting + "\n") || text.contains(argument + ",") || text.contains(argument + ")")
            #expect(isSet, "\(setting):\n\(text)")
        }
        for note in example.notes { #expect(text.contains(note), "\(note):\n\(text)") }
        if example.notes.isEmpty { #expect(!text.contains("not set"), "\(text)") }
    }

    @Test("identifiers are given on request, from the names of properties")
    func automaticIdentifiers() throws {
        // testautomaticIdentifierAssignmentOption
        let source = try layout(
            dump(
                #"{"id": "p", "class": "UIImageView", "name": "profileView", "translatesAutoresizingMask": false}, "#
                    + #"{"id": "n", "class": "UILabel", "name": "nameLabel", "translatesAutoresizingMask": false}"#,
                root: #""class": "Cell", "baseClass": "UIView""#,
                constraints: ["p.top == root.top", "n.top == root.top"]
            )
        )
        var options = PrintOptions()
        options.autoIdentifiers = .views
        let text = try source.printed(as: .swiftLayout, options: options).text
        #expect(text.contains("profileView.sl.identifying(\"profileView\")"), "\(text)")
        #expect(text.contains("nameLabel.sl.identifying(\"nameLabel\")"), "\(text)")
    }
}
