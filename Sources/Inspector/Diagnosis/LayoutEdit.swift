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
}
