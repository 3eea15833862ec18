import LayoutModel

/// The rows that the lowering made: there are more of them than of listed constraints, so that each is kept short.
public struct MadeRows: RandomAccessCollection, Sendable, Equatable {
    private let viewCount: Int
    /// Of each row the view, or the number of views plus the guide.
    private var nodes: [Int32] = []
    private var roles: [MadeRow.Role] = []

    init(viewCount: Int) { self.viewCount = viewCount }

    public var startIndex: Int { 0 }
    public var endIndex: Int { nodes.count }

    public subscript(index: Int) -> MadeRow {
        let node = Int(nodes[index])
        return MadeRow(item: node < viewCount ? .view(node) : .guide(node - viewCount), role: roles[index])
    }

    mutating func reserveCapacity(_ count: Int) {
        nodes.reserveCapacity(count)
        roles.reserveCapacity(count)
    }

    /// - Parameter node: The view, or the number of views plus the guide.
    mutating func append(node: Int, _ role: MadeRow.Role) {
        nodes.append(Int32(truncatingIfNeeded: node))
        roles.append(role)
    }
}
