/// Makes Swift identifiers of other people's words.
package enum SwiftIdentifier {
    /// Whether `text` is an identifier as it is: not a keyword, nothing that needs backticks.
    package static func isValid(_ text: String) -> Bool {
        if let isName = isNameOfASCII(text) { return isName && !keywords.contains(text) }
        guard let first = text.unicodeScalars.first, isHead(first), !keywords.contains(text) else { return false }
        return text != "_" && text.unicodeScalars.dropFirst().allSatisfy(isTail)
    }

    /// Whether the text is made of letters, digits and underscores as a name is; `nil` where it has other characters than
    /// those of ASCII.
    private static func isNameOfASCII(_ text: String) -> Bool? {
        var isName = !text.isEmpty && text != "_"
        var isFirst = true
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): break
            case UInt8(ascii: "0")...UInt8(ascii: "9"): if isFirst { isName = false }
            case 0x80...: return nil
            default: isName = false
            }
            isFirst = false
        }
        return isName
    }

    /// Lower camel case of the words in `text`, with at most `limit` characters; `nil` where nothing is left.
    ///
    /// Words are what letters and digits make up; a change from a lower- to an upper-case letter begins a new word, which
    /// keeps `titleLabel` as it is.
    package static func camelCased(_ text: String, limit: Int = 40) -> String? {
        var words: [String] = []
        var word = ""
        var previousIsLower = false
        for character in text {
            let isWordCharacter = character.unicodeScalars.allSatisfy { isTail($0) && $0 != "_" }
            guard isWordCharacter else {
                // An apostrophe does not end a word.
                if character == "'" || character == "’" { continue }
                if !word.isEmpty { words.append(word) }
                word = ""
                previousIsLower = false
                continue
            }
            if previousIsLower, character.isUppercase {
                words.append(word)
                word = ""
            }
            word.append(character)
            previousIsLower = character.isLowercase || character.isNumber
        }
        if !word.isEmpty { words.append(word) }
        var name = ""
        for (position, word) in words.enumerated() {
            let next = position == 0 ? lowerCasedHead(word) : capitalized(word)
            if !name.isEmpty, name.count + next.count > limit { break }
            name += next
        }
        name = String(name.prefix(limit))
        while let first = name.unicodeScalars.first, !isHead(first) {
            // A leading digit: the number moves behind a word for it, so that "2nd" and "nd" stay apart.
            name = "number" + name
        }
        return name.isEmpty ? nil : name
    }

    /// The name, or the name with the lowest number from 2 that is an identifier and free; it is taken then.
    ///
    /// - Parameter name: Letters and digits after a letter, as ``camelCased(_:limit:)`` has them.
    package static func free(_ name: String, in taken: inout Set<String>) -> String {
        var free = name
        var number = 2
        while !isValid(free) || !taken.insert(free).inserted {
            free = name + String(number)
            number += 1
        }
        return free
    }

    /// `URLLabel` becomes `urlLabel`, `Title` `title`, `OK` `ok`.
    package static func lowerCasedHead(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == word.count {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        // The last capital begins the next word.
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    package static func capitalized(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }

    private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar == "_" || isLetter(scalar) }
        return scalar.properties.isXIDStart && isInSwiftRange(scalar)
    }

    /// Of ASCII.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            return scalar == "_" || isLetter(scalar) || ("0"..."9").contains(scalar)
        }
        return scalar.properties.isXIDContinue && isInSwiftRange(scalar)
    }

    /// Swift takes fewer letters than Unicode knows; these ranges of its grammar hold all letters in common use.
    private static func isInSwiftRange(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x2C00...0x2DFF,
            0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD:
            true
        default: false
        }
    }

    /// The words that Swift keeps for itself where an expression is allowed.
    package static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else",
        "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
        "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
    ]
}
