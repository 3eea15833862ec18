import LayoutCode
import LayoutSyntax

/// An error with its surroundings, and what a repair does about it.
struct RepairStep {
    struct NewStub {
        var name: String
        var isBase: Bool
        var isFirstBase: Bool
        var genericCount: Int
    }

    let error: CompilerMessage
    let file: ProjectFile
    let tokens: SwiftCodeTokens
    /// The token at the error's place.
    let token: Int
    /// How often the same error came before.
    let attempt: Int
    let program: ProjectProgram
    /// The files that other errors of the round brought.
    let justAdded: Set<String>
    let levels: [CodeLevel]

    private(set) var edits: [(path: String, edit: ProjectProgram.PendingEdit)] = []
    var added: [String] = []
    var stubs: [NewStub] = []
    var stubMembers: [(name: String, type: String)] = []
    /// What made-up types are used as.
    var uses: [(name: String, superclass: String)] = []
    var dropped: [String] = []

    init(
        error: CompilerMessage,
        file: ProjectFile,
        tokens: SwiftCodeTokens,
        token: Int,
        attempt: Int,
        program: ProjectProgram,
        justAdded: Set<String>
    ) {
        self.error = error
        self.file = file
        self.tokens = tokens
        self.token = token
        self.attempt = attempt
        self.program = program
        self.justAdded = justAdded
        levels = CodeLevel.all(around: token, in: tokens)
    }

    /// The innermost type around the place, or that the place is in the head of.
    var typeLevel: CodeLevel? {
        levels.last { if case .type = $0.statement.kind { true } else { false } }
    }

    /// The innermost declaration of a type or file around the place.
    var memberLevel: CodeLevel? { levels.last { $0.surroundings != .code } }

    mutating func edit(_ bytes: Range<Int>, _ text: String, in path: String? = nil) {
        edits.append((path ?? file.path, .init(edit: SourceEdit(bytes, text), leftOut: nil)))
    }

    /// Replaces a range of tokens.
    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append((file.path, .init(edit: SourceEdit(file.bytes(of: range), text), leftOut: nil)))
    }

    mutating func insert(_ text: String, before index: Int) {
        let start = Int(tokens.tokens[index].start)
        edit(start..<start, text)
    }

    mutating func insert(_ text: String, behind range: Range<Int>) {
        let end = file.bytes(of: range).upperBound
        edit(end..<end, text)
    }

    /// The tokens of the type that a variable is declared with, before observers and what else comes until an end.
    static func typeTokens(of variable: SwiftCode.Variable, before end: Int, _ tokens: SwiftCodeTokens) -> Range<Int>? {
        let start = variable.token + 2
        guard variable.type != nil, variable.value == nil, start < end else { return nil }
        let brace = (start..<end).first { tokens.is("{", at: $0) || tokens.is("}", at: $0) || tokens.is(";", at: $0) }
        let last = brace ?? end
        return start < last ? start..<last : nil
    }

    /// Leaves out a part of another file.
    mutating func leaveOut(_ range: Range<Int>, of other: ProjectFile, _ tokens: SwiftCodeTokens) {
        let bytes = other.bytes(of: range)
        let record = LeftOut(
            path: other.path,
            line: Int(tokens.tokens[range.lowerBound].line),
            code: String(other.text(of: range).prefix { !$0.isNewline }.prefix(100)),
            reason: error.text,
            constraintCalls: ConstraintCalls.count(in: range, of: tokens),
            isOfLayout: ConstraintCalls.areOfLayout(range, of: tokens)
        )
        edits.append((other.path, .init(edit: SourceEdit(bytes), leftOut: record)))
    }

    /// Replaces a part of the program by something that stands for it, and lists it.
    ///
    /// - Parameters:
    ///   - decided: The tokens that a condition decides on.
    ///   - isOfLayout: Whether it changes where views are, whatever it says.
    mutating func leaveOut(
        _ range: Range<Int>,
        by text: String = "",
        decided: Range<Int>? = nil,
        isOfLayout: Bool = false
    ) {
        let bytes = file.bytes(of: range)
        let first = String(decoding: file.bytes[bytes].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        var record = LeftOut(
            path: file.path,
            line: Int(tokens.tokens[range.lowerBound].line),
            code: String(first.prefix(100)),
            reason: error.text,
            constraintCalls: ConstraintCalls.count(in: decided ?? range, of: tokens),
            isOfLayout: isOfLayout || ConstraintCalls.areOfLayout(decided ?? range, of: tokens)
        )
        record.isCondition = decided != nil
        edits.append((file.path, .init(edit: SourceEdit(bytes, text), leftOut: record)))
    }
}

/// What is done about a kind of error.
struct Repair: Sendable {
    /// Whether it is for an error with this text.
    var isFor: @Sendable (String) -> Bool
    /// - Returns: Whether it did something.
    var make: @Sendable (inout RepairStep) -> Bool

    /// In their order: a later stage is for what the ones before it left, as a name that is found or a class that is
    /// whole again makes other errors go.
    static let stages: [[Repair]] = [
        MadeUpClasses.repairs,
        TypeHeads.repairs + StoredProperties.repairs + FunctionEnds.repairs + Modifiers.repairs + Duplicates.repairs,
        [Repair(isFor: { _ in true }, make: { step in Leaving.leaveOut(&step) })],
    ]

    static func containing(_ texts: String..., make: @escaping @Sendable (inout RepairStep) -> Bool) -> Repair {
        Repair(isFor: { text in texts.contains { text.contains($0) } }, make: make)
    }
}
