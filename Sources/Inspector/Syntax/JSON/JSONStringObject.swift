/// A JSON object whose values are strings, such as names by id, in the order of the file.
package struct JSONStringObject {
    package struct Entry {
        package var key: String
        package var value: String
        /// The place of the key; `nil` if it was not read from a file.
        package var place: Place?

        package init(key: String, value: String, place: Place? = nil) {
            self.key = key
            self.value = value
            self.place = place
        }
    }

    package var entries: [Entry]

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// - Throws: ``ReadError`` with the place of invalid JSON, of a value that is not an object of strings, or of a
    ///   duplicate key.
    package init(reading bytes: [UInt8]) throws(ReadError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in try Self.entries(in: buffer) }
        }
        entries = try result.get()
    }

    private static func entries(in bytes: UnsafeRawBufferPointer) throws(ReadError) -> [Entry] {
        var scanner = JSONScanner(bytes)
        var entries: [Entry] = []
        var keys = Set<String>()
        try scanner.openObject()
        while let token = try scanner.nextKey() {
            let place = scanner.place(ofKey: token)
            let key = scanner.text(of: token)
            guard keys.insert(key).inserted else { throw ReadError("the key '\(key)' appears again", place: place) }
            entries.append(Entry(key: key, value: try scanner.string(), place: place))
        }
        try scanner.end()
        return entries
    }

    /// One entry per line, with a final line break.
    package var text: String {
        if entries.isEmpty { return "{}\n" }
        var bytes: [UInt8] = Array("{".utf8)
        for (position, entry) in entries.enumerated() {
            bytes += Array((position == 0 ? "\n  " : ",\n  ").utf8)
            JSONEscapes.append(entry.key, to: &bytes)
            bytes += Array(": ".utf8)
            JSONEscapes.append(entry.value, to: &bytes)
        }
        bytes += Array("\n}\n".utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
