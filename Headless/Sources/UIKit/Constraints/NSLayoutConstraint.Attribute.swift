extension NSLayoutConstraint {
    /// What of an item a constraint is about (NSLayoutConstraint.h).
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin
        case trailingMargin, centerXWithinMargins, centerYWithinMargins

        /// The older name of the last baseline.
        public static let baseline = Attribute.lastBaseline
    }

    /// How the two sides of a constraint relate.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1

        /// `<=`, as UIKit writes it.
        var symbol: String {
            switch self {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        }

        /// As dumps write it.
        var name: String {
            switch self {
            case .lessThanOrEqual: "lessThanOrEqual"
            case .equal: "equal"
            case .greaterThanOrEqual: "greaterThanOrEqual"
            }
        }
    }

    /// Across or down.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// As UIKit and dumps write it.
    var name: String { String(describing: self) }

    enum Kind {
        case horizontalPosition, verticalPosition, size
    }

    /// `nil` for ``notAnAttribute``.
    var kind: Kind? {
        switch self {
        case .notAnAttribute: nil
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .verticalPosition
        }
    }

    /// Whether the edge depends on the layout direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the edge is left or right, whatever the layout direction.
    var isAbsoluteSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
