import LayoutModel
import LayoutSyntax

/// The frames of views, in the forms that versions of Xcode wrote, or as a cell's table or collection view gives them.
struct ViewFrames {
    /// What the frame of a view depends on of the view around it.
    struct Superview {
        var view: Int
        var element: Int
        var frame: Rectangle?
        /// The element of the view around this one.
        var outerElement: Int?
    }

    let document: InterfaceBuilderDocument
    let tree: XMLTree
    let screen: Layout.Screen?
    /// By table or collection view.
    var placedCells: [Int: PlacedCells] = [:]
    private(set) var findings: [Finding] = []

    /// The findings since this was called last.
    mutating func takeFindings() -> [Finding] {
        defer { if !findings.isEmpty { findings = [] } }
        return findings
    }

    mutating func number(_ element: Int, _ name: XMLName) -> Double? { document.number(element, name, &findings) }

    mutating func rectangle(_ element: Int) -> Rectangle? {
        guard let x = number(element, "x"), let y = number(element, "y"), let width = number(element, "width"),
            let height = number(element, "height")
        else { return nil }
        return Rectangle(x: x, y: y, width: width, height: height)
    }

    /// The frame of a view, and whether the document leaves it to be inferred.
    mutating func frame(of element: Int, in superview: Superview?) -> (frame: Rectangle?, isInferred: Bool) {
        let recorded = recordedFrame(of: element, in: superview)
        guard var frame = recorded ?? cellFrame(of: element, in: superview) ?? contentFrame(of: element, in: superview)
        else { return (nil, false) }
        let content = contentSize(ofCell: element, frame.size)
        if let content { (frame.width, frame.height) = (content.width, content.height) }
        if let superview { fitToTable(&frame, of: element, in: superview) }
        return (frame, recorded == nil || content != nil || isSizedByItsHost(element))
    }

    /// In UIKit's sense: y points down. AppKit's files count upwards, except inside flipped views.
    private mutating func recordedFrame(of element: Int, in superview: Superview?) -> Rectangle? {
        guard let frame = statedFrame(of: element, in: superview?.frame?.size) else {
            return isZeroFrameLeftOut(element) ? Rectangle(x: 0, y: 0, width: 0, height: 0) : nil
        }
        guard let superview, let outer = superview.frame, document.countsUpwards(in: superview.element) else {
            return frame
        }
        return frame.turnedUpsideDown(in: outer.height)
    }

    private mutating func statedFrame(of element: Int, in outer: Size?) -> Rectangle? {
        if let child = document.child(element, "rect", key: "frame") { return rectangle(child) }
        guard let child = document.child(element, "frame", key: "frameInset") else { return nil }
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

    func baseClass(of element: Int) -> String { document.baseClass(of: element) }

    /// How code makes such a view, which sets tables and their cells apart from all others.
    func initializer(of element: Int) -> UIKitClass.Initializer? {
        UIKitClass.named(baseClass(of: element))?.initializer
    }

    /// Whether the frame of an element is only what the canvas showed. Table and collection views resize their cells at
    /// run time, cells their content views, and bars the views of their items.
    private func isSizedByItsHost(_ element: Int) -> Bool {
        guard document.platform != .macOS, let parent = tree.parent(of: element) else {
            return document.isPlacedByGrid(element)
        }
        func isCell(_ name: String) -> Bool {
            name == "tableViewCell" || name == "collectionViewCell" || name == "collectionReusableView"
        }
        if isCell(tree.name(of: element)) || tree.isElement(parent, "barButtonItem") { return true }
        return tree.isValue(of: element, "key", "contentView") && isCell(tree.name(of: parent))
    }
}
