import LayoutModel
import LayoutSyntax

/// Frames in the forms that versions of Xcode wrote.
extension InterfaceBuilderAssembly {
    /// In UIKit's sense: y points down. AppKit's files count upwards, except inside flipped views.
    mutating func frame(of element: Int, parent: Int?) -> Rectangle? {
        let outer = parent.flatMap { layout.views[$0].frame }
        guard var frame = statedFrame(of: element, in: outer?.size) else {
            return isZeroFrameLeftOut(element) ? Rectangle(x: 0, y: 0, width: 0, height: 0) : nil
        }
        guard document.platform == .macOS, let parent, let outer, !isFlipped(parent) else { return frame }
        frame.y = outer.height - frame.y - frame.height
        return frame
    }

    private mutating func statedFrame(of element: Int, in outer: Size?) -> Rectangle? {
        if let child = child(element, "rect", key: "frame") { return rectangle(child) }
        guard let child = child(element, "frame", key: "frameInset") else { return nil }
        let horizontal = extent(child, outer?.width, low: "minX", high: "maxX", length: "width")
        let vertical = extent(child, outer?.height, low: "minY", high: "maxY", length: "height")
        guard let horizontal, let vertical else { return nil }
        return Rectangle(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// The betas of Xcode 8 wrote distances from the superview's edges, without those that are 0, and only for views
    /// that were not where their constraints put them.
    private mutating func extent(
        _ element: Int,
        _ outer: Double?,
        low: XMLName,
        high: XMLName,
        length: XMLName
    ) -> (start: Double, length: Double)? {
        if let length = number(element, length) {
            if let start = number(element, low) { return (start, length) }
            if let end = number(element, high) { return outer.map { ($0 - end - length, length) } }
            return (0, length)
        }
        let start = number(element, low) ?? 0
        let end = number(element, high) ?? 0
        return outer.map { (start, max(0, $0 - start - end)) }
    }

    /// Up to Xcode 7 a zero frame, UIView's default, was omitted like every default. Arranged subviews had no frame at
    /// all.
    private func isZeroFrameLeftOut(_ element: Int) -> Bool {
        guard document.platform != .macOS, let version = document.toolsVersion, version < 11_000,
            let list = tree.parent(of: element), tree.isElement(list, "subviews")
        else { return false }
        return tree.parent(of: list).map { tree.name(of: $0) != "stackView" } ?? false
    }

    /// A clip view is flipped if its document view is.
    private func isFlipped(_ view: Int) -> Bool {
        let base = layout.views[view].baseClass
        guard base == "NSClipView" else { return InterfaceBuilderClasses.isFlipped(base) }
        guard let subviews = tree.child(of: elementOfView[view], "subviews"),
            let content = tree.firstChild(of: subviews)
        else { return false }
        return InterfaceBuilderClasses.isFlipped(
            InterfaceBuilderClasses.viewClass(of: tree.name(of: content), on: .macOS)
        )
    }

    /// Whether the frame of an element is only what the canvas showed. Table and collection views resize their cells at
    /// run time, cells their content views, and bars the views of their items.
    func isSizedByItsHost(_ element: Int) -> Bool {
        guard document.platform != .macOS, let parent = tree.parent(of: element) else {
            return isPlacedByGrid(element)
        }
        func isCell(_ name: String) -> Bool {
            name == "tableViewCell" || name == "collectionViewCell" || name == "collectionReusableView"
        }
        if isCell(tree.name(of: element)) || tree.isElement(parent, "barButtonItem") { return true }
        return tree.isValue(of: element, "key", "contentView") && isCell(tree.name(of: parent))
    }

    /// The file contains collection view cells with the size they had before one was set; Xcode draws the size of their
    /// content view.
    mutating func inferCellSize(of element: Int, into view: inout Layout.View) {
        guard tree.isElement(element, "collectionViewCell"), let frame = view.frame else { return }
        for child in tree.children(of: element) where tree.isValue(of: child, "key", "contentView") {
            guard let rect = self.child(child, "rect", key: "frame"), let content = rectangle(rect),
                content.size != frame.size
            else { return }
            view.frame = Rectangle(x: frame.x, y: frame.y, width: content.width, height: content.height)
            view.inferred.append("frame")
            return
        }
    }
}
