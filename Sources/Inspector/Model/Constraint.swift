extension Layout {
    /// `first.attribute  relation  multiplier × second.attribute + constant`, at a priority; or, for an anchor
    /// difference, the sum of `terms`  relation  constant. Properties that few constraints have are in ``Details``.
    public struct Constraint: Sendable, Equatable, Identified {
        /// Who made a constraint.
        public enum Origin: String, Sendable, CaseIterable {
            case user, autoresizing, contentSize, stack, encapsulated, guide, scroll, prototyping, temporary, system
        }

        // Layouts have hundreds of thousands of constraints: in this order, no byte between the properties is wasted.

        /// Unique among the constraints of a layout.
        public var id: String
        @usableFromInline package var storedFirst = StoredAnchor.none
        public var relation = Relation.equal
        public var origin = Origin.user
        @usableFromInline package var storedSecond = StoredAnchor.none
        @usableFromInline package var storedStrength = Strength.required
        /// Points.
        public var constant = 0.0
        /// At most one element, copied when a copy of the constraint is changed.
        @usableFromInline package var details = Sparse<Details>()

        public init(id: String) {
            self.id = id
        }

        @inlinable @inline(__always) public var isRequired: Bool { priority >= 1000 }

        /// Whether the constraint affects the layout: active and valid.
        @inlinable @inline(__always) public var isEffective: Bool { isActive && fault == nil }
    }

    /// An attribute of an item.
    public struct Anchor: Sendable, Hashable {
        public var item: Item
        public var attribute: LayoutAttribute

        @inlinable @inline(__always)
        public init(_ item: Item, _ attribute: LayoutAttribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// One term of an anchor difference.
    public struct Term: Sendable, Equatable {
        public var anchor: Anchor
        public var multiplier: Double

        public init(_ anchor: Anchor, multiplier: Double) {
            self.anchor = anchor
            self.multiplier = multiplier
        }
    }

    /// A view or a guide, by index.
    public enum Item: Sendable, Hashable {
        case view(Int)
        case guide(Int)
        /// An id that matches no object. Only invalid constraints contain one: indirect, it does not widen the others.
        indirect case missing(String)
    }

    /// Why a constraint was skipped as invalid: a rule and a message.
    public struct Fault: Sendable, Equatable {
        /// The id of the rule.
        public var rule: String
        public var message: String

        public init(_ rule: RuleInfo, message: String) {
            self.rule = rule.id
            self.message = message
        }
    }
}

/// How the two sides of a constraint compare.
public enum Relation: String, Sendable, CaseIterable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual

    /// `==`, `<=` or `>=`.
    public var symbol: String {
        switch self {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The equivalent relation after both sides are negated or swapped.
    public var mirrored: Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
