import LayoutSyntax

/// Names of Swift classes as the Objective-C runtime has them: `_TtCC4Shop4Cell5Badge` is `Shop.Cell.Badge`.
enum RuntimeClassName {
    /// The name as source writes it; `nil` for another name, for generic classes, and for what ends early, as `_TtC3App` does.
    ///
    /// `_Tt`, a letter for each type from the inside out (`C` a class, `V` a structure, `O` an enumeration), then the module
    /// and the names from the outside in, each behind its length. A private one has `P33_` and a digest before its name.
    static func plain(_ name: String) -> String? {
        let bytes = Array(name.utf8)
        guard name.begins(with: "_Tt") else { return nil }
        var position = 3
        func byte(_ character: Character) -> Bool {
            position < bytes.count && bytes[position] == character.asciiValue
        }
        var depth = 0
        while byte("C") || byte("V") || byte("O") {
            depth += 1
            position += 1
        }
        guard depth > 0 else { return nil }
        var names: [String] = []
        while names.count < depth + 1 {
            // A digest of the file that a private type is in.
            if byte("P") {
                position += 1
                guard word(bytes, &position) != nil else { return nil }
            }
            guard let next = word(bytes, &position) else { return nil }
            names.append(next)
        }
        guard position == bytes.count else { return nil }
        return names.joined(separator: ".")
    }

    /// A length in digits and as many bytes.
    private static func word(_ bytes: [UInt8], _ position: inout Int) -> String? {
        var length = 0
        while position < bytes.count, bytes[position].isDigit {
            length = length * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            if length > bytes.count { return nil }
            position += 1
        }
        guard length > 0, position + length <= bytes.count else { return nil }
        defer { position += length }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }
}
