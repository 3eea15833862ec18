import LayoutInspector
import LayoutPrinter
import Testing

/// How constraints become the calls of a flow.
@Suite("flows")
struct FlowChainTests {
    /// The calls of the view `v`, in one line.
    private func flow(_ constraints: [String]) throws -> String {
        let views = ["o", "v"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        var options = PrintOptions()
        options.keepsItems = true
        let text = try layout(dump(views.joined(separator: ", "), constraints: constraints))
            .printed(as: .flow, form: .statements, options: options).text
        let lines = text.split(separator: "\n").map(String.init)
        let start = lines.firstIndex { $0.hasPrefix("v.flow()") } ?? lines.endIndex
        return lines[start...].enumerated().prefix { $0.offset == 0 || $0.element.hasPrefix("    .") }
            .map { $0.element.trimmingPrefix { $0 == " " } }.joined()
    }

    @Test(
        "constraints become calls, grouped by their second items",
        arguments: [
            (["v.top == root.top"], "v.flow().top().withSuperview()"),
            (["v.top == o.bottom + 8"], "v.flow().top(.bottom).attribute(constant: 8).withView(o)"),
            (["v.width == v.height * 2"], "v.flow().width(.height).attribute(multiplier: 2).withSelf()"),
            (["v.height == 40"], "v.flow().constant(.height, constant: 40).withSelf()"),
            (
                ["v.height >= 40"],
                "v.flow().constant(.height, constant: 40).attribute(relation: .greaterThanOrEqual).withSelf()"
            ),
            (["v.width == 40", "v.height == 40"], "v.flow().size(40).withSelf()"),
            (["v.centerX == root.centerX", "v.centerY == root.centerY"], "v.flow().center().withSuperview()"),
            (
                ["v.left == root.left", "v.top == root.top", "v.right == root.right", "v.bottom == root.bottom"],
                "v.flow().edges().withSuperview()"
            ),
            (
                [
                    "v.left == root.left + 8", "v.top == root.top + 8", "v.right == root.right - 8",
                    "v.bottom == root.bottom - 8",
                ],
                "v.flow().edges(8).withSuperview()"
            ),
            (
                ["v.leading == root.leading + 16", "v.trailing == root.trailing - 16", "v.top == o.bottom + 8"],
                "v.flow().leading().trailing().attribute(constant: 16, for: [.leading])"
                    + ".attribute(constant: -16, for: [.trailing]).withSuperview()"
                    + ".top(.bottom).attribute(constant: 8).withView(o)"
            ),
            (
                ["v.top == root.top + 8", "v.height == 40"],
                "v.flow().top().constant(.height, constant: 40).attribute(constant: 8, for: [.top]).withSuperview()"
            ),
            (
                ["v.top == root.top", "v.top >= root.top + 4"],
                "v.flow().top().withSuperview().top().attribute(relation: .greaterThanOrEqual)"
                    + ".attribute(constant: 4).withSuperview()"
            ),
            (
                ["v.leading == root.leadingMargin", "v.centerX == root.centerX * 0.5"],
                "v.flow().leading(.leadingMargin).centerX().attribute(multiplier: 0.5, for: [.centerX]).withSuperview()"
            ),
        ]
    )
    func calls(_ constraints: [String], _ expected: String) throws {
        #expect(try flow(constraints) == expected)
    }

    @Test("a flow ends with withView: what follows would be about the other view")
    func ends() throws {
        let views = ["o", "p", "v"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        let constraints = ["v.top == o.top", "v.bottom == p.bottom", "v.width == v.height", "v.left == root.left"]
        let text = try layout(dump(views.joined(separator: ", "), constraints: constraints))
            .printed(as: .flow, form: .statements).text
        let lines = text.split(separator: "\n").map { String($0.trimmingPrefix { $0 == " " }) }
        #expect(
            Array(lines.drop { $0 != "v.flow()" }) == [
                "v.flow()", ".left()", ".withSuperview()", ".width(.height)", ".withSelf()", ".top()", ".withView(o)",
                "v.flow().bottom().withView(p)",
            ]
        )
    }
}
