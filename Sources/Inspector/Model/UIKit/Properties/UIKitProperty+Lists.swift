/// Image views, scroll views, tables, collections, cells and bars.
extension UIKitProperty {
    private static let on: Standards = ["UIView": .bool(true)]
    private static let off: Standards = ["UIView": .bool(false)]

    static let images: [UIKitProperty] = [
        UIKitProperty("image", of: "UIImageView", as: .image, use: .layout),
        UIKitProperty("highlightedImage", of: "UIImageView", as: .image),
        UIKitProperty("preferredSymbolConfiguration", of: "UIImageView", as: .symbol),
        UIKitProperty(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            of: "UIImageView",
            "UIButton",
            as: .bool,
            standards: ["UIImageView": .bool(false), "UIButton": .bool(false)]
        ),
    ]

    static let scrolling: [UIKitProperty] = [
        UIKitProperty("contentInset", of: "UIScrollView", as: .edges, standard: .zeroEdges, use: .layout),
        // UIKit has its setter for both of the newer properties (UIScrollView.h).
        UIKitProperty("scrollIndicatorInsets", of: "UIScrollView", as: .edges, standard: .zeroEdges),
        UIKitProperty("isScrollEnabled", of: "UIScrollView", as: .bool, standards: on, use: .layout),
        UIKitProperty("isPagingEnabled", of: "UIScrollView", as: .bool, standards: off),
        UIKitProperty("isDirectionalLockEnabled", of: "UIScrollView", as: .bool, standards: off),
        UIKitProperty("bounces", of: "UIScrollView", as: .bool, standards: on),
        UIKitProperty("bouncesZoom", of: "UIScrollView", as: .bool, standards: on),
        // A table can always be pulled; Interface Builder states this for every table, and tables in code behave the
        // same.
        UIKitProperty(
            "alwaysBounceVertical",
            of: "UIScrollView",
            as: .bool,
            standards: ["UIView": .bool(false), "UITableView": .bool(true)]
        ),
        UIKitProperty("alwaysBounceHorizontal", of: "UIScrollView", as: .bool, standards: off),
        UIKitProperty("showsHorizontalScrollIndicator", of: "UIScrollView", as: .bool, standards: on),
        UIKitProperty("showsVerticalScrollIndicator", of: "UIScrollView", as: .bool, standards: on),
        UIKitProperty("delaysContentTouches", of: "UIScrollView", as: .bool, standards: on),
        UIKitProperty("canCancelContentTouches", of: "UIScrollView", as: .bool, standards: on),
        UIKitProperty("minimumZoomScale", of: "UIScrollView", as: .number, standard: .number(1)),
        UIKitProperty("maximumZoomScale", of: "UIScrollView", as: .number, standard: .number(1)),
        UIKitProperty(
            "keyboardDismissMode",
            of: "UIScrollView",
            as: .cases("UIScrollViewKeyboardDismissMode", ["interactive": "interactive"]),
            standard: .string("none")
        ),
        UIKitProperty(
            "contentInsetAdjustmentBehavior",
            of: "UIScrollView",
            as: .cases("UIScrollViewContentInsetAdjustment"),
            standard: .string("automatic"),
            use: .layout
        ),
        UIKitProperty(
            "indicatorStyle",
            of: "UIScrollView",
            as: .cases("UIScrollViewIndicatorStyle"),
            standard: .string("default")
        ),
    ]

    static let lists: [UIKitProperty] = [
        // -1 is UITableView.automaticDimension, the default of all heights in code.
        UIKitProperty("rowHeight", of: "UITableView", as: .number, standard: .number(-1), use: .layout),
        UIKitProperty("estimatedRowHeight", of: "UITableView", as: .number, standard: .number(-1)),
        UIKitProperty("sectionHeaderHeight", of: "UITableView", as: .number, standard: .number(-1), use: .layout),
        UIKitProperty("sectionFooterHeight", of: "UITableView", as: .number, standard: .number(-1), use: .layout),
        UIKitProperty("estimatedSectionHeaderHeight", of: "UITableView", as: .number, standard: .number(-1)),
        UIKitProperty("estimatedSectionFooterHeight", of: "UITableView", as: .number, standard: .number(-1)),
        UIKitProperty(
            "separatorStyle",
            of: "UITableView",
            as: .cases("UITableViewCellSeparatorStyle", ["default": "singleLine"]),
            standard: .string("singleLine"),
            use: .layout
        ),
        UIKitProperty("separatorColor", of: "UITableView", as: .color),
        UIKitProperty("separatorInset", of: "UITableView", "UITableViewCell", as: .edges),
        UIKitProperty("sectionIndexBackgroundColor", of: "UITableView", as: .color),
        UIKitProperty("sectionIndexColor", of: "UITableView", as: .color),
        UIKitProperty("allowsSelection", of: "UITableView", "UICollectionView", as: .bool, standards: on),
        UIKitProperty("allowsMultipleSelection", of: "UITableView", "UICollectionView", as: .bool, standards: off),
        UIKitProperty("allowsSelectionDuringEditing", of: "UITableView", as: .bool, standards: off),
        UIKitProperty("isPrefetchingEnabled", of: "UICollectionView", as: .bool, standards: on),
        UIKitProperty(
            "selectionStyle",
            of: "UITableViewCell",
            as: .cases("UITableViewCellSelectionStyle"),
            standard: .string("default")
        ),
        UIKitProperty(
            "accessoryType",
            of: "UITableViewCell",
            as: .cases("UITableViewCellAccessory"),
            standard: .string("none")
        ),
        UIKitProperty(
            "editingAccessoryType",
            of: "UITableViewCell",
            as: .cases("UITableViewCellAccessory"),
            standard: .string("none")
        ),
        UIKitProperty("indentationLevel", of: "UITableViewCell", as: .number, standard: .number(0)),
        UIKitProperty("indentationWidth", of: "UITableViewCell", as: .number, standard: .number(10)),
        UIKitProperty("shouldIndentWhileEditing", of: "UITableViewCell", as: .bool, standards: on),
        UIKitProperty(
            "barTintColor",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .color
        ),
        UIKitProperty(
            "barStyle",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .cases("UIBarStyle", ["blackOpaque": "black", "blackTranslucent": "black"]),
            standards: ["UIView": .string("default")]
        ),
        UIKitProperty(
            "isTranslucent",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .bool,
            standards: on
        ),
        UIKitProperty("items", of: "UIToolbar", as: .barItems, use: .layout),
        UIKitProperty(
            "prefersLargeTitles",
            of: "UINavigationBar",
            as: .bool,
            standards: off,
            use: .layout,
            elements: ["largeTitles"]
        ),
        UIKitProperty("mapType", of: "MKMapView", as: .cases("MKMapType"), standard: .string("standard")),
        UIKitProperty("showsUserLocation", of: "MKMapView", as: .bool, standards: off),
    ]
}
