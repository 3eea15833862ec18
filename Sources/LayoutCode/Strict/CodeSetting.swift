import LayoutSyntax

/// A statement that sets a property of an object, or calls a method that sets one.
package struct CodeSetting: Hashable, Sendable {
    /// The property or method without its object: `layer.cornerRadius`, `setTitle`.
    package var path: String
    /// The value or the arguments as text without blanks outside of strings; arguments have their parentheses.
    package var value: String

    package init(path: String, value: String) {
        self.path = path
        self.value = value
    }
}

/// Code as text that is the same for the same tokens: without blanks, comments and commas at the ends of lists, with
/// numbers and strings by their values.
package enum CanonicalCode {
    package static func number(_ value: Double) -> String {
        value < 0 ? "-" + JSONText.number(-value) : JSONText.number(value + 0)
    }

    package static func string(_ text: String) -> String { JSONText.string(text) }
}

extension SwiftCodeTokens {
    /// The tokens of a range as ``CanonicalCode``.
    package func canonical(_ range: Range<Int>) -> String {
        var text = ""
        for index in range {
            switch tokens[index].kind {
            case .number: text += number(at: index).map(CanonicalCode.number) ?? self.text(at: index)
            case .string: text += string(at: index).map(CanonicalCode.string) ?? self.text(at: index)
            // A keyword in backticks is a name like others.
            case .word: text += name(at: index)
            case .mark
            where self.is(",", at: index) && index + 1 < range.upperBound
                && (self.is("]", at: index + 1) || self.is(")", at: index + 1)):
                continue
            default: text += self.text(at: index)
            }
        }
        return text
    }
}
