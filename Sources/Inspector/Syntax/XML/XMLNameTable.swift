/// The distinct names of elements and attributes of a file, numbered in the order of their first use.
struct XMLNameTable {
    private(set) var names: [String] = []
    /// By number: what distinguishes names, but for the longest, without a look at their bytes.
    private var keys: [Key] = []
    private var spans: [Range<Int>] = []
    /// Open addressing; -1 is a free slot. The count is a power of two, and at most half of the slots are used.
    private var slots = [Int32](repeating: -1, count: 256)

    /// The number of a name in `bytes`, which must be the same buffer at each call.
    mutating func number(of span: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int32 {
        var hash: UInt32 = 2_166_136_261
        for index in span { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isSame(spans[Int(slots[slot])], span, bytes) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = Int32(names.count)
        let name = String(decoding: bytes[span], as: UTF8.self)
        names.append(name)
        keys.append(Key(name))
        spans.append(span)
        slots[slot] = number
        if names.count * 2 > slots.count { grow(bytes) }
        return number
    }

    /// A name to look up.
    struct Query {
        fileprivate let name: String
        fileprivate let key: Key

        init(_ name: String) {
            self.name = name
            key = Key(name)
        }
    }

    /// The length of a name, its first eight and its last eight bytes: of a name of up to sixteen bytes, all of it.
    fileprivate struct Key: Equatable {
        var length: Int
        var head: UInt64 = 0
        var tail: UInt64 = 0

        var isWhole: Bool { length <= 16 }

        init(_ name: String) {
            var name = name
            length = 0
            name.withUTF8 { bytes in
                let bytes = UnsafeRawBufferPointer(bytes)
                length = bytes.count
                if length >= 8 {
                    head = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
                    tail = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
                } else {
                    for byte in bytes { head = head << 8 | UInt64(byte) }
                }
            }
        }
    }

    /// Whether a number is that of the name. Elements have few attributes and children; comparing them all is faster
    /// than hashing the name.
    @inline(__always)
    func isName(_ number: Int32, _ query: Query) -> Bool {
        keys[Int(number)] == query.key && (query.key.isWhole || names[Int(number)] == query.name)
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
            return false
        }
        return true
    }

    private mutating func grow(_ bytes: UnsafeRawBufferPointer) {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, span) in spans.enumerated() {
            var hash: UInt32 = 2_166_136_261
            for index in span { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
            var slot = Int(hash) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
