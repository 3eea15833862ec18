/// An option, declared once beside the struct it belongs to.
///
/// The flags of the commands, the options of the session and the keys of a settings file are all derived from these
/// declarations. No fact about an option (name, help, values, range) is repeated elsewhere.
public struct OptionDeclaration<Options>: Sendable {
    /// Lower case, words joined by hyphens: `view-config` is `--view-config` on the command line.
    public let name: String
    /// Its short form on the command line, if it has one: `o` is `-o`.
    public private(set) var letter: Character?
    /// What the option does, in the imperative: lower case, without a full stop.
    public let summary: String
    /// The kind of its values.
    public let value: OptionValue
    /// How many values it can have at the same time.
    public let count: OptionCount

    private let read: @Sendable (Options) -> [String]
    private let write: @Sendable (inout Options, [String]) throws(OptionFault) -> Void

    /// - Parameters:
    ///   - read: The current values, as texts that ``assign(_:in:)`` accepts.
    ///   - write: Replaces all values. It is called with as many as `count` allows; flags and numbers are already
    ///     checked.
    public init(
        _ name: String,
        _ summary: String,
        value: OptionValue,
        count: OptionCount = .one,
        read: @escaping @Sendable (Options) -> [String],
        write: @escaping @Sendable (inout Options, [String]) throws(OptionFault) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.value = value
        self.count = count
        self.read = read
        self.write = write
    }

    /// The current values of the option: empty if an optional one is not set.
    public func values(in options: Options) -> [String] { read(options) }

    /// Replaces the option's values. An empty array unsets an optional option.
    ///
    /// - Throws: ``OptionFault`` with what was expected; the options are unchanged.
    public func assign(_ values: [String], in options: inout Options) throws(OptionFault) {
        if !count.allows(values.count) {
            throw OptionFault(name, count: values.count, expected: count == .one ? "one value" : "at most one value")
        }
        for text in values where !value.allows(text) { throw fault(text) }
        var changed = options
        try write(&changed, values)
        options = changed
    }

    /// Sets the option to one value, or appends it if the option can have several.
    ///
    /// - Throws: ``OptionFault`` with what was expected; the options are unchanged.
    public func add(_ value: String, in options: inout Options) throws(OptionFault) {
        try assign(count == .many ? values(in: options) + [value] : [value], in: &options)
    }

    /// The fault for a text that is not a valid value of the option.
    public func fault(_ text: String) -> OptionFault {
        OptionFault(name, text, expected: value.expectation, candidates: value.words)
    }

    /// The same option with a short form on the command line.
    public func abbreviated(_ letter: Character) -> OptionDeclaration {
        var declaration = self
        declaration.letter = letter
        return declaration
    }

    /// The same option for a struct that contains these options.
    public func lifted<Outer>(_ path: WritableKeyPath<Outer, Options> & Sendable) -> OptionDeclaration<Outer> {
        var declaration = OptionDeclaration<Outer>(
            name,
            summary,
            value: value,
            count: count,
            read: { read($0[keyPath: path]) },
            write: { outer, values throws(OptionFault) in try write(&outer[keyPath: path], values) }
        )
        declaration.letter = letter
        return declaration
    }
}

/// How many values an option can have at the same time.
public enum OptionCount: Sendable {
    case one
    /// One value, or none if it is not set.
    case optional
    /// Any number of values: the option can be repeated on the command line.
    case many

    func allows(_ number: Int) -> Bool {
        switch self {
        case .one: number == 1
        case .optional: number <= 1
        case .many: true
        }
    }
}

/// The kind of an option's values.
public enum OptionValue: Sendable, Equatable {
    /// `on` or `off`; on the command line the name alone turns it on.
    case flag
    /// One of these words; help shows `called` instead if the list is too long.
    case word([String], called: String = "word")
    case wholeNumber(ClosedRange<Int>)
    /// The path of a file.
    case file
    /// Any other text.
    ///
    /// - Parameters:
    ///   - placeholder: The value in help: `WxH`.
    ///   - expectation: The expected form, for error messages: `a size, such as 375x812`.
    case text(placeholder: String, expectation: String)

    /// The allowed words; empty if any text is allowed.
    public var words: [String] {
        switch self {
        case .flag: ["on", "off"]
        case .word(let words, _): words
        case .wholeNumber, .file, .text: []
        }
    }

    /// The placeholder for a value in help; `nil` for flags.
    public var placeholder: String? {
        switch self {
        case .flag: nil
        case .word(let words, let noun): words.count <= Self.mostListed ? words.joined(separator: "|") : noun
        case .wholeNumber: "n"
        case .file: "file"
        case .text(let placeholder, _): placeholder
        }
    }

    /// The expected form of a value: `a whole number from 1 to 16`.
    public var expectation: String {
        switch self {
        case .flag: Self.alternatives(words)
        case .word(let words, let noun): words.count <= Self.mostExpected ? Self.alternatives(words) : "a \(noun)"
        case .wholeNumber(let range):
            range.upperBound == .max
                ? "a whole number from \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .file: "a file"
        case .text(_, let expectation): expectation
        }
    }

    /// Longer lists are a noun in help.
    private static let mostListed = 6
    /// Longer lists are a noun in errors.
    private static let mostExpected = 16

    /// Whether a text can be a value, judged by the kind alone.
    func allows(_ text: String) -> Bool {
        switch self {
        case .flag, .word: words.contains(text)
        case .wholeNumber(let range): Int(text).map(range.contains) ?? false
        case .file: !text.isEmpty
        case .text: true
        }
    }

    /// `text or json`, `none, views or all`.
    private static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

/// Why an option was not set.
public struct OptionFault: Error, Sendable, Equatable {
    /// The name of the option.
    public var option: String
    public var found: Found
    /// The expected form: `a whole number from 1 to 16`.
    public var expected: String
    /// Similar words that may have been meant.
    public var candidates: [String]
    /// The part of a list that is wrong; `nil`: all of the value is.
    public var element: String?

    /// What was found instead.
    public enum Found: Sendable, Equatable {
        case value(String)
        /// This many values, but another number is needed.
        case count(Int)
    }

    /// A text that is not a valid value of the option.
    public init(_ option: String, _ value: String, expected: String, candidates: [String] = []) {
        self.option = option
        found = .value(value)
        self.expected = expected
        self.candidates = candidates
    }

    init(_ option: String, count: Int, expected: String) {
        self.option = option
        found = .count(count)
        self.expected = expected
        candidates = []
    }

    /// Such as `invalid value '17' for indent; expected a whole number from 1 to 16`.
    public var message: String {
        let fault =
            switch found {
            case .value(let text): "invalid value '\(text)'"
            case .count(let number): number == 0 ? "no value" : "\(number) values"
            }
        return "\(fault) for \(option); expected \(expected)"
    }
}
