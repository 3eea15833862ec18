/// How much the distance of two neighbouring glyphs differs from their advances, in units of the font.
package struct Kerning: Sendable, Equatable {
    /// One table: the first part that knows a pair counts.
    package typealias Table = [Part]

    package enum Part: Sendable, Equatable {
        case pairs([Pair: Int16])
        case classes(Classes)
    }

    package struct Pair: Sendable, Hashable {
        package var first: UInt16
        package var second: UInt16

        package init(_ first: UInt16, _ second: UInt16) {
            self.first = first
            self.second = second
        }
    }

    /// Pairs by the classes of both glyphs; glyphs without one have the class 0.
    package struct Classes: Sendable, Equatable {
        /// The glyphs that the part knows as the first of a pair.
        package var covered: Set<UInt16>
        package var first: [UInt16: UInt16]
        package var second: [UInt16: UInt16]
        package var secondCount: Int
        /// By first class, then by second.
        package var values: [Int16]

        package init(
            covered: Set<UInt16>,
            first: [UInt16: UInt16],
            second: [UInt16: UInt16],
            secondCount: Int,
            values: [Int16]
        ) {
            self.covered = covered
            self.first = first
            self.second = second
            self.secondCount = secondCount
            self.values = values
        }

        fileprivate subscript(pair: Pair) -> Int? {
            guard covered.contains(pair.first) else { return nil }
            let column = Int(second[pair.second] ?? 0)
            let index = Int(first[pair.first] ?? 0) * secondCount + column
            return column < secondCount && values.indices.contains(index) ? Int(values[index]) : 0
        }
    }

    private var tables: [Table]

    package init(_ tables: [Table] = []) { self.tables = tables }

    /// The sum of all tables.
    package subscript(first: UInt16, second: UInt16) -> Int {
        let pair = Pair(first, second)
        var sum = 0
        for table in tables {
            for part in table {
                let value: Int? =
                    switch part {
                    case .pairs(let pairs): pairs[pair].map { Int($0) }
                    case .classes(let classes): classes[pair]
                    }
                guard let value else { continue }
                sum += value
                break
            }
        }
        return sum
    }
}
