import LayoutModel
import LayoutSyntax

/// Whether and how the frames of views become constraints.
extension InterfaceBuilderDocument {
    /// A stack view turns this off for its arranged subviews, whatever the file states. A view with a fixed frame has
    /// NO in the file, and gets constraints from its frame when it is built.
    func translatesAutoresizingMask(_ element: Int) -> Bool {
        guard settings.usesAutoLayout, !isYes(element, "fixedFrame"), !isPlacedByGrid(element) else { return true }
        if let list = tree.parent(of: element), tree.isElement(list, "subviews"),
            let parent = tree.parent(of: list), tree.isElement(parent, "stackView")
        {
            return false
        }
        return !isValue(element, "translatesAutoresizingMaskIntoConstraints", "NO")
    }

    /// An NSGridView places its contents by rules that are not in the file: they keep their recorded frames.
    func isPlacedByGrid(_ element: Int) -> Bool {
        tree.parent(of: element).map { tree.name(of: $0) == "gridCell" } ?? false
    }

    func autoresizingMask(of element: Int) -> Layout.AutoresizingMask {
        guard let mask = child(element, "autoresizingMask", key: "autoresizingMask") else { return [] }
        let isMac = platform == .macOS
        let options: [(name: XMLName, option: Layout.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", isMac ? .flexibleBottomMargin : .flexibleTopMargin), ("heightSizable", .flexibleHeight),
            ("flexibleMaxY", isMac ? .flexibleTopMargin : .flexibleBottomMargin),
        ]
        var result: Layout.AutoresizingMask = []
        for (name, option) in options where tree.isValue(of: mask, name, "YES") { result.insert(option) }
        return result
    }
}
