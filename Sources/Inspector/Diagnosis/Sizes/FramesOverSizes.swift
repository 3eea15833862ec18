import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The frames of all views over a range of widths or heights of the roots, the other one as it is.
///
/// Where required constraints can be satisfied, the ends of the pieces are exact: between them every frame that the
/// constraints determine is a linear function of the size.
public struct FramesOverSizes: Sendable {
    public struct Piece: Sendable {
        /// Widths or heights, in points.
        public var range: ClosedRange<Double>
        /// Whether frames are linear in the size between the ends. Otherwise required constraints conflict, and both
        /// ends have the frames of the size in the middle.
        public var isExact: Bool
        /// By view, at the least size: the limit from within.
        public var lowest: [Rectangle]
        /// By view, at the greatest size.
        public var highest: [Rectangle]

        package init(range: ClosedRange<Double>, isExact: Bool, lowest: [Rectangle], highest: [Rectangle]) {
            self.range = range
            self.isExact = isExact
            self.lowest = lowest
            self.highest = highest
        }
    }

    /// Whether widths or heights of the roots change.
    public var axis: Axis
    /// Ascending, without gaps.
    public var pieces: [Piece]

    package init(axis: Axis, pieces: [Piece]) {
        self.axis = axis
        self.pieces = pieces
    }

    /// More pieces than these are not made: each is a layout to be solved twice.
    private static let mostPieces = 48
    /// The number of parts into which a range is divided where required constraints conflict.
    private static let conflictingParts = 8
    /// How many rows may be looked at to find where pieces begin: some seconds.
    private static let mostWork = 4_000_000
    /// Pieces shorter than this, in points, are no pieces.
    private static let shortest = 1e-6

    /// - Returns: `nil` where there are more pieces than are made.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    init?(_ base: Examination, _ axis: Axis, _ range: ClosedRange<Double>) throws(Interrupted) {
        guard let ends = try Self.ends(base, axis, range) else { return nil }
        var pieces: [Piece] = []
        for (low, high) in zip(ends.points, ends.points.dropFirst()) where high - low > Self.shortest {
            if ends.isExact((low + high) / 2) {
                // At the ends themselves, other rows may begin to hold: the inside is solved, and the line prolonged.
                let quarter = (high - low) / 4
                let first = try Self.frames(base, axis, at: low + quarter)
                let second = try Self.frames(base, axis, at: high - quarter)
                pieces.append(
                    Piece(
                        range: low...high,
                        isExact: true,
                        lowest: Self.prolonged(from: second, over: first, by: 0.5),
                        highest: Self.prolonged(from: first, over: second, by: 0.5)
                    )
                )
                continue
            }
            let step = (high - low) / Double(Self.conflictingParts)
            for part in 0..<Self.conflictingParts {
                let start = low + Double(part) * step
                let end = part == Self.conflictingParts - 1 ? high : start + step
                let frames = try Self.frames(base, axis, at: (start + end) / 2)
                pieces.append(Piece(range: start...end, isExact: false, lowest: frames, highest: frames))
            }
        }
        self.init(axis: axis, pieces: pieces)
    }

    /// Where pieces begin and end, and which are exact.
    struct Ends {
        /// Ascending.
        var points: [Double]
        /// Over which sizes each part of the system has a solution.
        var holds: [(segment: ClosedRange<Double>, range: ClosedRange<Double>?)]

        func isExact(_ size: Double) -> Bool {
            holds.allSatisfy { !$0.segment.contains(size) || $0.range?.contains(size) ?? false }
        }
    }

    /// The sizes at which some frame stops being linear in the size, those at which a word of a text moves included.
    static func ends(_ base: Examination, _ axis: Axis, _ range: ClosedRange<Double>) throws(Interrupted) -> Ends? {
        guard var ends = try endsOfLines(base, axis, range) else { return nil }
        let breaks = try TextBreaks.sizes(of: base, between: ends.points) { (size) throws(Interrupted) in
            try frames(base, axis, at: size)
        }
        guard let breaks else { return nil }
        ends.points = distinct(ends.points + breaks)
        return ends.points.count <= mostPieces ? ends : nil
    }

    /// The same, as long as texts break where they do.
    private static func endsOfLines(
        _ base: Examination,
        _ axis: Axis,
        _ range: ClosedRange<Double>
    ) throws(Interrupted) -> Ends? {
        var ends = Ends(points: [range.lowerBound, range.upperBound], holds: [])
        var work = mostWork
        let rootRole = MadeRow.Role.rootSize(axis == .horizontal ? .width : .height)
        let changes = LayoutConditions.sizesThatChangeRows(axis).filter {
            $0 > range.lowerBound && $0 < range.upperBound
        }
        ends.points += changes
        for (start, end) in zip([range.lowerBound] + changes, changes + [range.upperBound]) where start < end {
            let segment = start...end
            var conditions = base.options.conditions
            conditions[axis] = start
            var lowered = base.layout.lowered(under: conditions)
            // Along heights texts are as high as their lines in the widths that stay; along widths their breaks come after this.
            if axis == .vertical { lowered = try lowered.wrapped(isCancelled: base.options.isCancelled) }
            for row in lowered.sources.indices where lowered.role(ofRow: row) == rootRole {
                for part in ParametricPart.parts(of: lowered.system, around: row, broken: base.solution.broken) {
                    try base.checkCancellation()
                    if part.rows.contains(where: { base.isBroken.indices.contains($0) && base.isBroken[$0] }) {
                        ends.holds.append((segment, nil))
                        continue
                    }
                    var part = part
                    let isCancelled = base.options.isCancelled
                    guard let holds = try part.feasibleRange(isCancelled: isCancelled) else {
                        ends.holds.append((segment, nil))
                        continue
                    }
                    let low = max(start, holds.lowest ?? start)
                    let high = min(end, holds.highest ?? end)
                    guard low <= high else {
                        ends.holds.append((segment, nil))
                        continue
                    }
                    ends.holds.append((segment, low...high))
                    ends.points += [low, high]
                    guard let pieces = try part.pieces(in: low...high, work: &work, isCancelled: isCancelled) else {
                        return nil
                    }
                    ends.points += pieces.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
                }
            }
        }
        ends.points = distinct(ends.points)
        return ends.points.count <= mostPieces ? ends : nil
    }

    private static func distinct(_ points: [Double]) -> [Double] {
        var result: [Double] = []
        for point in points.sorted() where result.last.map({ point - $0 > shortest }) ?? true { result.append(point) }
        return result
    }

    private static func frames(_ base: Examination, _ axis: Axis, at size: Double) throws(Interrupted) -> [Rectangle] {
        var conditions = base.options.conditions
        conditions[axis] = size
        let other = try base.laidOut(under: conditions)
        return SolvedLayout(other.lowered, other.solution, point: other.point, freedom: other.freedom).frames
    }

    /// Frames on the lines from one layout through another, beyond it by a part of their distance.
    private static func prolonged(from first: [Rectangle], over second: [Rectangle], by part: Double) -> [Rectangle] {
        zip(first, second).map { first, second in
            func value(_ attribute: KeyPath<Rectangle, Double>) -> Double {
                second[keyPath: attribute] + part * (second[keyPath: attribute] - first[keyPath: attribute])
            }
            return Rectangle(
                x: value(\.x),
                y: value(\.y),
                width: max(0, value(\.width)),
                height: max(0, value(\.height))
            )
        }
    }
}

extension Analysis {
    /// The frames of all views over a range of widths or heights of the roots, in points.
    ///
    /// - Returns: `nil` where they change at more sizes than are looked at.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func frames(over axis: Axis, _ range: ClosedRange<Double>) throws(Interrupted) -> FramesOverSizes? {
        try withExamination { (examination) throws(Interrupted) in try FramesOverSizes(examination, axis, range) }
    }
}
