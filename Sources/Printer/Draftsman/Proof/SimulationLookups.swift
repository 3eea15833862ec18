/// The children of components, found once for each plan.
struct ChildIndex {
    private var children: [Int: [[Int]]] = [:]

    mutating func children(of index: Int, in member: Int, _ components: [DraftsmanPlan.Component]) -> [Int] {
        if let known = children[member] { return known[index] }
        var lists = [[Int]](repeating: [], count: components.count)
        for (child, component) in components.enumerated() {
            if let parent = component.parent, parent < child { lists[parent].append(child) }
        }
        children[member] = lists
        return lists[index]
    }
}

extension String {
    /// The first `.drf.`: found byte by byte, as it is asked of every relation.
    var draftMark: Range<String.Index>? {
        let mark = ".drf.".utf8
        var start = utf8.startIndex
        while let dot = utf8[start...].firstIndex(of: UInt8(ascii: ".")) {
            if utf8[dot...].starts(with: mark) { return dot..<utf8.index(dot, offsetBy: mark.count) }
            start = utf8.index(after: dot)
        }
        return nil
    }
}

/// The views and guides that a relation names.
enum ExpressionNames {
    static func names(in relation: DraftsmanPlan.Relation) -> [String] {
        guard case .anchors(_, _, .named(let expression)) = relation.head else { return [] }
        if let draft = expression.draftMark { return [String(expression[..<draft.lowerBound])] }
        var names = [expression]
        if expression.hasSuffix("Anchor"), let dot = expression.utf8.lastIndex(of: UInt8(ascii: ".")) {
            names.append(String(expression[..<dot]))
        }
        return names
    }
}
