import LayoutInspector

/// An argument of a tool, and the words of the command line that it becomes.
struct ToolParameter: Sendable {
    enum Kind: Sendable {
        case text
        case texts
        case flag
        case number(ClosedRange<Int>)
        case word([String])
    }

    var name: String
    var summary: String
    var kind: Kind
    var isRequired = false
    /// The option that it is; `nil`: the tool itself takes it.
    var option: String?

    init(_ name: String, _ summary: String, _ kind: Kind = .text, isRequired: Bool = false) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isRequired = isRequired
    }

    /// An option of a command: `fail-on` is `fail_on`.
    init<Options>(_ declaration: OptionDeclaration<Options>) {
        name = String(declaration.name.map { $0 == "-" ? "_" : $0 })
        summary = declaration.summary.prefix(1).uppercased() + declaration.summary.dropFirst() + "."
        option = declaration.name
        switch (declaration.value, declaration.count) {
        case (.flag, _): kind = .flag
        case (_, .many): kind = .texts
        case (.wholeNumber(let range), _): kind = .number(range)
        case (.word(let words, _), _):
            kind = .word(words)
            // The schema has the words themselves.
            summary = summary.replacing(": " + words.joined(separator: ", "), with: "")
        case (.file, _), (.text, _): kind = .text
        }
    }

    /// Those options of a table that agents need: each is a line of the list that a client puts before a model in every
    /// conversation.
    static func options<Table: OptionTable>(_ table: Table.Type, only names: Set<String>) -> [ToolParameter] {
        table.declarations.filter { names.contains($0.name) }.map { ToolParameter($0) }
    }

    /// What to take a layout at.
    static let conditions = options(ConditionTable.self, only: ["size", "rtl"])
    /// Which findings. What numbers them is the same in every tool.
    static let findings = options(DiagnosisTable.self, only: ["only", "sizes"])

    /// Its JSON schema.
    var schema: JSONTree {
        var members: [JSONTree.Member] =
            switch kind {
            case .text: [.init("type", "string")]
            case .texts: [.init("type", "array"), .init("items", ["type": "string"])]
            case .flag: [.init("type", "boolean")]
            case .number(let range):
                [.init("type", "integer"), .init("minimum", .number(Double(range.lowerBound)))]
                    + (range.upperBound == .max ? [] : [.init("maximum", .number(Double(range.upperBound)))])
            case .word(let words): [.init("type", "string"), .init("enum", .array(words.map { .string($0) }))]
            }
        members.append(.init("description", .string(summary)))
        return .object(members)
    }

    /// The value as texts, each of which an option takes; a flag that is off has none.
    ///
    /// - Throws: ``RPCError`` that says what was expected.
    func texts(of value: JSONTree) throws(RPCError) -> [String] {
        switch (kind, value) {
        case (.text, .string(let text)): return [text]
        case (.texts, .array(let elements)):
            var texts: [String] = []
            for element in elements {
                guard case .string(let text) = element else { throw mismatch("an array of strings", element) }
                texts.append(text)
            }
            return texts
        case (.texts, .string(let text)): return [text]
        case (.flag, .bool(let isOn)): return isOn ? ["on"] : []
        case (.number(let range), .number(let number)):
            guard let whole = Int(exactly: number), range.contains(whole) else {
                throw .invalidParameters("\(name): expected \(OptionValue.wholeNumber(range).expectation)")
            }
            return [String(whole)]
        case (.number(let range), .longNumber):
            throw .invalidParameters("\(name): expected \(OptionValue.wholeNumber(range).expectation)")
        case (.word(let words), .string(let word)):
            if words.contains(word) { return [word] }
            throw .invalidParameters("\(name): expected one of \(words.joined(separator: ", ")); found '\(word)'")
        default: throw mismatch(expectation, value)
        }
    }

    private var expectation: String {
        switch kind {
        case .text, .word: "a string"
        case .texts: "an array of strings"
        case .flag: "true or false"
        case .number: "a number"
        }
    }

    private func mismatch(_ expected: String, _ value: JSONTree) -> RPCError {
        .invalidParameters("\(name): expected \(expected), found \(value.kind)")
    }
}
