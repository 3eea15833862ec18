import LayoutModel

/// Constraints that a source still has to make, found by a number that equal ones share.
struct WaitingConstraints {
    private let codes: [UInt64]
    /// By the lower part of the code: the first one that waits, plus one.
    private var first: [Int32]
    /// The next one of the same lower part, plus one.
    private var next: [Int32]

    /// - Complexity: Linear in the constraints.
    init(_ codes: [UInt64]) {
        self.codes = codes
        var size = 16
        while size < codes.count { size *= 2 }
        first = Array(repeating: 0, count: size)
        next = Array(repeating: 0, count: codes.count)
        // From the end, so that of equal ones the first is found first.
        for place in codes.indices.reversed() {
            let slot = Int(truncatingIfNeeded: codes[place]) & (size - 1)
            next[place] = first[slot]
            first[slot] = Int32(truncatingIfNeeded: place + 1)
        }
    }

    /// Takes out the first one of a code that is the one that is looked for.
    ///
    /// - Returns: Its place in the list; `nil` where none waits.
    mutating func take(_ code: UInt64, where isWanted: (Int) -> Bool) -> Int? {
        let slot = Int(truncatingIfNeeded: code) & (first.count - 1)
        var before: Int?
        var link = first[slot]
        while link != 0 {
            let place = Int(link) - 1
            if codes[place] == code, isWanted(place) {
                if let before { next[before] = next[place] } else { first[slot] = next[place] }
                return place
            }
            before = place
            link = next[place]
        }
        return nil
    }

    /// The places of those that still wait.
    var rest: [Int] {
        var rest: [Int] = []
        for start in first where start != 0 {
            var link = start
            while link != 0 {
                rest.append(Int(link) - 1)
                link = next[Int(link) - 1]
            }
        }
        return rest
    }
}

extension MadeConstraint<Layout.Item> {
    /// The same for equal ones.
    var code: UInt64 {
        var code: UInt64 = 0
        func add(_ part: UInt64) {
            code = (code ^ part) &* 0x9E37_79B9_7F4A_7C15
            code ^= code >> 29
        }
        func number(_ anchor: Anchor) -> UInt64 {
            let item: UInt64 =
                switch anchor.item {
                case .view(let view): UInt64(truncatingIfNeeded: 2 * view)
                case .guide(let guide): UInt64(truncatingIfNeeded: 2 * guide + 1)
                case .missing: UInt64.max
                }
            return item << 8 | UInt64(anchor.attribute.number)
        }
        if let first { add(number(first)) }
        if let second { add(number(second)) }
        switch relation {
        case .equal: add(1)
        case .lessThanOrEqual: add(2)
        case .greaterThanOrEqual: add(3)
        }
        // Zero and negative zero are equal.
        add((multiplier + 0).bitPattern)
        add((constant + 0).bitPattern)
        add(UInt64((priority + 0).bitPattern))
        // In any order.
        var sum: UInt64 = 0
        for (anchor, coefficient) in terms {
            sum &+= (number(anchor) &* 0xBF58_476D_1CE4_E5B9) ^ (coefficient + 0).bitPattern
        }
        add(sum)
        return code
    }
}
