#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension UnsafeRawBufferPointer {
    /// The first offset of a byte in a range.
    package func firstOffset(of byte: UInt8, _ range: Range<Int>) -> Int? {
        guard let baseAddress, !range.isEmpty else { return nil }
        guard let hit = memchr(baseAddress + range.lowerBound, Int32(byte), range.count) else { return nil }
        return UnsafeRawPointer(hit) - baseAddress
    }
}
