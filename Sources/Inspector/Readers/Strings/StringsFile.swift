import LayoutSyntax

/// The entries of a `.strings` file: texts by key, as `ibtool` and `genstrings` write them.
///
/// In UTF-8 or UTF-16, as text (`"key" = "value";`) or as an XML or binary property list. For a duplicate key the last
/// entry counts, as in NSBundle.
struct StringsFile {
    struct Entry: Equatable {
        var key: String
        var value: String
        /// `nil` in property lists that are binary.
        var place: Place?
    }

    struct Fault: Equatable {
        var message: String
        /// `nil` in property lists that are binary.
        var place: Place?
    }

    var entries: [Entry] = []
    /// The parts that were not understood; the entries around them are kept.
    var faults: [Fault] = []

    private init() {}

    /// - Throws: ``ReadError`` if the bytes are not text, or are a damaged property list.
    init(_ bytes: [UInt8]) throws(ReadError) {
        if bytes.starts(with: BinaryPropertyList.magic) {
            try readBinary(bytes)
            return
        }
        let text = try Self.utf8(bytes)
        let start = text.firstIndex { !Self.isSpace($0) } ?? text.endIndex
        if text[start...].starts(with: Array("<".utf8)) {
            try readXML(text)
        } else {
            var scanner = StringsScanner(text)
            scanner.scan()
            entries = scanner.entries
            faults = scanner.faults
        }
    }

    /// Whether bytes look like the text form: only comments before a first `"key" = "value";`.
    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let text = try? utf8(Array(bytes.prefix(1 << 16))) else { return false }
        var scanner = StringsScanner(text)
        return scanner.beginsWithEntry()
    }

    /// UTF-16, recognized by its byte order mark, or by the zero bytes of a key's Latin letters.
    private static func utf8(_ bytes: [UInt8]) throws(ReadError) -> [UInt8] {
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count >= 2 && bytes[0] != 0 && bytes[1] == 0
        let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count >= 2 && bytes[0] == 0 && bytes[1] != 0
        if isLittle || isBig {
            let start = bytes[0] >= 0xFE ? 2 : 0
            var units: [UInt16] = []
            units.reserveCapacity(bytes.count / 2)
            for index in stride(from: start, to: bytes.count - 1, by: 2) {
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                units.append(isLittle ? second << 8 | first : first << 8 | second)
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        if let fault = text.withUnsafeBytes({ UTF8Validation.firstFault(in: $0, 0..<$0.count) }) {
            let line = text[..<fault].count { $0 == 10 } + 1
            throw ReadError("line \(line) is neither UTF-8 nor UTF-16")
        }
        return text
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

    private mutating func readXML(_ text: [UInt8]) throws(ReadError) {
        let found = text.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                let tree = try XMLTree(buffer)
                guard tree.name(of: 0) == "plist", let top = tree.firstChild(of: 0), tree.name(of: top) == "dict" else {
                    throw ReadError("found <\(tree.name(of: 0))>, expected the <plist> of a .strings file")
                }
                var file = Self()
                var key: String?
                for child in tree.children(of: top) {
                    let name = tree.name(of: child)
                    if name == "key" {
                        key = tree.text(of: child)
                        continue
                    }
                    if name == "dict", tree.children(of: child).contains(where: { Self.isPluralKey(tree, $0) }) {
                        throw ReadError(
                            "it has plural forms for code, like a .stringsdict, and no texts of documents",
                            place: tree.place(of: child)
                        )
                    }
                    file.add(key, name == "string" ? tree.text(of: child) : nil, tree.place(of: child))
                    key = nil
                }
                return file
            }
        }
        self = try found.get()
    }

    private static func isPluralKey(_ tree: XMLTree, _ element: Int) -> Bool {
        tree.name(of: element) == "key" && tree.text(of: element) == "NSStringLocalizedFormatKey"
    }

    /// An entry of a property list.
    ///
    /// - Parameter value: `nil` if it is not a string, as for the plural forms of a `.stringsdict`.
    private mutating func add(_ key: String?, _ value: String?, _ place: Place?) {
        if let key, let value {
            entries.append(Entry(key: key, value: value, place: place))
        } else {
            let text = key.map { "the text of \"\($0)\" is not a string" } ?? "a text has no key"
            faults.append(Fault(message: text, place: place))
        }
    }

    private mutating func readBinary(_ bytes: [UInt8]) throws(ReadError) {
        let found = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                let list = try BinaryPropertyList(buffer)
                guard case .dictionary(let keys, let values)? = list.value(list.top) else {
                    throw ReadError("the property list has no dictionary, expected that of a .strings file")
                }
                var file = Self()
                for (key, value) in zip(keys, values) {
                    file.add(Self.string(list.value(key)), Self.string(list.value(value)), nil)
                }
                return file
            }
        }
        self = try found.get()
    }

    private static func string(_ value: BinaryPropertyList.Value?) -> String? {
        if case .string(let text)? = value { text } else { nil }
    }
}
