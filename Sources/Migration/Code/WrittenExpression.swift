/// Expressions as texts.
enum WrittenExpression {
    /// The expression with the other sign.
    static func negated(_ text: String) -> String {
        if isZero(text) { return text }
        if text.hasPrefix("-"), isPath(text.dropFirst()) { return String(text.dropFirst()) }
        return isPath(text) ? "-" + text : "-(\(text))"
    }

    /// A name without the `self` that code may leave out.
    static func withoutSelf(_ text: String) -> String { text.hasPrefix("self.") ? String(text.dropFirst(5)) : text }

    /// The names of a path, without the marks of optional values.
    static func names(in path: String) -> [String] { path.split { ".?!".contains($0) }.map(String.init) }

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
