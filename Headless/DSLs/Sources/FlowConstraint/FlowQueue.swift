import UIKit

/// The constraints that a flow has not made yet, at most one of each first attribute.
///
/// In the order in which they were first queued; FlowConstraint keeps them in a dictionary and makes them in any order.
struct FlowQueue {
    struct Entry {
        var constraint: Constraint
        var attributes: Constraint.Attributes
        /// The line of code that queued it.
        var origin: Origin
    }

    struct Origin {
        var fileID: String
        var line: Int
    }

    private(set) var entries: [Entry] = []

    /// Replaces what is queued of the attribute.
    mutating func queue(_ entry: Entry) {
        if let place = entries.firstIndex(where: { $0.constraint == entry.constraint }) {
            entries[place] = entry
        } else {
            entries.append(entry)
        }
    }

    mutating func remove(_ constraint: Constraint) { entries.removeAll { $0.constraint == constraint } }

    func entry(of item: ConstraintItem) -> Entry? { entries.first { $0.constraint.item == item } }

    func entries(of items: [ConstraintItem]) -> [Entry] { entries.filter { items.contains($0.constraint.item) } }

    func entries(excluding items: [ConstraintItem]) -> [Entry] {
        entries.filter { !items.contains($0.constraint.item) }
    }
}
