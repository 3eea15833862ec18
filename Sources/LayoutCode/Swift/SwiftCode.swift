import LayoutSyntax

/// The part of Swift that layout code is written in, as a tree whose nodes name their first token.
///
/// The content of braces is a range of tokens, parsed when it is needed: code that nothing asks for need not be understood, and
/// deep nesting costs no stack.
package enum SwiftCode {
    package indirect enum Expression: Sendable {
        case number(Double, at: Int)
        /// `nil`: a text with interpolations, known at run time only.
        case string(String?, at: Int)
        case list([Expression], at: Int)
        /// A first part, and the members, calls and closures that follow it.
        case chain(Primary, [Link], at: Int)
        /// `-x`, `!x`
        case prefix(String, Expression, at: Int)
        /// Operands with the operators between them, in the order of the text.
        case operation([Expression], operators: [String], at: Int)
        case tuple([Argument], at: Int)
        /// What is parsed and never evaluated, such as a dictionary; the text names it.
        case unread(String, at: Int)

        /// The index of the first token.
        package var token: Int {
            switch self {
            case .number(_, let token), .string(_, let token), .list(_, let token), .chain(_, _, let token),
                .prefix(_, _, let token), .operation(_, _, let token), .tuple(_, let token), .unread(_, let token):
                token
            }
        }
    }

    package enum Primary: Sendable {
        case name(String)
        /// `.fill`
        case implicit(String)
        case closure(Block)
        case value(Expression)
    }

    package struct Link: Sendable {
        package enum Kind: Sendable {
            case member(String)
            case call([Argument])
            case `subscript`([Argument])
        }

        package var kind: Kind
        package var token: Int
        /// Whether a question mark comes before it.
        package var isOptional: Bool

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
    }

    package struct Statement: Sendable {
        package indirect enum Kind: Sendable {
            case expression(Expression)
            case assignment(target: Expression, mark: String, value: Expression)
            case variable(Variable)
            case function(Function)
            case type(TypeDeclaration)
            case result(Expression?)
            /// `if #available(iOS 11, *) { … }`: what newer systems run.
            case available(Block)
            /// `for name in list { … }`
            case loop(name: String, list: Expression, Block)
            /// `if … { … } else if … { … } else { … }`: each block with the conditions that all must hold, none for `else`.
            case branch([(conditions: [Condition], block: Block)])
            /// `switch value { … }`: each block with its patterns; `nil` for `default`.
            case choice(Expression, [(patterns: [Expression]?, block: Block)])
            /// Without effect on layouts, such as `import`.
            case empty
            /// Control flow: the keyword. The rest of the block was not parsed.
            case unsupported(String)
        }

        package var kind: Kind
        package var token: Int
    }

    package enum Condition: Sendable {
        case value(Expression)
        /// `let name = value`
        case binding(String, Expression)
    }

    /// `let` or `var`, of a type, a file or a block.
    package struct Variable: Sendable {
        package var name: String
        package var attributes: [String] = []
        package var isStatic = false
        /// The name of its type, without `?`, `!` and generic arguments.
        package var type: String?
        /// The tokens of the initial value.
        package var value: Range<Int>?
        /// The getter of a computed property.
        package var getter: Block?
        /// Whether `willSet` or `didSet` run when it is set.
        package var isObserved = false
        package var token: Int
    }

    package struct Function: Sendable {
        package struct Parameter: Sendable {
            /// `nil`: `_`
            package var label: String?
            package var name: String
            package var defaultValue: Range<Int>?
        }

        /// `init` for initializers.
        package var name: String
        package var parameters: [Parameter] = []
        package var attributes: [String] = []
        package var isStatic = false
        /// `nil` for a requirement of a protocol.
        package var body: Block?
        package var token: Int
    }

    package struct TypeDeclaration: Sendable {
        package enum Keyword: String, Sendable {
            case `class`, `struct`, `enum`, `extension`, `protocol`, actor
        }

        package var keyword: Keyword
        package var name: String
        package var bases: [String] = []
        package var body: Block
        package var token: Int
    }
}

extension SwiftCode {
    /// The part before `in` at the beginning of a closure, and the rest of it.
    package struct Closure: Sendable {
        package var parameters: [String]
        package var body: Range<Int>

        /// Without parameters of its own, a closure calls them `$0`, `$1`, ….
        package init(_ block: Block, _ tokens: SwiftCodeTokens) {
            let range = block.tokens
            var index = range.lowerBound
            var names: [String] = []
            func isAt(_ text: StaticString) -> Bool { index < range.upperBound && tokens.is(text, at: index) }
            if isAt("[") { index = Int(tokens.tokens[index].partner) + 1 }
            if isAt("(") {
                let close = Int(tokens.tokens[index].partner)
                for token in (index + 1)..<max(index + 1, close)
                where tokens.tokens[token].kind == .word
                    && (tokens.is("(", at: token - 1) || tokens.is(",", at: token - 1))
                {
                    names.append(tokens.name(at: token))
                }
                index = close + 1
            } else {
                while index < range.upperBound, tokens.tokens[index].kind == .word, !isAt("in") {
                    names.append(tokens.name(at: index))
                    index += 1
                    if isAt(",") { index += 1 } else { break }
                }
            }
            if isAt("->") {
                while index < range.upperBound, !isAt("in"), !tokens.tokens[index].startsLine { index += 1 }
            }
            if isAt("in") {
                parameters = names
                body = (index + 1)..<range.upperBound
            } else {
                parameters = []
                body = range
            }
        }
    }
}
