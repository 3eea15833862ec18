/// Headers, items and footers, as a flow layout places them: in lines across the direction in which the collection scrolls.
extension UICollectionView {
    /// An item that is on the collection.
    struct Item {
        var place: IndexPath
        var cell: UICollectionViewCell
    }

    /// Items without a size would never fill a collection: at most this many are made.
    private static let mostItems = 200

    /// Makes the items that fit into the collection, as the data source and the delegate say, and places them. Other
    /// layouts than flow layouts place nothing here.
    func placeItems() {
        for view in itemViews { view.removeFromSuperview() }
        (items, itemViews) = ([], [])
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        var end: CGFloat = 0
        for section in 0..<numberOfSections {
            if end >= room(flow) || items.count >= Self.mostItems { break }
            end = placeSection(section, from: end, flow)
        }
        contentSize =
            flow.isVertical ? CGSize(width: bounds.width, height: end) : CGSize(width: end, height: bounds.height)
    }

    /// The length of the collection along which it scrolls.
    private func room(_ flow: UICollectionViewFlowLayout) -> CGFloat { flow.isVertical ? bounds.height : bounds.width }

    /// - Returns: Where the section ends, in points from where the content begins.
    private func placeSection(_ section: Int, from start: CGFloat, _ flow: UICollectionViewFlowLayout) -> CGFloat {
        let delegate = delegate as? UICollectionViewDelegateFlowLayout
        var end = start
        func supplement(_ kind: String, _ size: CGSize) {
            let length = flow.isVertical ? size.height : size.width
            guard length > 0 else { return }
            let path = IndexPath(item: 0, section: section)
            if let view = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) {
                add(view)
                view.frame =
                    flow.isVertical
                    ? CGRect(x: 0, y: end, width: bounds.width, height: length)
                    : CGRect(x: end, y: 0, width: length, height: bounds.height)
            }
            end += length
        }
        supplement(
            Self.elementKindSectionHeader,
            delegate?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
                ?? flow.headerReferenceSize
        )
        let inset = delegate?.collectionView(self, layout: flow, insetForSectionAt: section) ?? flow.sectionInset
        var lines = FlowLines(
            across: flow.isVertical
                ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom,
            lineSpacing: delegate?.collectionView(self, layout: flow, minimumLineSpacingForSectionAt: section)
                ?? flow.minimumLineSpacing,
            itemSpacing: delegate?.collectionView(self, layout: flow, minimumInteritemSpacingForSectionAt: section)
                ?? flow.minimumInteritemSpacing
        )
        end += flow.isVertical ? inset.top : inset.left
        let first = items.count
        for item in 0..<numberOfItems(inSection: section) {
            if items.count >= Self.mostItems { break }
            let path = IndexPath(item: item, section: section)
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
            add(cell)
            let size = size(of: cell, at: path, delegate, flow)
            cell.frame.size = size
            lines.add(
                across: flow.isVertical ? size.width : size.height,
                along: flow.isVertical ? size.height : size.width
            )
            if end + lines.beginning >= room(flow) {
                // The first one that there is no room for.
                lines.removeLast()
                itemViews.removeLast().removeFromSuperview()
                break
            }
            items.append(Item(place: path, cell: cell))
            self.delegate.flatMap { $0 as? UICollectionViewDelegate }?
                .collectionView(self, willDisplay: cell, forItemAt: path)
        }
        for (item, place) in zip(items[first...], lines.places()) {
            item.cell.frame.origin =
                flow.isVertical
                ? CGPoint(x: inset.left + place.across, y: end + place.along)
                : CGPoint(x: end + place.along, y: inset.top + place.across)
        }
        end += lines.length + (flow.isVertical ? inset.bottom : inset.right)
        supplement(
            Self.elementKindSectionFooter,
            delegate?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
                ?? flow.footerReferenceSize
        )
        return end
    }

    private func add(_ view: UIView) {
        itemViews.append(view)
        addSubview(view)
    }

    /// What the delegate says; of items that size themselves what their constraints need, else the layout's.
    private func size(
        of cell: UICollectionViewCell,
        at path: IndexPath,
        _ delegate: UICollectionViewDelegateFlowLayout?,
        _ flow: UICollectionViewFlowLayout
    ) -> CGSize {
        let stated = delegate?.collectionView(self, layout: flow, sizeForItemAt: path) ?? flow.itemSize
        let sizesItself = flow.estimatedItemSize != .zero || stated == UICollectionViewFlowLayout.automaticSize
        guard sizesItself else { return CGSize(width: max(0, stated.width), height: max(0, stated.height)) }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        let isAutomatic = flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        attributes.frame.size = isAutomatic ? CGSize(width: 50, height: 50) : flow.estimatedItemSize
        cell.frame.size = attributes.size
        return cell.preferredLayoutAttributesFitting(attributes).size
    }
}

extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
}
