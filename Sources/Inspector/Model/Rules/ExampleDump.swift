/// Builds the inputs of examples.
package enum ExampleDump {
    /// A dump of one root of 375 x 667 points.
    package static func text(subviews: [String], constraints: [String] = [], more: String = "") -> String {
        """
        {
          "format": "layout-dump",
          "version": 1,\(more)
          "roots": [
            {"id": "root", "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
        \(lines(subviews, indent: 6))
            ]}
          ],
          "constraints": [
        \(lines(constraints, indent: 4))
          ]
        }
        """
    }

    /// A view with a fixed content size.
    package static func view(_ id: String, _ className: String = "UILabel", size: String? = nil, more: String = "")
        -> String
    {
        "{\"id\": \"\(id)\", \"class\": \"\(className)\""
            + (size.map { ", \"intrinsicContentSize\": [\($0)]" } ?? "") + (more.isEmpty ? "" : ", " + more) + "}"
    }

    /// A constraint; anchors are written `item.attribute`.
    package static func constraint(
        _ id: String,
        _ first: String,
        _ relation: String = "==",
        _ second: String? = nil,
        plus constant: Double = 0,
        priority: Double? = nil,
        more: String = ""
    ) -> String {
        var text = "{\"id\": \"\(id)\", \"first\": \(anchor(first))"
        if relation != "==" { text += ", \"relation\": \"\(relation)\"" }
        if let second { text += ", \"second\": \(anchor(second))" }
        if constant != 0 { text += ", \"constant\": \(PointsText.text(constant))" }
        if let priority { text += ", \"priority\": \(PointsText.text(priority))" }
        if !more.isEmpty { text += ", " + more }
        return text + "}"
    }

    /// Constraints that pin a view's edges to those of another, inset by 16 points.
    package static func edges(of view: String, to other: String = "root", inset: Double = 16) -> [String] {
        [
            constraint("\(view)-leading", "\(view).leading", "==", "\(other).leading", plus: inset),
            constraint("\(view)-trailing", "\(view).trailing", "==", "\(other).trailing", plus: -inset),
            constraint("\(view)-top", "\(view).top", "==", "\(other).top", plus: inset),
            constraint("\(view)-bottom", "\(view).bottom", "==", "\(other).bottom", plus: -inset),
        ]
    }

    /// Constraints that position a view; its content determines the size.
    package static func place(_ view: String, in other: String = "root", x: Double = 16, y: Double = 16) -> [String] {
        [
            constraint("\(view)-leading", "\(view).leading", "==", "\(other).leading", plus: x),
            constraint("\(view)-top", "\(view).top", "==", "\(other).top", plus: y),
        ]
    }

    /// A root with one label, the constraints that place it, and one more constraint.
    package static func label(with constraint: String) -> String {
        text(
            subviews: [view("title", size: "200, 20")],
            constraints: [constraint, Self.constraint("y", "title.top", "==", "root.top", plus: 16)]
        )
    }

    private static func anchor(_ text: String) -> String {
        guard let dot = text.lastIndex(of: ".") else { return "{\"item\": \"\(text)\"}" }
        return "{\"item\": \"\(text[..<dot])\", \"attribute\": \"\(text[text.index(after: dot)...])\"}"
    }

    private static func lines(_ objects: [String], indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return objects.map { margin + $0 }.joined(separator: ",\n")
    }
}
