/// An anchor for a vertical position: top, bottom, the centre or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// How far the other anchor lies below this one.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.side, to: other.side)
    }

    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }
}
