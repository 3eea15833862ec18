/// Items by reuse identifier and by place. There are none on a collection here.
extension UICollectionView {
    public nonisolated static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public nonisolated static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells.register(cellClass, for: identifier)
    }

    public func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplements.register(viewClass, for: elementKind + " " + identifier)
    }

    /// Always raises: see ``ReuseRegister``.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        cells.raise(for: identifier, what: "a cell", ending: " or connect a prototype cell in a storyboard")
        return UICollectionViewCell(frame: .zero)
    }

    /// Always raises: see ``ReuseRegister``.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplements.raise(for: elementKind + " " + identifier, what: "a view", ending: "")
        return UICollectionReusableView(frame: .zero)
    }

    public var indexPathsForSelectedItems: [IndexPath]? { [] }
    public var indexPathsForVisibleItems: [IndexPath] { [] }
    public var visibleCells: [UICollectionViewCell] { [] }
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {}

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
}
