/// Sets of numbered items that can only be united.
///
/// - Complexity: Near constant for each call, amortized.
public struct UnionFind: Sendable {
    private var parents: [Int]

    /// Each of the items 0, 1, … is in its own set.
    public init(count: Int) {
        parents = Array(0..<count)
    }

    /// The leader of an item's set: its lowest member.
    public mutating func find(_ item: Int) -> Int {
        var item = item
        while parents[item] != item {
            parents[item] = parents[parents[item]]
            item = parents[item]
        }
        return item
    }

    /// Unites the sets of two items.
    public mutating func unite(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        // The lower one leads: the result does not depend on the order of the calls.
        if one < other { parents[other] = one } else { parents[one] = other }
    }
}
