/// Searches for one text in many bytes, skipping most of them (Horspool's method).
package struct ByteSearch: Sendable {
    private let text: [UInt8]
    /// By byte: how far the text can be shifted if that byte is under its end.
    private let shifts: [Int]

    package init(_ text: StaticString) {
        let bytes = (0..<text.utf8CodeUnitCount).map { text.utf8Start[$0] }
        var shifts = [Int](repeating: max(bytes.count, 1), count: 256)
        for (index, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - index }
        self.text = bytes
        self.shifts = shifts
    }

    /// The first offset in the range where the whole text matches.
    package func first(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int? {
        let last = text.count - 1
        guard last >= 0, range.count > last else { return nil }
        return text.withUnsafeBufferPointer { text in
            shifts.withUnsafeBufferPointer { shifts in
                var offset = range.lowerBound
                let limit = range.upperBound - last
                while offset < limit {
                    let end = bytes[offset + last]
                    if end == text[last] {
                        var index = 0
                        while index < last, bytes[offset + index] == text[index] { index += 1 }
                        if index == last { return offset }
                    }
                    offset += shifts[Int(end)]
                }
                return nil
            }
        }
    }
}
