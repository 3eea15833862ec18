/// Where the constraints of a layout ended when it was printed.
public struct Tally: Sendable, Equatable {
    /// What became of a constraint.
    public enum Fate: String, Sendable, CaseIterable {
        /// Stands in the source.
        case printed
        /// A stack, a content size, a guide, a helper or a mask makes it.
        case implied
        /// The system made it, for itself.
        case system
        case inactive
        /// Set aside when the input was read.
        case invalid
        /// No item is under a print root, or all is the business of the class of one view: `card.title.top == card.top`.
        case outside
        /// One item is under a print root, another is not and has no name there.
        case crossing
        /// No source can make it: an anchor difference of a form that has no method, a position without an item.
        case unsayable
    }

    /// The fate of each constraint, in the layout's order.
    public internal(set) var fates: [Fate]
    /// How many of the printed constraints have their first and second item reversed.
    public internal(set) var reversed = 0
    /// The ids of the user's active constraints that the source lacks though no option asked for that, in file order.
    public internal(set) var missing: [String]

    public subscript(fate: Fate) -> Int { fates.count { $0 == fate } }

    /// Whether every user constraint is printed or implied, or left out because the options asked for it.
    public var isComplete: Bool { missing.isEmpty }

    /// One line: `12 constraints: 9 printed, 3 implied`.
    public var summary: String {
        var counts: [String] = []
        for fate in Fate.allCases where self[fate] > 0 {
            let note = fate == .printed && reversed > 0 ? " (\(reversed) with reversed items)" : ""
            counts.append("\(self[fate]) \(fate.rawValue)" + note)
        }
        let total = "\(fates.count) constraint\(fates.count == 1 ? "" : "s")"
        return counts.isEmpty ? total : total + ": " + counts.joined(separator: ", ")
    }
}
