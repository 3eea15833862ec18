import Testing

@testable import LayoutInspector
@testable import LayoutModel

/// What changed between two layouts.
@Suite struct LayoutDifferenceTests {
    private static func dump(_ views: String, _ constraints: String) -> String {
        """
        {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 300, 300],
          "subviews": [\(views)]}], "constraints": [\(constraints)]}
        """
    }

    private static func view(_ id: String, _ more: String = "") -> String {
        "{\"id\": \"\(id)\", \"class\": \"UIView\", \"frame\": [0, 0, 10, 10], \"translatesAutoresizingMask\": false\(more)}"
    }

    private static func constraint(
        _ id: String,
        _ item: String,
        _ attribute: String,
        _ constant: Int,
        _ more: String = ""
    )
        -> String
    {
        let second =
            ["width", "height"].contains(attribute)
            ? "" : ", \"second\": {\"item\": \"root\", \"attribute\": \"\(attribute)\"}"
        return
            "{\"id\": \"\(id)\", \"first\": {\"item\": \"\(item)\", \"attribute\": \"\(attribute)\"}\(second), \"constant\": \(constant)\(more)}"
    }

    private static func placed(_ item: String, prefix: String = "", x: Int = 10, width: Int = 100) -> [String] {
        [
            constraint(prefix + "1", item, "leading", x), constraint(prefix + "2", item, "top", 10),
            constraint(prefix + "3", item, "width", width), constraint(prefix + "4", item, "height", 20),
        ]
    }

    private static func difference(_ old: String, _ new: String) throws -> LayoutDifference {
        func side(_ text: String) throws -> LayoutDifference.Side {
            try LayoutDifference.Side(Layout.read(Array(text.utf8)).diagnosed())
        }
        return try LayoutDifference(from: side(old), to: side(new))
    }

    @Test("a layout does not differ from itself")
    func same() throws {
        let text = Self.dump(Self.view("a"), Self.placed("a").joined(separator: ","))
        #expect(try Self.difference(text, text).isEmpty)
    }

    @Test("a changed constant is one change, with the frame that follows")
    func constant() throws {
        let difference = try Self.difference(
            Self.dump(Self.view("a"), Self.placed("a").joined(separator: ",")),
            Self.dump(Self.view("a"), Self.placed("a", x: 24).joined(separator: ","))
        )
        #expect(
            difference.changedConstraints.map(\.changes) == [[.init(property: "constant", before: "10", after: "24")]]
        )
        #expect(
            difference.frames.count == 1 && difference.frames[0].before.x == 10 && difference.frames[0].after.x == 24
        )
        #expect(difference.addedConstraints.isEmpty && difference.removedConstraints.isEmpty)
        #expect(difference.changedViews.isEmpty && difference.gained.isEmpty && difference.lost.isEmpty)
    }

    @Test("a view that becomes a stack, or is one no longer, has all settings of the stack as changes")
    func stacks() throws {
        let constraints = Self.placed("a").joined(separator: ",")
        let plain = Self.dump(Self.view("a", ", \"baseClass\": \"UIStackView\""), constraints)
        let stack = Self.dump(
            Self.view("a", ", \"baseClass\": \"UIStackView\", \"stack\": {\"axis\": \"vertical\", \"spacing\": 8}"),
            constraints
        )
        for (old, new) in [(plain, stack), (stack, plain)] {
            let difference = try Self.difference(old, new)
            let properties = difference.changedViews.flatMap { $0.changes.map(\.property) }
            #expect(properties.contains("axis") && properties.contains("spacing"), "\(properties)")
        }
    }

    @Test("views and constraints that are added and removed, and findings gained and lost")
    func addedAndRemoved() throws {
        let both = Self.placed("a", prefix: "a") + Self.placed("b", prefix: "b")
        let old = Self.dump(Self.view("a") + "," + Self.view("b"), both.joined(separator: ","))
        let new = Self.dump(Self.view("a"), Self.placed("a", prefix: "a").dropLast().joined(separator: ","))
        let difference = try Self.difference(old, new)
        #expect(difference.removedViews == [2] && difference.addedViews.isEmpty)
        #expect(difference.removedConstraints.count == 5)
        #expect(difference.gained.map(\.rule) == ["ambiguous-layout"])
        // Without the height, the recorded frame contradicts no constraint anymore.
        #expect(difference.lost.map(\.rule) == ["misplaced-view"])
        let back = try Self.difference(new, old)
        #expect(back.addedViews == [2] && back.addedConstraints.count == 5)
        #expect(back.lost.map(\.rule) == ["ambiguous-layout"])
    }

    @Test("where ids are addresses, views are matched by name and order, and constraints by what they relate")
    func addresses() throws {
        func layout(_ base: String, x: Int) -> String {
            let (a, b) = ("0x7f8a\(base)01", "0x7f8a\(base)02")
            let views = Self.view(a, ", \"name\": \"title\"") + "," + Self.view(b)
            let constraints =
                Self.placed(a, prefix: "0x6000\(base)a", x: x) + Self.placed(b, prefix: "0x6000\(base)b", width: 50)
            return Self.dump(views, constraints.joined(separator: ","))
        }
        #expect(try Self.difference(layout("1111", x: 10), layout("2222", x: 10)).isEmpty)
        let difference = try Self.difference(layout("1111", x: 10), layout("2222", x: 16))
        #expect(difference.changedConstraints.count == 1 && difference.frames.map(\.view) == [1])
        #expect(difference.addedViews.isEmpty && difference.removedViews.isEmpty)
    }

    @Test("properties of a view, its superview and its priorities")
    func properties() throws {
        let old = Self.dump(
            Self.view("a", ", \"identifier\": \"first\"") + "," + Self.view("b", ", \"subviews\": [\(Self.view("c"))]"),
            ""
        )
        let new = Self.dump(
            Self.view(
                "a",
                ", \"identifier\": \"second\", \"contentHugging\": [251, 250], \"isHidden\": true, \"subviews\": [\(Self.view("c"))]"
            )
                + "," + Self.view("b"),
            ""
        )
        let difference = try Self.difference(old, new)
        let changes = Dictionary(
            uniqueKeysWithValues: difference.changedViews.map {
                (difference.new.layout.views[$0.after].id, $0.changes.map(\.property))
            }
        )
        #expect(changes["a"] == ["identifier", "hidden", "horizontal hugging"])
        #expect(changes["c"] == ["superview"])
        #expect(changes["b"] == nil)
    }
}
