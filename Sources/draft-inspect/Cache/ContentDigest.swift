/// 128 bits that stand for bytes, the same on every machine.
///
/// Two different documents do not have the same by accident; made on purpose, they might, which harms nobody but their
/// maker.
struct ContentDigest: Sendable, Equatable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xD1B5_4A32_D192_ED03

    /// Adds some bytes and their count, so that the digest of parts differs from that of their concatenation.
    ///
    /// - Complexity: O(bytes), 16 at a time.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 16 <= bytes.count {
            add(
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            )
            offset += 16
        }
        var (low, high): (UInt64, UInt64) = (0, 0)
        for position in offset..<bytes.count {
            let byte = UInt64(bytes[position])
            let shift = UInt64(position - offset) * 8
            if shift < 64 { low |= byte << shift } else { high |= byte << (shift - 64) }
        }
        add(low, high)
        add(UInt64(bytes.count), 0x2545_F491_4F6C_DD1D)
    }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Each half depends on both words in another way, and on all words before.
    private mutating func add(_ low: UInt64, _ high: UInt64) {
        let (left, right) = (first, second)
        first = Self.folded(low ^ left ^ 0xA076_1D64_78BD_642F, high ^ 0xE703_7ED1_A0B4_28DB) &+ right
        second =
            Self.folded(high ^ right ^ 0x8EBC_6AF0_9C88_C6E3, low ^ 0x5899_65CC_7537_4CC3)
            ^ (left &* 0x9FB2_1C65_1E98_DF25)
    }

    private static func folded(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }

    /// 32 hexadecimal digits.
    var text: String {
        var digest = self
        digest.add(first, second)
        digest.add(second, first)
        return [digest.first, digest.second].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
