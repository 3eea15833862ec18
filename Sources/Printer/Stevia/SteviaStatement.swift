import LayoutModel

/// A statement in the calls of Stevia.
enum SteviaStatement: LibraryCall {
    /// `let defaultPriority = SteviaLayoutConstraint.defaultPriority`
    case keepPriority
    /// `SteviaLayoutConstraint.defaultPriority = 1000`
    case setPriority(Double)
    /// `SteviaLayoutConstraint.defaultPriority = defaultPriority`
    case restorePriority
    case chain(SteviaChain)
    case equation(SteviaEquation)
    /// `titleWidth.identifier = "title.width"`, after the equation whose result the property holds
    case identifier(property: String, String)

    /// The constant that keeps the priority.
    static let keptPriority = "defaultPriority"

    var heldProperties: [String] {
        guard case .equation(let equation) = self, let property = equation.property else { return [] }
        return [property]
    }

    var ownNames: [String] { self == .keepPriority ? [SteviaStatement.keptPriority] : [] }
}

/// `title.top(16).fillHorizontally(padding: 8)`: constraints to the superview, and sizes.
struct SteviaChain: Equatable, Sendable {
    var receiver: String
    var calls: [SteviaCall]
}

/// A call in a chain.
struct SteviaCall: Equatable, Sendable {
    var method: SteviaMethod
    /// `nil` if the call has no argument.
    var points: Double?
}

/// The methods of views that chains call.
enum SteviaMethod: String, CaseIterable, Sendable {
    case top, left, leading, right, trailing, bottom
    case fillContainer, fillHorizontally, fillVertically
    case centerInContainer, centerHorizontally, centerVertically
    case width, height, size, aspectRatio

    /// The label of the argument; `nil` for one without a label.
    var label: String? {
        switch self {
        case .fillContainer, .fillHorizontally, .fillVertically: "padding"
        case .centerHorizontally, .centerVertically: "offset"
        default: nil
        }
    }

    /// Whether a call needs an argument, may have one, or takes none.
    var takes: (none: Bool, points: Bool) {
        switch self {
        case .fillContainer, .fillHorizontally, .fillVertically, .centerHorizontally, .centerVertically: (true, true)
        case .centerInContainer: (true, false)
        default: (false, true)
        }
    }
}

/// `title.Top == header.Bottom + 8`
struct SteviaEquation: Equatable, Sendable {
    /// The property that the constraint is assigned to.
    var property: String?
    var equation: LibraryEquation
    /// Set on the result: `(title.Width == 44).identifier = "title.width"`
    var identifier: String?
}

extension LayoutAttribute {
    /// The word of Stevia's equations: `CenterX`. `nil` for margins.
    var steviaWord: String? { isMargin ? nil : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
