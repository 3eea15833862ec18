/// A vector of which few entries are not zero: dense values, and a list of the places that were written.
struct SparseVector: Sendable {
    private(set) var values: [Double]
    /// The places written since the last `clear`, each once, in no particular order. Values there may be zero.
    private(set) var support: [Int] = []
    private var isListed: [Bool]

    init(count: Int) {
        values = Array(repeating: 0, count: count)
        isListed = Array(repeating: false, count: count)
    }

    var count: Int { values.count }

    /// - Returns: Whether the place was not in the support before.
    @inline(__always)
    @discardableResult
    mutating func add(_ value: Double, at place: Int) -> Bool {
        values[place] += value
        if isListed[place] { return false }
        isListed[place] = true
        support.append(place)
        return true
    }

    @inline(__always)
    mutating func set(_ value: Double, at place: Int) {
        add(0, at: place)
        values[place] = value
    }

    mutating func clear() {
        for place in support {
            values[place] = 0
            isListed[place] = false
        }
        support.removeAll(keepingCapacity: true)
    }
}
