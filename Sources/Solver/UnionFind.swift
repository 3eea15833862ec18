/// Sets of numbered things that are only ever united.
///
/// - Complexity: Near constant for each call, taken together.
public struct UnionFind: Sendable {
    private var parents: [Int]

    /// Each of the things 0, 1, … is in a set of its own.
    public init(count: Int) {
        parents = Array(0..<count)
    }

    /// The leader of a thing's set: its lowest member.
    public mutating func find(_ item: Int) -> Int {
        var item = item
        while parents[item] != item {
            parents[item] = parents[parents[item]]
            item = parents[item]
        }
        return item
    }

    /// Makes one set of the sets of two things.
    public mutating func unite(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        // The lower one leads, so that the outcome does not depend on the order of the calls.
        if one < other { parents[other] = one } else { parents[one] = other }
    }
}
