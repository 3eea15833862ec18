/// The part of Objective-C that layout code is written in, as a tree whose nodes name their first token.
///
/// The content of braces is a range of tokens, as in ``SwiftCode``.
indirect enum ObjectiveCExpression {
    /// A literal, as Swift writes it.
    case number(String, isWhole: Bool, at: Int)
    /// `nil`: a text that is known at run time only.
    case text(String?, at: Int)
    /// `@[a, b]`
    case list([ObjectiveCExpression], at: Int)
    /// `@44`, `@(x)`
    case boxed(ObjectiveCExpression, at: Int)
    case chain(Primary, [Link], at: Int)
    /// `-x`, `!x`
    case prefix(String, ObjectiveCExpression, at: Int)
    /// Operands with the operators between them, in the order of the text.
    case operation([ObjectiveCExpression], operators: [String], at: Int)
    /// `(CGFloat)x`
    case cast(String, ObjectiveCExpression, at: Int)
    /// What is parsed and never evaluated, such as a dictionary; the text names it.
    case unread(String, at: Int)

    enum Primary {
        case name(String)
        case message(Message)
        /// `^(UIView *view) { … }`
        case block(parameters: [String], head: Range<Int>, body: Range<Int>)
        /// `({ …; value; })`
        case statements(Range<Int>)
        /// An expression in parentheses.
        case group(ObjectiveCExpression)
    }

    struct Link {
        enum Kind {
            /// `.name`, `->name`
            case member(String, isVariable: Bool)
            case call([ObjectiveCExpression])
            case `subscript`(ObjectiveCExpression)
        }

        var kind: Kind
        var token: Int
    }

    /// `[receiver name]`, `[receiver name:argument label:argument]`
    struct Message {
        struct Part {
            var name: String
            var token: Int
            /// Several for the last part of a method such as `arrayWithObjects:`.
            var arguments: [ObjectiveCExpression]
        }

        var receiver: ObjectiveCExpression
        var parts: [Part]

        var isUnary: Bool { parts[0].arguments.isEmpty }

        /// `insertSubview:atIndex:`
        var selector: String { isUnary ? parts[0].name : parts.map { $0.name + ":" }.joined() }
    }

    var token: Int {
        switch self {
        case .number(_, _, let token), .text(_, let token), .list(_, let token), .boxed(_, let token),
            .chain(_, _, let token), .prefix(_, _, let token), .operation(_, _, let token), .cast(_, _, let token),
            .unread(_, let token):
            token
        }
    }

    /// A name by itself.
    var name: String? {
        if case .chain(.name(let name), let links, _) = self, links.isEmpty { name } else { nil }
    }

    /// A message by itself.
    var message: Message? {
        if case .chain(.message(let message), let links, _) = self, links.isEmpty { message } else { nil }
    }
}
