import LayoutSyntax

/// Swift as a tree whose nodes name their first token: all statements and expressions, and of declarations what code
/// can ask for.
///
/// The content of braces is a range of tokens, parsed when it is needed: code that nothing asks for need not be
/// understood, and deep nesting costs no stack.
package enum SwiftCode {
    package indirect enum Expression: Sendable {
        case number(Double, at: Int)
        /// `nil`: an escape that Swift does not have.
        case string(String?, at: Int)
        /// A text with interpolations: the arguments of each.
        case text([[Argument]], at: Int)
        case list([Expression], at: Int)
        /// A first part, and the members, calls and closures that follow it.
        case chain(Primary, [Link], at: Int)
        /// `-x`, `!x`
        case prefix(String, Expression, at: Int)
        /// Operands with the operators between them, in the order of the text.
        case operation([Expression], operators: [String], at: Int)
        case tuple([Argument], at: Int)
        case dictionary([(key: Expression, value: Expression)], at: Int)
        /// `condition ? first : second`
        case choice(Expression, Expression, Expression, at: Int)
        /// `as?`, `is`, and `as` in a pattern; other casts leave the object what it is, and are not kept.
        case cast(Expression, mark: String, type: String, at: Int)
        /// `let name` within a pattern.
        case binding(Expression, at: Int)
        /// A key path with its text; `nil`: one without a root and names, such as `\\.self`.
        case keyPath(Expression?, text: String, at: Int)
        /// `if` or `switch` for its value.
        case control(Control, at: Int)
        /// A regular expression, an operator as a value, and what else has no parts; the text names it.
        case unread(String, at: Int)

        /// The index of the first token.
        package var token: Int {
            switch self {
            case .number(_, let token), .string(_, let token), .text(_, let token), .list(_, let token),
                .chain(_, _, let token), .prefix(_, _, let token), .operation(_, _, let token), .tuple(_, let token),
                .dictionary(_, let token), .choice(_, _, _, let token), .cast(_, _, _, let token),
                .binding(_, let token), .keyPath(_, _, let token), .control(_, let token), .unread(_, let token):
                token
            }
        }
    }

    package enum Primary: Sendable {
        case name(String)
        /// `.fill`
        case implicit(String)
        /// A macro, `#selector`, `#keyPath`, `#file`, with its sign.
        case directive(String)
        case closure(Block)
        case value(Expression)
    }

    package struct Link: Sendable {
        package enum Kind: Sendable {
            case member(String)
            case call([Argument])
            case `subscript`([Argument])
            /// `...` and operators of the file.
            case postfix(String)
        }

        package var kind: Kind
        package var token: Int
        /// Whether a question mark comes before it.
        package var isOptional: Bool

        /// Whether it calls what comes before it.
        package var isCall: Bool { if case .call = kind { true } else { false } }

        package init(kind: Kind, token: Int, isOptional: Bool = false) {
            self.kind = kind
            self.token = token
            self.isOptional = isOptional
        }
    }

    package struct Argument: Sendable {
        package var label: String?
        package var value: Expression

        package init(label: String?, value: Expression) {
            self.label = label
            self.value = value
        }
    }

    /// The tokens between braces.
    package struct Block: Sendable {
        package var tokens: Range<Int>

        package init(tokens: Range<Int>) { self.tokens = tokens }
    }
}
