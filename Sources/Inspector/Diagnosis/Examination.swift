import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// A layout under examination: its system, the solution, and what several rules need of them, computed when first
/// asked for.
final class Examination {
    /// Completed by the guides that constraints mean without naming them.
    let layout: Layout
    let places: Places
    let options: DiagnosisOptions
    let lowered: LoweredLayout
    /// Both passes, to be copied by those who edit the layout.
    private var passes: TwoPassSolver
    /// The system as solved, to be copied by those who try something.
    var solver: Solver { passes.solver }
    let solution: Solution
    /// Of a layout that was edited: what it was before, as long as it was examined, and what the edits concern.
    private(set) var origin: (examination: Examination, part: ChangedPart)?

    /// Of a layout that was edited row by row: what was edited, and how. As long as `origin` is kept.
    private(set) var edited: (original: Examination, edits: [LayoutEdit])?
    /// What edits of rows leave as it is.
    let lasting: LastingFacts
    private(set) lazy var freedom = Freedom(lowered: lowered, solution: solution)
    /// One optimal point, a value for each variable: the one that `solve` shows.
    private(set) lazy var point = solution.shownPoint(of: layout, lowered: lowered)
    private(set) lazy var isBroken: [Bool] = {
        var isBroken = [Bool](repeating: false, count: lowered.system.rowCount)
        for row in solution.broken { isBroken[row] = true }
        return isBroken
    }()
    /// Where rules stopped at a limit, and why.
    private(set) var limits: [(rule: String, why: NotRunReason)] = []
    /// What else was found out.
    private var memo = Memo()
    /// What the reader found, which counts among the findings that remain after a fix.
    let readerFindings: [Finding]

    /// - Parameter named: Where the names of views come from; `nil`: from the layout itself.
    init(
        _ layout: Layout,
        places: Places,
        readerFindings: [Finding],
        options: DiagnosisOptions,
        namedAs named: LastingFacts? = nil
    ) throws(Interrupted) {
        self.places = places
        self.readerFindings = readerFindings
        self.options = options
        var lowered = layout.lowered(under: options.conditions)
        var passes = TwoPassSolver(lowered)
        let solution = try passes.solve(isCancelled: options.isCancelled)
        lowered.system = passes.solver.system
        self.lowered = lowered
        self.layout = lowered.layout
        lasting = LastingFacts(lowered, direction: options.conditions.direction, namedAs: named)
        self.solution = Self.settled(solution, lowered)
        self.passes = passes
    }

    /// The solution with the error of every broken row fixed at its value in `solve`.
    private static func settled(_ solution: Solution, _ lowered: LoweredLayout) -> Solution {
        solution.holdingBrokenRows { solution.shownPoint(of: lowered.layout, lowered: lowered) }
    }

    /// What was found out before, if it was.
    func known<Known: Fact>(_ fact: Known.Type) -> Known.Value? { memo[fact] }

    /// What is found out now, if it was not before.
    func fact<Known: Fact>(_ fact: Known.Type) throws(Known.Failure) -> Known.Value {
        if let value = memo[fact] { return value }
        let value = try fact.value(in: self)
        memo[fact] = value
        return value
    }

    /// Notes that a rule did not look at everything.
    func limited(_ rule: RuleInfo, _ clause: String) { limits.append((rule.id, .limit(clause))) }

    /// The same layout after edits that change nothing but rows: only what the edits touch is solved anew, and only what
    /// that can have changed is judged anew.
    ///
    /// - Parameters:
    ///   - layout: After the edits; `nil`: the same.
    ///   - places: In it; `nil`: the same.
    ///   - constraints: Those that were edited, by index.
    ///   - edits: What the change makes of the layout; none where only conditions change.
    ///   - texts: Those that break, where conditions change them; `nil`: the same.
    ///   - change: Makes the edits' changes to the system.
    init(
        copying original: Examination,
        layout: Layout? = nil,
        places: Places? = nil,
        options: DiagnosisOptions,
        constraints: [Int] = [],
        edits: [LayoutEdit] = [],
        texts: [WrappedRows]? = nil,
        _ change: (inout LinearSystem) -> Void
    ) throws(Interrupted) {
        self.places = places ?? original.places
        readerFindings = original.readerFindings
        self.options = options
        // Known once for all copies.
        original.passes.findParts()
        var passes = original.passes
        passes.edit(change)
        var lowered = original.lowered
        if let texts {
            passes.setTexts(texts)
            lowered.wrappedRows = texts
        }
        let solution = try passes.solve(isCancelled: options.isCancelled)
        lowered.system = passes.solver.system
        if let layout { lowered.layout = layout }
        self.lowered = lowered
        self.solution = Self.settled(solution, lowered)
        self.layout = lowered.layout
        self.passes = passes
        if !edits.isEmpty { edited = (original, edits) }
        let direction = options.conditions.direction
        guard case .part(let rows, let variables) = solution.change else {
            lasting = LastingFacts(lowered, direction: direction, namedAs: original.lasting)
            return
        }
        let isTurned = direction != original.options.conditions.direction
        lasting =
            isTurned ? LastingFacts(lowered, direction: direction, namedAs: original.lasting) : original.lasting
        origin = (original, ChangedPart(rows: rows, variables: variables, constraints: constraints))
    }

    /// Lets go of what the layout was before, once all of that has been used.
    func forgetOrigin() {
        origin = nil
        edited = nil
    }

    /// The constants of the rows before texts break in the widths they get.
    var naturalConstants: [Double] { passes.naturalConstants }

    /// See ``Solver/regions(of:_:)``.
    func regions(of rows: [Int], _ variables: [Int] = []) -> Set<Int>? { passes.regions(of: rows, variables) }

    /// See ``Solver/parts(around:)``.
    func parts(around groups: [[Int]]) -> [(groups: [Int], rows: [Int], variables: [Int])] {
        passes.parts(around: groups)
    }

    /// Throws where the caller asked to stop.
    func checkCancellation() throws(Interrupted) {
        if options.isCancelled() { throw Interrupted() }
    }

    func conflicts() throws(Interrupted) -> [ConflictStory] { try fact(ConflictStory.self) }

    /// Why required rows have no solution; of parts that no edit has touched, what was found before.
    func causes() throws(Interrupted) -> [Cause] { try fact(ConflictCauses.self) }

    /// How many findings a rule has, without their reasons.
    func count(of rule: any Rule.Type) throws(Interrupted) -> Int {
        let counts = fact(RuleCounts.self)
        if let known = counts.byRule[rule.info.id] { return known }
        var count: Int
        if let origin, let now = try rule.count(in: self, within: origin.part),
            let before = try rule.count(in: origin.examination, within: origin.part)
        {
            count = try origin.examination.count(of: rule) + now - before
        } else {
            count = try rule.count(in: self)
        }
        counts.byRule[rule.info.id] = count
        return count
    }

    func ambiguities() throws(Interrupted) -> [AmbiguityStory] { try fact(AmbiguityStory.self) }

    // MARK: Rows

    func id(ofRow row: Int) -> String { lowered.id(ofRow: row) }

    /// The constraint of a row, listed or made.
    func constraint(ofRow row: Int) -> Layout.Constraint {
        switch lowered.sources[row] {
        case .constraint(let index): layout.constraints[index]
        case .made: lowered.madeConstraint(ofRow: row)?.constraint ?? Layout.Constraint(id: id(ofRow: row))
        }
    }

    /// The made constraints among rows, in full, by id.
    func madeConstraints(among rows: [Int]) -> [MadeConstraint] {
        rows.compactMap { lowered.madeConstraint(ofRow: $0) }.sorted { $0.constraint.id < $1.constraint.id }
    }

    /// The index of the user's constraint of a row.
    func userConstraint(ofRow row: Int) -> Int? {
        guard case .constraint(let index) = lowered.sources[row], layout.constraints[index].origin == .user else {
            return nil
        }
        return index
    }

    /// The constraint in quotes where it has a name of its own, and as text.
    func text(ofRow row: Int) -> String { texts.text(of: constraint(ofRow: row)) }

    /// A note on a row: its text and a remark.
    func note(_ role: Finding.Note.Role, onRow row: Int, _ remark: String = "") -> Finding.Note {
        var place: Place?
        if case .constraint(let index) = lowered.sources[row] { place = self.place(ofConstraint: index) }
        return Finding.Note(role, text(ofRow: row) + remark, constraints: [id(ofRow: row)], place: place)
    }

    /// A note on a listed constraint.
    func note(_ role: Finding.Note.Role, onConstraint index: Int, _ remark: String = "") -> Finding.Note {
        let constraint = layout.constraints[index]
        let place = place(ofConstraint: index)
        return Finding.Note(role, texts.text(of: constraint) + remark, constraints: [constraint.id], place: place)
    }

    func error(ofRow row: Int) -> Double { lowered.system.error(ofRow: row, at: point) }

    // MARK: Places

    func place(of item: Layout.Item) -> Place? {
        switch item {
        case .view(let view): view < places.views.count ? places.views[view] : nil
        case .guide(let guide):
            (guide < places.guides.count ? places.guides[guide] : nil) ?? place(of: .view(layout.guides[guide].owner))
        case .missing: nil
        }
    }

    func place(ofConstraint index: Int) -> Place? {
        index < places.constraints.count ? places.constraints[index] : nil
    }

    func source(of item: Layout.Item) -> Layout.SourceLocation? {
        layout.view(of: item).flatMap { layout.views[$0].location }
    }

    /// Views in file order, each followed by its guides: the order of items in findings.
    func isOrderedBefore(_ left: Layout.Item, _ right: Layout.Item) -> Bool {
        layout.reportOrder(of: left) < layout.reportOrder(of: right)
    }

    /// Where the item's edge or centre is in the coordinates of its root.
    func absolutePosition(of anchor: Layout.Anchor) -> Double {
        let index: Int
        switch anchor.item {
        case .view(let view): index = view
        case .guide(let guide): index = layout.views.count + guide
        case .missing: return 0
        }
        let axis = anchor.attribute.axis
        let start = fact(AbsoluteOrigins.self)[index][axis]
        let size = point[VariableIndex(index, axis == .horizontal ? .width : .height).rawValue]
        let isMirrored = layout.view(of: anchor.item).map { isRightToLeft[$0] } ?? false
        switch anchor.attribute {
        case .left, .leftMargin, .top, .topMargin, .firstBaseline: return start
        case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: return start + size
        case .leading, .leadingMargin: return isMirrored ? start + size : start
        case .trailing, .trailingMargin: return isMirrored ? start : start + size
        case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return start + size / 2
        }
    }
}

/// Where views and then guides are in the coordinates of their roots.
private enum AbsoluteOrigins: Fact {
    static func value(in examination: Examination) -> [Point] {
        let (layout, lowered, point) = (examination.layout, examination.lowered, examination.point)
        var origins: [Point] = []
        origins.reserveCapacity(layout.views.count + layout.guides.count)
        func origin(of item: Layout.Item, in parent: Point?) -> Point {
            guard let parent, let x = lowered.variable(.minX, of: item), let y = lowered.variable(.minY, of: item)
            else { return Point(x: 0, y: 0) }
            return Point(x: parent.x + point[x], y: parent.y + point[y])
        }
        for index in layout.views.indices {
            origins.append(origin(of: .view(index), in: layout.views[index].parent.map { origins[$0] }))
        }
        for index in layout.guides.indices {
            origins.append(origin(of: .guide(index), in: origins[layout.guides[index].owner]))
        }
        return origins
    }
}

/// What edits concern: all else is as it was before them.
struct ChangedPart {
    /// Rows and variables of the system, ascending.
    var rows: [Int]
    var variables: [Int]
    /// The constraints that were edited.
    var constraints: [Int]

    func holds(row: Int) -> Bool { rows.binarySearch(row) }

    func holds(variable: Int) -> Bool { variables.binarySearch(variable) }

    /// Whether a cause may be another one now.
    func concerns(_ cause: Cause) -> Bool { cause.breaks.contains(where: holds(row:)) }
}

extension [Int] {
    /// Whether an ascending array contains a value.
    func binarySearch(_ value: Int) -> Bool {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low] == value
    }
}

extension LoweredLayout {
    /// Whether a row is the height of a root on Interface Builder's canvas, which at run time is another one.
    func isCanvasHeight(_ row: Int) -> Bool {
        layout.source.framesAreOfCanvas && isAssumed[row] && role(ofRow: row) == .rootSize(.height)
    }
}

extension Layout {
    /// Views in file order, each followed by its guides.
    func reportOrder(of item: Item) -> (Int, Int) {
        switch item {
        case .view(let view): (view, -1)
        case .guide(let guide): (guides[guide].owner, guide)
        case .missing: (Int.max, 0)
        }
    }
}
