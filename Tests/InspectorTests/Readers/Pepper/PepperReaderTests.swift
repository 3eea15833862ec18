import TestSupport
import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

@Suite("answers of Pepper")
struct PepperReaderTests {
    private func view(_ className: String, _ id: String = "", _ more: String = "", children: [String] = []) -> String {
        let identifier = id.isEmpty ? "" : #""id": "\#(id)", "#
        return #"{"class": "\#(className)", \#(identifier)"frame": {"x": 0, "y": 20, "width": 100, "height": 40}, "#
            + #""ambiguous": false\#(more), "children": [\#(children.joined(separator: ", "))]}"#
    }

    private func constraint(_ first: String, _ attribute: String, _ second: String? = nil, _ more: String = "")
        -> String
    {
        let other = second.map { #", "second": "\#($0)", "second_attr": "\#(attribute)""# } ?? ""
        return #"{"active": true, "priority": 1000, "first": "\#(first)", "first_attr": "\#(attribute)", "#
            + #""relation": "=="\#(other)\#(more)}"#
    }

    private func answer(_ tree: String, truncated: Bool = false) -> [UInt8] {
        let data = #"{"node_count": 9, "ambiguous_count": 0, "truncated": \#(truncated), "tree": \#(tree)}"#
        return Array(#"{"id": "1", "status": "ok", "data": \#(data)}"#.utf8)
    }

    private func read(_ constraints: [String], _ children: [String]) throws -> Reading {
        let list = #", "constraints": [\#(constraints.joined(separator: ", "))]"#
        return try Layout.read(answer(view("UIView", "root", list, children: children)))
    }

    private func texts(_ layout: Layout) -> [String] {
        func name(_ anchor: Layout.Anchor) -> String {
            switch anchor.item {
            case .view(let view): layout.views[view].id + "." + anchor.attribute.rawValue
            case .guide(let guide): layout.guides[guide].id + "." + anchor.attribute.rawValue
            case .missing: "missing"
            }
        }
        return layout.constraints.map { constraint in
            [constraint.first, constraint.second].compactMap { $0.map(name) }.joined(separator: " ")
        }
    }

    @Test("views, frames and constraints are read; the layout is partial")
    func screen() throws {
        let reading = try read(
            [
                constraint(
                    "UILabel(title)",
                    "top",
                    "UIView(root)",
                    #", "constant": 8, "multiplier": 2, "identifier": "a""#
                ),
                constraint("UIView(root)", "width", nil, #", "constant": 320"#),
            ],
            [view("UILabel", "title", #", "constraints": [\#(constraint("UILabel(title)", "height"))]"#)]
        )
        #expect(reading.format == .pepper)
        #expect(reading.layout.coverage == .partial)
        #expect(reading.layout.views.map(\.id) == ["root", "title"])
        #expect(reading.layout.views[1].frame == Rectangle(x: 0, y: 20, width: 100, height: 40))
        #expect(texts(reading.layout) == ["title.top root.top", "root.width", "title.height"])
        let first = reading.layout.constraints[0]
        #expect(first.constant == 8 && first.multiplier == 2 && first.identifier == "a")
        #expect(reading.findings.isEmpty)
    }

    @Test("a text that fits several views is taken where UIKit's rule leaves one, and else reported once")
    func sameClasses() throws {
        let reading = try read(
            [
                // The nearest common ancestor holds it: not the label of the card and the card.
                constraint("UILabel", "top", "UIView(card)"),
                constraint("UILabel(b)", "top", "UIButton"), constraint("UILabel(b)", "left", "UIButton"),
            ],
            [
                view("UIView", "card", children: [view("UILabel")]), view("UILabel"), view("UILabel", "b"),
                view("UIButton"), view("UIButton"),
            ]
        )
        #expect(texts(reading.layout) == ["UILabel-4.top card.top"])
        #expect(reading.findings.count == 1)
        let message = reading.findings.first?.message ?? ""
        #expect(message.hasPrefix("2 constraints are skipped: \"UIButton\" fits several views"), "\(message)")
        #expect(reading.findings.first?.place != nil)
    }

    @Test("guides are those of the views that own them")
    func guides() throws {
        let guide = "UIView.layoutGuide(UIViewSafeAreaLayoutGuide)"
        let reading = try read(
            [
                constraint("UILabel(a)", "top", guide), constraint("UILabel(a)", "left", "UIView.layoutGuide(column)"),
                constraint("UILabel(a)", "right", "UIView.layoutGuide()"),
            ],
            [view("UILabel", "a")]
        )
        #expect(texts(reading.layout) == ["a.top root.safeArea.top", "a.left root.column.left"])
        #expect(reading.findings.count == 1)
    }

    @Test("what UIKit called ambiguous is a report; what was left out is reported")
    func reports() throws {
        let label =
            #"{"class": "UILabel", "ambiguous": true, "child_count": 3, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}"#
        let reading = try Layout.read(answer(label, truncated: true))
        #expect(reading.layout.reports.map(\.kind) == [.ambiguous])
        #expect(reading.findings.map(\.message).count { $0.contains("did not list all views") } == 1)
    }

    @Test(
        "other input is one error with its place",
        arguments: [
            (#"{"node_count": 0, "ambiguous_count": 0, "truncated": false}"#, "no \"tree\""),
            (#"{"node_count": 0, "ambiguous_count": 0, "message": "No key window available"}"#, "No key window"),
            (#"{"node_count": 0, "ambiguous_count": 0, "tree": [1]}"#, "an object"),
            (#"{"node_count": 0, "ambiguous_count": 0, "tree": {"class": 1}}"#, "string"),
        ]
    )
    func damage(_ text: String, _ words: String) throws {
        let error = #expect(throws: ReadError.self) { try Layout.read(Array(text.utf8)) }
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test("depth costs no stack, and many views of one class little time")
    func sizes() throws {
        let depth = 20_000
        let open = #"{"class": "UIView", "children": ["#
        let deep = String(repeating: open, count: depth) + String(repeating: "]}", count: depth)
        #expect(try Layout.read(answer(deep)).layout.views.count == depth)
        let many = (0..<5_000).map { _ in view("UIView") }
        let constraints = (0..<2_000).map { _ in constraint("UIView", "top", "UIView(root)") }
        #expect(try read(constraints, many).layout.constraints.isEmpty)
    }

    @Test("names far below their holder, identifiers like made ones and many unknown names cost little")
    func hostileSizes() throws {
        let leaves = view(
            "UIView",
            children: Array(repeating: view("A"), count: 60) + Array(repeating: view("B"), count: 60)
        )
        let chain = (0..<5_000).reduce(leaves) { below, _ in view("UIView", children: [below]) }
        let pairs = (0..<200).map { _ in constraint("A", "top", "B") }
        #expect(try read(pairs, [chain]).layout.constraints.isEmpty)
        let taken = (0..<4_000).map { view("UIView", "UIView-\($0 + 8_003)") }
        let ids = try read([], taken + Array(repeating: view("UIView"), count: 4_000)).layout.views.map(\.id)
        #expect(ids.count == 8_001 && Set(ids).count == 8_001)
        let unknown = (0..<8_000).map { constraint("Unknown\($0)", "top", "UIView(root)") }
        #expect(try read(unknown, [view("UILabel")]).findings.count == 8_000)
    }
}
