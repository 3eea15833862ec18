import UIKit

/// Constraints of one item that are still to be made.
///
/// A class, as in the library: modifiers change the constraints that the expression has, and `anchors` on a layout that is
/// kept adds to those that it has.
@MainActor
public final class Anchors {
    private(set) var constraints: [AnchorsConstraint]

    init(_ constraints: [AnchorsConstraint] = []) {
        self.constraints = constraints
    }

    func append(_ other: Anchors) { constraints += other.constraints }

    func changed(_ change: (inout AnchorsConstraint) -> Void) -> Self {
        for index in constraints.indices { change(&constraints[index]) }
        return self
    }

    /// Sets the multiplier of each constraint of the expression.
    public func multiplier(_ multiplier: CGFloat) -> Self {
        for index in constraints.indices { constraints[index].multiplier = multiplier }
        return self
    }

    /// Sets the priority of each constraint of the expression.
    public func priority(_ priority: UILayoutPriority) -> Self {
        for index in constraints.indices { constraints[index].priority = priority }
        return self
    }

    /// Sets the identifier of each constraint of the expression.
    public func identifier(_ identifier: String) -> Self {
        for index in constraints.indices { constraints[index].identifier = identifier }
        return self
    }
}
