import LayoutModel

/// Image views, scroll views, tables, collections, cells and bars.
extension ViewProperty {
    private static let on: [String: AttributeValue] = ["UIView": .bool(true)]
    private static let off: [String: AttributeValue] = ["UIView": .bool(false)]

    static let images: [ViewProperty] = [
        ViewProperty("image", of: "UIImageView", as: .image),
        ViewProperty("highlightedImage", of: "UIImageView", as: .image),
        ViewProperty("preferredSymbolConfiguration", of: "UIImageView", as: .symbol),
        ViewProperty(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            of: "UIImageView",
            "UIButton",
            as: .bool,
            standards: ["UIImageView": .bool(false), "UIButton": .bool(false)]
        ),
    ]

    static let scrolling: [ViewProperty] = [
        ViewProperty("contentInset", of: "UIScrollView", as: .edges, standard: .zeroEdges),
        ViewProperty("isScrollEnabled", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("isPagingEnabled", of: "UIScrollView", as: .bool, standards: off),
        ViewProperty("isDirectionalLockEnabled", of: "UIScrollView", as: .bool, standards: off),
        ViewProperty("bounces", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("bouncesZoom", of: "UIScrollView", as: .bool, standards: on),
        // A table can always be pulled; Interface Builder states this for every table, and tables in code behave the
        // same.
        ViewProperty(
            "alwaysBounceVertical",
            of: "UIScrollView",
            as: .bool,
            standards: ["UIView": .bool(false), "UITableView": .bool(true)]
        ),
        ViewProperty("alwaysBounceHorizontal", of: "UIScrollView", as: .bool, standards: off),
        ViewProperty("showsHorizontalScrollIndicator", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("showsVerticalScrollIndicator", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("delaysContentTouches", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("canCancelContentTouches", of: "UIScrollView", as: .bool, standards: on),
        ViewProperty("minimumZoomScale", of: "UIScrollView", as: .number, standard: .number(1)),
        ViewProperty("maximumZoomScale", of: "UIScrollView", as: .number, standard: .number(1)),
        ViewProperty(
            "keyboardDismissMode",
            of: "UIScrollView",
            as: .cases(["interactive": "interactive"]),
            standard: .string("none")
        ),
        ViewProperty(
            "contentInsetAdjustmentBehavior",
            of: "UIScrollView",
            as: .cases([:]),
            standard: .string("automatic")
        ),
        ViewProperty("indicatorStyle", of: "UIScrollView", as: .cases([:]), standard: .string("default")),
    ]

    static let lists: [ViewProperty] = [
        // -1 is UITableView.automaticDimension, the default of all heights in code.
        ViewProperty("rowHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty("estimatedRowHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty("sectionHeaderHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty("sectionFooterHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty("estimatedSectionHeaderHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty("estimatedSectionFooterHeight", of: "UITableView", as: .number, standard: .number(-1)),
        ViewProperty(
            "separatorStyle",
            of: "UITableView",
            as: .cases(["default": "singleLine"]),
            standard: .string("singleLine")
        ),
        ViewProperty("separatorColor", of: "UITableView", as: .color),
        ViewProperty("separatorInset", of: "UITableView", "UITableViewCell", as: .edges),
        ViewProperty("sectionIndexBackgroundColor", of: "UITableView", as: .color),
        ViewProperty("sectionIndexColor", of: "UITableView", as: .color),
        ViewProperty("allowsSelection", of: "UITableView", "UICollectionView", as: .bool, standards: on),
        ViewProperty("allowsMultipleSelection", of: "UITableView", "UICollectionView", as: .bool, standards: off),
        ViewProperty("allowsSelectionDuringEditing", of: "UITableView", as: .bool, standards: off),
        ViewProperty("isPrefetchingEnabled", of: "UICollectionView", as: .bool, standards: on),
        ViewProperty("selectionStyle", of: "UITableViewCell", as: .cases([:]), standard: .string("default")),
        ViewProperty("accessoryType", of: "UITableViewCell", as: .cases([:]), standard: .string("none")),
        ViewProperty("editingAccessoryType", of: "UITableViewCell", as: .cases([:]), standard: .string("none")),
        ViewProperty("indentationLevel", of: "UITableViewCell", as: .number, standard: .number(0)),
        ViewProperty("indentationWidth", of: "UITableViewCell", as: .number, standard: .number(10)),
        ViewProperty("shouldIndentWhileEditing", of: "UITableViewCell", as: .bool, standards: on),
        ViewProperty(
            "barTintColor",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .color
        ),
        ViewProperty(
            "barStyle",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .cases(["blackOpaque": "black", "blackTranslucent": "black"]),
            standards: ["UIView": .string("default")]
        ),
        ViewProperty(
            "isTranslucent",
            of: "UINavigationBar",
            "UIToolbar",
            "UITabBar",
            "UISearchBar",
            as: .bool,
            standards: on
        ),
        ViewProperty("items", of: "UIToolbar", as: .barItems),
        ViewProperty("prefersLargeTitles", of: "UINavigationBar", as: .bool, standards: off),
        ViewProperty("mapType", of: "MKMapView", as: .cases([:]), standard: .string("standard")),
        ViewProperty("showsUserLocation", of: "MKMapView", as: .bool, standards: off),
    ]
}
