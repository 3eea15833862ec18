import LayoutModel

extension Finding.Chain.Segment {
    /// A way as a part of a row: a size with its item, else a gap.
    init(_ way: ConflictWalk.Way, in examination: Examination) {
        self.init(length: way.length)
        guard way.isSize, way.from.place == .near else { return }
        item = examination.layout.id(of: way.from.item)
        name = examination.names[way.from.item]
    }
}
