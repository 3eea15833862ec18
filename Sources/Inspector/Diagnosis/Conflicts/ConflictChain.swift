import LayoutModel
import LayoutSolver

extension ConflictRing {
    /// The row of sizes and gaps against the size of what contains them; `nil`: the conflict is none.
    func chain(_ story: ConflictStory, in examination: Examination) -> Finding.Chain? {
        guard let container, let (size, parts) = sizeAndParts else { return nil }
        // Two sizes of one item are not a row.
        if parts.ways.contains(where: { $0.isSize && $0.from.item == sized }) { return nil }
        var segments: [Finding.Chain.Segment] = []
        for way in parts.ways {
            // What runs backwards, such as an overlap, is no part of a row.
            guard way.length >= -1e-9, !way.isSize || way.from.place == .near else { return nil }
            if way.isSize, story.isImplied(way) { continue }
            if way.isSize || way.length > 1e-9 { segments.append(.init(way, in: examination)) }
        }
        guard segments.contains(where: { $0.item != nil }) || segments.count > 1 else { return nil }
        return Finding.Chain(
            axis: axis,
            segments: segments,
            container: examination.layout.id(of: container),
            containerName: examination.names[container],
            available: size.length
        )
    }
}
