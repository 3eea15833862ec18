import LayoutModel

/// The order in which required constraints are kept if they have no solution together: lower ranks first.
///
/// UIKit does not document which constraint it breaks. The order follows public logs: most often UIKit breaks a size
/// that the user's code set for one view, and never a mask, an encapsulated size or a guide's constraint.
enum KeepRank: UInt8 {
    /// Non-negative sizes, root sizes, guides, content sizes, masks, and listed constraints of the system.
    case system
    case stack
    /// The user's constraints with two items or more.
    case relation
    /// The user's constraints with one item.
    case single
    /// The sizes of hidden arranged subviews: in the recorded cases, the view kept its own required size.
    case hiddenSize
    /// A constraint that a report names as broken by UIKit.
    case reportedBroken
}

extension Layout.Constraint {
    /// Whether the constraint belongs to a stack view, by its origin or its identifier.
    var isOfStack: Bool {
        origin == .stack || hasStackIdentifier
    }

    /// The rank of a listed constraint that no report names.
    var keepRank: KeepRank {
        if systemIdentifier == .stack(.hiding) { return .hiddenSize }
        switch origin {
        case .stack: return .stack
        case .user: return isOfStack ? .stack : countsAsRelation ? .relation : .single
        case .autoresizing, .contentSize, .encapsulated, .guide, .scroll, .prototyping, .temporary, .system:
            return .system
        }
    }

    /// Whether the constraint has two items or more. An item counts once, and not at all with the multiplier 0.
    private var countsAsRelation: Bool {
        if !terms.isEmpty {
            let items = terms.lazy.filter { $0.multiplier != 0 }.map(\.anchor.item)
            guard let first = items.first else { return false }
            return items.contains { $0 != first }
        }
        guard let first, let second, multiplier != 0 else { return false }
        return first.item != second.item
    }
}
