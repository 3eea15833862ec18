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
}

extension ConflictHeadline {
    /// The cause and what does not fit, where the second is one length; `nil`: the second is a sentence by itself.
    var ledSentence: Said? {
        guard let lead, let row = lead.row else { return nil }
        if story.members.count == 2, let other = story.members.first(where: { $0.row != row }),
            other.constraint.isOwnSize, other.constraint.first?.item == lead.item, !other.isNonnegative
        {
            let size = points(bounded(other.constraint))
            let adjective = other.constraint.axis == .horizontal ? "wide" : "high"
            let own = story.members.first { $0.row == row }
            if !lead.isPassing, let own, !other.isContentSize {
                let masked = "which makes it \(points(bounded(own.constraint))) \(adjective) instead of"
                let pieces: [Piece] = [.words("\(lead.words), \(masked) \(bounded(other.constraint))")]
                return (pieces + ending(.difference), story.excess)
            }
            let isLarger = own.map { $0.constraint.constant < other.constraint.constant } ?? false
            let what = other.isContentSize ? "its content needs \(size)" : "it must be \(size) \(adjective)"
            return ([.words("\(lead.words), but \(what)")] + ending(isLarger ? .short : .difference), story.excess)
        }
        if lead.isPassing, let larger = largerThanAnother(lead.item, beside: row) {
            return ([.words("\(lead.words), but it must be \(larger)")], story.excess)
        }
        guard lead.isPassing, let needed else { return nil }
        let subject = needed.subject == lead.item ? "its" : "\(name(needed.subject))'s"
        let unit = needed.sum.total == "1" ? " point" : " points"
        return (
            [.words("\(lead.words), but \(subject) \(needed.parts) "), .sum(needed.sum)]
                + [.words(unit), ConflictEnding.short.piece(needed.excess)],
            needed.excess
        )
    }

    /// "8 points wider than title (8 short)": what the only other constraint says of a size; `nil`: it says something else.
    private func largerThanAnother(_ item: Layout.Item, beside row: Int) -> String? {
        let others = story.members.filter { $0.row != row && !$0.isNonnegative }
        guard others.count == 1, let constraint = others.first?.constraint, constraint.relation == .equal,
            constraint.multiplier == 1, let first = constraint.first, let second = constraint.second,
            first.item == item, second.item != item, first.attribute.isSize, second.attribute == first.attribute,
            constraint.constant > 0
        else { return nil }
        let comparative = first.attribute.axis == .horizontal ? "wider" : "higher"
        return
            "\(points(PointsText.text(constraint.constant))) \(comparative) than \(name(second.item)) (\(amount) short)"
    }
}
