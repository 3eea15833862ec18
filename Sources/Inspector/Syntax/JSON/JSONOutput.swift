/// JSON text under construction: objects on one line or over several lines, with keys in the order of the calls.
package struct JSONOutput {
    package private(set) var bytes: [UInt8] = []
    /// Whether the next part of the innermost container is its first. One entry for each open container.
    private var isFirst: [Bool] = []

    package init() {}

    /// Deeper levels are not indented further, to keep the cost of a line independent of its depth.
    private static let deepestIndentation = 32
    private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 2 * deepestIndentation)

    package mutating func openObject() { open(UInt8(ascii: "{")) }
    package mutating func openArray() { open(UInt8(ascii: "[")) }
    package mutating func closeObject() { close(UInt8(ascii: "}")) }
    package mutating func closeArray() { close(UInt8(ascii: "]")) }

    /// Closes a container that spans several lines.
    package mutating func closeObject(level: Int) { close(UInt8(ascii: "}"), level: level) }
    package mutating func closeArray(level: Int) { close(UInt8(ascii: "]"), level: level) }

    private mutating func open(_ byte: UInt8) {
        bytes.append(byte)
        isFirst.append(true)
    }

    private mutating func close(_ byte: UInt8) {
        _ = isFirst.popLast()
        bytes.append(byte)
    }

    private mutating func close(_ byte: UInt8, level: Int) {
        if isFirst.popLast() == false { breakLine(level) }
        bytes.append(byte)
    }

    private mutating func breakLine(_ level: Int) {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: Self.spaces[..<(2 * min(level, Self.deepestIndentation))])
    }

    /// Begins the next element of an array, or the next key of an object, on the same line.
    package mutating func next() {
        guard let last = isFirst.indices.last else { return }
        if !isFirst[last] { bytes.append(contentsOf: ", ".utf8) }
        isFirst[last] = false
    }

    /// Begins the next element or key on its own line.
    package mutating func next(level: Int) {
        guard let last = isFirst.indices.last else { return }
        if !isFirst[last] { bytes.append(UInt8(ascii: ",")) }
        isFirst[last] = false
        breakLine(level)
    }

    /// A key of the innermost object, on the same line.
    package mutating func key(_ key: String) {
        next()
        append(key: key)
    }

    /// A key of the innermost object, on its own line.
    package mutating func key(_ key: String, level: Int) {
        next(level: level)
        append(key: key)
    }

    private mutating func append(key: String) {
        string(key)
        bytes.append(contentsOf: ": ".utf8)
    }

    package mutating func string(_ text: String) { JSONEscapes.append(text, to: &bytes) }
    package mutating func number(_ number: Double) { JSONNumberFormat.append(number, to: &bytes) }
    package mutating func number(_ integer: Int) { JSONNumberFormat.append(Int64(integer), to: &bytes) }
    package mutating func bool(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }
    package mutating func null() { bytes.append(contentsOf: "null".utf8) }
    /// A value that is already JSON text.
    package mutating func raw(_ json: String) { bytes.append(contentsOf: json.utf8) }
    /// The text written since the last call; containers stay open.
    package mutating func takeText() -> String {
        defer { bytes.removeAll(keepingCapacity: true) }
        return String(decoding: bytes, as: UTF8.self)
    }

    package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    package mutating func numbers(_ numbers: Double...) {
        openArray()
        for number in numbers {
            next()
            self.number(number)
        }
        closeArray()
    }

    package mutating func strings(_ strings: some Sequence<String>) {
        openArray()
        for string in strings {
            next()
            self.string(string)
        }
        closeArray()
    }

    // MARK: Keys with values, left out where there is none

    package mutating func field(_ key: String, _ text: String?) {
        guard let text else { return }
        self.key(key)
        string(text)
    }

    package mutating func field(_ key: String, _ number: Double?, default standard: Double? = nil) {
        guard let number, number != standard else { return }
        self.key(key)
        self.number(number)
    }

    package mutating func field(_ key: String, _ integer: Int?) {
        guard let integer else { return }
        self.key(key)
        number(integer)
    }
}
