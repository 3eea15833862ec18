/// A pattern for paths.
///
/// | in a pattern | matches |
/// | --- | --- |
/// | `*` | any number of characters except `/`, also none |
/// | `?` | one character except `/` |
/// | `[abc]`, `[a-z]`, `[!a]` | one character in the set, or one that is not in it |
/// | `**` between slashes | any number of folders, also none |
/// | `\` | nothing; the next character is taken literally |
///
/// A pattern without a slash matches only the last name of a path; one that ends in a slash matches only folders.
package struct GlobPattern: Sendable, Equatable {
    /// The pattern as written.
    package let text: String
    /// Whether it matches only folders.
    package let isForFolders: Bool

    private let parts: [Part]
    private let isForNames: Bool

    private enum Part: Sendable, Equatable {
        case folders
        case name([Token])
    }

    private enum Token: Sendable, Equatable {
        case character(Character)
        case one
        case any
        case set([ClosedRange<Character>], isNegated: Bool)
    }

    /// - Returns: `nil` if a set is not closed, or the pattern is empty.
    package init?(_ text: String) {
        self.text = text
        var pieces = text.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        pieces.removeAll { $0 == "." }
        guard !pieces.isEmpty else { return nil }
        isForFolders = text.hasSuffix("/")
        isForNames = pieces.count == 1 && !text.hasPrefix("/") && !text.hasPrefix("./") && pieces[0] != "**"
        var parts: [Part] = []
        for piece in pieces {
            if piece == "**" {
                // Two in a row match the same as one.
                if parts.last != .folders { parts.append(.folders) }
            } else {
                guard let tokens = Self.tokens(piece) else { return nil }
                parts.append(.name(tokens))
            }
        }
        // A pattern that ends in any number of folders matches everything in one of them.
        if parts.last == .folders { parts.append(.name([.any])) }
        self.parts = parts
    }

    /// Whether a text contains a special character.
    package static func isPattern(_ text: String) -> Bool {
        text.contains { "*?[".contains($0) }
    }

    /// Whether a name begins with a dot, which `*`, `?` and sets do not match.
    static func isHidden(_ name: Substring) -> Bool { name.hasPrefix(".") }

    /// The number of names in a matching path; `nil`: any number.
    var depth: Int? { parts.contains(.folders) ? nil : parts.count }

    /// Whether the pattern matches a path.
    ///
    /// - Parameter path: The names of the folders and the file, from the outside in.
    /// - Complexity: O(pattern × path), for every pattern.
    package func matches(_ path: [Substring]) -> Bool {
        guard let last = path.last else { return false }
        if isForNames, case .name(let tokens)? = parts.first { return Self.matches(Array(last), tokens) }
        // As in a name, only the last any-number part needs to be retried with more.
        var (part, name) = (0, 0)
        var retry: (part: Int, name: Int)?
        while name < path.count {
            if part < parts.count {
                switch parts[part] {
                case .folders:
                    retry = (part + 1, name)
                    part += 1
                    continue
                case .name(let tokens) where Self.matches(Array(path[name]), tokens):
                    part += 1
                    name += 1
                    continue
                case .name: break
                }
            }
            guard let last = retry else { return false }
            retry = (last.part, last.name + 1)
            (part, name) = (last.part, last.name + 1)
        }
        return part == parts.count
    }

    private static func matches(_ name: [Character], _ tokens: [Token]) -> Bool {
        if name.first == ".", tokens.first != .character(".") { return false }
        var (token, index) = (0, 0)
        var retry: (token: Int, index: Int)?
        while index < name.count {
            if token < tokens.count {
                if tokens[token] == .any {
                    retry = (token + 1, index)
                    token += 1
                    continue
                }
                if matches(name[index], tokens[token]) {
                    token += 1
                    index += 1
                    continue
                }
            }
            guard let last = retry else { return false }
            retry = (last.token, last.index + 1)
            (token, index) = (last.token, last.index + 1)
        }
        return tokens[token...].allSatisfy { $0 == .any }
    }

    private static func matches(_ character: Character, _ token: Token) -> Bool {
        switch token {
        case .character(let wanted): character == wanted
        case .one, .any: true
        case .set(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
        }
    }

    private static func tokens(_ name: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = name[...]
        while let character = rest.popFirst() {
            switch character {
            case "*": if tokens.last != .any { tokens.append(.any) }
            case "?": tokens.append(.one)
            case "[":
                guard let set = set(&rest) else { return nil }
                tokens.append(set)
            case "\\":
                guard let next = rest.popFirst() else { return nil }
                tokens.append(.character(next))
            default: tokens.append(.character(character))
            }
        }
        return tokens
    }

    /// The part after `[`, including its `]`.
    private static func set(_ rest: inout Substring) -> Token? {
        var ranges: [ClosedRange<Character>] = []
        let isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        while let character = rest.popFirst() {
            // A bracket in first position represents itself.
            if character == "]", !ranges.isEmpty { return .set(ranges, isNegated: isNegated) }
            var first = character
            if character == "\\" {
                guard let next = rest.popFirst() else { return nil }
                first = next
            }
            guard rest.first == "-", let last = rest.dropFirst().first, last != "]" else {
                ranges.append(first...first)
                continue
            }
            rest.removeFirst(2)
            guard first <= last else { return nil }
            ranges.append(first...last)
        }
        return nil
    }
}
