/// An anchor for a horizontal position: leading, trailing, left, right or the centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// How far the other anchor lies to the right of this one.
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.side, to: other.side)
    }

    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.side, constant: SystemSpacing.points * multiplier)
            .written(fileID, line, column)
    }
}
