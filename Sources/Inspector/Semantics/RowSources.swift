/// Where the rows of a lowered layout come from, by row: made ones first, then those of listed constraints.
public struct RowSources: RandomAccessCollection, Sendable, Equatable {
    private(set) var madeCount = 0
    /// Behind the made ones: the constraint of each row.
    private var constraints: [Int32] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { madeCount + constraints.count }

    public subscript(row: Int) -> LoweredLayout.RowSource {
        row < madeCount ? .made(row) : .constraint(Int(constraints[row - madeCount]))
    }

    mutating func reserveCapacity(constraints count: Int) { constraints.reserveCapacity(count) }

    /// Adds a made row; not behind those of constraints.
    mutating func appendMade() { madeCount += 1 }

    mutating func append(constraint: Int) { constraints.append(Int32(truncatingIfNeeded: constraint)) }
}
