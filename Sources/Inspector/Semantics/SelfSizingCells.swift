import LayoutModel
import LayoutSolver

/// The table cells of a document whose height follows from their content.
///
/// With automatic row heights a table view asks the content view for `systemLayoutSizeFitting`: the table's width is
/// required, the height fits at priority 50. The cell and its content view then get that height. The height in the
/// document is only what the canvas showed, and is used at the same priority: it stays where the content has no height
/// of its own.
struct SelfSizingCells {
    /// How a view gets its height.
    enum Height: Equatable {
        /// As drawn, unless the content needs another height.
        case fitting
        /// That of another view plus a number of points.
        case following(Int, plus: Double)
    }

    /// `UILayoutPriority.fittingSizeLevel`.
    static let priority = 50.0

    private var heights: [Int: Height] = [:]

    /// - Complexity: O(views) in documents of Interface Builder, else O(1).
    init(_ layout: Layout) {
        guard layout.source.framesAreOfCanvas else { return }
        for cell in layout.views.indices where layout.sizesItself(cell) {
            guard let content = layout.subviews(of: cell).first(where: layout.isContentViewOfCell),
                let outer = layout.views[cell].recordedFrame, let inner = layout.views[content].recordedFrame
            else { continue }
            // The row of a root stands for its size.
            if layout.views[cell].parent == nil {
                heights[cell] = .fitting
                heights[content] = .following(cell, plus: inner.height - outer.height)
            } else {
                heights[content] = .fitting
                heights[cell] = .following(content, plus: outer.height - inner.height)
            }
        }
    }

    subscript(view: Int) -> Height? { heights.isEmpty ? nil : heights[view] }
}

extension Layout {
    /// Whether the content of a table cell determines its height.
    ///
    /// A row height of the cell ("Custom" in Interface Builder) or of its table holds the cell to it. Without a table,
    /// nothing in the document does.
    fileprivate func sizesItself(_ cell: Int) -> Bool {
        guard views[cell].frameworkClass?.initializer == .cell, !views[cell].hasRowHeight else { return false }
        guard let table = views[cell].parent else { return true }
        return views[table].frameworkClass?.initializer == .table && !views[table].hasRowHeight
    }
}

extension Layout.View {
    /// Whether the height of a cell, or of a table's rows, is a number: -1 stands for automatic.
    fileprivate var hasRowHeight: Bool { attributeNumber("rowHeight").map { $0 > 0 } ?? false }
}

extension LoweredLayout {
    /// The cells that their content sizes and whose table shows separators: the row of each content view's drawn height.
    ///
    /// A table makes such a cell a pixel higher than its content asks for. Since iOS 13 the content view is as high as
    /// the cell; before, the pixel was left to the separator.
    package func rowsOfCellsWithSeparators() -> [(row: Int, content: Int)] {
        guard layout.source.framesAreOfCanvas else { return [] }
        return (0..<system.rowCount).compactMap { row in
            guard isDrawnHeightOfCell(row), let variable = system.terms(of: row).first?.variable else { return nil }
            let content = VariableIndex(rawValue: variable).node
            guard let cell = layout.views[content].parent, let table = layout.views[cell].parent,
                layout.views[table].attributeText("separatorStyle") != "none",
                layout.views[content].recordedFrame?.height == layout.views[cell].recordedFrame?.height
            else { return nil }
            return (row, content)
        }
    }

    /// Whether a row is the height at which a cell was drawn that its content sizes: without the table, nothing holds
    /// the cell to it.
    package func isDrawnHeightOfCell(_ row: Int) -> Bool {
        guard system.priorities[row] == SelfSizingCells.priority else { return false }
        return switch role(ofRow: row) {
        case .mask(.height), .rootSize(.height): true
        default: false
        }
    }
}
