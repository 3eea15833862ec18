/// Values by the ids of objects: a dictionary for layouts, which have hundreds of thousands of short ids.
///
/// Ids that are equal as strings are one, as in a dictionary. Keys and values are in arrays of their own, in the order in which
/// they came, and a table of places beside them holds a part of each hash, so that a search looks at one key.
@usableFromInline
package struct IDTable<Value: Sendable & Equatable>: Sendable, Equatable {
    @usableFromInline var keys: [String] = []
    @usableFromInline var values: [Value] = []
    /// By hash, with the next place taken where one is occupied: the upper half of the hash and the index of the key, plus
    /// one; 0 where there is none. A power of two, of which at most three quarters are taken.
    @usableFromInline var places: [UInt64] = []
    /// Of each table another one, so that no input can be made whose ids all have one hash.
    @usableFromInline let seed: UInt64

    @inlinable package init() { seed = UInt64.random(in: .min ... .max) }

    @inlinable package var count: Int { keys.count }

    /// Makes room for this number of ids.
    @inlinable package mutating func reserveCapacity(_ count: Int) {
        keys.reserveCapacity(count)
        values.reserveCapacity(count)
        if 4 * count > 3 * places.count { makePlaces(for: count) }
    }

    @inlinable package subscript(id: String) -> Value? {
        get {
            guard case .taken(_, let index) = find(id) else { return nil }
            return values[index]
        }
        set {
            guard let newValue else {
                removeValue(forKey: id)
                return
            }
            makeRoom()
            switch find(id) {
            case .taken(_, let index): values[index] = newValue
            case .open(let place, let mark): add(id, newValue, at: place, mark)
            }
        }
    }

    /// Adds a value where the id has none yet.
    ///
    /// - Returns: Whether it was added.
    @inlinable package mutating func insert(_ value: Value, for id: String) -> Bool {
        makeRoom()
        guard case .open(let place, let mark) = find(id) else { return false }
        add(id, value, at: place, mark)
        return true
    }

    /// The value of an id, which is added where it has none yet.
    @inlinable package mutating func value(of id: String, default value: Value) -> Value {
        makeRoom()
        switch find(id) {
        case .taken(_, let index): return values[index]
        case .open(let place, let mark):
            add(id, value, at: place, mark)
            return value
        }
    }

    @inlinable @discardableResult
    package mutating func removeValue(forKey id: String) -> Value? {
        guard case .taken(let place, let index) = find(id) else { return nil }
        let value = values[index]
        // The last one takes the index of the removed one.
        let last = keys.count - 1
        if index != last, case .taken(let moved, _) = find(keys[last]) {
            keys[index] = keys[last]
            values[index] = values[last]
            places[moved] = places[moved] & Self.markMask | UInt64(index + 1)
        }
        keys.removeLast()
        values.removeLast()
        close(place)
        return value
    }

    /// The same ids with other values, without those that get none.
    @inlinable package func compactMapValues<Other>(_ transform: (Value) -> Other?) -> IDTable<Other> {
        var result = IDTable<Other>()
        result.reserveCapacity(count)
        for (key, value) in zip(keys, values) {
            if let other = transform(value) { _ = result.insert(other, for: key) }
        }
        return result
    }

    @inlinable package static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && zip(left.keys, left.values).allSatisfy { right[$0] == $1 }
    }

    // MARK: - The table

    @inlinable static var markMask: UInt64 { 0xFFFF_FFFF_0000_0000 }
    @inlinable static var indexMask: UInt64 { 0x0000_0000_FFFF_FFFF }

    @usableFromInline enum Search {
        /// The id's place, and its index.
        case taken(place: Int, index: Int)
        /// The id's place if it were added, with the upper half of its hash.
        case open(place: Int, mark: UInt64)
    }

    @inlinable func find(_ id: String) -> Search {
        let hash = IDHash.hash(of: id, seed: seed)
        let mark = hash & Self.markMask
        if places.isEmpty { return .open(place: 0, mark: mark) }
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            if places[place] & Self.markMask == mark {
                let index = Int(truncatingIfNeeded: places[place] & Self.indexMask) - 1
                if keys[index] == id { return .taken(place: place, index: index) }
            }
            place = (place + 1) & (places.count - 1)
        }
        return .open(place: place, mark: mark)
    }

    @inlinable mutating func add(_ id: String, _ value: Value, at place: Int, _ mark: UInt64) {
        keys.append(id)
        values.append(value)
        places[place] = mark | UInt64(keys.count)
    }

    /// Makes room for one more.
    @inlinable mutating func makeRoom() {
        if 4 * (keys.count + 1) > 3 * places.count { makePlaces(for: max(keys.count + 1, 8)) }
    }

    @inlinable mutating func makePlaces(for count: Int) {
        var size = 16
        while 3 * size < 4 * count { size *= 2 }
        places = Array(repeating: 0, count: size)
        for index in keys.indices {
            let hash = IDHash.hash(of: keys[index], seed: seed)
            var place = Int(truncatingIfNeeded: hash) & (size - 1)
            while places[place] != 0 { place = (place + 1) & (size - 1) }
            places[place] = hash & Self.markMask | UInt64(index + 1)
        }
    }

    /// Frees a place, and moves what follows it to where a search finds it.
    @inlinable mutating func close(_ freed: Int) {
        var hole = freed
        var place = freed
        places[hole] = 0
        while true {
            place = (place + 1) & (places.count - 1)
            let entry = places[place]
            if entry == 0 { return }
            let home =
                Int(truncatingIfNeeded: IDHash.hash(of: keys[Int(entry & Self.indexMask) - 1], seed: seed))
                & (places.count - 1)
            // Whether it is found at the hole: the hole lies between its home and its place.
            if (place - home) & (places.count - 1) >= (place - hole) & (places.count - 1) {
                places[hole] = entry
                places[place] = 0
                hole = place
            }
        }
    }
}

/// Hashes of ids.
@usableFromInline
package enum IDHash {
    /// The same for strings that are equal, however they are spelt.
    ///
    /// - Parameter seed: Another one gives other hashes.
    @usableFromInline
    package static func hash(of id: String, seed: UInt64) -> UInt64 {
        var id = id
        if let hash = id.withUTF8({ hash(ofASCII: UnsafeRawBufferPointer($0), seed) }) { return hash }
        // The only characters beside those of ASCII that are equal to one of them.
        let scalars = id.unicodeScalars.map { scalar -> UnicodeScalar in
            switch scalar {
            case "\u{212A}": "K"
            case "\u{37E}": ";"
            case "\u{1FEF}": "`"
            default: scalar
            }
        }
        if scalars.allSatisfy(\.isASCII) {
            return scalars.map { UInt8(truncatingIfNeeded: $0.value) }.withUnsafeBytes { hash(ofASCII: $0, seed) } ?? 0
        }
        return mixed(UInt64(truncatingIfNeeded: id.hashValue), seed)
    }

    /// Ids that differ in their last character alone (in the one before the zeros for addresses, which end in zeros) get
    /// neighboring places: objects that a file lists in a row often have such ids, and a search then finds their places in the
    /// processor's cache. There are too few of them for the places to become crowded.
    ///
    /// - Returns: `nil` where one of the bytes is not of ASCII.
    @inline(__always)
    private static func hash(ofASCII bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> UInt64? {
        if bytes.isEmpty { return mixed(seed, 0) }
        var varying = bytes.count - 1
        while varying > 0, bytes[varying] == UInt8(ascii: "0") { varying -= 1 }
        var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
        var all: UInt64 = 0
        var offset = 0
        while offset + 8 <= bytes.count {
            var word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
            all |= word
            if varying &- offset < 8 { word &= ~(0xFF << UInt64(truncatingIfNeeded: (varying &- offset) &* 8)) }
            hash = mixed(hash, word)
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            all |= UInt64(bytes[offset])
            rest = rest << 8 | (offset == varying ? 0 : UInt64(bytes[offset]))
            offset += 1
        }
        guard all & 0x8080_8080_8080_8080 == 0 else { return nil }
        hash = mixed(hash, rest)
        // The lower half leads to the place, the upper half distinguishes the ids there.
        let character = UInt64(bytes[varying])
        let place = (hash &+ (character & 0xF)) & 0xFFFF_FFFF
        return (hash ^ (character &* 0x9E37_79B9) << 32) & 0xFFFF_FFFF_0000_0000 | place
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: hash ^ 0xD6E8_FEB8_6659_FD93 | 1)
        return product.high ^ product.low
    }
}
