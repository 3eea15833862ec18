/// The `options:` of a visual format string.
package struct VisualFormatOptions: Sendable {
    /// The edges or centers that all views of a string share.
    package var alignments: [LayoutAttribute] = []
    /// The meaning of leading and trailing.
    package var direction = Direction.natural
    /// Whether vertical spacings go from the last baseline to the first one.
    package var spacesBaselines = false

    package enum Direction: Sendable {
        case natural, leftToRight, rightToLeft
    }

    package init() {}

    /// The names as spelled in Swift.
    package static let names = [
        "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading", "alignAllTrailing",
        "alignAllCenterX", "alignAllCenterY", "alignAllLastBaseline", "alignAllFirstBaseline",
        "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft", "spacingEdgeToEdge",
        "spacingBaselineToBaseline",
    ]

    /// Adds the option with this name; returns `false` if there is none.
    package mutating func add(_ name: String) -> Bool {
        switch name {
        case "alignAllLeft": alignments.append(.left)
        case "alignAllRight": alignments.append(.right)
        case "alignAllTop": alignments.append(.top)
        case "alignAllBottom": alignments.append(.bottom)
        case "alignAllLeading": alignments.append(.leading)
        case "alignAllTrailing": alignments.append(.trailing)
        case "alignAllCenterX": alignments.append(.centerX)
        case "alignAllCenterY": alignments.append(.centerY)
        case "alignAllLastBaseline", "alignAllBaseline": alignments.append(.lastBaseline)
        case "alignAllFirstBaseline": alignments.append(.firstBaseline)
        case "directionLeadingToTrailing": direction = .natural
        case "directionLeftToRight": direction = .leftToRight
        case "directionRightToLeft": direction = .rightToLeft
        case "spacingEdgeToEdge": spacesBaselines = false
        case "spacingBaselineToBaseline": spacesBaselines = true
        default: return false
        }
        return true
    }

    /// The start and end edges of an axis.
    func edges(_ axis: Axis) -> (start: LayoutAttribute, end: LayoutAttribute) {
        guard axis == .horizontal else { return (.top, .bottom) }
        switch direction {
        case .natural: return (.leading, .trailing)
        case .leftToRight: return (.left, .right)
        case .rightToLeft: return (.right, .left)
        }
    }
}
