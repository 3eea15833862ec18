/// The outcome for each constraint of a layout when it is printed.
public struct Tally: Sendable, Equatable {
    /// The outcome for a constraint.
    public enum Fate: String, Sendable, CaseIterable {
        /// Part of the source.
        case printed
        /// Made by a stack, a content size, a guide, a helper or a mask.
        case implied
        /// Made by the system for itself.
        case system
        case inactive
        /// Skipped as invalid when the input was read.
        case invalid
        /// No item is under a print root, or the constraint belongs to the class of one view:
        /// `card.title.top == card.top`.
        case outside
        /// One item is under a print root, another is not and has no name there.
        case crossing
        /// No source can make it: an anchor difference without a method, a position without an item.
        case inexpressible
    }

    /// The outcome of each constraint, in the layout's order.
    public internal(set) var fates: [Fate]
    /// The number of printed constraints that the source says from their other item, or by an equal anchor.
    public internal(set) var turned = 0
    /// The number of printed constraints that would read better turned, but keep their items: a property refers to
    /// them, or the reciprocal of their multiplier is not exact.
    public internal(set) var unturned = 0
    /// The ids of the user's active constraints that are missing in the source although no option excludes them, in
    /// file order.
    public internal(set) var missing: [String]

    public subscript(fate: Fate) -> Int { fates.count { $0 == fate } }

    /// Whether every user constraint is printed, implied, or excluded by the options.
    public var isComplete: Bool { missing.isEmpty }

    /// One line: `12 constraints: 9 printed (4 turned), 3 implied`.
    public var summary: String {
        var counts: [String] = []
        for fate in Fate.allCases where self[fate] > 0 {
            counts.append("\(self[fate]) \(fate.rawValue)" + (fate == .printed ? turnedNote : ""))
        }
        let total = "\(fates.count) constraint\(fates.count == 1 ? "" : "s")"
        return counts.isEmpty ? total : total + ": " + counts.joined(separator: ", ")
    }

    private var turnedNote: String {
        let notes = [(turned, "turned"), (unturned, "not turned")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return notes.isEmpty ? "" : " (" + notes.joined(separator: ", ") + ")"
    }
}
