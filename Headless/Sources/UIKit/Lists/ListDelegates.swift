/// Prepares the rows of a table view before the view shows them.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Prepares the items of a collection view before the view shows them.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}

/// Provides the rows that the user drags out of a table view. Nothing is dragged here: there are no sessions to ask
/// about.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {}

/// Receives the items that the user drops on a table view.
@MainActor
public protocol UITableViewDropDelegate: AnyObject {}

/// Provides the items that the user drags out of a collection view.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Receives the items that the user drops on a collection view.
@MainActor
public protocol UICollectionViewDropDelegate: AnyObject {}
