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
