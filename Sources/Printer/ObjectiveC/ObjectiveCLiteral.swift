import SwiftSource

/// Values written as Objective-C source.
enum ObjectiveCLiteral {
    static func number(_ value: Double) -> String { SwiftLiteral.number(value).filter { $0 != "_" } }

    /// Visible characters as they are, and the bytes of others in octal.
    static func string(_ value: String) -> String {
        var literal = "@\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            default:
                // Swift's literal shows whether a character is visible.
                if SwiftLiteral.string(String(scalar)).hasPrefix("\"\\") {
                    for byte in String(scalar).utf8 {
                        let digits = String(byte, radix: 8)
                        literal += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
                    }
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }

    /// Abbreviations at the beginning of a word: `asciiCapable` is `UIKeyboardTypeASCIICapable`, `URL` stays as it is.
    private static let abbreviations = [(swift: "ascii", objectiveC: "ASCII"), (swift: "URL", objectiveC: "URL")]

    /// `UIStackViewDistributionFillEqually`
    static func constant(_ prefix: String, _ word: String) -> String {
        if let first = abbreviations.first(where: { word.hasPrefix($0.swift) }) {
            return prefix + first.objectiveC + word.dropFirst(first.swift.count)
        }
        return prefix + word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The word of a constant with that prefix: `fillEqually`.
    static func word(_ constant: String, after prefix: String) -> String? {
        guard constant.hasPrefix(prefix), constant.count > prefix.count else { return nil }
        let rest = constant.dropFirst(prefix.count)
        if let first = abbreviations.first(where: { rest.hasPrefix($0.objectiveC) }) {
            return first.swift + rest.dropFirst(first.objectiveC.count)
        }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    /// `UIEdgeInsetsMake(1, 2, 3, 4)`
    static func insets(_ insets: SourceInsets) -> String {
        function("UIEdgeInsetsMake", [insets.top, insets.left, insets.bottom, insets.right])
    }

    static func function(_ name: String, _ numbers: [Double]) -> String {
        name + "(" + numbers.map(number).joined(separator: ", ") + ")"
    }

    /// `[stack setCustomSpacing:8 afterView:title]`, broken before its labels if it is too long.
    static func write(
        _ receiver: String,
        _ parts: [(label: String, argument: String)],
        to document: inout Document
    ) {
        document.text("[" + receiver + " ")
        document.group { document in
            document.indented { document in
                for (position, part) in parts.enumerated() {
                    if position > 0 { document.spaceOrBreak() }
                    document.text(part.label + ":" + part.argument)
                }
            }
        }
        document.text("]")
    }
}

extension ObjectiveCExpression {
    func number(line: Int) throws(ProofFailure) -> Double {
        guard case .number(let number) = self else { throw ProofFailure("line \(line) lacks a number") }
        return number
    }

    func string(line: Int) throws(ProofFailure) -> String {
        guard case .string(let string) = self else { throw ProofFailure("line \(line) lacks a string") }
        return string
    }

    func bool(line: Int) throws(ProofFailure) -> Bool {
        guard name == "YES" || name == "NO" else { throw ProofFailure("line \(line) lacks YES or NO") }
        return name == "YES"
    }

    /// A path as Swift spells it.
    func path(line: Int) throws(ProofFailure) -> String {
        guard let names else { throw ProofFailure("line \(line) lacks a name") }
        return ObjectiveCNames.path(from: names)
    }

    /// The numbers of `CGRectMake(0, 0, 1, 1)`.
    func numbers(of function: String, count: Int, line: Int) throws(ProofFailure) -> [Double] {
        guard let call = functionCall, call.name == function, call.arguments.count == count else {
            throw ProofFailure("line \(line) lacks \(function)")
        }
        var numbers: [Double] = []
        for argument in call.arguments { numbers.append(try argument.number(line: line)) }
        return numbers
    }

    func insets(line: Int) throws(ProofFailure) -> SourceInsets {
        let numbers = try numbers(of: "UIEdgeInsetsMake", count: 4, line: line)
        return SourceInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    func word(after prefix: String, line: Int) throws(ProofFailure) -> String {
        guard let word = name.flatMap({ ObjectiveCLiteral.word($0, after: prefix) }) else {
            throw ProofFailure("line \(line) lacks a constant of \(prefix)")
        }
        return word
    }
}
