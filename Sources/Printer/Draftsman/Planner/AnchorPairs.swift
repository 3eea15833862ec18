import LayoutModel

/// Pairs of anchors with a relation, of which each is wanted once.
///
/// A set that hashes three numbers and nothing else: every constraint of a layout comes into one.
struct AnchorPairs {
    /// The fields that are compared.
    struct Key: Equatable {
        /// Whose pairs they are.
        var group: Int
        var first: UInt64
        var second: UInt64
    }

    private var keys: [Key] = []
    /// By hash, with the next place taken where one is occupied: the index of a key plus one; 0 where there is none.
    private var places: [Int32]

    /// - Parameter count: How many there may be.
    init(minimumCapacity count: Int) {
        var size = 16
        while size < 2 * count { size *= 2 }
        places = Array(repeating: 0, count: size)
        keys.reserveCapacity(count)
    }

    /// - Returns: Whether it was not there yet.
    mutating func insert(_ key: Key) -> Bool {
        if 4 * keys.count >= 3 * places.count { grow() }
        var place = home(of: key)
        while places[place] != 0 {
            if keys[Int(places[place]) - 1] == key { return false }
            place = (place + 1) & (places.count - 1)
        }
        keys.append(key)
        places[place] = Int32(truncatingIfNeeded: keys.count)
        return true
    }

    private mutating func grow() {
        places = Array(repeating: 0, count: 2 * places.count)
        for index in keys.indices {
            var place = home(of: keys[index])
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int32(truncatingIfNeeded: index + 1)
        }
    }

    private func home(of key: Key) -> Int {
        var code = UInt64(truncatingIfNeeded: key.group) &* 0x9E37_79B9_7F4A_7C15
        code = (code ^ key.first) &* 0xBF58_476D_1CE4_E5B9
        code = (code ^ (code >> 29) ^ key.second) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: code >> 24) & (places.count - 1)
    }
}

extension AnchorPairs.Key {
    /// An item, by a number that other items do not have, with an attribute and a relation.
    static func number(_ item: UInt64, _ attribute: LayoutAttribute, _ relation: Relation) -> UInt64 {
        let place: UInt64 =
            switch relation {
            case .equal: 0
            case .lessThanOrEqual: 1
            case .greaterThanOrEqual: 2
            }
        return item << 8 | place << 6 | UInt64(attribute.number)
    }
}
