/// An error of the Swift compiler, at its place.
package struct CompilerMessage: Sendable, Hashable {
    package var path: String
    /// From 1.
    package var line: Int
    /// In bytes, from 1.
    package var column: Int
    package var text: String
    /// What the compiler says besides, such as which members a protocol misses: the texts of the notes behind the error.
    package var notes: [Note] = []

    package struct Note: Sendable, Hashable {
        package var path: String
        package var line: Int
        package var column: Int
        package var text: String

        package init(path: String, line: Int, column: Int, text: String) {
            self.path = path
            self.line = line
            self.column = column
            self.text = text
        }
    }

    package init(path: String, line: Int, column: Int, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.text = text
    }

    /// The names that the compiler quotes, in their order: `Theme` of `cannot find 'Theme' in scope`.
    package var quoted: [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "'") {
            let after = rest[rest.index(after: start)...]
            guard let end = after.firstIndex(of: "'") else { break }
            names.append(String(after[..<end]))
            rest = after[after.index(after: end)...]
        }
        return names
    }

    /// The errors in what a compiler printed, each once, in its order.
    ///
    /// - Complexity: Linear in the size of the text.
    package static func errors(in output: String) -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        var seen: Set<CompilerMessage> = []
        var isKept = false
        for line in output.split(separator: "\n") {
            if let error = placed(line, "error: ") {
                isKept = seen.insert(error).inserted
                if isKept { errors.append(error) }
            } else if isKept, let note = placed(line, "note: ") {
                errors[errors.count - 1].notes.append(
                    Note(path: note.path, line: note.line, column: note.column, text: note.text)
                )
            } else if placed(line, "warning: ") != nil {
                isKept = false
            }
        }
        return errors
    }

    /// Those that no error before them shares a line with: what is wrong with an expression counts once.
    package static func firstOfEachLine(_ errors: [CompilerMessage]) -> [CompilerMessage] {
        var lines: [String: Set<Int>] = [:]
        return errors.filter { lines[$0.path, default: []].insert($0.line).inserted }
    }

    /// `path:line:column: error: text`
    private static func placed(_ line: Substring, _ kind: String) -> CompilerMessage? {
        guard line.first != " ", let place = line.firstRange(of: ": " + kind) else { return nil }
        let parts = line[..<place.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
            row > 0
        else { return nil }
        let path = parts.dropLast(2).joined(separator: ":")
        return CompilerMessage(path: path, line: row, column: column, text: String(line[place.upperBound...]))
    }
}
