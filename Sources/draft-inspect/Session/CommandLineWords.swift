/// Splits a line of the session into words, as a shell does: blanks separate words, quotes group them, a backslash
/// escapes the next character, and `#` at the start of a word starts a comment.
enum CommandLineWords {
    static func split(_ line: String) throws(SessionError) -> [String] {
        let scan = Scan(line)
        if let quote = scan.openQuote { throw SessionError("the quote \(quote) is not closed") }
        return scan.words
    }

    /// Commands on one line, separated by `;` outside quotes.
    static func commands(in line: String) -> [String] {
        var commands: [String] = []
        var current = ""
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == ";" {
                commands.append(current)
                current = ""
                continue
            }
            current.append(character)
        }
        commands.append(current)
        return commands
    }

    /// The words before the cursor, the unfinished one last (empty after a blank), for completion.
    static func unfinished(_ text: String) -> (words: [String], openQuote: Character?) {
        let scan = Scan(text)
        var words = scan.words
        if !scan.isInWord { words.append("") }
        return (words, scan.openQuote)
    }

    /// The escaped form of a text to insert into a word.
    static func escaped(_ text: String, in quote: Character?) -> String {
        // A word that begins with `#` would be a comment.
        var result = quote == nil && text.hasPrefix("#") ? "\\" : ""
        for character in text {
            switch quote {
            case nil
            where character.isWhitespace || character == "\"" || character == "'" || character == "\\"
                || character == ";":
                result.append("\\")
            case "\"" where character == "\"" || character == "\\": result.append("\\")
            default: break
            }
            result.append(character)
        }
        return result
    }

    private struct Scan {
        var words: [String] = []
        var openQuote: Character?
        var isInWord = false

        init(_ line: String) {
            var word = ""
            var isEscaped = false
            for character in line {
                if isEscaped {
                    word.append(character)
                    isEscaped = false
                } else if character == "\\", openQuote != "'" {
                    isEscaped = true
                    isInWord = true
                } else if let quote = openQuote {
                    if character == quote { openQuote = nil } else { word.append(character) }
                } else if character == "\"" || character == "'" {
                    openQuote = character
                    isInWord = true
                } else if character.isWhitespace {
                    if isInWord { words.append(word) }
                    word = ""
                    isInWord = false
                } else if character == "#", !isInWord {
                    break
                } else {
                    word.append(character)
                    isInWord = true
                }
            }
            if isInWord { words.append(word) }
        }
    }
}
