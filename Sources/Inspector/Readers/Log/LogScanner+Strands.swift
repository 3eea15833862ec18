/// Mixed lines of several processes: each has its own block, identified by the prefix of its lines.
extension LogScanner {
    /// Switches to the strand of the line's prefix. Lines without a prefix belong to the same strand as the line
    /// before.
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

    /// Returns to the interrupted strand after an unrelated line of another process.
    mutating func turnBack() {
        guard let serial = interrupted else { return }
        interrupted = nil
        guard let index = parked.firstIndex(where: { $0.block?.serial == serial }) else { return }
        let next = parked.remove(at: index)
        if strand.isOpen { parked.append(strand) }
        strand = next
    }

    /// Emits the waiting blocks that have no open block before them.
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
