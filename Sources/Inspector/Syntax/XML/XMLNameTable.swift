/// The distinct names of elements and attributes of a file, numbered in the order of their first use.
struct XMLNameTable {
    private(set) var names: [String] = []
    /// By number.
    private var keys: [XMLNameKey] = []
    private var spans: [Range<Int>] = []
    /// Open addressing; -1 is a free slot. The count is a power of two, and at most half of the slots are used.
    private var slots = [Int32](repeating: -1, count: 256)

    /// The number of a name in `bytes`, which must be the same buffer at each call.
    mutating func number(of span: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Int32 {
        guard let start = bytes.baseAddress else { return 0 }
        let key = XMLNameKey(start + span.lowerBound, span.count)
        var slot = key.hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if keys[number] == key, key.isWhole || isSame(spans[number], span, bytes) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = Int32(names.count)
        names.append(String(decoding: bytes[span], as: UTF8.self))
        keys.append(key)
        spans.append(span)
        slots[slot] = number
        if names.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a name that code spells; `nil` if the file has none such.
    @inline(__always)
    func number(of name: XMLName, in bytes: UnsafeRawBufferPointer) -> Int32? {
        number(of: name.key) { name.isSpelled(bytes, spans[$0]) }
    }

    /// The number of a name; `nil` if the file has none such.
    func number(of name: String) -> Int32? {
        var text = name
        let key = text.withUTF8 { bytes in
            UnsafeRawBufferPointer(bytes).baseAddress.map { XMLNameKey($0, bytes.count) }
        }
        guard let key else { return nil }
        return number(of: key) { names[$0] == name }
    }

    @inline(__always)
    private func number(of key: XMLNameKey, isSame: (Int) -> Bool) -> Int32? {
        var slot = key.hash & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if keys[number] == key, key.isWhole || isSame(number) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] {
            return false
        }
        return true
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (number, key) in keys.enumerated() {
            var slot = key.hash & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
