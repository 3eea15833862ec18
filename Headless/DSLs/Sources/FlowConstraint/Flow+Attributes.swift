import UIKit

/// A method for each attribute but the margins: `item == targetItem` is queued, by default with the same attribute.
extension Flow {
    public func left(
        _ targetItem: ConstraintItem = .left,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.left, targetItem, fileID: fileID, line: line)
    }

    public func right(
        _ targetItem: ConstraintItem = .right,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.right, targetItem, fileID: fileID, line: line)
    }

    public func top(
        _ targetItem: ConstraintItem = .top,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.top, targetItem, fileID: fileID, line: line)
    }

    public func bottom(
        _ targetItem: ConstraintItem = .bottom,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.bottom, targetItem, fileID: fileID, line: line)
    }

    public func leading(
        _ targetItem: ConstraintItem = .leading,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.leading, targetItem, fileID: fileID, line: line)
    }

    public func trailing(
        _ targetItem: ConstraintItem = .trailing,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.trailing, targetItem, fileID: fileID, line: line)
    }

    public func width(
        _ targetItem: ConstraintItem = .width,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.width, targetItem, fileID: fileID, line: line)
    }

    public func height(
        _ targetItem: ConstraintItem = .height,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.height, targetItem, fileID: fileID, line: line)
    }

    public func centerX(
        _ targetItem: ConstraintItem = .centerX,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.centerX, targetItem, fileID: fileID, line: line)
    }

    public func centerY(
        _ targetItem: ConstraintItem = .centerY,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.centerY, targetItem, fileID: fileID, line: line)
    }

    public func lastBaseline(
        _ targetItem: ConstraintItem = .lastBaseline,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.lastBaseline, targetItem, fileID: fileID, line: line)
    }

    public func firstBaseline(
        _ targetItem: ConstraintItem = .firstBaseline,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        set(.firstBaseline, targetItem, fileID: fileID, line: line)
    }
}
