extension SwiftCode {
    package struct Attribute: Sendable {
        /// Without the sign.
        package var name: String
        /// The tokens between its parentheses, if they are the arguments of a call: those of a wrapper or macro.
        package var arguments: Range<Int>?
    }

    /// `let` or `var`, of a type, a file or a block.
    package struct Variable: Sendable {
        package var name: String
        package var attributes: [String] = []
        package var isStatic = false
        package var isLazy = false
        /// The name of its type, without `?`, `!` and generic arguments.
        package var type: String?
        /// The tokens of the initial value.
        package var value: Range<Int>?
        /// The getter of a computed property.
        package var getter: Block?
        /// Whether `willSet` or `didSet` run when it is set.
        package var isObserved = false
        package var accessors: [Accessor] = []
        package var token: Int
        /// Whether several names are in parentheses, which stand for the name.
        package var isTuple = false
    }

    /// `get`, `set`, `didSet` and their like.
    package struct Accessor: Sendable {
        package var keyword: String
        /// `nil` for a requirement of a protocol.
        package var body: Block?
    }

    package struct Function: Sendable {
        package struct Parameter: Sendable {
            /// `nil`: `_`
            package var label: String?
            package var name: String
            /// The name of its type, without `?`, `!` and generic arguments.
            package var type: String?
            package var defaultValue: Range<Int>?
            package var attributes: [Attribute] = []
        }

        /// `init` for initializers.
        package var name: String
        package var parameters: [Parameter] = []
        package var attributes: [String] = []
        package var isStatic = false
        /// `nil` for a requirement of a protocol, and for a subscript with accessors.
        package var body: Block?
        package var accessors: [Accessor] = []
        /// The tokens of what a macro stands for.
        package var value: Range<Int>?
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

    package struct EnumerationCase: Sendable {
        package var name: String
        package var parameters: [Function.Parameter] = []
        package var value: Range<Int>?
    }

    /// The part before `in` at the beginning of a closure, and the rest of it.
    package struct Closure: Sendable {
        package var parameters: [String] = []
        /// The tokens between the brackets of a capture list.
        package var captures: Range<Int>?
        package var attributes: [Attribute] = []
        package var body: Range<Int>

        /// Without parameters of its own, a closure calls them `$0`, `$1`, ….
        package init(_ block: Block, _ tokens: SwiftCodeTokens) {
            body = block.tokens
            var parser = SwiftCodeParser(tokens, block.tokens)
            if let signature = try? parser.signature() { self = signature }
        }

        init(body: Range<Int>) { self.body = body }
    }
}
