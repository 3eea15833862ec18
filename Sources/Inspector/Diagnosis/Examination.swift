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
    /// The system as solved, to be copied by those who try something.
    private(set) var solver: Solver
    let solution: Solution
    /// Of a layout that was edited: what it was before, as long as it was examined, and what the edits concern.
    private(set) var origin: (examination: Examination, part: ChangedPart)?

    /// Of a layout that was edited row by row: what was edited, and how. As long as `origin` is kept.
    private(set) var edited: (original: Examination, edits: [LayoutEdit])?
    /// The same layout under other conditions, as far as it was asked for: see ``laidOut(under:)``.
    var knownLayouts: [(conditions: LayoutConditions, examination: Examination)] = []

    private(set) lazy var names = ItemNames(layout)
    private(set) lazy var texts = ConstraintText(names: names)
    private(set) lazy var rows = RowIndex(lowered.system)
    private(set) lazy var freedom = Freedom(lowered: lowered, solution: solution)
    /// One optimal point, a value for each variable: the one that `solve` shows.
    private(set) lazy var point = solution.shownPoint(of: layout, lowered: lowered)
    private(set) lazy var absoluteOrigins = Self.absoluteOrigins(layout: layout, lowered: lowered, point: point)
    private(set) lazy var isBroken: [Bool] = {
        var isBroken = [Bool](repeating: false, count: lowered.system.rowCount)
        for row in solution.broken { isBroken[row] = true }
        return isBroken
    }()
    private var knownFindings: (findings: [Finding], notRun: [(rule: String, why: NotRunReason)])?
    private var knownCauses: [Cause]?
    private var touchedRegions: Set<Int>??
    private var knownConflicts: [ConflictStory]?
    /// By rule: how many findings it has.
    private var knownCounts: [String: Int] = [:]
    /// By row of a compression resistance: what is said of its being violated.
    var knownTruncations: [Int: Finding] = [:]
    /// By the first variable of a face: the attributes at which ambiguities are rooted.
    var knownPivots: [Int: [AmbiguityAnalysis.Pivot]] = [:]
    /// The constraints by what they say.
    private(set) lazy var meanings = ConstraintMeanings(layout)
    /// By priority present: the rank of its level, highest first.
    private(set) lazy var rankOfLevel: [Double: UInt8] = {
        var levels: Set<Double> = []
        var last = 0.0
        for priority in lowered.system.priorities where priority != last {
            levels.insert(priority)
            last = priority
        }
        var ranks: [Double: UInt8] = [:]
        for (index, level) in levels.sorted(by: >).enumerated() { ranks[level] = UInt8(clamping: 2 + index) }
        return ranks
    }()
    private var knownAmbiguities: [AmbiguityStory]?
    /// What is ambiguous in general position alone, once it was looked for.
    var knownHidden: HiddenAmbiguities??
    var knownHiddenCount: Int?
    private var knownAmbiguousItems: [Layout.Item]?
    private var knownMisplacements: [Misplacement]?
    /// The remaining budget for trying fixes.
    lazy var trials = Trials(
        rowCount: lowered.system.rowCount,
        dimensions: solution.faces.map(\.dimension),
        entanglement: Trials.entanglement(of: knownCauses ?? []),
        passes: options.passes
    )
    /// What the reader found, which counts among the findings that remain after a fix.
    let readerFindings: [Finding]

    init(
        _ layout: Layout,
        places: Places,
        readerFindings: [Finding],
        options: DiagnosisOptions
    ) throws(Interrupted) {
        self.places = places
        self.readerFindings = readerFindings
        self.options = options
        lowered = layout.lowered(under: options.conditions)
        self.layout = lowered.layout
        var solver = Solver(lowered.system)
        solution = Self.settled(try solver.solve(isCancelled: options.isCancelled), lowered)
        self.solver = solver
    }

    /// The solution with the error of every broken row fixed at its value in `solve`.
    private static func settled(_ solution: Solution, _ lowered: LoweredLayout) -> Solution {
        solution.holdingBrokenRows { solution.shownPoint(of: lowered.layout, lowered: lowered) }
    }

    /// Where rules stopped at a limit, and why.
    private(set) var limits: [(rule: String, why: NotRunReason)] = []
    /// Whether a view and all that contain it are visible.
    private(set) lazy var isShown: [Bool] = {
        var isShown: [Bool] = []
        isShown.reserveCapacity(layout.views.count)
        for view in layout.views { isShown.append(!view.isHidden && (view.parent.map { isShown[$0] } ?? true)) }
        return isShown
    }()
    private(set) lazy var hasUnseenViews = layout.views.contains { $0.isUnseen }
    /// By view, the index after its last descendant.
    private(set) lazy var subtreeEnds = layout.subtreeEnds()
    private(set) lazy var hasAssumedRows = lowered.isAssumed.contains(true)

    /// Whether the height of a root is only that of Interface Builder's canvas.
    private(set) lazy var hasCanvasHeight =
        layout.source.framesAreOfCanvas && (0..<lowered.system.rowCount).contains { isCanvasHeight($0) }

    /// Whether a row is the height of a root on Interface Builder's canvas, which at run time is another one.
    func isCanvasHeight(_ row: Int) -> Bool {
        layout.source.framesAreOfCanvas && lowered.isAssumed[row]
            && lowered.role(ofRow: row) == .rootSize(.height)
    }

    /// Notes that a rule did not look at everything.
    func limited(_ rule: RuleInfo, _ clause: String) { limits.append((rule.id, .limit(clause))) }

    /// The same layout after edits that change nothing but rows: only what the edits touch is solved anew, and only what
    /// that can have changed is judged anew.
    ///
    /// - Parameters:
    ///   - layout: After the edits.
    ///   - constraints: Those that were edited, by index.
    ///   - edits: What the change makes of the layout; none where only conditions change.
    ///   - change: Makes the edits' changes to the system.
    init(
        copying original: Examination,
        layout: Layout,
        places: Places,
        options: DiagnosisOptions,
        constraints: [Int],
        edits: [LayoutEdit] = [],
        _ change: (inout LinearSystem) -> Void
    ) throws(Interrupted) {
        self.places = places
        readerFindings = original.readerFindings
        self.options = options
        // Known once for all copies.
        original.solver.findParts()
        var solver = original.solver
        solver.edit(change)
        let solution = try solver.solve(isCancelled: options.isCancelled)
        var lowered = original.lowered
        lowered.system = solver.system
        lowered.layout = layout
        self.lowered = lowered
        self.solution = Self.settled(solution, lowered)
        self.layout = layout
        self.solver = solver
        if !edits.isEmpty { edited = (original, edits) }
        guard case .part(let rows, let variables) = solution.change else { return }
        origin = (original, ChangedPart(rows: rows, variables: variables, constraints: constraints))
        subtreeEnds = original.subtreeEnds
        isShown = original.isShown
        isRightToLeft = original.isRightToLeft
        hasUnseenViews = original.hasUnseenViews
        hasAssumedRows = original.hasAssumedRows
        hasCanvasHeight = original.hasCanvasHeight
        // Disabled rows stay in the index; users of the index check whether a row is enabled.
        self.rows = original.rows
        if options.includesReasons {
            names = original.names
            texts = original.texts
        }
    }

    /// Everything that the rules find, found once.
    func findings() throws(Interrupted) -> (findings: [Finding], notRun: [(rule: String, why: NotRunReason)]) {
        if let knownFindings { return knownFindings }
        let found = try run()
        // What later edits count from.
        _ = try causes()
        forgetOrigin()
        knownFindings = found
        return found
    }

    /// Lets go of what the layout was before, once all of that has been used.
    func forgetOrigin() {
        origin = nil
        edited = nil
    }

    /// The answer for a row before the edits, if they do not concern any row connected to it.
    func knownTruncation(ofRow row: Int) -> Finding? {
        guard let origin, let known = origin.examination.knownTruncations[row] else { return nil }
        if touchedRegions == nil {
            // A row that fixes a variable by itself is in every part, and matters only if it was edited.
            let rows = origin.part.rows.filter { solver.system.terms(of: $0).count > 1 }
            let moved = origin.part.variables.filter { point[$0] != origin.examination.point[$0] }
            touchedRegions = .some(solver.regions(of: rows, moved))
        }
        guard case .some(.some(let touched)) = touchedRegions, let own = solver.regions(of: [row], []) else {
            return nil
        }
        return own.isDisjoint(with: touched) ? known : nil
    }

    /// See ``Solver/parts(around:)``.
    func parts(around groups: [[Int]]) -> [(groups: [Int], rows: [Int], variables: [Int])] {
        solver.parts(around: groups)
    }

    /// Throws where the caller asked to stop.
    func checkCancellation() throws(Interrupted) {
        if options.isCancelled() { throw Interrupted() }
    }

    func conflicts() throws(Interrupted) -> [ConflictStory] {
        if let knownConflicts { return knownConflicts }
        var stories: [ConflictStory] = []
        for cause in try causes() {
            try checkCancellation()
            stories.append(ConflictStory(cause, in: self))
        }
        knownConflicts = stories
        return stories
    }

    /// Why required rows have no solution; of parts that no edit has touched, what was found before.
    func causes() throws(Interrupted) -> [Cause] {
        if let knownCauses { return knownCauses }
        let lowered = lowered
        let limit = { @Sendable [layout] (largest: Double) in layout.roundingLimit(largestConstant: largest) }
        let search = CauseSearch(
            lowered.system,
            isImpliedBound: { lowered.isImpliedBound($0) },
            roundingLimit: limit
        )
        var found: [Cause]
        if solution.broken.isEmpty {
            found = []
        } else if let origin {
            let part = origin.part
            found = try origin.examination.causes().filter { !part.concerns($0) }
            let broken = solution.broken.filter(part.holds(row:))
            if !broken.isEmpty {
                found += try search.causes(of: broken, among: part.rows, isCancelled: options.isCancelled)
                let system = lowered.system
                func key(_ cause: Cause) -> (UInt8, Int) {
                    cause.breaks.map { (system.keepRanks[$0], $0) }.min { $0 < $1 } ?? (0, 0)
                }
                found.sort { key($0) < key($1) }
            }
        } else {
            found = try preferred(search.causes(of: solution.broken, isCancelled: options.isCancelled))
        }
        knownCauses = found
        return found
    }

    /// How many findings a rule has, without their reasons.
    func count(of rule: any Rule.Type) throws(Interrupted) -> Int {
        if let known = knownCounts[rule.info.id] { return known }
        var count: Int
        if let origin, let now = try rule.count(in: self, within: origin.part),
            let before = try rule.count(in: origin.examination, within: origin.part)
        {
            count = try origin.examination.count(of: rule) + now - before
        } else {
            count = try rule.count(in: self)
        }
        knownCounts[rule.info.id] = count
        return count
    }

    func ambiguities() throws(Interrupted) -> [AmbiguityStory] {
        if let knownAmbiguities { return knownAmbiguities }
        let stories = try AmbiguityAnalysis(self).stories()
        knownAmbiguities = stories
        return stories
    }

    /// The first views of ambiguities, which are cheaper to find than complete findings.
    func ambiguousItems() throws(Interrupted) -> [Layout.Item] {
        if let knownAmbiguities { return knownAmbiguities.map(\.root) }
        if let knownAmbiguousItems { return knownAmbiguousItems }
        let items = try AmbiguityAnalysis(self).roots()
        knownAmbiguousItems = items
        return items
    }

    func misplacements() throws(Interrupted) -> [Misplacement] {
        if let knownMisplacements { return knownMisplacements }
        let found = try Misplacement.all(in: self)
        knownMisplacements = found
        return found
    }

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

    private static func absoluteOrigins(layout: Layout, lowered: LoweredLayout, point: [Double]) -> [Point] {
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

    /// Where the item's edge or centre is in the coordinates of its root.
    func absolutePosition(of anchor: Layout.Anchor) -> Double {
        let index: Int
        switch anchor.item {
        case .view(let view): index = view
        case .guide(let guide): index = layout.views.count + guide
        case .missing: return 0
        }
        let axis = anchor.attribute.axis
        let start = absoluteOrigins[index][axis]
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

    /// By view, in one pass: the direction of a view costs its depth to look up.
    private(set) lazy var isRightToLeft: [Bool] = {
        let override = options.conditions.direction
        var isRightToLeft: [Bool] = []
        isRightToLeft.reserveCapacity(layout.views.count)
        for view in layout.views {
            if let override, view.parent == nil {
                isRightToLeft.append(override == .rightToLeft)
            } else if let direction = view.statedDirection {
                isRightToLeft.append(direction == .rightToLeft)
            } else {
                isRightToLeft.append(view.parent.map { isRightToLeft[$0] } ?? (layout.direction == .rightToLeft))
            }
        }
        return isRightToLeft
    }()
}

/// The enabled rows of each variable, in compressed form.
struct RowIndex: Sendable {
    private var starts: [Int]
    private var rows: [Int]

    /// - Complexity: O(terms).
    init(_ system: LinearSystem) {
        starts = [Int](repeating: 0, count: system.variableCount + 1)
        for row in 0..<system.rowCount where system.isEnabled[row] {
            for term in system.terms(of: row) { starts[term.variable + 1] += 1 }
        }
        for variable in 0..<system.variableCount { starts[variable + 1] += starts[variable] }
        rows = [Int](repeating: 0, count: starts.last ?? 0)
        var next = starts
        for row in 0..<system.rowCount where system.isEnabled[row] {
            for term in system.terms(of: row) {
                rows[next[term.variable]] = row
                next[term.variable] += 1
            }
        }
    }

    subscript(variable: Int) -> ArraySlice<Int> { rows[starts[variable]..<starts[variable + 1]] }
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
    /// Whether a row says that a size is never negative.
    func isImpliedBound(_ row: Int) -> Bool {
        guard case .made(let index) = sources[row], case .nonnegative = made[index].role else { return false }
        return true
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
