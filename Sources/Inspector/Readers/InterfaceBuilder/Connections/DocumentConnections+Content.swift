import LayoutModel
import LayoutSyntax

/// What tables and bars of a document show.
extension DocumentConnections {
    /// A section of a table whose cells are in the document: a printed class makes the cells, and shows none of them.
    mutating func addStaticSection(_ element: Int) {
        guard tree.isElement(element, "tableViewSection"), let sections = tree.parent(of: element),
            let table = tree.parent(of: sections)
        else { return }
        let cells = tree.child(of: element, "cells").map { Array(tree.children(of: $0)) } ?? []
        func title(_ key: String) -> String? { tree[element, named: key].flatMap { $0.isEmpty ? nil : $0 } }
        let (header, footer) = (title("headerTitle"), title("footerTitle"))
        let titles = [("header", header), ("footer", footer)].compactMap { word, title in
            title.map { "\(word) \"\($0)\", " }
        }
        let heights = cells.map { tree[$0, "rowHeight"] }
        let ofRows = heights.map { $0 ?? "the table's" }.joined(separator: ", ")
        let text =
            titles.joined() + "\(cells.count) cell\(cells.count == 1 ? "" : "s")"
            + " to return from tableView(_:cellForRowAt:)"
            + (heights.contains { $0 != nil } ? ", of the heights " + ofRows : "")
        let views = cells.filter(isViewElement).map { Int(elements.enclosing[$0]) }
        let link = DocumentConnection.Link.staticSection(header: header, footer: footer, cells: views)
        add(.staticSection, text, at: element, of: table, link: views.count == cells.count ? link : nil)
    }

    /// The title, prompt and bar button items of a controller, which its bars show.
    mutating func addNavigationItem(_ element: Int) {
        switch tree.name(of: element) {
        case "navigationItem":
            for key in ["title", "prompt", "backButtonTitle"] {
                guard let value = tree[element, named: key], !value.isEmpty else { continue }
                add(.navigationItem, "\(key) \"\(value)\"", at: element, of: element, isNamed: false)
            }
            for child in tree.children(of: element) {
                if let key = tree[child, "key"], tree[child, "id"] != nil {
                    add(.navigationItem, key + " is " + barItem(child), at: child, of: element, isNamed: false)
                } else {
                    addBarItems(in: child, as: tree.name(of: child), of: element)
                }
            }
        case "toolbarItems": addBarItems(in: element, as: "toolbarItems", of: element)
        default: return
        }
    }

    private mutating func addBarItems(in list: Int, as name: String, of source: Int) {
        for child in tree.children(of: list) where tree.isElement(child, "barButtonItem") {
            add(.navigationItem, name + " has " + barItem(child), at: child, of: source, isNamed: false)
        }
    }

    /// `a system item "add"`, `"New Chat"`, `the custom view "logo-1"`
    private func barItem(_ element: Int) -> String {
        if let view = tree.children(of: element).first(where: { tree[$0, "key"] == "customView" || isViewElement($0) })
        {
            return "the custom view " + (tree[view, "id"].map { "\"\($0)\"" } ?? described(view))
        }
        if let item = tree[element, "systemItem"] { return "the system item \"\(item)\"" }
        if let title = tree[element, "title"], !title.isEmpty { return "\"\(title)\"" }
        if let image = tree[element, "image"] { return "the image \"\(image)\"" }
        return described(element)
    }
}
