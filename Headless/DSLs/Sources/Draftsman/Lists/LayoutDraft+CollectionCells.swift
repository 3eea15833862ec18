import Combine
import UIKit

extension LayoutDraft where View: UICollectionView {
    /// Shows one section of items, each item in a cell of the class.
    @discardableResult
    public func renderCells<S: Sequence, Cell: UICollectionViewCell>(
        _ type: Cell.Type,
        using sequence: S,
        applicator: @escaping (Cell, S.Element) -> Void
    ) -> Self where S.Element: Hashable {
        renderCells(using: sequence) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderCells<S: Sequence>(
        using sequence: S,
        cellProvider: @escaping (S.Element) -> CollectionCellProvider
    ) -> Self where S.Element: Hashable {
        let source: UICollectionViewDiffableDataSource<Int, S.Element> = source(cellProvider)
        let snapshot = source.snapshot().snapshot(fromItems: sequence)
        source.apply(snapshot)
        return self
    }

    /// The same with every sequence that is published, on the main run loop.
    @discardableResult
    public func renderCells<P: Publisher, Cell: UICollectionViewCell>(
        _ type: Cell.Type,
        observing publisher: P,
        applicator: @escaping (Cell, P.Output.Element) -> Void
    ) -> Self where P.Output: Sequence, P.Output.Element: Hashable {
        renderCells(observing: publisher) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderCells<P: Publisher>(
        observing publisher: P,
        cellProvider: @escaping (P.Output.Element) -> CollectionCellProvider
    ) -> Self where P.Output: Sequence, P.Output.Element: Hashable {
        let source: UICollectionViewDiffableDataSource<Int, P.Output.Element> = source(cellProvider)
        let changes = publisher.receive(on: RunLoop.main).sink(
            receiveCompletion: { _ in },
            receiveValue: { [weak source] items in
                guard let source else { return }
                let snapshot = source.snapshot().snapshot(fromItems: items)
                source.apply(snapshot)
            }
        )
        ListSources.keep(changes, for: underlyingView)
        return self
    }

    /// Shows sections, each item in a cell of the class.
    @discardableResult
    public func renderSections<S: Sequence, Cell: UICollectionViewCell>(
        _ type: Cell.Type,
        using sequence: S,
        applicator: @escaping (Cell, S.Element.Item) -> Void
    ) -> Self where S.Element: SectionCompatible {
        renderSections(using: sequence) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderSections<S: Sequence>(
        using sequence: S,
        cellProvider: @escaping (S.Element.Item) -> CollectionCellProvider
    ) -> Self where S.Element: SectionCompatible {
        let source: UICollectionViewDiffableDataSource<S.Element.Identifier, S.Element.Item> = source(cellProvider)
        let snapshot = source.snapshot().snapshot(fromSections: sequence)
        source.apply(snapshot)
        return self
    }

    /// The same with every sequence that is published, on the main run loop.
    @discardableResult
    public func renderSections<P: Publisher, Cell: UICollectionViewCell>(
        _ type: Cell.Type,
        observing publisher: P,
        applicator: @escaping (Cell, P.Output.Element.Item) -> Void
    ) -> Self where P.Output: Sequence, P.Output.Element: SectionCompatible {
        renderSections(observing: publisher) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderSections<P: Publisher>(
        observing publisher: P,
        cellProvider: @escaping (P.Output.Element.Item) -> CollectionCellProvider
    ) -> Self where P.Output: Sequence, P.Output.Element: SectionCompatible {
        let source: UICollectionViewDiffableDataSource<P.Output.Element.Identifier, P.Output.Element.Item> = source(
            cellProvider
        )
        let changes = publisher.receive(on: RunLoop.main).sink(
            receiveCompletion: { _ in },
            receiveValue: { [weak source] items in
                guard let source else { return }
                let snapshot = source.snapshot().snapshot(fromSections: items)
                source.apply(snapshot)
            }
        )
        ListSources.keep(changes, for: underlyingView)
        return self
    }

    private func source<Section: Hashable, Item: Hashable>(
        _ cellProvider: @escaping (Item) -> CollectionCellProvider
    ) -> UICollectionViewDiffableDataSource<Section, Item> {
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: underlyingView) {
            list,
            indexPath,
            item in
            cellProvider(item).applicator(list, indexPath: indexPath)
        }
        ListSources.keep(source, for: underlyingView)
        return source
    }
}
