/// An anchor for a size: a width, a height or the distance of two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    convenience init(from: LayoutSide, to: LayoutSide) {
        guard case .term(let first) = from, case .term(let second) = to else {
            self.init(.none)
            return
        }
        self.init(.distance(from: first, to: second))
    }

    /// - Parameter constant: Points.
    public func constraint(
        equalToConstant constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        greaterThanOrEqualToConstant constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        lessThanOrEqualToConstant constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor.side, multiplier: multiplier, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
            .written(fileID, line, column)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor.side, multiplier: multiplier, constant: constant)
            .written(fileID, line, column)
    }
}
