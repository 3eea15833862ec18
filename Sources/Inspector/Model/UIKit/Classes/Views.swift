import LayoutSyntax

/// Plain views, containers and windows of UIKit. Facts come from UIKit's headers unless another source is named.
extension UIKitClass {
    static let views: [UIKitClass] = [
        UIKitClass(
            "UIView",
            elements: ["view", "containerView", "collectionViewCellContentView"],
            [.plain, .clear],
            content: .nothing,
            controller: "UIViewController"
        ),
        UIKitClass(
            "UIImageView",
            "UIView",
            elements: ["imageView"],
            noun: "imageView",
            [.leaf, .clear, .makesSubviews],
            content: .image,
            convenience: [["image"]]
        ),
        UIKitClass(
            "UIStackView",
            "UIView",
            elements: ["stackView"],
            noun: "stack",
            [.clear, .stack],
            content: .nothing,
            initializer: .stack
        ),
        UIKitClass(
            "UIScrollView",
            "UIView",
            elements: ["scrollView"],
            noun: "scrollView",
            [.scrolls, .clear],
            content: .nothing
        ),
        UIKitClass(
            "UIVisualEffectView",
            "UIView",
            elements: ["visualEffectView"],
            noun: "effectView",
            .makesSubviews,
            initializer: .effect,
            convenience: [["effect"]],
            contentMember: "contentView"
        ),
        UIKitClass("UIWindow", "UIView", elements: ["window"], .wrapper),
        UIKitClass("UIInputView", "UIView"),
        UIKitClass("UIPopoverBackgroundView", "UIView"),
        UIKitClass("UIListContentView", "UIView", .makesSubviews, content: .unrecorded(.height)),
        UIKitClass("UIContentUnavailableView", "UIView", .makesSubviews),
        UIKitClass("UIBackgroundExtensionView", "UIView", .makesSubviews),
        UIKitClass("UIGlassContainerView", "UIView"),
    ]

    /// Tables, collections and what they reuse.
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
