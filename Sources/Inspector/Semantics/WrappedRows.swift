import LayoutModel
import LayoutSolver

/// The rows that hold the height of a text which breaks in the width that the constraints give it.
package struct WrappedRows: Sendable {
    package let view: Int
    package let text: WrappedText
    /// One or two: as high as the text at most, and at least.
    package let rows: Range<Int>
    /// What the constants of the rows are more than the height: the insets of the alignment rectangle, in points.
    let offset: Double
}

extension LoweredLayout {
    /// The constants that rows have once texts break in the widths they have at a point.
    package func wrappedConstants(at values: [Double]) -> [(row: Int, constant: Double)] {
        wrappedRows.flatMap { wrapped in
            let width = values[VariableIndex(wrapped.view, .width).rawValue]
            let room = layout.views[wrapped.view].alignmentWidth(ofFrame: width)
            let constant = wrapped.text.height(in: room) + wrapped.offset
            return wrapped.rows.map { ($0, constant) }
        }
    }
}

extension Layout.View {
    /// The width of the alignment rectangle of a frame, both in points.
    package func alignmentWidth(ofFrame width: Double) -> Double {
        width - alignmentRectInsets.left - alignmentRectInsets.right
    }
}
