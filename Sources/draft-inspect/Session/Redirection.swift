/// Where the answer of a typed command goes instead of the terminal.
enum Redirection: Equatable {
    /// To a shell command: `check | grep error`.
    case pipe(String)
    /// To a file: `print > Login.swift`.
    case file(String, isForced: Bool)
}

extension CommandLineWords {
    /// Splits a line at a `|` or `>` that begins a word: `>=` is a relation, and quotes hide both.
    ///
    /// - Throws: ``SessionError`` where no command or file follows.
    static func redirected(_ line: String) throws(SessionError) -> (command: String, to: Redirection?) {
        var quote: Character?
        var isEscaped = false
        var isInWord = false
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            let next = line.index(after: index)
            if isEscaped {
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
                isInWord = true
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
                isInWord = true
            } else if character.isWhitespace {
                isInWord = false
            } else if !isInWord {
                if character == "#" { break }
                if character == "|" { return try (String(line[..<index]), pipe(line[next...])) }
                if character == ">", next == line.endIndex || line[next] != "=" {
                    return try (String(line[..<index]), file(line[next...]))
                }
                isInWord = true
            }
            index = next
        }
        return (line, nil)
    }

    private static func pipe(_ text: Substring) throws(SessionError) -> Redirection {
        let command = text.drop(while: \.isWhitespace)
        if command.isEmpty { throw SessionError("`|` needs a shell command\nusage: VERB … | COMMAND") }
        return .pipe(String(command))
    }

    private static func file(_ text: Substring) throws(SessionError) -> Redirection {
        let words = try split(String(text))
        let files = words.filter { $0 != "--force" }
        guard files.count == 1, !text.hasPrefix(">") else {
            throw SessionError("`>` needs one file\nusage: VERB … > [--force] FILE")
        }
        return .file(files[0], isForced: files.count < words.count)
    }
}
