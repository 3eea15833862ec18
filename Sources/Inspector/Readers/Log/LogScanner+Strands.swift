/// Lines of several processes that come mixed: each has its own block, known by what stands before its lines.
extension LogScanner {
    /// Goes on with what the line belongs to, by what stands before it. Lines without anything before them belong to
    /// what the line before them belonged to.
    mutating func turn(to tag: LogTag, _ emit: (LogBlock) throws -> Void) rethrows {
        let serial = strand.block?.serial
        var common = strand.tag.common(with: tag)
        var best: Int?
        for (index, other) in parked.enumerated() {
            let count = other.tag.common(with: tag)
            if count > common { (common, best) = (count, index) }
        }
        if let best {
            let next = parked.remove(at: best)
            if strand.isOpen { parked.append(strand) }
            strand = next
            interrupted = serial
        } else if let process = tag.process, let own = strand.tag.process, process != own {
            if strand.isOpen { parked.append(strand) }
            strand = LogStrand(tag: tag)
            interrupted = serial
        }
        guard !parked.isEmpty else { return }
        for index in parked.indices { parked[index].idleLines += 1 }
        let current = strand
        while let index = parked.firstIndex(where: { $0.idleLines > Self.patience })
            ?? (parked.count > Self.mostParked ? 0 : nil)
        {
            strand = parked.remove(at: index)
            giveUpWrapped()
            try close(emit)
        }
        strand = current
    }

    /// A line of another process that has nothing to do with a block leaves what comes behind it to what it interrupted.
    mutating func turnBack() {
        guard let serial = interrupted else { return }
        interrupted = nil
        guard let index = parked.firstIndex(where: { $0.block?.serial == serial }) else { return }
        let next = parked.remove(at: index)
        if strand.isOpen { parked.append(strand) }
        strand = next
    }

    /// Gives out the blocks that wait for none that began before them.
    mutating func giveOut(_ emit: (LogBlock) throws -> Void) rethrows {
        let open = (parked + [strand]).compactMap(\.block?.serial).min() ?? Int.max
        waiting.sort { $0.serial < $1.serial }
        while let first = waiting.first, first.serial < open {
            var block = waiting.removeFirst()
            blockCount += 1
            block.number = blockCount
            try emit(block)
        }
    }
}
