import UIKit

/// A method for each margin of the flow's own view.
extension Flow {
    public func leftMargin(
        _ targetItem: ConstraintItem = .leftMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.leftMargin, targetItem, fileID: fileID, line: line)
    }

    public func rightMargin(
        _ targetItem: ConstraintItem = .rightMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.rightMargin, targetItem, fileID: fileID, line: line)
    }

    public func topMargin(
        _ targetItem: ConstraintItem = .topMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.topMargin, targetItem, fileID: fileID, line: line)
    }

    public func bottomMargin(
        _ targetItem: ConstraintItem = .bottomMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.bottomMargin, targetItem, fileID: fileID, line: line)
    }

    public func leadingMargin(
        _ targetItem: ConstraintItem = .leadingMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.leadingMargin, targetItem, fileID: fileID, line: line)
    }

    public func trailingMargin(
        _ targetItem: ConstraintItem = .trailingMargin,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.trailingMargin, targetItem, fileID: fileID, line: line)
    }

    public func centerXWithinMargins(
        _ targetItem: ConstraintItem = .centerXWithinMargins,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.centerXWithinMargins, targetItem, fileID: fileID, line: line)
    }

    public func centerYWithinMargins(
        _ targetItem: ConstraintItem = .centerYWithinMargins,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.centerYWithinMargins, targetItem, fileID: fileID, line: line)
    }
}
