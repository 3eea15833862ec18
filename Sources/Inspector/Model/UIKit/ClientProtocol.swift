/// The protocols that UIKit's views ask of their delegates and data sources, as documents connect them.
package struct ClientProtocol: Sendable {
    package var name: String
    /// The class of the view, and its property that takes the client.
    package var owner: String
    package var property: String
    /// The methods that have to be there, as Swift declares them, and the least that each can return; `nil`: nothing.
    package var requirements: [(name: String, head: String, value: Value?)] = []

    package enum Value: Sendable {
        case number(Double)
        /// A new object of a class.
        case object(String)
    }

    /// The protocol of a property of a view.
    ///
    /// - Parameter ancestry: The view's class of the framework and its superclasses, the lowest first.
    package static func of(_ property: String, ancestry: [String]) -> ClientProtocol? {
        for name in ancestry {
            if let found = all.first(where: { $0.owner == name && $0.property == property }) { return found }
        }
        return nil
    }

    /// What controllers of lists conform to of themselves.
    package static func isInherited(_ name: String, by superclass: String) -> Bool {
        inherited[superclass]?.contains(name) ?? false
    }

    private static let inherited: [String: Set<String>] = [
        "UITableViewController": ["UITableViewDelegate", "UITableViewDataSource", "UIScrollViewDelegate"],
        "UICollectionViewController": [
            "UICollectionViewDelegate", "UICollectionViewDataSource", "UIScrollViewDelegate",
        ],
    ]

    private static let all: [ClientProtocol] = [
        .init(name: "UITableViewDelegate", owner: "UITableView", property: "delegate"),
        .init(
            name: "UITableViewDataSource",
            owner: "UITableView",
            property: "dataSource",
            requirements: [
                (
                    "tableView", "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
                    .number(0)
                ),
                (
                    "tableView",
                    "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
                    .object("UITableViewCell")
                ),
            ]
        ),
        .init(
            name: "UITableViewDataSourcePrefetching",
            owner: "UITableView",
            property: "prefetchDataSource",
            requirements: [
                (
                    "tableView", "func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])",
                    nil
                )
            ]
        ),
        .init(name: "UICollectionViewDelegate", owner: "UICollectionView", property: "delegate"),
        .init(
            name: "UICollectionViewDataSource",
            owner: "UICollectionView",
            property: "dataSource",
            requirements: [
                (
                    "collectionView",
                    "func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int",
                    .number(0)
                ),
                (
                    "collectionView",
                    "func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)"
                        + " -> UICollectionViewCell",
                    .object("UICollectionViewCell")
                ),
            ]
        ),
        .init(
            name: "UICollectionViewDataSourcePrefetching",
            owner: "UICollectionView",
            property: "prefetchDataSource",
            requirements: [
                (
                    "collectionView",
                    "func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])",
                    nil
                )
            ]
        ),
        .init(name: "UIPickerViewDelegate", owner: "UIPickerView", property: "delegate"),
        .init(
            name: "UIPickerViewDataSource",
            owner: "UIPickerView",
            property: "dataSource",
            requirements: [
                ("numberOfComponents", "func numberOfComponents(in pickerView: UIPickerView) -> Int", .number(0)),
                (
                    "pickerView",
                    "func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int",
                    .number(0)
                ),
            ]
        ),
        .init(name: "UITextFieldDelegate", owner: "UITextField", property: "delegate"),
        .init(name: "UITextViewDelegate", owner: "UITextView", property: "delegate"),
        .init(name: "UISearchBarDelegate", owner: "UISearchBar", property: "delegate"),
        .init(name: "UITabBarDelegate", owner: "UITabBar", property: "delegate"),
        .init(name: "UIToolbarDelegate", owner: "UIToolbar", property: "delegate"),
        .init(name: "UINavigationBarDelegate", owner: "UINavigationBar", property: "delegate"),
        .init(name: "UIScrollViewDelegate", owner: "UIScrollView", property: "delegate"),
        .init(name: "MKMapViewDelegate", owner: "MKMapView", property: "delegate"),
        .init(name: "UIWebViewDelegate", owner: "UIWebView", property: "delegate"),
        .init(name: "WKNavigationDelegate", owner: "WKWebView", property: "navigationDelegate"),
        .init(name: "WKUIDelegate", owner: "WKWebView", property: "uiDelegate"),
    ]
}

extension UIKitClass {
    /// Whether views of a class send actions to targets.
    ///
    /// - Parameter ancestry: The class and its superclasses.
    package static func sendsActions(ancestry: [String]) -> Bool { ancestry.contains("UIControl") }

    /// The label of the identifier with which a list registers the class of its cells; `nil` for what is no list.
    package static func cellIdentifierLabel(ancestry: [String]) -> String? {
        if ancestry.contains("UITableView") { return "forCellReuseIdentifier" }
        return ancestry.contains("UICollectionView") ? "forCellWithReuseIdentifier" : nil
    }
}
