import LayoutModel

/// The words of SnapKit, for reading and writing. The reader of layout code has its own: it proves what is written with these.
enum SnapKitWord {
    /// The order in which SnapKit makes the constraints of a line.
    static let order: [LayoutAttribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    static func attributes(_ word: String) -> [LayoutAttribute]? {
        switch word {
        case "edges": [.left, .top, .right, .bottom]
        case "horizontalEdges": [.left, .right]
        case "verticalEdges", "directionalVerticalEdges": [.top, .bottom]
        case "directionalEdges": [.top, .bottom, .leading, .trailing]
        case "directionalHorizontalEdges": [.leading, .trailing]
        case "size": [.width, .height]
        case "center": [.centerX, .centerY]
        case "baseline": [.lastBaseline]
        default: LayoutAttribute(rawValue: word).map { [$0] }
        }
    }

    private static let priorities = ["required": "required", "high": "defaultHigh", "low": "defaultLow"]

    static func priority(_ text: String) throws(NotUnderstood) -> WrittenPriority {
        if text.hasPrefix(".") {
            let word = String(text.dropFirst())
            if let name = priorities[word] { return .named(name) }
            if word == "medium" { return .number("500") }
        }
        for beginning in ["UILayoutPriority(rawValue:", "UILayoutPriority(", ".init(rawValue:", ".init("]
        where text.hasPrefix(beginning) && text.hasSuffix(")") {
            return .number(text.dropFirst(beginning.count).dropLast().trimmed)
        }
        for name in ["required", "defaultHigh", "defaultLow"] where text == "UILayoutPriority." + name {
            return .named(name)
        }
        guard ExpressionText.isNumber(text) else { throw NotUnderstood("the priority \(text) is not understood") }
        return .number(text)
    }

    static func text(of priority: WrittenPriority) -> String {
        switch priority {
        case .named(let name): "." + (priorities.first { $0.value == name }?.key ?? "required")
        case .number(let number): number
        }
    }

    /// The constant of an inset, by the second attribute.
    static func inset(_ attribute: LayoutAttribute, _ text: String) throws(NotUnderstood) -> String? {
        switch attribute {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
            return ExpressionText.negated(text)
        case .width, .height: return "-2 * " + ExpressionText.factor(text)
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return nil
        default: return text
        }
    }

    static func inset(_ attribute: LayoutAttribute, _ edges: [String: String]) throws(NotUnderstood) -> String? {
        let near = edges["left"] ?? edges["leading"]
        let far = edges["right"] ?? edges["trailing"]
        let text: String?
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin: text = near
        case .right, .trailing, .rightMargin, .trailingMargin: text = far.map(ExpressionText.negated)
        case .top, .topMargin, .firstBaseline: text = edges["top"]
        case .bottom, .bottomMargin, .lastBaseline: text = edges["bottom"].map(ExpressionText.negated)
        default: throw NotUnderstood("insets of \(attribute.rawValue) are not understood")
        }
        return text.flatMap { ExpressionText.isZero($0) ? nil : $0 }
    }
}
