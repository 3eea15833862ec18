import LayoutSyntax

/// A statement of a block that makes constraints.
struct LayoutStatement {
    enum Content {
        /// What it makes, in its order.
        case constraints([WrittenConstraint])
        /// Why it stays as it is.
        case kept(String)
    }

    /// From its first to its last token.
    var tokens: Range<Int>
    var content: Content
    /// Earlier statements that it takes along: those that make the constraints it activates.
    var parts: [Range<Int>] = []
    /// What of a list stays in it, and why.
    var rest: [(tokens: Range<Int>, reason: String)] = []
}

/// Why a part of a statement is not understood.
struct NotUnderstood: Error, Sendable {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}
