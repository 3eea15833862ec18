/// Sets that have no element in common, and are joined one pair at a time.
struct DisjointSets<Element: Hashable> {
    private var parents: [Element: Element] = [:]
    private var sizes: [Element: Int] = [:]

    /// One element for all of a set; it changes when sets are joined.
    ///
    /// - Complexity: Close to O(1) on average; each search shortens the paths it takes.
    mutating func representative(of element: Element) -> Element {
        var element = element
        while let parent = parents[element] {
            if let next = parents[parent] { parents[element] = next }
            element = parent
        }
        return element
    }

    mutating func join(_ one: Element, _ other: Element) {
        var (large, small) = (representative(of: one), representative(of: other))
        if large == small { return }
        if sizes[large, default: 1] < sizes[small, default: 1] { swap(&large, &small) }
        parents[small] = large
        sizes[large] = sizes[large, default: 1] + sizes[small, default: 1]
    }
}
