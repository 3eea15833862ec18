import UIKit

/// Everything that queues constraints, and the shortcuts for several. Lines of code are those of the calls, for findings.
extension Flow {
    /// Queues `item == targetItem` in place of what is queued of `item`.
    public func set(
        _ item: ConstraintItem,
        _ targetItem: ConstraintItem,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        let origin = FlowQueue.Origin(fileID: fileID, line: line)
        queue.queue(.init(constraint: Constraint(item), attributes: Constraint.Attributes(targetItem), origin: origin))
        return self
    }

    /// Queues `item == constant`, without a second item, in place of what is queued of `item`.
    public func constant(
        _ item: ConstraintItem,
        constant: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Flow {
        _ = set(item, .notAnAttribute, fileID: fileID, line: line)
        queue.entry(of: item)?.attributes.constant = constant
        return self
    }

    /// Queues a square. All that is queued before it gets the same constant, as with the library.
    public func size(_ size: CGFloat, fileID: String = #fileID, line: Int = #line) -> Flow {
        self.size(.notAnAttribute, fileID: fileID, line: line).attribute(constant: size)
    }

    public func size(_ item: ConstraintItem, fileID: String = #fileID, line: Int = #line) -> Flow {
        width(item, fileID: fileID, line: line).height(item, fileID: fileID, line: line)
    }

    public func center(fileID: String = #fileID, line: Int = #line) -> Flow {
        centerX(fileID: fileID, line: line).centerY(fileID: fileID, line: line)
    }

    /// Makes left, top, right and bottom constraints to the superview.
    ///
    /// Makes with left and top also all that is queued, and gives it the constant.
    ///
    /// - Parameter constant: Points from each edge.
    public func edges(_ constant: CGFloat = 0, fileID: String = #fileID, line: Int = #line) -> Flow {
        left(fileID: fileID, line: line).top(fileID: fileID, line: line)
            .attribute(constant: constant)
            .withSuperview()
            .right(fileID: fileID, line: line).bottom(fileID: fileID, line: line)
            .attribute(constant: -constant)
            .withSuperview()
    }
}
