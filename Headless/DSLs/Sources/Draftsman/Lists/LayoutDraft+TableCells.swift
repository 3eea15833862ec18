import Combine
import UIKit

extension LayoutDraft where View: UITableView {
    /// Shows one section of items, each item in a cell of the class.
    @discardableResult
    public func renderCells<S: Sequence, Cell: UITableViewCell>(
        _ type: Cell.Type,
        using sequence: S,
        animation: UITableView.RowAnimation? = nil,
        applicator: @escaping (Cell, S.Element) -> Void
    ) -> Self where S.Element: Hashable {
        renderCells(using: sequence, animation: animation) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderCells<S: Sequence>(
        using sequence: S,
        animation: UITableView.RowAnimation? = nil,
        cellProvider: @escaping (S.Element) -> TableCellProvider
    ) -> Self where S.Element: Hashable {
        let source: UITableViewDiffableDataSource<Int, S.Element> = source(cellProvider)
        let snapshot = source.snapshot().snapshot(fromItems: sequence)
        source.apply(snapshot, animation: animation)
        return self
    }

    /// The same with every sequence that is published, on the main run loop.
    @discardableResult
    public func renderCells<P: Publisher, Cell: UITableViewCell>(
        _ type: Cell.Type,
        observing publisher: P,
        animation: UITableView.RowAnimation? = nil,
        applicator: @escaping (Cell, P.Output.Element) -> Void
    ) -> Self where P.Output: Sequence, P.Output.Element: Hashable {
        renderCells(observing: publisher, animation: animation) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderCells<P: Publisher>(
        observing publisher: P,
        animation: UITableView.RowAnimation? = nil,
        cellProvider: @escaping (P.Output.Element) -> TableCellProvider
    ) -> Self where P.Output: Sequence, P.Output.Element: Hashable {
        let source: UITableViewDiffableDataSource<Int, P.Output.Element> = source(cellProvider)
        let changes = publisher.receive(on: RunLoop.main).sink(
            receiveCompletion: { _ in },
            receiveValue: { [weak source] items in
                guard let source else { return }
                let snapshot = source.snapshot().snapshot(fromItems: items)
                source.apply(snapshot, animation: animation)
            }
        )
        ListSources.keep(changes, for: underlyingView)
        return self
    }

    /// Shows sections, each item in a cell of the class.
    @discardableResult
    public func renderSections<S: Sequence, Cell: UITableViewCell>(
        _ type: Cell.Type,
        using sequence: S,
        animation: UITableView.RowAnimation? = nil,
        applicator: @escaping (Cell, S.Element.Item) -> Void
    ) -> Self where S.Element: SectionCompatible {
        renderSections(using: sequence, animation: animation) { item in render(Cell.self) { applicator($0, item) } }
    }

    @discardableResult
    public func renderSections<S: Sequence>(
        using sequence: S,
        animation: UITableView.RowAnimation? = nil,
        cellProvider: @escaping (S.Element.Item) -> TableCellProvider
    ) -> Self where S.Element: SectionCompatible {
        let source: UITableViewDiffableDataSource<S.Element.Identifier, S.Element.Item> = source(cellProvider)
        let snapshot = source.snapshot().snapshot(fromSections: sequence)
        source.apply(snapshot, animation: animation)
        return self
    }

    /// The same with every sequence that is published, on the main run loop.
    @discardableResult
    public func renderSections<P: Publisher, Cell: UITableViewCell>(
        _ type: Cell.Type,
        observing publisher: P,
        animation: UITableView.RowAnimation? = nil,
        applicator: @escaping (Cell, P.Output.Element.Item) -> Void
    ) -> Self where P.Output: Sequence, P.Output.Element: SectionCompatible {
        renderSections(observing: publisher, animation: animation) { item in render(Cell.self) { applicator($0, item) }
        }
    }

    @discardableResult
    public func renderSections<P: Publisher>(
        observing publisher: P,
        animation: UITableView.RowAnimation? = nil,
        cellProvider: @escaping (P.Output.Element.Item) -> TableCellProvider
    ) -> Self where P.Output: Sequence, P.Output.Element: SectionCompatible {
        let source: UITableViewDiffableDataSource<P.Output.Element.Identifier, P.Output.Element.Item> = source(
            cellProvider
        )
        let changes = publisher.receive(on: RunLoop.main).sink(
            receiveCompletion: { _ in },
            receiveValue: { [weak source] items in
                guard let source else { return }
                let snapshot = source.snapshot().snapshot(fromSections: items)
                source.apply(snapshot, animation: animation)
            }
        )
        ListSources.keep(changes, for: underlyingView)
        return self
    }

    private func source<Section: Hashable, Item: Hashable>(
        _ cellProvider: @escaping (Item) -> TableCellProvider
    ) -> UITableViewDiffableDataSource<Section, Item> {
        let source = UITableViewDiffableDataSource<Section, Item>(tableView: underlyingView) { list, indexPath, item in
            cellProvider(item).applicator(list, indexPath: indexPath)
        }
        ListSources.keep(source, for: underlyingView)
        return source
    }
}

extension UITableViewDiffableDataSource {
    fileprivate func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animation: UITableView.RowAnimation?
    ) {
        if let animation { defaultRowAnimation = animation }
        apply(snapshot, animatingDifferences: animation != nil)
    }
}
