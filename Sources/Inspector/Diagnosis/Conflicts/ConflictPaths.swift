import LayoutModel

extension ConflictHeadline {
    /// The two rows of a conflict without a container; `nil`: it is none of two rows, or one of them has nothing to be seen, or
    /// leads back, which the sentence about a pinned edge says.
    ///
    /// - Parameter excess: By how much the sentence says that two lengths differ, in points: rows that differ by another length,
    ///   such as by half of the space around a centred view, would contradict it.
    func paths(differingBy excess: Double) -> Finding.Paths? {
        guard let ring = ringOfPaths, ring.longer.length > 0, ring.shorter.length > 0,
            abs(ring.longer.length - ring.shorter.length - excess) <= 1e-6 * max(1, excess)
        else { return nil }
        let (longer, shorter) = (path(ring.longer), path(ring.shorter))
        let segments = longer.segments + shorter.segments
        // Gaps alone are numbers that the constraints below say better.
        guard segments.count > 2, segments.contains(where: { $0.item != nil }), !longer.segments.isEmpty,
            !shorter.segments.isEmpty
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
        // A view that there is no space for is shown where it would be.
        let ways = path.ways.filter { way in
            story.isImplied(way)
                ? way.isSize && way.from.place == .near && isView(way.from.item) : abs(way.length) > 1e-9
        }
        return Finding.Paths.Path(segments: ways.map { .init($0, in: examination) }, isBound: path.isBound)
    }

    private func isView(_ item: Layout.Item) -> Bool { if case .view = item { true } else { false } }
}
