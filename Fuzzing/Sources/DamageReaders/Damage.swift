/// A way to damage a file. Each copy follows from its number alone.
enum Damage: String, CaseIterable {
    /// Cut at one of evenly spread places.
    case cut
    /// Cut there, and 200 bytes of the rest changed.
    case cutAndChanged
    /// One byte changed.
    case changed
    /// Words exchanged, so that what surrounds them stays well formed.
    case exchanged

    /// - Parameters:
    ///   - number: From 0 below `count`.
    ///   - count: How many copies there are of this kind.
    func copy(of bytes: [UInt8], number: Int, count: Int) -> [UInt8] {
        var random = Random(state: UInt64(number) &* 0x2545_f491_4f6c_dd1d &+ UInt64(bytes.count))
        var copy = bytes
        guard !bytes.isEmpty else { return copy }
        switch self {
        case .cut:
            copy = Array(bytes.prefix(bytes.count * number / count))
        case .cutAndChanged:
            copy = Array(bytes.prefix(bytes.count * (number + 1) / count))
            for _ in 0..<200 where !copy.isEmpty { copy[random.below(copy.count)] = UInt8(random.below(256)) }
        case .changed:
            copy[random.below(copy.count)] = UInt8(random.below(256))
        case .exchanged:
            for _ in 0...random.below(4) { exchangeWords(in: &copy, &random) }
        }
        return copy
    }

    private func exchangeWords(in bytes: inout [UInt8], _ random: inout Random) {
        var first = word(in: bytes, at: random.below(bytes.count))
        var second = word(in: bytes, at: random.below(bytes.count))
        if second.lowerBound < first.lowerBound { swap(&first, &second) }
        guard !first.isEmpty, !second.isEmpty, first.upperBound <= second.lowerBound else { return }
        let words = (Array(bytes[first]), Array(bytes[second]))
        bytes.replaceSubrange(second, with: words.0)
        bytes.replaceSubrange(first, with: words.1)
    }

    /// The word at a place, or the first one behind it.
    private func word(in bytes: [UInt8], at place: Int) -> Range<Int> {
        guard let middle = bytes[place...].firstIndex(where: Self.isInWord) else { return place..<place }
        var start = middle
        while start > 0, Self.isInWord(bytes[start - 1]) { start -= 1 }
        let end = bytes[middle...].firstIndex { !Self.isInWord($0) } ?? bytes.count
        return start..<end
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

/// SplitMix64.
private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
        state &+= 0x9e37_79b9_7f4a_7c15
        var word = state
        word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
        word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
        return Int((word ^ (word >> 31)) % UInt64(bound))
    }
}
