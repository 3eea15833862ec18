import LayoutModel

/// A constraint as code has it: its parts are texts of the file, which need not be known values.
struct WrittenConstraint: Equatable {
    /// The views of one side; `self` where the file leaves it out.
    struct Side: Equatable {
        var item: String
        var attribute: LayoutAttribute
    }

    enum Second: Equatable {
        case none
        case side(Side)
        /// The superview of the first item.
        case superview(LayoutAttribute)
    }

    var first: Side
    var relation: Relation
    var second: Second
    var multiplier: String?
    var constant: String?
    var priority: WrittenPriority?
    var identifier: String?
    /// The comments on it.
    var remarks: [String] = []
}

/// A priority as code has it.
enum WrittenPriority: Equatable {
    /// One of UIKit's constants, without the point.
    case named(String)
    /// An expression of a number.
    case number(String)
}

/// Expressions as texts.
enum ExpressionText {
    /// The expression with the other sign.
    static func negated(_ text: String) -> String {
        if isZero(text) { return text }
        if text.hasPrefix("-"), isPath(text.dropFirst()) { return String(text.dropFirst()) }
        return isPath(text) ? "-" + text : "-(\(text))"
    }

    /// Whether it is a number without a sign, a name or a path of names.
    static func isPath(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    static func isNumber(_ text: some StringProtocol) -> Bool {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        return Double(digits) != nil && digits.first?.isNumber == true
    }

    static func isZero(_ text: some StringProtocol) -> Bool { isNumber(text) && Double(text) == 0 }

    /// As an operand of a multiplication.
    static func factor(_ text: String) -> String { isPath(text) || isNumber(text) ? text : "(\(text))" }
}
