import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Frames of cells and content views, as their table or collection view gives them.
extension ViewFrames {
    /// Between the lines of a flow layout that states no spacing.
    private static let usualLineSpacing = 10.0

    /// The frame of a cell that has none in the document.
    mutating func cellFrame(of element: Int, in superview: Superview?) -> Rectangle? {
        guard document.platform != .macOS else { return nil }
        let size: Size?
        switch tree.name(of: element) {
        case "tableViewCell": size = rowSize(of: element, in: superview)
        case "collectionViewCell", "collectionReusableView": size = itemSize(of: element, in: superview)
        default: return nil
        }
        guard let size else { return nil }
        let origin = superview.map { originOfNextCell(in: $0, of: size) } ?? Point(x: 0, y: 0)
        return Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    /// The table's width and the height of its rows, unless the cell has one of its own.
    private mutating func rowSize(of cell: Int, in table: Superview?) -> Size? {
        let own = number(cell, "rowHeight")
        guard let table else {
            return Size(width: screen?.size?.width ?? 320, height: Self.stated(own) ?? RowHeight.usual)
        }
        guard let width = table.frame?.width else { return nil }
        let height = Self.stated(own) ?? Self.stated(number(table.element, "rowHeight"))
        let inset = isInsetGrouped(table) ? width >= 414 ? 20.0 : 16.0 : 0
        return Size(width: max(0, width - 2 * inset), height: height ?? RowHeight.usual)
    }

    private func isInsetGrouped(_ table: Superview) -> Bool { document.isValue(table.element, "style", "insetGrouped") }

    /// A table view makes its cells as wide as itself, less the insets of an inset grouped one, and rows of a stated
    /// height as high as that.
    ///
    /// Up to Xcode 7, documents had cells of 320 × 44 points in tables of any width, with the content drawn as the table
    /// would size it; and a table that is made narrower keeps the recorded cells of its old width.
    mutating func fitToTable(_ frame: inout Rectangle, of element: Int, in superview: Superview) {
        guard document.platform != .macOS, let outer = superview.frame else { return }
        switch tree.name(of: element) {
        case "tableViewCell":
            guard initializer(of: superview.element) == .table else { return }
            if outer.width > 0, !isInsetGrouped(superview) { frame.width = outer.width }
            if Self.stated(number(element, "rowHeight")) == nil,
                let height = Self.stated(number(superview.element, "rowHeight"))
            {
                frame.height = height
            }
        case "tableViewCellContentView":
            // Beside an accessory it is less wide than its cell, above a separator less high.
            guard document.child(element, "rect", key: "frame") != nil,
                let rect = document.child(superview.element, "rect", key: "frame"), let cell = rectangle(rect),
                cell.width >= frame.width, cell.height >= frame.height
            else { return }
            frame.width = max(0, frame.width + outer.width - cell.width)
            frame.height = max(0, frame.height + outer.height - cell.height)
        default: return
        }
    }

    /// -1 stands for automatic.
    private static func stated(_ height: Double?) -> Double? { height.flatMap { $0 > 0 ? $0 : nil } }

    /// The item size of a flow layout, or its reference size for headers and footers; a length of 0 is that of the
    /// collection view.
    private mutating func itemSize(of cell: Int, in collection: Superview?) -> Size? {
        guard let collection, let outer = collection.frame,
            let flow = tree.child(of: collection.element, "collectionViewFlowLayout")
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
    private func originOfNextCell(in host: Superview, of size: Size) -> Point {
        let isTable = initializer(of: host.element) == .table
        let inset = isTable ? (host.frame.map { ($0.width - size.width) / 2 }).map { max(0, $0) } ?? 0 : 0
        guard let cells = placedCells[host.view] else { return Point(x: inset, y: 0) }
        let last = cells.last
        guard !isTable else { return Point(x: inset, y: last.y + last.height) }
        let next = last.x + last.width + Self.usualLineSpacing
        if let width = host.frame?.width, next + size.width <= width { return Point(x: next, y: last.y) }
        return Point(x: 0, y: cells.bottom + Self.usualLineSpacing)
    }

    /// Where the cells of a table or collection view are that were read so far.
    struct PlacedCells {
        var last: Rectangle
        /// Of the lowest of them.
        var bottom: Double
    }

    /// Notes the frame of a cell, to place the next one by.
    mutating func notePlace(ofCell frame: Rectangle, in host: Int) {
        let bottom = frame.y + frame.height
        placedCells[host] = PlacedCells(last: frame, bottom: max(bottom, placedCells[host]?.bottom ?? bottom))
    }

    /// The file contains collection view cells with the size they had before one was set; Xcode draws the size of their
    /// content view.
    ///
    /// - Returns: `nil` if the cell has the size of its content view.
    mutating func contentSize(ofCell element: Int, _ size: Size) -> Size? {
        guard tree.isElement(element, "collectionViewCell"), let view = document.child(element, key: "contentView"),
            let rect = document.child(view, "rect", key: "frame"), let content = rectangle(rect)?.size, content != size
        else { return nil }
        return content
    }

    /// Many files omit the frames of content views that fill their cell or effect view.
    mutating func contentFrame(of element: Int, in superview: Superview?) -> Rectangle? {
        guard let superview, tree.isValue(of: element, "key", "contentView"), let outer = superview.frame else {
            return nil
        }
        var size = outer.size
        if initializer(of: superview.element) == .cell {
            size.width = max(0, size.width - accessoryWidth(of: superview.element))
            size.height = max(0, size.height - separatorHeight(of: superview))
        }
        return Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// What an accessory takes of a content view's width: 34 points up to iOS 12, 31 from 13 on, 30.5 in iOS 26, as drawn
    /// in documents of these versions.
    private func accessoryWidth(of cell: Int) -> Double {
        guard document.isValue(cell, "accessoryType", "disclosureIndicator") else { return 0 }
        switch document.settings.generation {
        case .iOS7, .iOS11: return 34
        case .iOS13: return 31
        case .iOS26: return 30.5
        }
    }

    /// Up to iOS 12 the content view was a pixel less high than its cell, where the table shows separators.
    private func separatorHeight(of cell: Superview) -> Double {
        guard document.settings.generation < .iOS13, let table = cell.outerElement,
            !document.isValue(table, "separatorStyle", "none")
        else { return 0 }
        return 1 / (screen?.scale ?? 1)
    }
}
