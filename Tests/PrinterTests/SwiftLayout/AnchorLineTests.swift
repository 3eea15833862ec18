import LayoutInspector
import LayoutPrinter
import Testing

/// How constraints share lines of anchors.
@Suite("anchors in the dialect swiftlayout")
struct AnchorLineTests {
    /// The lines in the block of the view `v`, whose superview is a controller's view and whose sibling is `o`.
    private func lines(_ constraints: [String], version: Int = 5) throws -> [String] {
        let views = ["o", "v"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        var options = PrintOptions()
        options.dialectVersion = version
        options.keepsItems = true
        let text = try layout(dump(views.joined(separator: ", "), constraints: constraints))
            .printed(as: .swiftLayout, options: options).text
        let block = text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
        let head = block.firstIndex { $0.hasPrefix("v.") && $0.hasSuffix("anchors {") } ?? block.endIndex
        return Array(block[head...].dropFirst().prefix { $0 != "}" })
    }

    @Test(
        "a constraint is one line",
        arguments: [
            ("v.top == root.top", "Anchors.top"),
            ("v.top == root.top + 8", "Anchors.top.equalToSuper(constant: 8)"),
            ("v.top >= root.top", "Anchors.top.greaterThanOrEqualToSuper()"),
            ("v.top == o.bottom + 8", "Anchors.top.equalTo(o, attribute: .bottom, constant: 8)"),
            ("v.leading == root.centerX", "Anchors.leading.equalToSuper(attribute: .centerX)"),
            ("v.top == [root.safeArea].top", "Anchors.top.equalTo(view.safeAreaLayoutGuide)"),
            ("v.width == 44", "Anchors.width.equalTo(constant: 44)"),
            ("v.height >= 0", "Anchors.height.greaterThanOrEqualTo(constant: 0)"),
            ("v.width == root.width", "Anchors.width.equalToSuper()"),
            ("v.width == root.width * 0.5 - 4", "Anchors.width.equalToSuper(constant: -4).multiplier(0.5)"),
            ("v.width == v.height * 2", "Anchors.width.equalTo(v, attribute: .height).multiplier(2)"),
            ("v.centerX == root.centerX * 0.5", "Anchors.centerX.equalToSuper().multiplier(0.5)"),
            ("v.leading == root.leadingMargin", "Anchors.leading.equalToSuper(attribute: .leadingMargin)"),
            ("v.top == root.top @750", "Anchors.top.equalToSuper().priority(.defaultHigh)"),
            ("v.top == root.top @999", "Anchors.top.equalToSuper().priority(.init(999))"),
            ("v.top == root.top #pin", #"Anchors.top.equalToSuper().identifier("pin")"#),
            ("v.firstBaseline == o.firstBaseline", "Anchors.firstBaseline.equalTo(o)"),
        ]
    )
    func single(_ constraint: String, _ line: String) throws {
        #expect(try lines([constraint]) == [line])
    }

    @Test(
        "constraints that differ in their attributes alone share a line, insets are positive",
        arguments: [
            (["v.top == root.top", "v.bottom == root.bottom"], ["Anchors.vertical"]),
            (["v.leading == root.leading", "v.trailing == root.trailing"], ["Anchors.horizontal"]),
            (
                ["v.leading == root.leading + 16", "v.trailing == root.trailing - 16"],
                ["Anchors.horizontal.equalToSuper(inwardOffset: 16)"]
            ),
            (
                ["v.leading == root.leading + 16", "v.trailing == root.trailing + 16"],
                ["Anchors.leading.equalToSuper(constant: 16)", "Anchors.trailing.equalToSuper(constant: 16)"]
            ),
            (
                [
                    "v.top == root.top", "v.bottom == root.bottom", "v.leading == root.leading",
                    "v.trailing == root.trailing",
                ],
                ["Anchors.allSides"]
            ),
            (
                ["v.top == root.top + 8", "v.leading == root.leading + 8", "v.trailing == root.trailing - 8"],
                ["Anchors.cap.equalToSuper(inwardOffset: 8)"]
            ),
            (
                ["v.bottom == root.bottom", "v.leading == root.leading", "v.trailing == root.trailing"],
                ["Anchors.shoe"]
            ),
            (["v.left == root.left", "v.right == root.right"], ["Anchors.left.right"]),
            (
                ["v.top == root.top + 8", "v.leading == root.leading + 8"],
                ["Anchors.top.leading.equalToSuper(constant: 8)"]
            ),
            (["v.width == 40", "v.height == 30"], ["Anchors.size.equalTo(width: 40, height: 30)"]),
            (["v.width >= 40", "v.height >= 40"], ["Anchors.width.height.greaterThanOrEqualTo(constant: 40)"]),
            (["v.width == o.width", "v.height == o.height + 8"], ["Anchors.size.equalTo(o, heightOffset: 8)"]),
            (["v.width == root.width", "v.height == root.height"], ["Anchors.size.equalToSuper()"]),
            (["v.centerX == root.centerX", "v.centerY == root.centerY"], ["Anchors.center"]),
            (
                ["v.centerX == o.centerX", "v.centerY == o.centerY - 8"], ["Anchors.center.equalTo(o, yOffset: -8)"]
            ),
            (
                ["v.top == root.top", "v.bottom == root.bottom @750"],
                ["Anchors.top", "Anchors.bottom.equalToSuper().priority(.defaultHigh)"]
            ),
            (
                ["v.top == root.top", "v.bottom <= root.bottom"],
                ["Anchors.top", "Anchors.bottom.lessThanOrEqualToSuper()"]
            ),
        ]
    )
    func composed(_ constraints: [String], _ expected: [String]) throws {
        #expect(try lines(constraints) == expected)
    }

    @Test(
        "version 1 lists attributes and has no call to the superview",
        arguments: [
            ("v.top == root.top", "Anchors(.top)"),
            ("v.top == root.top + 8", "Anchors(.top).equalTo(constant: 8)"),
            ("v.top >= root.top", "Anchors(.top).greaterThanOrEqualTo()"),
            ("v.width == 44", "Anchors(.width).equalTo(constant: 44)"),
            ("v.width == root.width", "Anchors(.width)"),
            ("v.width == root.width - 20", "Anchors(.width).equalTo(view, constant: -20)"),
            ("v.width == root.width * 0.5", "Anchors(.width).setMultiplier(0.5)"),
            ("v.leading == root.centerX", "Anchors(.leading).equalTo(view, attribute: .centerX)"),
            ("v.height == o.height", "Anchors(.height).equalTo(o)"),
        ]
    )
    func listed(_ constraint: String, _ line: String) throws {
        #expect(try lines([constraint], version: 1) == [line])
    }
}
