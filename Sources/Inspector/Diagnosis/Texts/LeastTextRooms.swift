import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The rooms of texts at all sizes that are asked for: of each view the least, and where it is that.
///
/// Over a range of widths the room of a text is piecewise linear in the width. The least is found exactly: beginning with the rooms
/// at the ends, a text as wide as the least known room is taken over the whole range; where it lacks most, the room is less, and
/// once it lacks nothing anywhere, there is none.
struct LeastTextRooms {
    struct Least {
        var room: Finding.TextRoom.Extent
        /// `nil`: at the recorded size.
        var place: Finding.Sizes.Occurrence?
    }

    /// By view.
    private(set) var rooms: [Int: Least] = [:]
    private(set) var isCutShort = false
    private let base: Examination

    /// Steps from one least room to the next.
    private static let mostSteps = 32
    private static let mostWork = 4_000_000
    /// What is not seen, in points.
    private static let tolerance = 1e-6

    /// - Throws: ``Interrupted`` where the options asked to stop.
    init(_ base: Examination, asked: DiagnosisOptions) throws(Interrupted) {
        self.base = base
        try add(base, at: nil)
        for device in asked.devices {
            try base.checkCancellation()
            var conditions = base.options.conditions
            conditions.size = device.size
            conditions.safeAreaInsets = device.safeAreaInsets
            try add(base.laidOut(under: conditions), at: .init(device: device.name))
        }
        if let range = asked.sizeRange?.width { try add(over: range) }
    }

    private mutating func add(_ examination: Examination, at place: Finding.Sizes.Occurrence?) throws(Interrupted) {
        let rooms = try TextRooms(examination)
        isCutShort = isCutShort || rooms.isCutShort
        for (view, room) in rooms.rooms {
            guard let known = self.rooms[view], !room.isLess(than: known.room, by: Self.tolerance) else {
                self.rooms[view] = Least(room: room, place: place)
                continue
            }
        }
    }

    private mutating func add(atWidth width: Double) throws(Interrupted) {
        var conditions = base.options.conditions
        conditions.width = width
        let place = Finding.Sizes.Occurrence(interval: .init(axis: .horizontal, lowest: width, highest: width))
        try add(base.laidOut(under: conditions), at: place)
    }

    private mutating func add(over range: ClosedRange<Double>) throws(Interrupted) {
        let changes = LayoutConditions.sizesThatChangeRows(.horizontal).filter {
            range.contains($0) && $0 < range.upperBound
        }
        let ends = ([range.lowerBound] + changes + [range.upperBound]).removingRepetitions()
        for end in ends { try add(atWidth: end) }
        var work = Self.mostWork
        for (low, high) in zip(ends, ends.dropFirst()) {
            var conditions = base.options.conditions
            conditions.width = low
            let segment = try TextRooms(base.laidOut(under: conditions))
            for view in rooms.keys.sorted() {
                try lower(view, over: low...high, in: segment, work: &work)
            }
        }
    }

    private mutating func lower(
        _ view: Int,
        over range: ClosedRange<Double>,
        in segment: TextRooms,
        work: inout Int
    ) throws(Interrupted) {
        for _ in 0..<Self.mostSteps {
            guard let least = rooms[view], let width = least.room.width else { return }
            guard let worst = try segment.worstWidth(of: view, asking: width, over: range, work: &work) else { break }
            try add(atWidth: worst)
            if rooms[view]?.room == least.room { return }
        }
        if work < 0 { isCutShort = true }
    }
}

extension Finding.TextRoom.Extent {
    /// Whether less text has room here: fewer lines, or a lesser width.
    fileprivate func isLess(than other: Self, by tolerance: Double) -> Bool {
        let (width, otherWidth) = (width ?? .infinity, other.width ?? .infinity)
        if width < otherWidth - tolerance { return true }
        return width <= otherWidth + tolerance && (lines ?? .max) < (other.lines ?? .max)
    }
}

extension [Double] {
    fileprivate func removingRepetitions() -> [Double] {
        reduce(into: []) { kept, value in if kept.last != value { kept.append(value) } }
    }
}
