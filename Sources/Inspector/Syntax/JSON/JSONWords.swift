/// The allowed words of a key or a value, each with its meaning, for comparing tokens without building strings.
@usableFromInline
package struct JSONWords<Meaning: Sendable>: Sendable {
    /// A word of at most 32 bytes, padded with zeros.
    @usableFromInline typealias Packed = SIMD4<UInt64>

    @usableFromInline let packed: [Packed]
    @usableFromInline let meanings: [Meaning]
    @usableFromInline package let spellings: [String]

    @inlinable
    package init(_ words: [(spelling: String, meaning: Meaning)]) {
        spellings = words.map(\.spelling)
        meanings = words.map(\.meaning)
        packed = words.map { word in
            var text = word.spelling
            return text.withUTF8 { Self.pack(UnsafeRawBufferPointer($0)) ?? Packed() }
        }
    }

    @inlinable package var count: Int { meanings.count }

    @inlinable package func meaning(at index: Int) -> Meaning { meanings[index] }

    /// A bit set with one bit per word, in their order.
    @inlinable
    package func mask(_ words: String...) -> UInt64 {
        words.reduce(0) { mask, word in mask | (spellings.firstIndex(of: word).map { 1 << UInt64($0) } ?? 0) }
    }

    /// The index of the word that a token spells.
    ///
    /// - Parameter hint: Where to start searching: keys usually come in the same order.
    @inlinable @inline(__always)
    package func index(of token: JSONScanner.StringToken, in scanner: JSONScanner, from hint: Int = 0) -> Int? {
        let candidate: Packed?
        if token.hasEscapes {
            var text = scanner.text(of: token)
            candidate = text.withUTF8 { Self.pack(UnsafeRawBufferPointer($0)) }
        } else {
            candidate = Self.pack(UnsafeRawBufferPointer(rebasing: scanner.bytes[token.range]))
        }
        guard let candidate else { return nil }
        for index in hint..<packed.count where packed[index] == candidate { return index }
        for index in 0..<min(hint, packed.count) where packed[index] == candidate { return index }
        return nil
    }

    @inlinable @inline(__always)
    static func pack(_ bytes: UnsafeRawBufferPointer) -> Packed? {
        guard bytes.count > 0, bytes.count <= MemoryLayout<Packed>.size else { return nil }
        // Because of the zero padding, a word that ends in a zero byte must not match a shorter word.
        guard bytes[bytes.count - 1] != 0 else { return nil }
        var packed = Packed()
        withUnsafeMutableBytes(of: &packed) { $0.copyMemory(from: bytes) }
        return packed
    }
}

extension JSONWords where Meaning: CaseIterable & RawRepresentable, Meaning.RawValue == String {
    /// All cases by their raw values, and additional spellings.
    @inlinable
    package init(_: Meaning.Type, also others: [(spelling: String, meaning: Meaning)] = []) {
        self.init(Meaning.allCases.map { ($0.rawValue, $0) } + others)
    }
}
