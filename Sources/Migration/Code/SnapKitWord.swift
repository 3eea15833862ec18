import LayoutModel
import enum LayoutPrinter.SnapKitAttribute

/// What statements of SnapKit's mean, for reading and writing. Its words are the printer's; the reader of layout code has its own,
/// as it proves what is written.
enum SnapKitWord {
    /// The attributes of a word, in the order of their constraints; `nil` for other words.
    static func attributes(_ word: String) -> [LayoutAttribute]? {
        word == "baseline" ? [.lastBaseline] : SnapKitAttribute(rawValue: word)?.members
    }

    private static let priorities = ["required": "required", "high": "defaultHigh", "low": "defaultLow"]

    static func priority(_ text: String) throws(NotUnderstood) -> WrittenPriority {
        if text.hasPrefix(".") {
            let word = String(text.dropFirst())
            if let name = priorities[word] { return .named(name) }
            if word == "medium" { return .number("500") }
        }
        if let priority = WrittenPriority(text) { return priority }
        guard WrittenExpression.isNumber(text) else { throw NotUnderstood("the priority \(text) is not understood") }
        return .number(text)
    }

    static func text(of priority: WrittenPriority) -> String {
        switch priority {
        case .named(let name):
            priorities.first { $0.value == name }.map { "." + $0.key } ?? "UILayoutPriority.\(name)"
        case .number(let number): number
        }
    }

    /// The constant of an inset, by the second attribute.
    static func inset(_ attribute: LayoutAttribute, _ text: String) -> String? {
        switch attribute {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline:
            return WrittenExpression.negated(text)
        case .width, .height: return "-2 * " + WrittenExpression.factor(text)
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
        case .right, .trailing, .rightMargin, .trailingMargin: text = far.map(WrittenExpression.negated)
        case .top, .topMargin, .firstBaseline: text = edges["top"]
        case .bottom, .bottomMargin, .lastBaseline: text = edges["bottom"].map(WrittenExpression.negated)
        default: throw NotUnderstood("insets of \(attribute.rawValue) are not understood")
        }
        return text.flatMap { WrittenExpression.isZero($0) ? nil : $0 }
    }
}
