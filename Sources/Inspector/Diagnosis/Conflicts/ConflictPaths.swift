import LayoutModel

extension ConflictHeadline {
    /// The two rows of a conflict without a container; `nil`: it is none of two rows, or one of them has nothing to be seen, or
    /// leads back, which the sentence about a pinned edge says.
    var paths: Finding.Paths? {
        guard let ring, ring.sizeAndParts == nil, ring.longer.length > 0, ring.shorter.length > 0 else { return nil }
        let (longer, shorter) = (path(ring.longer), path(ring.shorter))
        guard !longer.segments.isEmpty, !shorter.segments.isEmpty, longer.segments.count + shorter.segments.count > 2
        else { return nil }
        return Finding.Paths(
            axis: ring.axis,
            start: text(of: ring.start, ring.axis),
            end: text(of: ring.end, ring.axis),
            longer: longer,
            shorter: shorter
        )
    }

    private func path(_ path: ConflictRing.Path) -> Finding.Paths.Path {
        let ways = path.ways.filter { abs($0.length) > 1e-9 && !story.isImplied($0) }
        let segments = ways.map { way in
            way.isSize && way.from.place == .near
                ? Finding.Chain.Segment(
                    item: layout.id(of: way.from.item),
                    name: name(way.from.item),
                    length: way.length
                )
                : Finding.Chain.Segment(length: way.length)
        }
        return Finding.Paths.Path(segments: segments, isBound: path.isBound)
    }
}
