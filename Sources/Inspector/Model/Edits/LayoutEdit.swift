import LayoutSyntax

/// A change to a layout, as made by fixes and by the session.
public enum LayoutEdit: Sendable, Equatable {
    /// A new value for one property of a constraint.
    public enum ConstraintChange: Sendable, Equatable {
        case constant(Double)
        case multiplier(Double)
        case priority(Double)
        case relation(Relation)
        case identifier(String?)
        case isActive(Bool)
    }

    /// A new value for one property of a view.
    public enum ViewChange: Sendable, Equatable {
        case contentHugging(Axis, Double)
        case compressionResistance(Axis, Double)
        case translatesAutoresizingMask(Bool)
        case isHidden(Bool)
    }

    case constraint(id: String, ConstraintChange)
    case view(id: String, ViewChange)
    case add(Layout.Constraint)
    case remove(constraint: String)
    /// Restores a constraint to the position that `remove` took it from.
    case insert(Layout.Constraint, at: ConstraintPosition)
    /// Changes that are made together, in order.
    case sequence([LayoutEdit])

    /// The changes in order, with nested sequences flattened.
    public var steps: [LayoutEdit] {
        guard case .sequence(let edits) = self else { return [self] }
        return edits.flatMap(\.steps)
    }

    /// The same as it is made in a document of Interface Builder, as the steps for a person say: a constraint that is taken out is
    /// deleted, and one that an outlet names stays, not installed, so that code which uses the outlet finds it.
    public func inDocument(of layout: Layout) -> LayoutEdit {
        switch self {
        case .constraint(let id, .isActive(false)):
            guard let index = layout.constraintIndex(id: id), layout.constraints[index].name == nil else { return self }
            return .remove(constraint: id)
        case .sequence(let edits): return .sequence(edits.map { $0.inDocument(of: layout) })
        default: return self
        }
    }

    /// The former position of a removed constraint, exact enough to restore it.
    public struct ConstraintPosition: Sendable, Equatable {
        /// The index among the constraints.
        public var index: Int
        /// How many of the skipped objects between the constraints at `index - 1` and `index` come first.
        public var precedingSkipped: Int
        /// The place of the constraint in the input file.
        public var place: Place?

        public init(index: Int, precedingSkipped: Int = 0, place: Place? = nil) {
            self.index = index
            self.precedingSkipped = precedingSkipped
            self.place = place
        }
    }
}
