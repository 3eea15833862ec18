import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Why required rows have no solution; of parts that no edit has touched, what was found before.
enum ConflictCauses: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> [Cause] {
        let (layout, lowered, solution) = (examination.layout, examination.lowered, examination.solution)
        if solution.broken.isEmpty { return [] }
        let search = CauseSearch(
            lowered.system,
            isImpliedBound: { lowered.isImpliedBound($0) },
            roundingLimit: { layout.roundingLimit(largestConstant: $0) }
        )
        let isCancelled = examination.options.isCancelled
        guard let origin = examination.origin else {
            return try examination.preferred(search.causes(of: solution.broken, isCancelled: isCancelled))
        }
        let part = origin.part
        var found = try origin.examination.causes().filter { !part.concerns($0) }
        let broken = solution.broken.filter(part.holds(row:))
        if broken.isEmpty { return found }
        found += try search.causes(of: broken, among: part.rows, isCancelled: isCancelled)
        let ranks = lowered.system.keepRanks
        func key(_ cause: Cause) -> (UInt8, Int) {
            cause.breaks.map { (ranks[$0], $0) }.min { $0 < $1 } ?? (0, 0)
        }
        found.sort { key($0) < key($1) }
        return found
    }
}

extension ConflictStory: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> [ConflictStory] {
        var stories: [ConflictStory] = []
        for cause in try examination.causes() {
            try examination.checkCancellation()
            stories.append(ConflictStory(cause, in: examination))
        }
        return stories
    }
}

extension LoweredLayout {
    /// Whether a row says that a size is never negative.
    func isImpliedBound(_ row: Int) -> Bool {
        guard case .made(let index) = sources[row], case .nonnegative = made[index].role else { return false }
        return true
    }
}
