// The usual kinds of options, each with the property that stores its value.

extension OptionDeclaration {
    public static func flag(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<Options, Bool> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: .flag) { options in
            [options[keyPath: property] ? "on" : "off"]
        } write: { options, values in
            options[keyPath: property] = values == ["on"]
        }
    }

    /// One of the cases of an enum.
    public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<Options, Word> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: .word(Word.allCases.map(\.rawValue))) { options in
            [options[keyPath: property].rawValue]
        } write: { options, values in
            if let word = values.first.flatMap(Word.init(rawValue:)) { options[keyPath: property] = word }
        }
    }

    /// One of the cases of an enum, or none.
    public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<Options, Word?> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: .word(Word.allCases.map(\.rawValue)), count: .optional) { options in
            options[keyPath: property].map { [$0.rawValue] } ?? []
        } write: { options, values in
            options[keyPath: property] = values.first.flatMap(Word.init(rawValue:))
        }
    }

    public static func wholeNumber(
        _ name: String,
        _ summary: String,
        in range: ClosedRange<Int>,
        _ property: WritableKeyPath<Options, Int> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: .wholeNumber(range)) { options in
            [String(options[keyPath: property])]
        } write: { options, values in
            if let number = values.first.flatMap({ Int($0) }) { options[keyPath: property] = number }
        }
    }

    /// A whole number, or none.
    public static func wholeNumber(
        _ name: String,
        _ summary: String,
        in range: ClosedRange<Int>,
        _ property: WritableKeyPath<Options, Int?> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: .wholeNumber(range), count: .optional) { options in
            options[keyPath: property].map { [String($0)] } ?? []
        } write: { options, values in
            options[keyPath: property] = values.first.flatMap { Int($0) }
        }
    }

    /// Any text or file, or none.
    public static func text(
        _ name: String,
        _ summary: String,
        value: OptionValue,
        _ property: WritableKeyPath<Options, String?> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: value, count: .optional) { options in
            options[keyPath: property].map { [$0] } ?? []
        } write: { options, values in
            options[keyPath: property] = values.first
        }
    }

    /// Any number of texts or words.
    public static func texts(
        _ name: String,
        _ summary: String,
        value: OptionValue,
        _ property: WritableKeyPath<Options, [String]> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: value, count: .many) { options in
            options[keyPath: property]
        } write: { options, values in
            options[keyPath: property] = values
        }
    }

    /// A value of any type that has a spelling, or none.
    ///
    /// - Parameters:
    ///   - words: Of values that are lists separated by commas, their allowed items: a wrong one is reported alone. Empty for
    ///     other values.
    ///   - parse: `nil` if the text is not a valid value.
    ///   - spell: The text from which `parse` restores the value.
    public static func parsed<Value>(
        _ name: String,
        _ summary: String,
        value: OptionValue,
        listOf words: [String] = [],
        _ property: WritableKeyPath<Options, Value?> & Sendable,
        parse: @escaping @Sendable (String) -> Value?,
        spell: @escaping @Sendable (Value) -> String
    ) -> OptionDeclaration {
        OptionDeclaration(name, summary, value: value, count: .optional) { options in
            options[keyPath: property].map { [spell($0)] } ?? []
        } write: { options, values throws(OptionFault) in
            guard let text = values.first else {
                options[keyPath: property] = nil
                return
            }
            // Blanks behind the commas of a list say nothing.
            let elements = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            guard let parsed = parse(words.isEmpty ? text : elements.joined(separator: ",")) else {
                var fault = OptionFault(name, text, expected: value.expectation, candidates: value.words + words)
                if !words.isEmpty, elements.count > 1 {
                    fault.element = elements.first { !words.contains($0.lowercased()) }.map(String.init)
                }
                throw fault
            }
            options[keyPath: property] = parsed
        }
    }
}

extension Array {
    /// The options whose values differ from `defaults`, as command-line words that set them:
    /// `["--view-config", "--indent", "2"]`.
    ///
    /// This form cannot turn off a flag that is on by default; there is no such flag.
    public func words<Options>(
        of options: Options,
        unlike defaults: Options
    ) -> [String] where Element == OptionDeclaration<Options> {
        flatMap { declaration -> [String] in
            let values = declaration.values(in: options)
            guard values != declaration.values(in: defaults) else { return [] }
            if declaration.value == .flag { return ["--" + declaration.name] }
            return values.flatMap { ["--" + declaration.name, $0] }
        }
    }
}
