import LayoutModel

extension Layout {
    /// Adds the standard guides that constraints mean without naming them, as unlisted ones: the content guide of a
    /// scroll view that a descendant is tied to, and the margins guide of a stack that arranges within its margins.
    ///
    /// Readers and editors call it so that every later part sees the same items; the lowering calls it once more, for
    /// layouts that were put together otherwise. Calling it again adds nothing.
    /// - Complexity: O(views + constraints).
    public mutating func addImpliedGuides() {
        if hasScrollViews() {
            let ends = subtreeEnds()
            for index in constraints.indices {
                guard let view = scrollViewMeantByContent(of: constraints[index], subtreeEnds: ends) else { continue }
                _ = standardGuide(.contentLayout, of: view)
            }
        }
        for index in views.indices {
            guard let stack = views[index].stack, stack.isLayoutMarginsRelative else { continue }
            _ = standardGuide(.layoutMargins, of: index)
        }
    }

    /// The content guides that constraints mean without naming them.
    func impliedGuides() -> [Int] {
        guard hasScrollViews() else { return [] }
        let ends = subtreeEnds()
        return constraints.compactMap { constraint in
            scrollViewMeantByContent(of: constraint, subtreeEnds: ends).flatMap { knownGuide(.contentLayout, of: $0) }
        }
    }

    /// The guide of a kind that a view is known to own.
    func knownGuide(_ kind: Guide.Kind, of view: Int) -> Int? {
        guard let guide = guidesByID[standardGuideID(kind, of: view)] else { return nil }
        return guides[guide].owner == view ? guide : nil
    }

    /// The scroll view whose edges mean its content in a constraint with one of its descendants.
    private func scrollViewMeantByContent(of constraint: Constraint, subtreeEnds: [Int]) -> Int? {
        guard constraint.isEffective, !constraint.placesInFrame, constraint.terms.isEmpty,
            let first = constraint.first,
            let second = constraint.second
        else { return nil }
        if meansContent(first, with: second.item, subtreeEnds: subtreeEnds) { return view(of: first.item) }
        if meansContent(second, with: first.item, subtreeEnds: subtreeEnds) { return view(of: second.item) }
        return nil
    }

    private func meansContent(_ anchor: Anchor, with other: Item, subtreeEnds: [Int]) -> Bool {
        guard case .view(let view) = anchor.item, views[view].isScrollView, anchor.attribute.meansScrollContent,
            let inner = self.view(of: other)
        else { return false }
        return inner > view && inner < subtreeEnds[view]
    }
}
