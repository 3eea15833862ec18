/// Prepares the rows of a table before they are shown.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Prepares the items of a collection before they are shown.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}

/// Gives what is dragged out of a table. Nothing is dragged here: there are no sessions to ask about.
@MainActor
public protocol UITableViewDragDelegate: AnyObject {}

/// Takes what is dropped on a table.
@MainActor
public protocol UITableViewDropDelegate: AnyObject {}

/// Gives what is dragged out of a collection.
@MainActor
public protocol UICollectionViewDragDelegate: AnyObject {}

/// Takes what is dropped on a collection.
@MainActor
public protocol UICollectionViewDropDelegate: AnyObject {}
