import LayoutModel
import LayoutSemantics
import LayoutSolver

/// One dimension of the roots taken from the least to the greatest that is asked for, the other as it is: where required
/// constraints conflict, what is ambiguous and what is clipped, with the exact sizes at which each begins and ends.
///
/// The length of a root is one constant of the system, so that all of this is solved parametrically (``ParametricPart``).
/// Layouts are solved at single sizes only to put what was found into words.
struct SizeSweep {
    let base: Examination
    let axis: Axis
    /// Text size and direction, where these are not as recorded.
    let occurrence: Finding.Sizes.Occurrence
    private let text: SizeText
    private var faults = SizeFaultList()
    private var examinations: [Double: Examination] = [:]
    /// The lengths beyond which something conflicts.
    private var limits: [Double] = []
    private let watched: [Int]
    private let clippedAtBase: Set<Int>

    /// How many layouts are solved to word what is ambiguous.
    private static let mostExaminations = 40
    /// How many rows may be looked at in all solves of a sweep: some seconds.
    private static let mostWork = 4_000_000

    /// Of one part of the layout: what is free over an interval of lengths that is not free at the recorded one.
    private struct Opening {
        var range: ClosedRange<Double>
        var variables: Set<Int>
        var recorded: Double
    }

    /// A row that cannot hold over an interval of lengths, and by how much at most.
    private struct Clipping {
        var row: Int
        var range: ClosedRange<Double>
        var worst: Double
    }

    private init(
        _ base: Examination,
        _ axis: Axis,
        at occurrence: Finding.Sizes.Occurrence,
        asked: DiagnosisOptions
    ) {
        self.base = base
        self.axis = axis
        self.occurrence = occurrence
        text = SizeText(asked)
        watched = base.compressionRows()
        clippedAtBase = Set(base.clippedRows())
    }

    private var attribute: FrameAttribute { axis == .horizontal ? .width : .height }

    /// - Throws: ``Interrupted`` where the options asked to stop.
    static func faults(
        in base: Examination,
        _ axis: Axis,
        over range: ClosedRange<Double>,
        at occurrence: Finding.Sizes.Occurrence,
        asked: DiagnosisOptions
    ) throws(Interrupted) -> [SizeFault] {
        var sweep = SizeSweep(base, axis, at: occurrence, asked: asked)
        try sweep.run(over: range)
        return sweep.faults.faults
    }

    private mutating func run(over range: ClosedRange<Double>) throws(Interrupted) {
        var openings: [Opening] = []
        var clippings: [Clipping] = []
        var work = Self.mostWork
        for (range, lowered) in segments(of: range) {
            for row in lowered.sources.indices {
                guard lowered.role(ofRow: row) == .rootSize(attribute),
                    let variable = lowered.system.terms(of: row).first?.variable
                else { continue }
                let root = VariableIndex(rawValue: variable).node
                if axis == .vertical && !base.fillsScreen(root) { continue }
                let recorded = base.lowered.system.constants[row]
                for part in ParametricPart.parts(of: lowered.system, around: row, broken: base.solution.broken) {
                    try base.checkCancellation()
                    // A conflict at the recorded size is reported as such, and comes first.
                    if part.rows.contains(where: { base.isBroken[$0] }) { continue }
                    guard let holds = try addConflicts(of: part, recorded: recorded, range) else { continue }
                    guard
                        try addPieces(
                            of: part,
                            recorded: recorded,
                            over: holds,
                            &openings,
                            &clippings,
                            work: &work
                        )
                    else {
                        base.limited(FragileAtSizeRule.info, "too many sizes at which something changes")
                        continue
                    }
                }
            }
        }
        try addAmbiguities(openings)
        try addClippings(clippings)
    }

    /// The range in pieces over which the lowering changes by nothing but the size of roots, each with its lowering.
    private func segments(of range: ClosedRange<Double>) -> [(range: ClosedRange<Double>, lowered: LoweredLayout)] {
        guard axis == .horizontal else { return [(range, base.lowered)] }
        var segments: [(range: ClosedRange<Double>, lowered: LoweredLayout)] = []
        var ends = LayoutConditions.sizesThatChangeRows(.horizontal).filter {
            $0 > range.lowerBound && $0 < range.upperBound
        }
        ends.append(range.upperBound)
        var start = range.lowerBound
        for end in ends {
            var conditions = base.options.conditions
            conditions.width = start
            let lowered = base.layout.lowered(under: conditions)
            if let last = segments.last, last.lowered.differsInRootSizesAlone(from: lowered) {
                segments[segments.count - 1].range = last.range.lowerBound...end
            } else {
                segments.append((start...end, lowered))
            }
            start = end
        }
        // As recorded the roots' sizes may be assumed, and here they are asked for.
        return segments
    }

    // MARK: Conflicts

    /// Adds what conflicts in a part over a range.
    ///
    /// - Returns: Where in the range nothing does; `nil` where something always does.
    private mutating func addConflicts(
        of part: ParametricPart,
        recorded: Double,
        _ range: ClosedRange<Double>
    ) throws(Interrupted) -> ClosedRange<Double>? {
        let isCancelled = base.options.isCancelled
        guard let holds = try part.feasibleRange(isCancelled: isCancelled) else { return nil }
        let lowest = holds.lowest ?? -.infinity
        let highest = holds.highest ?? .infinity
        let inside = min(max(recorded, lowest), highest)
        let lowered = base.lowered
        for end in [range.lowerBound, range.upperBound] where end < lowest || end > highest {
            let (limits, isComplete) = try part.limits(
                toward: end,
                from: inside,
                isImpliedBound: { lowered.isImpliedBound($0) },
                isCancelled: isCancelled
            )
            for limit in limits { try add(limit, toward: end, in: range) }
            if !isComplete {
                let most = ParametricPart.mostLimits
                base.limited(
                    FragileAtSizeRule.info,
                    "more than \(most) conflicts in one direction: the first \(most) are listed"
                )
            }
        }
        let low = max(range.lowerBound, lowest)
        let high = min(range.upperBound, highest)
        return low <= high ? low...high : nil
    }

    private mutating func add(
        _ limit: ParametricLimit,
        toward end: Double,
        in range: ClosedRange<Double>
    ) throws(Interrupted) {
        let other = try examination(at: end)
        let cause = Cause(
            limit.cause.rows,
            breaks: limit.cause.breaks,
            last: limit.cause.last,
            shift: abs(limit.value - end),
            in: other.lowered.system
        )
        let story = ConflictStory(cause, in: other)
        let finding = try story.finding(FragileAtSizeRule.info, severity: .warning, in: other)
        let value = min(max(limit.value, range.lowerBound), range.upperBound)
        limits.append(limit.value)
        add(
            SizeFault(key: other.sizeKey(of: cause), finding: finding),
            over: min(value, end)...max(value, end)
        )
    }

    private mutating func add(_ fault: SizeFault, over range: ClosedRange<Double>) {
        var fault = fault
        var occurrence = occurrence
        occurrence.interval = .init(axis: axis, lowest: range.lowerBound, highest: range.upperBound)
        fault.occurrences = [occurrence]
        faults.add(fault)
    }

    private mutating func examination(at length: Double) throws(Interrupted) -> Examination {
        if let known = examinations[length] { return known }
        var conditions = base.options.conditions
        conditions[axis] = length
        let made = try base.laidOut(under: conditions)
        examinations[length] = made
        return made
    }

    // MARK: Ambiguities and clipped content

    /// - Returns: Whether the work was enough.
    private func addPieces(
        of part: ParametricPart,
        recorded: Double,
        over range: ClosedRange<Double>,
        _ openings: inout [Opening],
        _ clippings: inout [Clipping],
        work: inout Int
    ) throws(Interrupted) -> Bool {
        var part = part
        let isCancelled = base.options.isCancelled
        guard let pieces = try part.pieces(in: range, work: &work, isCancelled: isCancelled) else { return false }
        for piece in pieces {
            let free = piece.freeVariables.filter { !base.freedom.isFree($0) && base.lowered.isVariable($0) }
            if free.isEmpty { continue }
            openings.append(Opening(range: piece.range, variables: Set(free), recorded: recorded))
        }
        let rows = watched.filter { part.rows.binarySearch($0) && !clippedAtBase.contains($0) }
        if rows.isEmpty { return true }
        var last: (length: Double, errors: [Double?])?
        for length in [range.lowerBound] + pieces.map(\.range.upperBound) {
            work -= part.rows.count
            if work < 0 { return false }
            let errors = try part.errors(ofRows: rows, at: length, isCancelled: isCancelled)
            if let last, length > last.length {
                for (place, row) in rows.enumerated() {
                    guard let low = last.errors[place], let high = errors[place],
                        let range = Self.part(of: last.length...length, low, high, beyond: 1e-6)
                    else { continue }
                    clippings.append(Clipping(row: row, range: range, worst: max(low, high)))
                }
            }
            last = (length, errors)
        }
        return true
    }

    /// Where a value that goes straight from one end of a range to the other is above a limit.
    private static func part(
        of range: ClosedRange<Double>,
        _ low: Double,
        _ high: Double,
        beyond limit: Double
    ) -> ClosedRange<Double>? {
        if max(low, high) <= limit { return nil }
        if min(low, high) > limit { return range }
        let crossing = range.lowerBound + (limit - low) / (high - low) * (range.upperBound - range.lowerBound)
        let end = min(max(crossing, range.lowerBound), range.upperBound)
        return low > limit ? range.lowerBound...end : end...range.upperBound
    }

    /// A length inside a range to speak of: a whole number near the recorded length, where there is one.
    private static func speaking(_ range: ClosedRange<Double>, near recorded: Double) -> Double {
        let nearest = min(max(recorded, range.lowerBound), range.upperBound)
        for length in [nearest.rounded(), nearest.rounded(.up) + 1, nearest.rounded(.down) - 1]
        where length > range.lowerBound && length < range.upperBound { return length }
        return (range.lowerBound + range.upperBound) / 2
    }

    private mutating func addAmbiguities(_ openings: [Opening]) throws(Interrupted) {
        let near = openings.sorted { Self.distance($0) < Self.distance($1) }
        var lengths: [Double] = []
        let muted = MutedAmbiguities(base.layout)
        for opening in near {
            let known = lengths.first { $0 > opening.range.lowerBound && $0 < opening.range.upperBound }
            let length = known ?? Self.speaking(opening.range, near: opening.recorded)
            if known == nil {
                if lengths.count == Self.mostExaminations {
                    base.limited(FragileAtSizeRule.info, "too many sizes at which something is ambiguous")
                    return
                }
                lengths.append(length)
            }
            let other = try examination(at: length)
            for story in try other.ambiguities() where !muted.cover(story) {
                let isOwn = story.attributes.contains { attribute in
                    other.lowered.variable(attribute, of: story.root).map(opening.variables.contains) ?? false
                }
                guard isOwn else { continue }
                let finding = story.finding(in: other)
                add(SizeFault(key: other.sizeKey(of: story), finding: finding, limits: limits), over: opening.range)
            }
        }
    }

    private static func distance(_ opening: Opening) -> Double {
        max(0, opening.range.lowerBound - opening.recorded, opening.recorded - opening.range.upperBound)
    }

    /// One fault for all clipped content of a root: what is clipped first, and behind it what else is.
    private mutating func addClippings(_ clippings: [Clipping]) throws(Interrupted) {
        var ranges: [Int: [ClosedRange<Double>]] = [:]
        for (row, own) in Dictionary(grouping: clippings, by: \.row) {
            // What never fails by more than a pixel is not seen.
            ranges[row] = SizeIntervals.merged(own.map(\.range)).filter { range in
                own.contains { $0.worst > base.pixel && $0.range.overlaps(range) }
            }
        }
        var rowsOfFault: [SizeFault.Key: [Int]] = [:]
        var order: [SizeFault.Key] = []
        for row in ranges.keys.sorted() {
            guard let variable = base.lowered.system.terms(of: row).first?.variable, let axis = base.axis(ofRow: row)
            else {
                continue
            }
            let key = base.sizeKeyOfClipping(VariableIndex(rawValue: variable).node, axis)
            if rowsOfFault[key] == nil { order.append(key) }
            rowsOfFault[key, default: []].append(row)
        }
        for key in order {
            var reported: [(finding: Finding, ranges: [ClosedRange<Double>])] = []
            for row in rowsOfFault[key] ?? [] {
                let merged = ranges[row] ?? []
                guard let worst = merged.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound })
                else { continue }
                // At the end that is nearer to the recorded length the content just fits.
                let recorded = base.recordedLength(ofRootOf: row, axis)
                let length = recorded > worst.upperBound ? worst.lowerBound : worst.upperBound
                guard let finding = try examination(at: length).clippings(ofRows: [row]).first?.finding else {
                    continue
                }
                reported.append((finding, merged))
            }
            reported.sort { Self.size($0.ranges) > Self.size($1.ranges) }
            guard let (first, ranges) = reported.first else { continue }
            var finding = first
            finding.notes += reported.dropFirst().prefix(8).map { other, ranges in
                let where_ = text.words(
                    of: ranges.map { .init(axis: axis, lowest: $0.lowerBound, highest: $0.upperBound) },
                    axis,
                    beside: limits
                )
                return Finding.Note(.consequence, "\(where_): \(other.message)", views: other.views)
            }
            for range in ranges { add(SizeFault(key: key, finding: finding, limits: limits), over: range) }
        }
    }

    private static func size(_ ranges: [ClosedRange<Double>]) -> Double {
        ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
}

extension Examination {
    /// The length of the root above the view that a row is about.
    fileprivate func recordedLength(ofRootOf row: Int, _ axis: Axis) -> Double {
        guard let variable = lowered.system.terms(of: row).first?.variable else { return 0 }
        let root = root(above: VariableIndex(rawValue: variable).node)
        return point[VariableIndex(root, axis == .horizontal ? .width : .height).rawValue]
    }
}
