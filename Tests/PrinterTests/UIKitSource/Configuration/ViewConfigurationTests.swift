import LayoutInspector
import Testing

@testable import LayoutPrinter

@Suite("the configuration of views")
struct ViewConfigurationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var view: String
        /// The statements in the closure, without `view.`; none where code has all of it anyway.
        var settings: [String]
        var notes: [String] = []
        var testDescription: String { name }
    }

    private func source(_ view: String) throws -> String {
        let view = #"{"id": "v", "name": "v", "translatesAutoresizingMask": false, \#(view)}"#
        var options = PrintOptions()
        options.printsConfiguration = true
        return try layout(dump(view)).printed(as: .draftsman, form: .class, options: options).text
    }

    @Test(
        "what differs from code's default is set, the rest is not",
        arguments: [
            Case(
                name: "hugging 251 of a label, which has 250 in code",
                view: #""class": "UILabel", "contentHugging": [251, 251]"#,
                settings: [
                    "setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)",
                    "setContentHuggingPriority(UILayoutPriority(251), for: .vertical)",
                ]
            ),
            Case(
                name: "what a label has anyway",
                view: #"""
                    "class": "UILabel", "attributes": {"lineBreakMode": "tailTruncation", "numberOfLines": 1,
                     "isOpaque": false, "contentMode": "left", "isUserInteractionEnabled": false,
                     "font": {"type": "system", "size": 17}, "baselineAdjustment": "alignBaselines"}
                    """#,
                settings: []
            ),
            Case(
                name: "a label that takes touches",
                view: #""class": "UILabel", "attributes": {"isUserInteractionEnabled": true}"#,
                settings: ["isUserInteractionEnabled = true"]
            ),
            Case(
                name: "an own class draws as its flags say",
                view:
                    #""class": "Shop.Chart", "baseClass": "UIView", "attributes": {"isOpaque": false, "contentMode": "redraw"}"#,
                settings: ["contentMode = .redraw", "isOpaque = false"]
            ),
            Case(
                name: "fonts by weight, style and name",
                view:
                    #""class": "UILabel", "attributes": {"font": {"name": "Avenir-Book", "family": "Avenir", "size": 13}}"#,
                settings: [#"font = UIFont(name: "Avenir-Book", size: 13) ?? .systemFont(ofSize: 13)"#]
            ),
            Case(
                name: "the system's font under its private names",
                view: #""class": "UILabel", "attributes": {"font": {"name": ".SFUIText-Semibold", "size": 13}}"#,
                settings: ["font = .systemFont(ofSize: 13, weight: .semibold)"]
            ),
            Case(
                name: "the system's font of a kind",
                view: #""class": "UITextField", "attributes": {"font": {"metaFont": "systemBold", "size": 14}}"#,
                settings: ["font = .systemFont(ofSize: 14, weight: .bold)"]
            ),
            Case(
                name: "numbers that went through a Float, and colors of 256 steps",
                view: #"""
                    "class": "UILabel", "attributes": {"alpha": 0.69999998807907104,
                     "textColor": {"red": 0.01176470588, "green": 0.662745098, "blue": 0.5019607843, "alpha": 1},
                     "highlightedColor": {"white": 0.66666666666666663, "alpha": 1},
                     "shadowColor": {"red": 1, "green": 0, "blue": 0, "alpha": 1}}
                    """#,
                settings: [
                    "textColor = UIColor(red: 0.01, green: 0.663, blue: 0.5, alpha: 1)",
                    "highlightedTextColor = .lightGray", "shadowColor = .red", "alpha = 0.7",
                ]
            ),
            Case(
                name: "a text style",
                view: #""class": "UILabel", "attributes": {"font": {"style": "UICTFontTextStyleSubhead", "size": 15}}"#,
                settings: ["font = .preferredFont(forTextStyle: .subheadline)"]
            ),
            Case(
                name: "colours by name, by system name and by components",
                view: #"""
                    "class": "UILabel", "attributes": {"textColor": {"name": "Ink"},
                     "highlightedColor": {"red": 0.5, "green": 0.25, "blue": 1, "alpha": 1, "customColorSpace": "displayP3"},
                     "backgroundColor": {"red": 0, "systemColor": "systemGray5Color"}, "tintColor": "#33669980"}
                    """#,
                settings: [
                    #"textColor = UIColor(named: "Ink")"#,
                    "highlightedTextColor = UIColor(displayP3Red: 0.5, green: 0.25, blue: 1, alpha: 1)",
                    "backgroundColor = .systemGray5",
                    "tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)",
                ]
            ),
            Case(
                name: "titles and colours by state",
                view: #"""
                    "class": "UIButton", "text": "Go", "attributes": {"titleColor.disabled": {"white": 0, "alpha": 1},
                     "title.selected": "Stop", "lineBreakMode": "middleTruncation", "contentHorizontalAlignment": "left"}
                    """#,
                settings: [
                    #"setTitle("Go", for: .normal)"#, #"setTitle("Stop", for: .selected)"#,
                    "setTitleColor(.black, for: .disabled)", "contentHorizontalAlignment = .left",
                ]
            ),
            Case(
                name: "limits before the value that they bound",
                view: #""class": "UISlider", "attributes": {"value": 50, "maximumValue": 100, "minimumValue": 0}"#,
                settings: ["maximumValue = 100", "value = 50"]
            ),
            Case(
                name: "an indicator that stays visible, as Interface Builder's do",
                view:
                    #""class": "UIActivityIndicatorView", "attributes": {"hidesWhenStopped": false, "isAnimating": true}"#,
                settings: ["hidesWhenStopped = false", "startAnimating()"]
            ),
            Case(
                name: "margins",
                view:
                    #""class": "UIView", "authoredMargins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "insetsMarginsFromSafeArea": false"#,
                settings: [
                    "directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
                    "insetsLayoutMarginsFromSafeArea = false",
                ]
            ),
            Case(
                name: "symbols and plain images",
                view:
                    #""class": "UIImageView", "attributes": {"image": {"name": "star.fill", "catalog": "system"}, "preferredSymbolConfiguration": {"scale": "large"}}"#,
                settings: [
                    #"image = UIImage(systemName: "star.fill")"#,
                    "preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)",
                ]
            ),
            Case(
                name: "what no source can set is told",
                view:
                    #""class": "UILabel", "attributes": {"alpha": "half", "glow": {"radius": 2}, "numberOfLines": 2}"#,
                settings: ["numberOfLines = 2"],
                notes: [#"not set: alpha "half", glow {"radius":2}"#]
            ),
        ]
    )
    func settings(_ example: Case) throws {
        let text = try source(example.view)
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let closure = lines.drop { !$0.hasSuffix("= {") }.dropFirst(2).prefix { !$0.hasPrefix("return ") }
        let found = closure.map { line in String(line.drop { $0 != "." }.dropFirst()) }
        #expect(found == example.settings, "\(text)")
        let notes = lines.filter { $0.hasPrefix("// not set") }.map { String($0.dropFirst(3)) }
        #expect(notes == example.notes)
    }

    @Test(
        "views are made with the initialiser that says what cannot be set later",
        arguments: [
            (#""class": "UIButton", "attributes": {"buttonType": "roundedRect"}"#, "UIButton(type: .system)"),
            (#""class": "UIButton", "attributes": {"buttonType": "infoLight"}"#, "UIButton(type: .infoLight)"),
            (#""class": "UIButton", "attributes": {"configuration": "filled"}"#, "UIButton(configuration: .filled())"),
            (
                #""class": "UITableView", "attributes": {"style": "insetGrouped"}"#,
                "UITableView(frame: .zero, style: .insetGrouped)"
            ),
            (#""class": "UITableView", "attributes": {"style": "plain"}"#, "UITableView()"),
            (
                #""class": "Shop.List", "baseClass": "UITableView", "attributes": {"style": "grouped"}"#,
                "List(frame: .zero, style: .grouped)"
            ),
            (
                #""class": "UISegmentedControl", "attributes": {"segments": ["A", "B"]}"#,
                #"UISegmentedControl(items: ["A", "B"])"#
            ),
            (
                #""class": "UIVisualEffectView", "attributes": {"effect": "dark"}"#,
                "UIVisualEffectView(effect: UIBlurEffect(style: .dark))"
            ),
            (
                #""class": "UIProgressView", "attributes": {"progressViewStyle": "bar"}"#,
                "UIProgressView(progressViewStyle: .bar)"
            ),
            (
                #""class": "UIActivityIndicatorView", "attributes": {"style": "large"}"#,
                "UIActivityIndicatorView(style: .large)"
            ),
            (
                #""class": "UICollectionView""#,
                "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
            ),
        ]
    )
    func constructions(_ view: String, _ expected: String) throws {
        let text = try source(view)
        #expect(text.contains("let v = " + expected + "\n"), "\(text)")
    }

    @Test("each key of a view's configuration ends as a setting, as code's default, or as a note")
    func accounting() throws {
        let view = #"""
            {"id": "v", "class": "UILabel", "text": "A", "translatesAutoresizingMask": false,
             "attributes": {"numberOfLines": 1, "alpha": 0.5, "unknown": [1, 2], "isOpaque": false, "nothing": null}}
            """#
        let source = try layout(dump(view))
        let index = try #require(source.views.firstIndex { $0.id == "v" })
        let configuration = ViewConfiguration(of: index, in: source, made: [], hasIdentifier: false)
        // The text and alpha; what is not known; the lines, the flag and four priorities.
        #expect(configuration.settings.count == 2)
        #expect(configuration.unset == ["unknown [1,2]"])
        #expect(configuration.standardCount == 6)
    }

    @Test("views that are there already are configured in a function of their own")
    func existing() throws {
        var options = PrintOptions()
        options.printsConfiguration = true
        let text = try layout(FormScreens.signIn).printed(options: options).text
        #expect(text.contains("func configureViews() {\n    view.backgroundColor = .systemBackground\n"))
        #expect(text.contains("    signInButton.layer.cornerRadius = 8\n"))
        #expect(text.contains("// Call configureViews() before applyPlan().\n"))
    }
}
