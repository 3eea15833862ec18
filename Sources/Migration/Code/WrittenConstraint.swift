import LayoutModel

/// A constraint as code has it: its parts are texts of the file, which need not be known values.
struct WrittenConstraint: Equatable {
    /// The views of one side; `self` where the file leaves it out.
    struct Side: Equatable {
        var item: String
        var attribute: LayoutAttribute
    }

    enum Second: Equatable {
        case none
        case side(Side)
        /// The superview of the first item.
        case superview(LayoutAttribute)
    }

    var first: Side
    var relation: Relation
    var second: Second
    var multiplier: String?
    var constant: String?
    var priority: WrittenPriority?
    var identifier: String?
    /// The comments on it.
    var remarks: [String] = []
}

extension WrittenConstraint {
    /// The constant, unless it is 0.
    var nonzeroConstant: String? { constant.flatMap { WrittenExpression.isZero($0) ? nil : $0 } }
}
