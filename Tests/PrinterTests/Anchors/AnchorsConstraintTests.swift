import LayoutInspector
import LayoutPrinter
import Testing

/// Which of UIKit's calls makes a constraint.
@Suite("constraints in the dialect anchors")
struct AnchorsConstraintTests {
    /// The lines of the list that activates constraints between the views `v` and `o` of a controller.
    private func list(_ constraints: [String], guides: String = "") throws -> [String] {
        let views = ["v", "o"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        let root = #""class": "UIView", "viewController": "ScreenController""# + guides
        var options = PrintOptions()
        options.keepsItems = true
        let text = try layout(dump(views.joined(separator: ", "), root: root, constraints: constraints))
            .printed(as: .anchors, form: .statements, options: options).text
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        return lines.drop { $0 != "NSLayoutConstraint.activate([" }.dropFirst().prefix { $0 != "])" }
            .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
    }

    @Test(
        "an attribute that has an anchor is written with it",
        arguments: [
            ("v.top == root.top", "v.topAnchor.constraint(equalTo: view.topAnchor)"),
            ("v.top == root.top + 8", "v.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)"),
            ("v.bottom == root.bottom - 8", "v.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8)"),
            ("v.left >= o.right + 4", "v.leftAnchor.constraint(greaterThanOrEqualTo: o.rightAnchor, constant: 4)"),
            (
                "v.trailing <= root.trailing",
                "v.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor)"
            ),
            ("v.centerX == o.leading", "v.centerXAnchor.constraint(equalTo: o.leadingAnchor)"),
            ("v.centerY == o.centerY", "v.centerYAnchor.constraint(equalTo: o.centerYAnchor)"),
            (
                "v.firstBaseline == o.lastBaseline + 20",
                "v.firstBaselineAnchor.constraint(equalTo: o.lastBaselineAnchor, constant: 20)"
            ),
            ("v.top == [root.safeArea].top", "v.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)"),
            (
                "[root.layoutMargins].leading == v.leading",
                "view.layoutMarginsGuide.leadingAnchor.constraint(equalTo: v.leadingAnchor)"
            ),
            ("v.width == 44", "v.widthAnchor.constraint(equalToConstant: 44)"),
            ("v.height >= 0", "v.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)"),
            ("v.width == o.width * 0.5", "v.widthAnchor.constraint(equalTo: o.widthAnchor, multiplier: 0.5)"),
            (
                "v.width <= v.height * 1.5 + 3",
                "v.widthAnchor.constraint(lessThanOrEqualTo: v.heightAnchor, multiplier: 1.5, constant: 3)"
            ),
        ]
    )
    func anchors(_ constraint: String, _ line: String) throws {
        #expect(try list([constraint]) == [line])
    }

    @Test(
        "what has no anchor is written with its items",
        arguments: [
            ("v.leading == root.leadingMargin", ".leading", "view", ".leadingMargin", "1", "0"),
            ("v.topMargin == o.top + 2", ".topMargin", "o", ".top", "1", "2"),
            ("v.centerX == root.centerXWithinMargins", ".centerX", "view", ".centerXWithinMargins", "1", "0"),
            ("v.centerX == root.centerX * 0.5", ".centerX", "view", ".centerX", "0.5", "0"),
            ("v.top == root.bottom * 0.25 + 1", ".top", "view", ".bottom", "0.25", "1"),
        ]
    )
    func items(
        _ constraint: String,
        _ first: String,
        _ other: String,
        _ second: String,
        _ multiplier: String,
        _ constant: String
    ) throws {
        let expected = [
            "NSLayoutConstraint(", "item: v", "attribute: \(first)", "relatedBy: .equal", "toItem: \(other)",
            "attribute: \(second)", "multiplier: \(multiplier)", "constant: \(constant)", ")",
        ]
        let flat = "NSLayoutConstraint(" + expected[1...7].joined(separator: ", ") + ")"
        let lines = try list([constraint])
        #expect(lines == expected || lines == [flat])
    }

    @Test("a priority, an identifier and a property are set before the constraint is activated")
    func held() throws {
        let view = #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#
        let constraints = ["v.width == 44 @749 #wide =widthConstraint", "v.height == 20 @250"]
        let text = try layout(dump(view, constraints: constraints)).printed(as: .anchors, form: .class).text
        #expect(text.contains("    var widthConstraint: NSLayoutConstraint!\n"))
        #expect(
            text.contains(
                """
                        let vWidth = v.widthAnchor.constraint(equalToConstant: 44)
                        vWidth.priority = UILayoutPriority(749)
                        vWidth.identifier = "wide"
                        widthConstraint = vWidth
                        let vHeight = v.heightAnchor.constraint(equalToConstant: 20)
                        vHeight.priority = UILayoutPriority(250)

                        NSLayoutConstraint.activate([
                            vWidth,
                            vHeight,
                        ])

                """
            )
        )
    }

    @Test("anchors of the class itself need no self, unless a tag is called so")
    func ownAnchors() throws {
        let view = #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#
        let constraints = ["v.top == [root.safeArea].top", "v.left == root.left", "v.right == root.right"]
        let card = try layout(dump(view, root: #""class": "Shop.Card""#, constraints: constraints))
        let text = try card.printed(as: .anchors, form: .class).text
        #expect(text.contains("v.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),\n"))
        #expect(text.contains("v.leftAnchor.constraint(equalTo: leftAnchor),\n"))
        #expect(text.contains("        addSubview(v)\n"))
        var options = PrintOptions()
        options.tags = [.init(id: "v", name: "safeAreaLayoutGuide")]
        let tagged = try card.printed(as: .anchors, form: .statements, options: options).text
        #expect(
            tagged.contains("safeAreaLayoutGuide.topAnchor.constraint(equalTo: self.safeAreaLayoutGuide.topAnchor)")
        )
        options.tags = [.init(id: "v", name: "self.header")]
        let own = try card.printed(as: .anchors, form: .statements, options: options).text
        #expect(own.contains("self.header.leftAnchor.constraint(equalTo: leftAnchor)"))
    }

    @Test("a stack is made with its options, and arranges its views")
    func stack() throws {
        let text = try layout(Screens.login).printed(as: .anchors, form: .class).text
        #expect(
            text.contains(
                """
                    let form: UIStackView = {
                        let view = UIStackView()
                        view.axis = .vertical
                        view.spacing = 12
                        return view
                    }()

                """
            )
        )
        #expect(text.contains("        form.addArrangedSubview(emailField)\n"))
        #expect(!text.contains("emailField.translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("what is there already is neither declared nor made, but in a file of its own")
    func outlets() throws {
        for form in [SourceForm.plan, .statements] {
            let text = try layout(Screens.login).printed(as: .anchors, form: form).text
            #expect(!text.contains("let logo"))
            #expect(text.contains("let button = UIButton()") || text.contains("let signInButton = UIButton()"))
        }
    }
}
