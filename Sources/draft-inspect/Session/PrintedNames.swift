import LayoutInspector

/// The names of several words, as messages write them, which can be typed as they are: `why UILabel "Total".width`.
struct PrintedNames {
    /// The longest first: of names that begin alike the whole one is meant.
    private let names: [String]

    /// - Parameter verb: Of the command: the text of a constraint is a name only where one is asked for. In `add`, it is a new
    ///   one.
    init(_ lookup: ObjectLookup, for verb: (any SessionVerb.Type)?) {
        let names = lookup.namesOfSeveralWords + (verb?.namesConstraints == true ? lookup.constraintTexts : [])
        self.names = names.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// Whether a text is one of the names, or goes on behind one with a dot.
    func begins(_ text: String) -> Bool { length(in: text[...]) != nil }

    /// A command in which each of the names is one escaped word.
    func escaped(in line: String) -> String {
        if names.isEmpty { return line }
        var result = ""
        var rest = line[...]
        for start in Self.starts(in: line) where start >= rest.startIndex {
            result += line[rest.startIndex..<start]
            rest = line[start...]
            guard let end = length(in: rest) else { continue }
            result += CommandLineWords.escaped(String(rest[..<end]), in: nil)
            rest = rest[end...]
        }
        return result + rest
    }

    /// Where the last word of an unfinished command begins, if that is a name of several words which is not whole yet.
    func unfinished(in text: String) -> String.Index? {
        Self.starts(in: text).first { start in
            let typed = text[start...]
            return typed.contains { $0.isWhitespace || $0 == "\"" }
                && names.contains { $0.count > typed.count && $0.hasPrefix(typed) }
        }
    }

    /// The end of the name with which a text begins.
    private func length(in text: Substring) -> Substring.Index? {
        for name in names where text.hasPrefix(name) {
            let end = text.index(text.startIndex, offsetBy: name.count)
            if end == text.endIndex || text[end].isWhitespace || text[end] == "." || text[end] == "/" { return end }
        }
        return nil
    }

    /// Where words begin, and the parts of paths, behind the verb.
    private static func starts(in line: String) -> [String.Index] {
        var starts: [String.Index] = []
        var last: Character = "x"
        var words = 0
        for (index, character) in zip(line.indices, line) {
            let isBlank = character.isWhitespace
            if !isBlank, last.isWhitespace || index == line.startIndex { words += 1 }
            if words > 1, !isBlank, last.isWhitespace || last == "/" { starts.append(index) }
            last = character
        }
        return starts
    }
}

extension SessionVerb {
    /// Whether an argument is the name of a constraint.
    fileprivate static var namesConstraints: Bool {
        arguments.contains { kind in
            switch kind {
            case .constraint, .object, .property: true
            default: false
            }
        }
    }
}
