import LayoutSyntax

/// A change of a layout: what fixes propose and what the session does.
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
    /// Puts a constraint back to where a `remove` took it from.
    case insert(Layout.Constraint, at: ConstraintPosition)
    /// Changes that belong together, in order.
    case sequence([LayoutEdit])

    /// The changes in order, none of them a sequence.
    public var steps: [LayoutEdit] {
        guard case .sequence(let edits) = self else { return [self] }
        return edits.flatMap(\.steps)
    }

    /// Where a removed constraint stood, exactly enough to put it back.
    public struct ConstraintPosition: Sendable, Equatable {
        /// The index among the constraints.
        public var index: Int
        /// How many of the set-aside objects between the constraints at `index - 1` and `index` come first.
        public var precedingSetAside: Int
        /// Where the constraint stood in the file that was read.
        public var place: Place?

        public init(index: Int, precedingSetAside: Int = 0, place: Place? = nil) {
            self.index = index
            self.precedingSetAside = precedingSetAside
            self.place = place
        }
    }
}
