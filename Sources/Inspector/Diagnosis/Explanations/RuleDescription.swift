import LayoutModel

/// What a rule means, for people: the text of `rules ID` and of Documentation/Rules.
public struct RuleDescription: Sendable {
    public var slug: String
    /// As it stands in a list: `error`, `warning`, `note`, or what it depends on.
    public var severity: String
    /// Whether the rule is right even where the input may lack constraints.
    public var runsOnPartialDumps: Bool
    /// One sentence, lower case, without a full stop.
    public var summary: String
    /// What the finding claims, why it matters and what helps, in paragraphs.
    public var meaning: String
    /// An input that gets the finding.
    public var bad: String
    /// The same input, cured.
    public var good: String

    init(
        _ slug: String,
        _ severity: String,
        partial: Bool,
        _ summary: String,
        meaning: String,
        bad: String,
        good: String
    ) {
        self.slug = slug
        self.severity = severity
        runsOnPartialDumps = partial
        self.summary = summary
        self.meaning = meaning
        self.bad = bad
        self.good = good
    }

    /// The whole page.
    public var text: String {
        """
        # \(slug)

        \(severity); \(runsOnPartialDumps ? "also" : "not") on partial dumps: \(summary).

        \(meaning)

        ## Found in

        ```
        \(bad)
        ```

        ## Not found in

        ```
        \(good)
        ```

        """
    }

    /// The description of a rule; `nil` where there is no such rule.
    public static func named(_ slug: String) -> RuleDescription? { all.first { $0.slug == slug } }

    /// In the order in which the rules are documented.
    public static let all: [RuleDescription] =
        conflicts + ambiguities + frames + constraints + notes + validation + inputs + texts
}

/// Writes the inputs of examples.
enum ExampleDump {
    /// A dump of one root of 375 x 667 points.
    static func text(subviews: [String], constraints: [String] = [], more: String = "") -> String {
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

    /// A view of a fixed content size.
    static func view(_ id: String, _ className: String = "UILabel", size: String? = nil, more: String = "") -> String {
        "{\"id\": \"\(id)\", \"class\": \"\(className)\""
            + (size.map { ", \"intrinsicContentSize\": [\($0)]" } ?? "") + (more.isEmpty ? "" : ", " + more) + "}"
    }

    /// A constraint; sides are written `item.attribute`.
    static func constraint(
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
    static func edges(of view: String, to other: String = "root", inset: Double = 16) -> [String] {
        [
            constraint("\(view)-leading", "\(view).leading", "==", "\(other).leading", plus: inset),
            constraint("\(view)-trailing", "\(view).trailing", "==", "\(other).trailing", plus: -inset),
            constraint("\(view)-top", "\(view).top", "==", "\(other).top", plus: inset),
            constraint("\(view)-bottom", "\(view).bottom", "==", "\(other).bottom", plus: -inset),
        ]
    }

    /// Constraints that put a view at a place, where its content gives its size.
    static func place(_ view: String, in other: String = "root", x: Double = 16, y: Double = 16) -> [String] {
        [
            constraint("\(view)-leading", "\(view).leading", "==", "\(other).leading", plus: x),
            constraint("\(view)-top", "\(view).top", "==", "\(other).top", plus: y),
        ]
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
