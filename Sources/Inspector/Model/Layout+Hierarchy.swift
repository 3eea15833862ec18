extension Layout {
    /// The roots in file order.
    public var roots: [Int] {
        var roots: [Int] = []
        var next = views.isEmpty ? nil : 0
        while let root = next {
            roots.append(root)
            next = views[root].nextSibling
        }
        return roots
    }

    /// The subviews of a view, back to front.
    public func subviews(of view: Int) -> [Int] {
        var subviews: [Int] = []
        var next = views[view].firstSubview
        while let subview = next {
            subviews.append(subview)
            next = views[subview].nextSibling
        }
        return subviews
    }

    /// The indices of a view and all its descendants.
    ///
    /// - Complexity: O(depth of the view).
    public func subtree(of view: Int) -> Range<Int> {
        var ancestor: Int? = view
        while let current = ancestor {
            if let sibling = views[current].nextSibling { return view..<sibling }
            ancestor = views[current].parent
        }
        return view..<views.count
    }

    /// For every view, the end of its subtree's run of indices: the subtree of `view` is `view..<ends[view]`.
    ///
    /// - Complexity: O(views), for all of them together.
    public func subtreeEnds() -> [Int] {
        var ends: [Int] = []
        ends.reserveCapacity(views.count)
        for view in views.indices {
            ends.append(views[view].nextSibling ?? views[view].parent.map { ends[$0] } ?? views.count)
        }
        return ends
    }

    /// The item of an id. Standard guides that no constraint names are found only by ``resolveItem(_:)``.
    public func item(id: String) -> Item? {
        if let view = viewsByID.index(of: id, in: views) { return .view(view) }
        return guidesByID[id].map { .guide($0) }
    }

    public func constraintIndex(id: String) -> Int? { constraintsByID.index(of: id, in: constraints) }

    public func id(of item: Item) -> String {
        switch item {
        case .view(let view): views[view].id
        case .guide(let guide): guides[guide].id
        case .missing(let id): id
        }
    }

    /// The view itself, or the owner of the guide.
    @inlinable public func view(of item: Item) -> Int? {
        switch item {
        case .view(let view): view
        case .guide(let guide): guides[guide].owner
        case .missing: nil
        }
    }

    /// The stack views, in file order.
    package var stackViews: [Int] {
        // Through the array itself, each view would be copied to look at one of its properties.
        views.withUnsafeBufferPointer { views in views.indices.filter { views[$0].isStack } }
    }

    /// The direction of a view: its own, else that of the nearest ancestor that has one, else the layout's.
    ///
    /// - Complexity: O(depth of the view).
    public func direction(of view: Int) -> LayoutDirection {
        var ancestor: Int? = view
        while let current = ancestor {
            if let direction = views[current].statedDirection { return direction }
            ancestor = views[current].parent
        }
        return direction
    }

    /// The arranged subviews of a stack view in order; empty for other views.
    public func arrangedSubviews(of view: Int) -> [Int] {
        guard let stack = views[view].stack else { return [] }
        return stack.statedArranged ?? subviews(of: view)
    }
}

extension Layout {
    /// The root above a view, or the view itself.
    ///
    /// - Complexity: O(depth).
    package func root(above view: Int) -> Int {
        var root = view
        while let parent = views[root].parent { root = parent }
        return root
    }
}
