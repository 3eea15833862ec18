import LayoutModel
import LayoutSolver

extension ConflictRing {
    /// The row of sizes and gaps against the size of what contains them; `nil`: the conflict is none.
    func chain(_ story: ConflictStory, in examination: Examination) -> Finding.Chain? {
        guard let container else { return nil }
        guard let size = paths.first(where: { $0.ways.count == 1 && $0.ways[0].isSize }),
            let parts = paths.first(where: { $0.ways.count > 1 || !$0.ways[0].isSize })
        else { return nil }
        var segments: [Finding.Chain.Segment] = []
        for way in parts.ways {
            // What runs backwards, such as an overlap, is no part of a row.
            guard way.length >= -1e-9, !way.isSize || way.from.place == .near else { return nil }
            if way.isSize, story.isImplied(way) { continue }
            if way.isSize {
                let item = way.from.item
                segments.append(
                    .init(item: examination.layout.id(of: item), name: examination.names[item], length: way.length)
                )
            } else if way.length > 1e-9 {
                segments.append(.init(length: way.length))
            }
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
