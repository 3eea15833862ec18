import LayoutModel

/// `title.snp.makeConstraints { make in … }`
struct SnapKitBlock: LibraryCall {
    /// The expression of the view or guide that gets the constraints.
    var receiver: String
    /// What the closure calls the maker.
    var parameter = usualParameter
    var lines: [SnapKitLine]

    static let usualParameter = "make"

    var heldProperties: [String] { lines.compactMap(\.property) }
    var ownNames: [String] { [parameter] }
}

/// `make.leading.trailing.equalToSuperview().inset(16).priority(.high)`
struct SnapKitLine: Equatable, Sendable {
    /// What the attributes are compared with.
    enum Target: Equatable, Sendable {
        /// `equalToSuperview()`
        case superview
        /// `equalTo(title)`: the same attributes of an item.
        case item(String)
        /// `equalTo(title.snp.bottom)`
        case attributes(String, SnapKitAttribute)
        /// `equalTo(44)`
        case number(Double)
        /// `equalTo(CGSize(width: 120, height: 44))`
        case size(width: Double, height: Double)
    }

    enum Multiplier: Equatable, Sendable {
        case multipliedBy(Double)
        case dividedBy(Double)

        var factor: Double {
            switch self {
            case .multipliedBy(let factor): factor
            case .dividedBy(let divisor): 1 / divisor
            }
        }
    }

    enum Constant: Equatable, Sendable {
        case offset(Double)
        case inset(Double)
        /// `inset(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))`
        case insets(SourceInsets)
        /// `inset(NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))`
        case directionalInsets(top: Double, leading: Double, bottom: Double, trailing: Double)
    }

    enum Priority: Equatable, Sendable {
        case named(PriorityName)
        case number(Double)

        var value: Double {
            switch self {
            case .named(let name): name.value
            case .number(let number): number
            }
        }
    }

    /// The names of `ConstraintPriority`.
    enum PriorityName: String, CaseIterable, Sendable {
        case required, high, medium, low

        var value: Double {
            switch self {
            case .required: 1000
            case .high: 750
            case .medium: 500
            case .low: 250
            }
        }
    }

    /// The property that the line assigns its constraint to.
    var property: String?
    /// In the order of the text.
    var attributes: [SnapKitAttribute]
    var relation: Relation
    var target: Target
    var multiplier: Multiplier?
    var constant: Constant?
    var priority: Priority?
    var label: String?
}
