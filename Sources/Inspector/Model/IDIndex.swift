/// What has an id, to be found by it.
@usableFromInline
package protocol Identified {
    var id: String { get }
}

/// The indices of an array's elements by their ids, which stay with the elements: layouts have hundreds of thousands of
/// constraints, whose ids an ``IDTable`` would hold once more.
///
/// The array is an argument of everything that looks at ids. It must hold all elements that were added, at their indices.
@usableFromInline
package struct IDIndex<Element: Identified & Sendable>: Sendable, Equatable {
    /// By hash, with the next place taken where one is occupied: the upper half of the hash and the index of the element,
    /// plus one; 0 where there is none. A power of two, of which at most three quarters are taken.
    @usableFromInline var places: [UInt64] = []
    @usableFromInline var count = 0
    /// Of each index another one, so that no input can be made whose ids all have one hash.
    @usableFromInline let seed = UInt64.random(in: .min ... .max)

    @inlinable package init() {}

    /// Of the same elements, two indices find the same.
    @inlinable package static func == (left: Self, right: Self) -> Bool { left.count == right.count }

    /// Makes room for so many elements in all.
    @inlinable package mutating func reserveCapacity(_ count: Int, in elements: [Element]) {
        if 4 * count > 3 * places.count { makePlaces(for: count, elements) }
    }

    /// The index of the element with an id.
    @inlinable package func index(of id: String, in elements: [Element]) -> Int? {
        guard case .taken(_, let index) = find(id, elements) else { return nil }
        return index
    }

    /// Adds the element that stands, or will stand, at an index, where no other one has its id.
    ///
    /// - Returns: Whether it was added.
    @inlinable package mutating func insert(_ index: Int, id: String, in elements: [Element]) -> Bool {
        if 4 * (count + 1) > 3 * places.count { makePlaces(for: max(count + 1, 8), elements) }
        guard case .open(let place, let mark) = find(id, elements) else { return false }
        places[place] = mark | UInt64(index + 1)
        count += 1
        return true
    }

    /// Adds the element that will stand at an index, or finds the one that has its id.
    ///
    /// - Returns: The index of the one that has it; `nil` where the element was added.
    @inlinable package mutating func insert(_ index: Int, id: String, orFindIn elements: [Element]) -> Int? {
        if 4 * (count + 1) > 3 * places.count { makePlaces(for: max(count + 1, 8), elements) }
        switch find(id, elements) {
        case .taken(_, let known): return known
        case .open(let place, let mark):
            places[place] = mark | UInt64(index + 1)
            count += 1
            return nil
        }
    }

    /// Takes out an element, which must still stand in the array.
    package mutating func remove(_ index: Int, in elements: [Element]) {
        guard case .taken(let place, let found) = find(elements[index].id, elements), found == index else { return }
        count -= 1
        close(place, elements)
    }

    /// Moves all elements from an index on by so many places, as inserting into the array and removing from it does.
    ///
    /// - Complexity: O(elements), without looking at any of them.
    package mutating func move(from index: Int, by distance: Int) {
        for place in places.indices where places[place] & Self.indexMask > UInt64(index) {
            let moved = Int(truncatingIfNeeded: places[place] & Self.indexMask) + distance
            places[place] = places[place] & Self.markMask | UInt64(moved)
        }
    }

    // MARK: - The places

    @inlinable static var markMask: UInt64 { 0xFFFF_FFFF_0000_0000 }
    @inlinable static var indexMask: UInt64 { 0x0000_0000_FFFF_FFFF }

    @usableFromInline enum Search {
        /// Where the element stands, and its index.
        case taken(place: Int, index: Int)
        /// Where the element would stand, with the upper half of its hash.
        case open(place: Int, mark: UInt64)
    }

    @inlinable func find(_ id: String, _ elements: [Element]) -> Search {
        let hash = IDHash.hash(of: id, seed: seed)
        let mark = hash & Self.markMask
        if places.isEmpty { return .open(place: 0, mark: mark) }
        var place = Int(truncatingIfNeeded: hash) & (places.count - 1)
        while places[place] != 0 {
            if places[place] & Self.markMask == mark {
                let index = Int(truncatingIfNeeded: places[place] & Self.indexMask) - 1
                if elements[index].id == id { return .taken(place: place, index: index) }
            }
            place = (place + 1) & (places.count - 1)
        }
        return .open(place: place, mark: mark)
    }

    @inlinable mutating func makePlaces(for count: Int, _ elements: [Element]) {
        var size = 16
        while 3 * size < 4 * count { size *= 2 }
        let old = places
        places = Array(repeating: 0, count: size)
        for entry in old where entry != 0 {
            let id = elements[Int(truncatingIfNeeded: entry & Self.indexMask) - 1].id
            var place = Int(truncatingIfNeeded: IDHash.hash(of: id, seed: seed)) & (size - 1)
            while places[place] != 0 { place = (place + 1) & (size - 1) }
            places[place] = entry
        }
    }

    /// Frees a place, and moves what stands behind it to where a search finds it.
    private mutating func close(_ freed: Int, _ elements: [Element]) {
        var hole = freed
        var place = freed
        places[hole] = 0
        while true {
            place = (place + 1) & (places.count - 1)
            let entry = places[place]
            if entry == 0 { return }
            let id = elements[Int(truncatingIfNeeded: entry & Self.indexMask) - 1].id
            let home = Int(truncatingIfNeeded: IDHash.hash(of: id, seed: seed)) & (places.count - 1)
            // Whether it is found at the hole: the hole lies between its home and where it stands.
            if (place - home) & (places.count - 1) >= (place - hole) & (places.count - 1) {
                places[hole] = entry
                places[place] = 0
                hole = place
            }
        }
    }
}
