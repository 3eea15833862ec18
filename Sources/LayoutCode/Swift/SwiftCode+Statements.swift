import LayoutSyntax

extension SwiftCode {
    package struct Statement: Sendable {
        package indirect enum Kind: Sendable {
            case expression(Expression)
            case assignment(target: Expression, mark: String, value: Expression)
            case variable(Variable)
            /// Several variables of one `let` or `var`.
            case variables([Variable])
            case function(Function)
            case type(TypeDeclaration)
            case cases([EnumerationCase])
            case result(Expression?)
            case control(Control)
            /// `#if`, with all its branches.
            case compilation([Compilation])
            /// A macro between declarations, such as `#Preview`.
            case macro(Expression)
            /// Without effect on layouts, such as `import`.
            case empty
            /// What cannot be parsed, up to its end, and why.
            case skipped(ReadError)
        }

        package var kind: Kind
        package var token: Int
        package var attributes: [Attribute] = []
    }

    /// Statements that decide what runs, and how often.
    package indirect enum Control: Sendable {
        /// `if` with each `else if`, and the last `else`.
        case choice([Branch], otherwise: Block?)
        case check([Condition], otherwise: Block)
        case selection(Expression, [Case])
        case loop(pattern: Expression, list: Expression, filter: Expression?, Block)
        case whileLoop([Condition], Block)
        case repeatLoop(Block, condition: Expression)
        case attempt(Block, [Case])
        case deferred(Block)
        case failure(Expression)
        /// `break`, `continue`, `fallthrough` with the label.
        case leave(String, label: String?)

        package var keyword: String {
            switch self {
            case .choice: "if"
            case .check: "guard"
            case .selection: "switch"
            case .loop: "for"
            case .whileLoop: "while"
            case .repeatLoop: "repeat"
            case .attempt: "do"
            case .deferred: "defer"
            case .failure: "throw"
            case .leave(let keyword, _): keyword
            }
        }
    }

    package enum Condition: Sendable {
        case test(Expression)
        /// `let name = value`, `case .some(let name) = value`; `nil`: the value has the name of the pattern.
        case pattern(Expression, value: Expression?)
        /// `#available` or `#unavailable`.
        case availability(isAvailable: Bool)
    }

    package struct Branch: Sendable {
        package var conditions: [Condition]
        package var body: Block
    }

    /// A case of `switch`, or what a `catch` takes.
    package struct Case: Sendable {
        package struct Pattern: Sendable {
            package var pattern: Expression
            /// Behind `where`.
            package var filter: Expression?
        }

        /// None for `default`, and for a `catch` of every error.
        package var patterns: [Pattern]
        package var body: Block
        package var token: Int
    }

    /// A branch of `#if`.
    package struct Compilation: Sendable {
        /// The tokens behind `#if` or `#elseif`; none for `#else`.
        package var condition: Range<Int>
        package var body: Block
    }
}
