/// Items by reuse identifier and by place.
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

    /// A nib is not read here: items of this identifier are plain cells.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cells.register(nib == nil ? nil : UICollectionViewCell.self, for: identifier)
    }

    public func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplements.register(nib == nil ? nil : UICollectionReusableView.self, for: elementKind + " " + identifier)
    }

    /// A new cell of the registered class. Raises where nothing is registered. Cells are never reused here.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cellClass = cells[identifier] as? UICollectionViewCell.Type,
            let cell = UICollectionReusableView.made(from: cellClass, reuseIdentifier: identifier)
                as? UICollectionViewCell
        {
            return cell
        }
        ReuseRegister.raise(for: identifier, what: "a cell", ending: ReuseRegister.cellEnding)
        return UICollectionViewCell(frame: .zero)
    }

    /// A new view of the registered class. Raises where nothing is registered.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let viewClass = supplements[elementKind + " " + identifier] as? UICollectionReusableView.Type {
            return UICollectionReusableView.made(from: viewClass, reuseIdentifier: identifier)
        }
        ReuseRegister.raise(for: identifier, what: "a view", ending: "")
        return UICollectionReusableView(frame: .zero)
    }

    // MARK: What is there

    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    public func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The items that the collection has room for, from the first one on.
    public var indexPathsForVisibleItems: [IndexPath] { items.map(\.place) }
    public var visibleCells: [UICollectionViewCell] { items.map(\.cell) }

    /// `nil` for an item that is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.first { $0.place == indexPath }?.cell
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.place }

    // MARK: Selection

    public var indexPathsForSelectedItems: [IndexPath]? { selection }

    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { selection = [] }
        if let indexPath, !selection.contains(indexPath) { selection.append(indexPath) }
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
    }

    // MARK: Changes: all items are made again in the next layout pass

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    public func insertSections(_ sections: IndexSet) { reloadData() }
    public func deleteSections(_ sections: IndexSet) { reloadData() }
    public func reloadSections(_ sections: IndexSet) { reloadData() }

    /// Where an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let cell = cellForItem(at: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = cell.frame
        return attributes
    }
}
