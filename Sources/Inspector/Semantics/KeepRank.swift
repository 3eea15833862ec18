import LayoutModel

/// Among required constraints that have no solution together, those of lower rank are kept first.
///
/// UIKit does not document what it breaks. The order rests on public logs: what it breaks is in most of them a size
/// that the user's code gave to one view, and never a mask, an encapsulated size or a guide's constraint.
enum KeepRank: UInt8 {
    /// Non-negative sizes, root sizes, guides, content sizes, masks, and listed constraints of the system.
    case system
    case stack
    /// The user's constraints with two items or more.
    case relation
    /// The user's constraints with one item.
    case single
    /// The sizes of hidden arranged subviews: in the recorded cases the view kept its own required size.
    case hiddenSize
    /// What a report says UIKit broke.
    case reportedBroken
}

extension Layout.Constraint {
    /// Whether the constraint is one of a stack view, by its origin or by the identifier that UIKit gives to those.
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

    /// Whether the constraint has two items or more. An item counts once, and one with the multiplier 0 not at all.
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
