import LayoutModel
import LayoutSemantics

extension ConflictHeadline {
    /// The size of a view that has no space, from what gives it some and what takes it: "30 - 32 = -2".
    var negativeSize: [Double] {
        (story.gives.map { abs($0.contribution) } + story.needs.map { -$0.contribution }).filter { $0 != 0 }
    }

    /// That a view has no space, with the size that it would have.
    func noSpace(for item: Layout.Item, size: Sum, adjective: String, excess: Double) -> [Piece] {
        // Gaps alone, on one side of nothing: "the gaps around it need 20 + 20 = 40 points, there are 0".
        if size.parts.hasPrefix("-"), !size.parts.contains("+"), size.parts != size.total {
            let gaps = Sum(
                parts: String(size.parts.dropFirst()).replacing(" - ", with: " + "),
                total: String(size.total.dropFirst())
            )
            return [
                .words("no space for \(name(item)): the gaps around it need "), .sum(gaps),
                .words(" points, but there are 0"),
            ]
                + [ConflictEnding.short.piece(excess)]
        }
        let unit = size.total == "-1" ? " point " : " points "
        return [.words("no space for \(name(item)): it would be "), .sum(size)]
            + [.words(unit + adjective), ConflictEnding.short.piece(excess)]
    }

    /// That the gaps of a view alone need more than there is between their ends, by another way that has sizes.
    func noSpace(for item: Layout.Item, gaps: Sum, between rest: Sum, excess: Double) -> [Piece] {
        [
            .words("no space for \(name(item)): the gaps around it need "), .sum(gaps),
            .words(" points, but there are "),
            .sum(rest),
        ]
            + [ConflictEnding.short.piece(excess)]
    }

    /// As many parts as a reader can take in, and the number of the others.
    func sum(_ members: [Member], less others: [Member] = []) -> Sum {
        let total =
            members.reduce(0) { $0 + abs($1.contribution) } - others.reduce(0) { $0 + abs($1.contribution) }
        let text = PointsText.text(total)
        var parts =
            members.map { (sign: " + ", text: Self.part($0)) } + others.map { (sign: " - ", text: Self.part($0)) }
        if parts.isEmpty { return Sum(parts: text, total: text) }
        let more = parts.count > 12 ? " + … (\(parts.count - 10) more)" : ""
        if parts.count > 12 { parts = Array(parts.prefix(10)) }
        var shown = ""
        for part in parts { shown += (shown.isEmpty ? (part.sign == " - " ? "-" : "") : part.sign) + part.text }
        return Sum(parts: shown + more, total: text)
    }

    /// A member in the sum: its constant, with a factor if it counts more than once.
    static func part(_ member: Member) -> String {
        let constant = abs(member.constraint.constant)
        let value = PointsText.text(abs(member.contribution))
        let times = PointsText.text(abs(member.multiplier))
        guard times != "1", constant != 0, constant != 1, let factor = Double(times) else { return value }
        // The space on both sides of a centre.
        if factor == 2 { return PointsText.sum([constant, constant]) }
        // A factor that is rounded to be shown must not show another product.
        return PointsText.text(factor * constant) == value ? "\(times) × \(PointsText.text(constant))" : value
    }
}
