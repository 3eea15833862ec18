/// Tables, collections and what they reuse.
extension UIKitClass {
    static let lists: [UIKitClass] = [
        UIKitClass(
            "UITableView",
            "UIScrollView",
            elements: ["tableView"],
            noun: "tableView",
            [.placesSubviews, .makesSubviews, .list],
            initializer: .table,
            convenience: [["frame", "style"]],
            assignedMembers: ["tableHeaderView", "tableFooterView", "backgroundView"],
            controller: "UITableViewController"
        ),
        UIKitClass(
            "UICollectionView",
            "UIScrollView",
            elements: ["collectionView"],
            noun: "collectionView",
            [.placesSubviews, .makesSubviews, .list],
            initializer: .collection,
            assignedMembers: ["backgroundView"],
            controller: "UICollectionViewController"
        ),
        UIKitClass(
            "UITableViewCell",
            "UIView",
            elements: ["tableViewCell"],
            [.cell, .makesSubviews, .drawsNothing],
            initializer: .cell,
            convenience: [["style", "reuseIdentifier"]],
            contentMember: "contentView",
            ownMembers: cellMembers,
            styleMembers: cellStyleMembers
        ),
        UIKitClass(
            "UITableViewHeaderFooterView",
            "UIView",
            [.cell],
            initializer: .tableHeader,
            contentMember: "contentView",
            ownMembers: cellMembers
        ),
        UIKitClass(
            "UICollectionReusableView",
            "UIView",
            elements: ["collectionReusableView"],
            [.cell, .drawsNothing]
        ),
        UIKitClass(
            "UICollectionViewCell",
            "UICollectionReusableView",
            elements: ["collectionViewCell"],
            contentMember: "contentView"
        ),
        UIKitClass("UICollectionViewListCell", "UICollectionViewCell"),
    ]

    /// The labels and the image that a cell makes by its style.
    private static let cellStyleMembers = ["textLabel", "detailTextLabel", "imageView"]

    /// Properties of cells that refer to views beside their content view.
    package static let cellMembers =
        cellStyleMembers + [
            "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
            "multipleSelectionBackgroundView",
        ]
}
