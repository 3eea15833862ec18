import LayoutInspector
import LayoutPrinter
import Testing

/// Which lines of SnapKit make constraints.
@Suite("lines of SnapKit")
struct SnapKitLineTests {
    struct Case: CustomTestStringConvertible {
        var constraints: [String]
        var lines: [String]
        var testDescription: String { constraints.joined(separator: ", ") }

        init(_ constraints: String..., lines: String...) {
            self.constraints = constraints
            self.lines = lines
        }
    }

    /// The lines for `v`, a view in `box`, which is in the view of a controller; `o` is its sibling.
    private func lines(_ constraints: [String]) throws -> [String] {
        let views = #"""
            {"id": "box", "class": "UIView", "name": "box", "translatesAutoresizingMask": false, "subviews": [
              {"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false,
               "subviews": [{"id": "in", "class": "UIView", "name": "inner", "translatesAutoresizingMask": false}]},
              {"id": "o", "class": "UILabel", "name": "o", "translatesAutoresizingMask": false}]}
            """#
        let text = try layout(dump(views, constraints: constraints)).printed(as: .snapKit, form: .statements).text
        let lines = text.split(separator: "\n").drop { $0 != "v.snp.makeConstraints { make in" }
        return lines.dropFirst().prefix { $0 != "}" }.map { String($0.trimmingPrefix { $0 == " " }) }
    }

    private static let singles: [Case] = [
        Case("v.top == box.top", lines: "make.top.equalToSuperview()"),
        Case("v.top == box.top + 8", lines: "make.top.equalToSuperview().offset(8)"),
        Case("v.top == box.top - 8", lines: "make.top.equalToSuperview().offset(-8)"),
        // Distances inwards are positive for the superview and others around.
        Case("v.bottom == box.bottom - 8", lines: "make.bottom.equalToSuperview().inset(8)"),
        Case("v.bottom == box.bottom + 8", lines: "make.bottom.equalToSuperview().offset(8)"),
        Case("v.trailing <= root.trailing - 8", lines: "make.trailing.lessThanOrEqualTo(view).inset(8)"),
        Case(
            "v.right == [root.safeArea].right - 8",
            lines: "make.right.equalTo(view.safeAreaLayoutGuide).inset(8)"
        ),
        // Siblings are not around, and an inset of another edge would have another sign.
        Case("v.trailing == o.trailing - 8", lines: "make.trailing.equalTo(o).offset(-8)"),
        Case("v.bottom == o.top - 8", lines: "make.bottom.equalTo(o.snp.top).offset(-8)"),
        Case("v.bottom == box.centerY - 8", lines: "make.bottom.equalTo(box.snp.centerY).offset(-8)"),
        Case("v.leading >= o.trailing + 8", lines: "make.leading.greaterThanOrEqualTo(o.snp.trailing).offset(8)"),
        Case("v.top == [root.safeArea].top", lines: "make.top.equalTo(view.safeAreaLayoutGuide)"),
        Case("v.top == [root.safeArea].bottom", lines: "make.top.equalTo(view.safeAreaLayoutGuide.snp.bottom)"),
        Case("v.centerX == box.centerX + 4", lines: "make.centerX.equalToSuperview().offset(4)"),
        Case("v.firstBaseline == o.lastBaseline", lines: "make.firstBaseline.equalTo(o.snp.lastBaseline)"),
        Case("v.width == 44", lines: "make.width.equalTo(44)"),
        Case("v.height >= 0.5", lines: "make.height.greaterThanOrEqualTo(0.5)"),
        Case("v.width == box.width - 16", lines: "make.width.equalToSuperview().offset(-16)"),
        Case(
            "v.width == v.height * 1.5 + 3",
            lines: "make.width.equalTo(v.snp.height).multipliedBy(1.5).offset(3)"
        ),
        Case(
            "v.width == box.width * 0.3333333333333333",
            lines: "make.width.equalToSuperview().dividedBy(3)"
        ),
        Case("v.width == box.width * 0.25", lines: "make.width.equalToSuperview().multipliedBy(0.25)"),
        Case("v.centerX == box.centerX * 0.5", lines: "make.centerX.equalToSuperview().multipliedBy(0.5)"),
        Case("v.width == 44 @750", lines: "make.width.equalTo(44).priority(.high)"),
        Case("v.width == 44 @500", lines: "make.width.equalTo(44).priority(.medium)"),
        Case("v.width == 44 @250", lines: "make.width.equalTo(44).priority(.low)"),
        Case("v.width == 44 @999", lines: "make.width.equalTo(44).priority(999)"),
        Case("v.width == 44 @749.5", lines: "make.width.equalTo(44).priority(749.5)"),
        Case("v.width == 44 @999 #wide", lines: "make.width.equalTo(44).priority(999).labeled(\"wide\")"),
        Case(
            "v.width == 44 =widthConstraint",
            lines: "widthConstraint = make.width.equalTo(44).constraint.layoutConstraints.first"
        ),
    ]

    private static let groups: [Case] = [
        Case(
            "v.left == box.left",
            "v.right == box.right",
            "v.top == box.top",
            "v.bottom == box.bottom",
            lines: "make.edges.equalToSuperview()"
        ),
        Case(
            "v.leading == box.leading + 16",
            "v.trailing == box.trailing - 16",
            "v.top == box.top + 16",
            "v.bottom == box.bottom - 16",
            lines: "make.directionalEdges.equalToSuperview().inset(16)"
        ),
        Case(
            "v.leading == box.leading + 16",
            "v.trailing == box.trailing - 16",
            "v.top == box.top + 16",
            lines: "make.top.leading.trailing.equalToSuperview().inset(16)"
        ),
        Case(
            "v.leading == box.leading + 16",
            "v.trailing == box.trailing - 16",
            "v.top == box.top + 8",
            "v.bottom == box.bottom - 8",
            lines: "make.top.bottom.equalToSuperview().inset(8)",
            "make.leading.trailing.equalToSuperview().inset(16)"
        ),
        Case(
            "v.leading == box.leading + 1",
            "v.trailing == box.trailing - 2",
            "v.top == box.top + 3",
            "v.bottom == box.bottom - 4",
            lines: "make.directionalEdges.equalToSuperview()"
                + ".inset(NSDirectionalEdgeInsets(top: 3, leading: 1, bottom: 4, trailing: 2))"
        ),
        Case(
            "v.left == box.left + 1",
            "v.right == box.right + 2",
            "v.top == box.top + 3",
            "v.bottom == box.bottom",
            lines: "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 3, left: 1, bottom: 0, right: -2))"
        ),
        // Left and right are not leading and trailing.
        Case(
            "v.left == box.left",
            "v.trailing == box.trailing",
            "v.top == box.top",
            lines: "make.top.trailing.equalToSuperview()",
            "make.left.equalToSuperview()"
        ),
        // Greater and less stay apart where edges are opposite.
        Case(
            "v.top >= box.top + 8",
            "v.bottom >= box.bottom - 8",
            lines: "make.top.greaterThanOrEqualToSuperview().offset(8)",
            "make.bottom.greaterThanOrEqualToSuperview().inset(8)"
        ),
        Case(
            "v.top >= box.top + 8",
            "v.leading >= box.leading + 8",
            lines: "make.top.leading.greaterThanOrEqualToSuperview().offset(8)"
        ),
        Case("v.centerX == o.centerX", "v.centerY == o.centerY", lines: "make.center.equalTo(o)"),
        Case("v.leading == o.leading", "v.centerY == o.centerY", lines: "make.leading.centerY.equalTo(o)"),
        Case(
            "v.centerX == o.centerX",
            "v.centerY == o.centerY + 4",
            lines: "make.centerX.equalTo(o)",
            "make.centerY.equalTo(o).offset(4)"
        ),
        Case("v.width == 44", "v.height == 44", lines: "make.size.equalTo(44)"),
        Case("v.width == 120", "v.height == 44", lines: "make.size.equalTo(CGSize(width: 120, height: 44))"),
        Case("v.width == o.width", "v.height == o.height", lines: "make.size.equalTo(o)"),
        Case(
            "v.width == o.width * 0.5",
            "v.height == o.height * 0.5 + 1",
            lines: "make.width.equalTo(o).multipliedBy(0.5)",
            "make.height.equalTo(o).multipliedBy(0.5).offset(1)"
        ),
        Case(
            "v.width == 44 @750",
            "v.height == 44",
            lines: "make.width.equalTo(44).priority(.high)",
            "make.height.equalTo(44)"
        ),
        Case(
            "v.width == 44 #a",
            "v.height == 44 #b",
            lines: "make.width.equalTo(44).labeled(\"a\")",
            "make.height.equalTo(44).labeled(\"b\")"
        ),
        // A property holds one constraint.
        Case(
            "v.width == 44 =widthConstraint",
            "v.height == 44",
            lines: "widthConstraint = make.width.equalTo(44).constraint.layoutConstraints.first",
            "make.height.equalTo(44)"
        ),
        // The same constraint twice is made twice.
        Case(
            "v.top == box.top",
            "v.top == box.top",
            lines: "make.top.equalToSuperview()",
            "make.top.equalToSuperview()"
        ),
    ]

    @Test("a single constraint", arguments: singles)
    func single(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test("several constraints, in as few lines as a person would write", arguments: groups)
    func group(_ example: Case) throws {
        #expect(try lines(example.constraints) == example.lines)
    }

    @Test("a view whose autoresizing mask must stay is constrained with UIKit's calls")
    func keptMasks() throws {
        let view = #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#
        let constraints = ["root.height >= 100", "v.top == [root.safeArea].top"]
        let text = try layout(dump(view, constraints: constraints)).printed(as: .snapKit).text
        #expect(!text.contains("view.snp.makeConstraints"))
        #expect(
            text.contains(
                """
                        // its first item keeps its autoresizing mask
                        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)

                """
            )
        )
    }

    @Test("masks are turned off by SnapKit, and by UIKit's calls for views without a block")
    func masks() throws {
        let views = ["v", "o"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        let text = try layout(dump(views.joined(separator: ", "), constraints: ["v.top == o.bottom"]))
            .printed(as: .snapKit).text
        #expect(!text.contains("v.translatesAutoresizingMaskIntoConstraints"))
        #expect(text.contains("o.translatesAutoresizingMaskIntoConstraints = false\n"))
    }

    @Test("the maker has another name if something else has its usual one")
    func maker() throws {
        let view = #"{"id": "v", "class": "UILabel", "name": "v", "translatesAutoresizingMask": false}"#
        var options = PrintOptions()
        options.tags = [.init(id: "v", name: "make")]
        let screen = try layout(dump(view, constraints: ["v.width == 44 =make", "v.top == root.top"]))
        let text = try screen.printed(as: .snapKit, options: options).text
        #expect(text.contains("    make.snp.makeConstraints { maker in\n        maker.top.equalToSuperview()\n"))
        let held = try screen.printed(as: .snapKit).text
        #expect(held.contains("make = maker.width.equalTo(44).constraint.layoutConstraints.first\n"))
    }
}
