/// How text for people looks: with or without colour, and how wide.
public struct TextStyle: Sendable {
    /// What a piece of text is, which decides its colour.
    package enum Role: Sendable {
        case error, warning, note, fix, emphasis, faint

        fileprivate var sequence: String {
            switch self {
            case .error: "\u{1b}[1;31m"
            case .warning: "\u{1b}[1;33m"
            case .note: "\u{1b}[1;36m"
            case .fix: "\u{1b}[32m"
            case .emphasis: "\u{1b}[1m"
            case .faint: "\u{1b}[2m"
            }
        }
    }

    public var isColored: Bool
    /// Columns at which sentences are wrapped; `nil`: never.
    public var width: Int?
    /// Whether lines are drawn with ASCII characters, as the terminal shows no others.
    public var isASCII: Bool
    /// Whether notes are shown, beside errors and warnings.
    public var showsNotes: Bool
    /// Whether text names options and commands that show more, as somebody at a shell can use them; agents cannot.
    package var namesOptions = true

    public init(isColored: Bool = false, width: Int? = nil, isASCII: Bool = false, showsNotes: Bool = true) {
        self.isColored = isColored
        self.width = width
        self.isASCII = isASCII
        self.showsNotes = showsNotes
    }

    public static let plain = TextStyle()

    /// The part of a text that names an option.
    package func option(_ text: String) -> String { namesOptions ? text : "" }

    package func text(_ text: String, as role: Role) -> String {
        isColored && !text.isEmpty ? role.sequence + text + "\u{1b}[0m" : text
    }

    /// Breaks a sentence at spaces so that no line is longer than the style's width, where words allow it.
    ///
    /// - Parameters:
    ///   - first: The beginning of the first line; it may contain escape sequences.
    ///   - indentation: The columns that `first` takes, and by which the other lines are indented.
    func wrapped(_ sentence: String, first: String, indentation: Int) -> String {
        guard let width, indentation + displayWidth(sentence) > width else { return first + sentence + "\n" }
        let room = max(width - indentation, 20)
        var result = first
        var column = 0
        for word in sentence.split(separator: " ", omittingEmptySubsequences: true) {
            let length = displayWidth(word)
            if column > 0, column + 1 + length > room {
                result += "\n" + String(repeating: " ", count: indentation)
                column = 0
            } else if column > 0 {
                result += " "
                column += 1
            }
            result += word
            column += length
        }
        return result + "\n"
    }
}

/// Text from a file, made safe for a terminal: control characters are shown as `\u{1b}`, so that no file can move the
/// cursor, and line breaks as `\n`.
package func printable(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ !isControl($0) }) { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
        if scalar == "\n" {
            safe += "\\n"
        } else if scalar == "\t" {
            safe += "\\t"
        } else if isControl(scalar) {
            safe += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
            safe.unicodeScalars.append(scalar)
        }
    }
    return safe
}

/// Control and formatting characters, those that reorder text (bidirectional overrides) included, and characters of private use, such
/// as the icons of a font that no terminal has.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069, 0xe000...0xf8ff: true
    default: false
    }
}
