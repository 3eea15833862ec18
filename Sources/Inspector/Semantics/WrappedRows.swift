import LayoutModel
import LayoutSolver

/// The rows that hold the height of a text which breaks in the width that the constraints give it.
package struct WrappedRows: Sendable, Equatable {
    package let text: WrappedText
    /// One or two: as high as the text at most, and at least.
    package let rows: Range<Int>
    /// What the constants of the rows are more than the height: the insets of the alignment rectangle, in points.
    let offset: Double
}

extension LoweredLayout {
    /// The width that a text has at a point of the system's variables, in points.
    package func width(of text: WrappedText, at values: [Double]) -> Double {
        let insets = layout.views[text.view].alignmentRectInsets
        return values[VariableIndex(text.view, .width).rawValue] - insets.left - insets.right
    }

    /// The constants that rows have once texts break in the widths they have at a point.
    package func wrappedConstants(at values: [Double]) -> [(row: Int, constant: Double)] {
        wrappedRows.flatMap { wrapped in
            let constant = wrapped.text.height(in: width(of: wrapped.text, at: values)) + wrapped.offset
            return wrapped.rows.map { ($0, constant) }
        }
    }
}
