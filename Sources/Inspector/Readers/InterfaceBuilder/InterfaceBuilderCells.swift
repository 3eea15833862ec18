import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Frames of cells and content views that a document leaves out, as their table or collection view gives them.
extension InterfaceBuilderAssembly {
    /// Points; UIKit's default, for rows of automatic height that nothing has measured.
    private static let usualRowHeight = 44.0
    /// Between the lines of a flow layout that states no spacing.
    private static let usualLineSpacing = 10.0

    mutating func inferCellFrame(of element: Int, parent: Int?, into view: inout Layout.View) {
        guard view.frame == nil, document.platform != .macOS else { return }
        let size: Size?
        switch tree.name(of: element) {
        case "tableViewCell": size = rowSize(of: element, in: parent)
        case "collectionViewCell", "collectionReusableView": size = itemSize(of: element, in: parent)
        default: return
        }
        guard let size else { return }
        let origin = parent.map { originOfNextCell(in: $0, of: size) } ?? Point(x: 0, y: 0)
        view.frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        view.inferred.append("frame")
    }

    /// The table's width and the height of its rows, unless the cell has one of its own.
    private mutating func rowSize(of cell: Int, in table: Int?) -> Size? {
        let own = number(cell, "rowHeight")
        guard let table else {
            return Size(width: layout.screen?.size?.width ?? 320, height: Self.stated(own) ?? Self.usualRowHeight)
        }
        guard let width = layout.views[table].frame?.width else { return nil }
        let height = Self.stated(own) ?? Self.stated(number(elementOfView[table], "rowHeight"))
        let inset = isValue(elementOfView[table], "style", "insetGrouped") ? sideMargin(forWidth: width) : 0
        return Size(width: max(0, width - 2 * inset), height: height ?? Self.usualRowHeight)
    }

    /// A table view makes its cells as wide as itself, less the insets of an inset grouped one, and rows of a stated
    /// height as high as that.
    ///
    /// Up to Xcode 7, documents had cells of 320 × 44 points in tables of any width, with the content drawn as the table
    /// would size it; and a table that is made narrower keeps the recorded cells of its old width.
    mutating func fitCellToTable(_ element: Int, parent: Int?, _ view: inout Layout.View) {
        guard document.platform != .macOS, let parent, let frame = view.frame,
            let outer = layout.views[parent].frame
        else { return }
        switch tree.name(of: element) {
        case "tableViewCell":
            guard layout.views[parent].baseClass == "UITableView" else { return }
            if outer.width > 0, !isValue(elementOfView[parent], "style", "insetGrouped") {
                view.frame?.width = outer.width
            }
            if Self.stated(number(element, "rowHeight")) == nil,
                let height = Self.stated(number(elementOfView[parent], "rowHeight"))
            {
                view.frame?.height = height
            }
        case "tableViewCellContentView":
            // Beside an accessory it is less wide than its cell, above a separator less high.
            guard child(element, "rect", key: "frame") != nil,
                let rect = child(elementOfView[parent], "rect", key: "frame"), let cell = rectangle(rect),
                cell.width >= frame.width, cell.height >= frame.height
            else { return }
            view.frame?.width = max(0, frame.width + outer.width - cell.width)
            view.frame?.height = max(0, frame.height + outer.height - cell.height)
        default: return
        }
    }

    /// -1 stands for automatic.
    private static func stated(_ height: Double?) -> Double? { height.flatMap { $0 > 0 ? $0 : nil } }

    private func sideMargin(forWidth width: Double) -> Double { width >= 414 ? 20 : 16 }

    /// The item size of a flow layout, or its reference size for headers and footers; a length of 0 is that of the
    /// collection view.
    private mutating func itemSize(of cell: Int, in collection: Int?) -> Size? {
        guard let collection, let outer = layout.views[collection].frame,
            let flow = tree.child(of: elementOfView[collection], "collectionViewFlowLayout")
        else { return nil }
        let key: XMLName =
            switch tree[cell, "key"] {
            case "sectionHeaderView": "headerReferenceSize"
            case "sectionFooterView": "footerReferenceSize"
            default: "itemSize"
            }
        guard let size = tree.child(of: flow, "size", key: key), let width = number(size, "width"),
            let height = number(size, "height"), width >= 0, height >= 0
        else { return nil }
        return Size(width: width > 0 ? width : outer.width, height: height > 0 ? height : outer.height)
    }

    /// Below the cells before it; items of a flow layout are side by side as long as there is room.
    private func originOfNextCell(in host: Int, of size: Size) -> Point {
        let inset = (layout.views[host].frame.map { ($0.width - size.width) / 2 }).map { max(0, $0) } ?? 0
        guard let cells = placedCells[host] else {
            return Point(x: layout.views[host].baseClass == "UITableView" ? inset : 0, y: 0)
        }
        let last = cells.last
        guard layout.views[host].baseClass != "UITableView" else { return Point(x: inset, y: last.y + last.height) }
        let next = last.x + last.width + Self.usualLineSpacing
        if let width = layout.views[host].frame?.width, next + size.width <= width { return Point(x: next, y: last.y) }
        return Point(x: 0, y: cells.bottom + Self.usualLineSpacing)
    }

    /// Where the cells of a table or collection view are that were read so far.
    struct PlacedCells {
        var last: Rectangle
        /// Of the lowest of them.
        var bottom: Double
    }

    /// Notes a cell with a frame, to place the next one by.
    mutating func notePlace(ofCell view: Int, in host: Int) {
        guard layout.views[view].isCell, let frame = layout.views[view].frame else { return }
        let bottom = frame.y + frame.height
        placedCells[host] = PlacedCells(last: frame, bottom: max(bottom, placedCells[host]?.bottom ?? bottom))
    }

    /// Many files omit the frames of content views that fill their cell or effect view.
    mutating func inferContentFrame(of element: Int, parent: Int?, into view: inout Layout.View) {
        guard view.frame == nil, let parent, tree.isValue(of: element, "key", "contentView"),
            let outer = layout.views[parent].frame
        else { return }
        var size = outer.size
        if layout.views[parent].baseClass == "UITableViewCell" {
            size.width = max(0, size.width - accessoryWidth(of: elementOfView[parent]))
            size.height = max(0, size.height - separatorHeight(of: parent))
        }
        view.frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        view.inferred.append("frame")
    }

    /// What an accessory takes of a content view's width: 34 points up to iOS 12, 31 from 13 on, 30.5 in iOS 26, as drawn
    /// in documents of these versions.
    private func accessoryWidth(of cell: Int) -> Double {
        guard isValue(cell, "accessoryType", "disclosureIndicator") else { return 0 }
        guard let version = document.toolsVersion else { return 31 }
        return version < 15_000 ? 34 : version < 24_000 ? 31 : 30.5
    }

    /// Up to iOS 12 the content view was a pixel less high than its cell, where the table shows separators.
    private func separatorHeight(of cell: Int) -> Double {
        guard let version = document.toolsVersion, version < 15_000, let table = layout.views[cell].parent,
            !isValue(elementOfView[table], "separatorStyle", "none")
        else { return 0 }
        return 1 / layout.scale
    }
}
