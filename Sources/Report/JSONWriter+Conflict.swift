import LayoutInspector

extension JSONWriter {
    mutating func conflict(_ conflict: Finding.Conflict) {
        if !conflict.breaks.isEmpty { member("breaks", conflict.breaks) }
        if let excess = conflict.excess { member("excess", excess) }
        if let broken = conflict.broken { member("broken", broken) }
        if let amount = conflict.amount { member("amount", amount) }
        if let cause = conflict.cause { member("cause", cause) }
        if let chain = conflict.chain { self.chain(chain) }
        if let paths = conflict.paths { self.paths(paths) }
        if let isComplete = conflict.isComplete { member("complete", isComplete) }
        if !conflict.isSmallest { member("smallest", false) }
    }

    /// The row of sizes and gaps that does not fit; a gap has no item.
    mutating func chain(_ chain: Finding.Chain) {
        key("chain")
        object { writer in
            writer.member("axis", Finding.Direction(chain.axis).rawValue)
            writer.member("container", chain.container)
            if writer.isRecord { writer.member("container_name", chain.containerName) }
            writer.member("needed", chain.needed)
            writer.member("available", chain.available)
            writer.segments(chain.segments)
        }
    }

    /// The two rows that should be equally long.
    private mutating func paths(_ paths: Finding.Paths) {
        key("paths")
        object { writer in
            writer.member("axis", Finding.Direction(paths.axis).rawValue)
            writer.member("from", paths.start)
            writer.member("to", paths.end)
            for (name, path) in [("longer", paths.longer), ("shorter", paths.shorter)] {
                writer.key(name)
                writer.object { writer in
                    writer.member("length", path.length)
                    if path.isBound { writer.member("bound", true) }
                    writer.segments(path.segments)
                }
            }
        }
    }

    private mutating func segments(_ segments: [Finding.Chain.Segment]) {
        key("segments")
        array { writer in
            for segment in segments {
                writer.object(isInline: true) { writer in
                    if let item = segment.item { writer.member("item", item) }
                    if writer.isRecord, let name = segment.name { writer.member("name", name) }
                    writer.member("length", segment.length)
                }
            }
        }
    }
}
