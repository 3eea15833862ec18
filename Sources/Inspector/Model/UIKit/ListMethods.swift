/// The methods with which UIKit's lists ask for their cells, and report which was selected, as Swift declares them.
package struct ListMethods: Sendable {
    /// The class of the list, and the name by which controllers and methods know it.
    package var className: String
    package var name: String
    /// The call that finds the cell of an index path.
    package var cellCall: String
    private var selection: String
    private var identifierLabel: String

    /// The class of the cells that a list makes by an identifier.
    package var cellClass: String { className + "Cell" }

    /// `tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)`, by the path of the method and its labels.
    package var dequeue: (path: String, identifierLabel: String) { (name + ".dequeueReusableCell", identifierLabel) }

    /// `func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)`
    package var selectionHead: String {
        "func \(name)(_ \(name): \(className), \(selection) indexPath: IndexPath)"
    }

    package static let table = ListMethods(
        className: "UITableView",
        name: "tableView",
        cellCall: "tableView.cellForRow(at: indexPath)",
        selection: "didSelectRowAt",
        identifierLabel: "withIdentifier"
    )
    package static let collection = ListMethods(
        className: "UICollectionView",
        name: "collectionView",
        cellCall: "collectionView.cellForItem(at: indexPath)",
        selection: "didSelectItemAt",
        identifierLabel: "withReuseIdentifier"
    )

    /// - Parameter ancestry: The class of a list and its superclasses.
    package static func of(ancestry: [String]) -> ListMethods? {
        [table, collection].first { ancestry.contains($0.className) }
    }
}

/// What a controller replaces of `UITableViewController` to show cells that it has itself (UITableViewDataSource).
package enum StaticTableMethods {
    package static let controller = "UITableViewController"
    package static let cell = "UITableViewCell"

    package typealias Method = (name: String, head: String)

    package static let sectionCount: Method = (
        "numberOfSections", "override func numberOfSections(in tableView: UITableView) -> Int"
    )
    package static let rowCount = method("numberOfRowsInSection section: Int", "Int")
    package static let rowCell = method("cellForRowAt indexPath: IndexPath", cell)
    package static let rowHeight = method("heightForRowAt indexPath: IndexPath", "CGFloat")
    package static let header = method("titleForHeaderInSection section: Int", "String?")
    package static let footer = method("titleForFooterInSection section: Int", "String?")

    private static func method(_ parameter: String, _ type: String) -> Method {
        ("tableView", "override func tableView(_ tableView: UITableView, " + parameter + ") -> " + type)
    }
}
