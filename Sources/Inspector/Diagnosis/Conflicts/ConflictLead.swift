import LayoutModel

/// What a recognised cause says first in the headline: a size that a view has for a moment only, or a mask that nobody meant. What
/// does not fit is the consequence.
struct ConflictLead {
    /// The view that it is about.
    var item: Layout.Item
    /// "header has no width yet"
    var words: String
    /// The row of the size that the words are about; `nil`: none.
    var row: Int?
    /// Whether the view has that size for a moment only, and nothing fits into it.
    var isPassing = true

    init(item: Layout.Item, words: String, row: Int? = nil, isPassing: Bool = true) {
        self.item = item
        self.words = words
        self.row = row
        self.isPassing = isPassing
    }
}

extension ConflictHeadline {
    /// The cause and what does not fit, where the second is one length; `nil`: the second is a sentence by itself.
    var ledSentence: (pieces: [Piece], excess: Double)? {
        guard let lead, let row = lead.row else { return nil }
        if story.members.count == 2, let other = story.members.first(where: { $0.row != row }),
            other.constraint.isOwnSize, other.constraint.first?.item == lead.item, !other.isNonnegative
        {
            let value = PointsText.points(other.constraint.constant)
            let bound =
                switch other.constraint.relation {
                case .equal: value
                case .lessThanOrEqual: "at most " + value
                case .greaterThanOrEqual: "at least " + value
                }
            let isWide = other.constraint.axis == .horizontal
            let need = other.isContentSize ? "its content needs " : "but it is "
            return (
                [.words("\(lead.words), \(need)\(bound) \(isWide ? "wide" : "high") (\(amount) apart)")], story.excess
            )
        }
        guard lead.isPassing, let needed else { return nil }
        let subject = needed.subject == lead.item ? "its" : "\(name(needed.subject))'s"
        let unit = needed.sum.total == "1" ? " point" : " points"
        return (
            [.words("\(lead.words), \(subject) \(needed.parts) "), .sum(needed.sum)]
                + [.words(unit + " (\(PointsText.text(needed.excess)) short)")],
            needed.excess
        )
    }
}
