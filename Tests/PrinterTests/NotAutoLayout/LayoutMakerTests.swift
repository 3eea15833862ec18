import LayoutInspector
import LayoutPrinter
import Testing

/// How constraints become the calls of a layout maker.
@Suite("layout makers")
struct LayoutMakerTests {
    private func print(_ constraints: [String]) throws -> PrintedSource {
        let views = ["o", "v"].map {
            #"{"id": "\#($0)", "class": "UILabel", "name": "\#($0)", "translatesAutoresizingMask": false}"#
        }
        return try layout(dump(views.joined(separator: ", "), constraints: constraints)).printed(as: .notAutoLayout)
    }

    /// The calls on the maker of the view `v`, in one line; empty where it is not laid out.
    private func maker(_ constraints: [String]) throws -> String {
        let lines = try print(constraints).text.split(separator: "\n")
        let start = lines.firstIndex { $0.contains("nal.layout(v)") } ?? lines.endIndex
        return lines[start...].dropFirst().prefix { !$0.hasSuffix("    }") }
            .map { String($0.trimmingPrefix { $0 == " " }) }.joined()
    }

    @Test(
        "two values an axis become a frame, in the order of the library's types",
        arguments: [
            (
                ["v.top == root.top + 8", "v.left == root.left + 16", "v.width == 40", "v.height == 30"],
                "$0.setLeft(by: { $0.left + 16 }).setTop(by: { $0.top + 8 }).setWidth(to: 40).setHeight(to: 30)"
            ),
            (
                ["v.top == root.top", "v.bottom == root.bottom - 8", "v.left == root.left", "v.right == root.right"],
                "$0.setLeft(by: { $0.left }).setRight(by: { $0.right }).setTop(by: { $0.top })"
                    + ".setBottom(by: { $0.bottom - 8 })"
            ),
            (
                ["v.centerX == root.centerX", "v.centerY == root.centerY"],
                "$0.setCenter(by: { $0.center }).setMiddle(by: { $0.middle }).fitSize()"
            ),
            (
                ["v.left == root.left", "v.width == root.width * 0.5 - 20", "v.top == [root.safeArea].top"],
                "$0.setLeft(by: { $0.left }).setTop(by: { $0.safeAreaGuide.top })"
                    + ".setWidth(by: { $0.width * 0.5 - 20 }).fitHeight()"
            ),
            (
                ["o.left == root.left", "o.top == root.top + 4", "v.left == o.left", "v.top == o.bottom + 8"],
                "$0.pinLeft(to: o, with: { $0.left }).pinTop(to: o, with: { $0.bottom + 8 }).fitSize()"
            ),
            (
                ["v.left == root.left", "v.top == root.top", "v.height == 40", "v.width == v.height * 2"],
                "$0.setLeft(by: { $0.left }).setTop(by: { $0.top }).setWidth(to: 80).setHeight(to: 40)"
            ),
            (
                ["root.bottom == v.bottom + 8", "v.left == root.left"],
                "$0.setLeft(by: { $0.left }).setBottom(by: { $0.bottom - 8 }).fitSize()"
            ),
        ]
    )
    func calls(_ constraints: [String], _ expected: String) throws {
        #expect(try maker(constraints) == expected)
    }

    @Test(
        "a view that lacks a value is not laid out, and the reason names it",
        arguments: [
            (["v.left == root.left"], "v is not laid out: no required equality fixes its vertical position"),
            (
                ["v.top == root.top", "v.left >= root.left"],
                "v is not laid out: no required equality fixes its horizontal position"
            ),
            (
                ["v.top == o.bottom", "v.left == root.left", "o.left == root.left"],
                "v is not laid out: it depends on o, which is not laid out"
            ),
            (
                ["v.left == o.left", "v.top == root.top", "o.left == v.left", "o.top == root.top"],
                "v is not laid out: it depends on o, which is not laid out"
            ),
        ]
    )
    func refusals(_ constraints: [String], _ reason: String) throws {
        #expect(try print(constraints).remainder.map(\.reason).contains(reason))
        #expect(try maker(constraints) == "")
    }

    @Test("what frames do not keep is listed")
    func losses() throws {
        let printed = try print([
            "v.left == root.left", "v.top == root.top", "v.right <= root.right", "v.width == 40 @750",
            "v.left == root.left + 0",
        ])
        #expect(
            Set(printed.remainder.filter { $0.constraint != nil }.map(\.reason)) == [
                "NotAutoLayout has no inequalities", "NotAutoLayout has no priorities",
                "other constraints already determine its view",
            ]
        )
    }
}
