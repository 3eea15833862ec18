/// An option, declared once beside the struct that it steers.
///
/// The flags of the commands, the options of the session and what a file of settings may say are all made from these
/// declarations: nothing about an option (name, help, values, range) stands anywhere else.
public struct OptionDeclaration<Options>: Sendable {
    /// Lower case, words joined by hyphens: `view-config`, which is `--view-config` on a command line.
    public let name: String
    /// What the option does, as an order: lower case, without a full stop.
    public let summary: String
    /// What its values are.
    public let value: OptionValue
    /// How many values it has at a time.
    public let count: OptionCount

    private let read: @Sendable (Options) -> [String]
    private let write: @Sendable (inout Options, [String]) throws(OptionFault) -> Void

    /// - Parameters:
    ///   - read: The values that the options have, as texts that ``assign(_:in:)`` takes.
    ///   - write: Replaces all values. It is called with as many as `count` allows, flags and numbers already checked.
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

    /// The values that the options have: none where an optional one is not set.
    public func values(in options: Options) -> [String] { read(options) }

    /// Sets the option to these values and no others; with none an optional one is no longer set.
    ///
    /// - Throws: ``OptionFault`` with what was expected; the options are then as they were.
    public func assign(_ values: [String], in options: inout Options) throws(OptionFault) {
        if !count.allows(values.count) {
            throw OptionFault(name, count: values.count, expected: count == .one ? "one value" : "at most one value")
        }
        for text in values where !value.allows(text) { throw fault(text) }
        var changed = options
        try write(&changed, values)
        options = changed
    }

    /// Sets the option to one value; one that can have several gets it beside those that it has.
    ///
    /// - Throws: ``OptionFault`` with what was expected; the options are then as they were.
    public func add(_ value: String, in options: inout Options) throws(OptionFault) {
        try assign(count == .many ? values(in: options) + [value] : [value], in: &options)
    }

    /// That a text is not one of the option's values.
    public func fault(_ text: String) -> OptionFault {
        OptionFault(name, text, expected: value.expectation, candidates: value.words)
    }

    /// The same option of a struct that holds the options.
    public func lifted<Outer>(_ path: WritableKeyPath<Outer, Options> & Sendable) -> OptionDeclaration<Outer> {
        OptionDeclaration<Outer>(
            name,
            summary,
            value: value,
            count: count,
            read: { read($0[keyPath: path]) },
            write: { outer, values throws(OptionFault) in try write(&outer[keyPath: path], values) }
        )
    }
}

/// How many values an option has at a time.
public enum OptionCount: Sendable {
    case one
    /// One, or none where it is not set.
    case optional
    /// Any number: the option is repeatable on a command line.
    case many

    func allows(_ number: Int) -> Bool {
        switch self {
        case .one: number == 1
        case .optional: number <= 1
        case .many: true
        }
    }
}

/// What the values of an option are.
public enum OptionValue: Sendable, Equatable {
    /// `on` or `off`; on a command line the name alone switches it on.
    case flag
    /// One of these words; `called` stands for one of them where they are too many to be listed.
    case word([String], called: String = "word")
    case wholeNumber(ClosedRange<Int>)
    /// The path of a file.
    case file
    /// Any other text.
    ///
    /// - Parameters:
    ///   - placeholder: What stands for it in help: `WxH`.
    ///   - expectation: What a value looks like, for those who mistyped it: `a size, such as 375x812`.
    case text(placeholder: String, expectation: String)

    /// The words that a value can be; empty where it can be anything.
    public var words: [String] {
        switch self {
        case .flag: ["on", "off"]
        case .word(let words, _): words
        case .wholeNumber, .file, .text: []
        }
    }

    /// What stands for a value in help; `nil` for flags.
    public var placeholder: String? {
        switch self {
        case .flag: nil
        case .word(let words, let noun): words.count <= Self.mostListed ? words.joined(separator: "|") : noun
        case .wholeNumber: "n"
        case .file: "file"
        case .text(let placeholder, _): placeholder
        }
    }

    /// What a value must be: `a whole number from 1 to 16`.
    public var expectation: String {
        switch self {
        case .flag: Self.alternatives(words)
        case .word(let words, let noun): words.count <= Self.mostListed * 2 ? Self.alternatives(words) : "a \(noun)"
        case .wholeNumber(let range):
            range.upperBound == .max
                ? "a whole number from \(range.lowerBound)"
                : "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .file: "a file"
        case .text(_, let expectation): expectation
        }
    }

    private static let mostListed = 6

    /// Whether a text can be a value, as far as the kind alone tells.
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
    /// What would have been right: `a whole number from 1 to 16`.
    public var expected: String
    /// The words of which one may have been meant.
    public var candidates: [String]

    /// What was found instead.
    public enum Found: Sendable, Equatable {
        case value(String)
        /// So many values, where another number is needed.
        case count(Int)
    }

    /// That a text is not a value of the option.
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
