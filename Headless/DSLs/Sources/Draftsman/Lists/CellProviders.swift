import UIKit

/// Gives the cell of a row.
@MainActor
public protocol TableCellProvider {
    func applicator(_ tableView: UITableView, indexPath: IndexPath) -> UITableViewCell?
}

/// Gives the cell of an item.
@MainActor
public protocol CollectionCellProvider {
    func applicator(_ collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell?
}

/// A cell of this class, to which the closure is applied.
@MainActor
public func render<Cell: UITableViewCell>(
    _ cellType: Cell.Type,
    applicator: @escaping (Cell) -> Void
) -> TableCellProvider {
    TableCellApplicator(applicator: applicator)
}

/// A cell of this class, to which the closure is applied.
@MainActor
public func render<Cell: UICollectionViewCell>(
    _ cellType: Cell.Type,
    applicator: @escaping (Cell) -> Void = { _ in }
) -> CollectionCellProvider {
    CollectionCellApplicator(applicator: applicator)
}

private struct TableCellApplicator<Cell: UITableViewCell>: TableCellProvider {
    let applicator: (Cell) -> Void

    func applicator(_ tableView: UITableView, indexPath: IndexPath) -> UITableViewCell? {
        let identifier = String(describing: Cell.self)
        tableView.register(Cell.self, forCellReuseIdentifier: identifier)
        guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell else {
            return nil
        }
        applicator(cell)
        return cell
    }
}

private struct CollectionCellApplicator<Cell: UICollectionViewCell>: CollectionCellProvider {
    let applicator: (Cell) -> Void

    func applicator(_ collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell? {
        let identifier = String(describing: Cell.self)
        collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? Cell else { return nil }
        applicator(cell)
        return cell
    }
}
