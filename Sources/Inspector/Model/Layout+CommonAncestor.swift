extension Layout {
    /// The nearest view that is, or contains, both views.
    ///
    /// - Complexity: O(depth of the deeper view below the common one).
    package func nearestCommonAncestor(_ left: Int, _ right: Int) -> Int? {
        var left = left
        var right = right
        while left != right {
            if views[left].depth > views[right].depth {
                guard let parent = views[left].parent else { return nil }
                left = parent
            } else if views[right].depth > views[left].depth {
                guard let parent = views[right].parent else { return nil }
                right = parent
            } else {
                guard let first = views[left].parent, let second = views[right].parent else { return nil }
                left = first
                right = second
            }
        }
        return left
    }
}
