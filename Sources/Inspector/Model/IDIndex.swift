import LayoutSyntax

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
    /// By hash, with the next place taken where one is occupied: two bytes of the hash, never 0; 0 where there is no element.
    /// A power of two, of which at most three quarters are taken. Apart from the indices, so that searches, most of which are
    /// for ids that are not there yet, stay in the processor's cache.
    @usableFromInline var marks: [UInt16] = []
    /// By place: the index of the element.
    @usableFromInline var indices: [UInt32] = []
    @usableFromInline var count = 0
    /// Of each index another one, so that no input can be made whose ids all have one hash.
    @usableFromInline let seed = UInt64.random(in: .min ... .max)

    @inlinable package init() {}

    /// Of the same elements, two indices find the same.
    @inlinable package static func == (left: Self, right: Self) -> Bool { left.count == right.count }

    /// Makes room for this number of elements in all.
    @inlinable package mutating func reserveCapacity(_ count: Int, in elements: [Element]) {
        if 4 * count > 3 * marks.count { makePlaces(for: count, elements) }
    }

    /// The index of the element with an id.
    @inlinable package func index(of id: String, in elements: [Element]) -> Int? {
        guard case .taken(_, let index) = find(id, elements) else { return nil }
        return index
    }

    /// Adds the element that is, or will be, at an index, if no other one has its id.
    ///
    /// - Returns: Whether it was added.
    @inlinable package mutating func insert(_ index: Int, id: String, in elements: [Element]) -> Bool {
        if 4 * (count + 1) > 3 * marks.count { makePlaces(for: max(count + 1, 8), elements) }
        guard case .open(let place, let mark) = find(id, elements) else { return false }
        take(place, mark, index)
        return true
    }

    /// Adds the element that will be at an index, or finds the one that has its id.
    ///
    /// - Returns: The index of the one that has it; `nil` where the element was added.
    @inlinable package mutating func insert(_ index: Int, id: String, orFindIn elements: [Element]) -> Int? {
        if 4 * (count + 1) > 3 * marks.count { makePlaces(for: max(count + 1, 8), elements) }
        switch find(id, elements) {
        case .taken(_, let known): return known
        case .open(let place, let mark):
            take(place, mark, index)
            return nil
        }
    }

    /// Adds all elements of an array, of which none has been added and no two have one id.
    ///
    /// A processor waits for the memory of several at once: faster than adding each when it comes.
    @inlinable package mutating func insertAll(_ elements: [Element]) {
        reserveCapacity(elements.count, in: elements)
        for index in elements.indices {
            let hash = IDHash.hash(of: elements[index].id, seed: seed)
            var place = Int(truncatingIfNeeded: hash) & (marks.count - 1)
            while marks[place] != 0 { place = (place + 1) & (marks.count - 1) }
            take(place, Self.mark(hash), index)
        }
    }

    /// Takes out an element, which must still be in the array.
    package mutating func remove(_ index: Int, in elements: [Element]) {
        guard case .taken(let place, let found) = find(elements[index].id, elements), found == index else { return }
        count -= 1
        close(place, elements)
    }

    /// Moves all elements from an index on by a number of places, as inserting into the array and removing from it does.
    ///
    /// - Complexity: O(elements), without looking at any of them.
    package mutating func move(from index: Int, by distance: Int) {
        for place in marks.indices where marks[place] != 0 && indices[place] >= index {
            indices[place] = UInt32(Int(indices[place]) + distance)
        }
    }

    // MARK: - The places

    @usableFromInline enum Search {
        /// The element's place, and its index.
        case taken(place: Int, index: Int)
        /// The element's place if it were added, with its mark.
        case open(place: Int, mark: UInt16)
    }

    /// The bytes of a hash that distinguish the elements around a place.
    @inlinable @inline(__always)
    static func mark(_ hash: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: hash >> 48) | 1 }

    @inlinable func find(_ id: String, _ elements: [Element]) -> Search {
        let hash = IDHash.hash(of: id, seed: seed)
        let mark = Self.mark(hash)
        if marks.isEmpty { return .open(place: 0, mark: mark) }
        var place = Int(truncatingIfNeeded: hash) & (marks.count - 1)
        while marks[place] != 0 {
            if marks[place] == mark {
                let index = Int(indices[place])
                if elements[index].id == id { return .taken(place: place, index: index) }
            }
            place = (place + 1) & (marks.count - 1)
        }
        return .open(place: place, mark: mark)
    }

    @inlinable @inline(__always) mutating func take(_ place: Int, _ mark: UInt16, _ index: Int) {
        marks[place] = mark
        indices[place] = UInt32(index)
        count += 1
    }

    @inlinable mutating func makePlaces(for count: Int, _ elements: [Element]) {
        var size = 16
        while 3 * size < 4 * count { size *= 2 }
        let old = (marks: marks, indices: indices)
        marks = []
        indices = []
        marks.reserveLargeCapacity(size)
        indices.reserveLargeCapacity(size)
        marks.append(contentsOf: repeatElement(0, count: size))
        indices.append(contentsOf: repeatElement(0, count: size))
        for taken in old.marks.indices where old.marks[taken] != 0 {
            let id = elements[Int(old.indices[taken])].id
            var place = Int(truncatingIfNeeded: IDHash.hash(of: id, seed: seed)) & (size - 1)
            while marks[place] != 0 { place = (place + 1) & (size - 1) }
            marks[place] = old.marks[taken]
            indices[place] = old.indices[taken]
        }
    }

    /// Frees a place, and moves what follows it to where a search finds it.
    private mutating func close(_ freed: Int, _ elements: [Element]) {
        var hole = freed
        var place = freed
        marks[hole] = 0
        while true {
            place = (place + 1) & (marks.count - 1)
            if marks[place] == 0 { return }
            let id = elements[Int(indices[place])].id
            let home = Int(truncatingIfNeeded: IDHash.hash(of: id, seed: seed)) & (marks.count - 1)
            // Whether it is found at the hole: the hole lies between its home and its place.
            if (place - home) & (marks.count - 1) >= (place - hole) & (marks.count - 1) {
                marks[hole] = marks[place]
                indices[hole] = indices[place]
                marks[place] = 0
                hole = place
            }
        }
    }
}
