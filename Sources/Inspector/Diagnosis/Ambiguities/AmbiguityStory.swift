import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A view whose place or size the optimal solution leaves open, with all that only follows from it.
struct AmbiguityStory {
    /// An attribute of the view whose equality would take away one degree of freedom.
    struct Pivot {
        var face: Int
        var attribute: FrameAttribute
        var direction: OptimalFace.Direction
        /// The rows that trade their errors along the direction; empty: too few constraints.
        var competing: [Int]
    }

    var root: Layout.Item
    /// All free ones of the root, in report order.
    var attributes: [FrameAttribute]
    /// At least one, in report order.
    var pivots: [Pivot]
    /// Directions of other stories that move the free attributes of the root that its own do not.
    var companions: [(face: Int, direction: OptimalFace.Direction)] = []
    /// In file order.
    var dependents: [(item: Layout.Item, attributes: [FrameAttribute])]
    /// The attributes of the root that stay open once its own pivots are settled, with the roots of the stories that move
    /// them, in report order: the first ``mostShared`` of each, and how many there are.
    var shared: [(attribute: FrameAttribute, roots: [Layout.Item], count: Int)] = []

    /// More views than these are not named: in a row of many equal ones each moves all that follow.
    static let mostShared = 8
    /// Whether an attribute stays open once every assumed or unknown size is taken as known.
    var isCertain: Bool

    /// Rows of equal priority that compete for what is open, in row order.
    var competing: [Int] { Set(pivots.flatMap(\.competing)).sorted() }

    /// Too few constraints, unless everything that is open is a matter of equal priorities.
    func kind(in examination: Examination) -> Finding.Ambiguity.Kind {
        if pivots.contains(where: { $0.competing.isEmpty }) { return .missing }
        let isContent = competing.allSatisfy { row in
            switch examination.lowered.sources[row] {
            case .constraint(let index): return examination.layout.constraints[index].origin == .contentSize
            case .made(let made):
                if case .content = examination.lowered.made[made].role { return true }
                return false
            }
        }
        return isContent ? .contentPriority : .tiedPriority
    }
}

extension AmbiguityStory: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> [AmbiguityStory] {
        try AmbiguityAnalysis(examination).stories()
    }
}

/// The first views of ambiguities, in their order, which are cheaper to find.
enum AmbiguityRoots: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> [Layout.Item] {
        if let stories = examination.known(AmbiguityStory.self) { return stories.map(\.root) }
        return try AmbiguityAnalysis(examination).roots()
    }
}

/// Finds the roots of what is undetermined.
struct AmbiguityAnalysis {
    let examination: Examination
    private let lowered: LoweredLayout
    private let system: LinearSystem

    init(_ examination: Examination) {
        self.examination = examination
        lowered = examination.lowered
        system = examination.lowered.system
    }

    private struct Lead {
        var rank: Rank
        var face: Int
        var direction: OptimalFace.Direction
        var competing: [Int]
    }

    /// The order in which attributes are chosen as pivots.
    fileprivate struct Rank: Comparable {
        var kind: Int
        var depth: Int
        var position: Int
        var attribute: FrameAttribute

        static func < (left: Rank, right: Rank) -> Bool {
            if left.kind != right.kind { return left.kind < right.kind }
            if left.depth != right.depth { return left.depth < right.depth }
            if left.position != right.position { return left.position < right.position }
            return left.attribute < right.attribute
        }
    }

    func stories() throws(Interrupted) -> [AmbiguityStory] {
        let faces = examination.solution.faces
        var leads: [Lead] = []
        var remaining: Set<Int> = []
        let held = heldVariables()
        var point = examination.solution.values
        for (index, face) in faces.enumerated() {
            guard face.variables.contains(where: examination.freedom.isFree) else { continue }
            try examination.checkCancellation()
            leads += self.leads(of: face, index: index, at: &point)
            let heldHere = face.variables.filter { held[$0] }
            remaining.formUnion(heldHere.isEmpty ? face.variables : face.freeVariables(holding: heldHere))
        }
        leads.sort { $0.rank < $1.rank }
        return stories(leads: leads, remaining: remaining)
    }

    /// Sizes that are assumed or unknown: a certain ambiguity is one that stays when they are taken as known.
    private func heldVariables() -> [Bool] {
        var held = [Bool](repeating: false, count: system.variableCount)
        for variable in lowered.uncertainSizes { held[variable] = true }
        return held
    }

    /// The first views of the stories, in their order, without computing the stories.
    func roots() throws(Interrupted) -> [Layout.Item] {
        var pivots: [Pivot] = []
        var point = examination.solution.values
        for face in examination.solution.faces where face.variables.contains(where: examination.freedom.isFree) {
            try examination.checkCancellation()
            pivots += self.pivots(of: face, at: &point)
        }
        pivots.sort { $0.rank < $1.rank }
        var isListed: Set<Int> = []
        return pivots.compactMap { pivot in
            guard isListed.insert(VariableIndex(rawValue: pivot.variable).node).inserted else { return nil }
            return lowered.itemAndAttribute(of: pivot.variable)?.item
        }
    }

    /// Where the ambiguities of a face are rooted; of a face that no edit has touched, as before.
    ///
    /// - Parameter point: As solved, before and after.
    private func pivots(of face: OptimalFace, at point: inout [Double]) -> [Pivot] {
        guard let first = face.variables.first else { return [] }
        let known = examination.fact(Pivots.self)
        if let pivots = known.byVariable[first] { return pivots }
        if let origin = examination.origin, !origin.part.holds(variable: first),
            let pivots = origin.examination.known(Pivots.self)?.byVariable[first]
        {
            return pivots
        }
        let ranked = atInterior(of: face, from: &point) { interior in
            rankedVariables(of: face, at: interior, along: face.genericDirection())
        }
        let ranks = Dictionary(ranked.map { ($0.variable, $0.rank) }, uniquingKeysWith: { first, _ in first })
        let own = face.pivots(order: ranked.map(\.variable)).compactMap { variable in
            ranks[variable].map { Pivot(rank: $0, variable: variable) }
        }
        let pivots = isOneFinding(face) ? Array(own.prefix(1)) : own
        known.byVariable[first] = pivots
        return pivots
    }

    /// An attribute at which an ambiguity is rooted.
    struct Pivot {
        fileprivate var rank: Rank
        var variable: Int
    }

    /// By the first variable of a face: the attributes at which ambiguities are rooted.
    final class Pivots: Fact {
        var byVariable: [Int: [Pivot]] = [:]

        static func value(in examination: Examination) -> Pivots { Pivots() }
    }

    private func isOneFinding(_ face: OptimalFace) -> Bool {
        face.dimension > examination.options.mostSeparateDirections
    }

    /// Calls a function with a point inside a face: its variables there, all else as solved.
    ///
    /// - Parameter point: As solved, before and after: a copy for each of many faces would cost their number times the
    ///   size of the layout.
    private func atInterior<Result>(
        of face: OptimalFace,
        from point: inout [Double],
        _ body: ([Double]) -> Result
    ) -> Result {
        for (variable, value) in zip(face.variables, face.interiorPoint()) { point[variable] = value }
        defer { for variable in face.variables { point[variable] = examination.solution.values[variable] } }
        return body(point)
    }

    /// The free variables of a face in the order in which they are chosen as pivots.
    ///
    /// - Parameter direction: One that changes all that varies over the face.
    private func rankedVariables(
        of face: OptimalFace,
        at interior: [Double],
        along direction: [LinearTerm]
    ) -> [(variable: Int, rank: Rank)] {
        var tied: Set<Int> = []
        for row in varyingRows(along: direction, at: interior) {
            for item in examination.constraint(ofRow: row).items {
                if let variable = lowered.variable(.minX, of: item) {
                    tied.insert(VariableIndex(rawValue: variable).node)
                }
            }
        }
        return face.variables.filter(examination.freedom.isFree).map { variable in
            (
                variable: variable,
                rank: rank(of: variable, isTied: tied.contains(VariableIndex(rawValue: variable).node))
            )
        }.sorted { $0.rank < $1.rank }
    }

    private func leads(of face: OptimalFace, index: Int, at point: inout [Double]) -> [Lead] {
        let found = atInterior(of: face, from: &point) { leads(of: face, index: index, interior: $0) }
        if let first = face.variables.first, !isOneFinding(face) {
            // The fixes that are tried ask for them again.
            examination.fact(Pivots.self).byVariable[first] = found.map {
                Pivot(rank: $0.rank, variable: $0.direction.pivot)
            }
        }
        return found
    }

    private func leads(of face: OptimalFace, index: Int, interior: [Double]) -> [Lead] {
        let generic = face.genericDirection()
        let ranked = rankedVariables(of: face, at: interior, along: generic)
        var rankOfVariable: [Int: Rank] = [:]
        for (variable, rank) in ranked { rankOfVariable[variable] = rank }
        let order = ranked.map(\.variable)
        if isOneFinding(face) {
            examination.limited(
                AmbiguousLayoutRule.info,
                "one finding stands for what leaves \(face.dimension) places and sizes open together"
            )
            guard let pivot = face.pivots(order: order).first, let rank = rankOfVariable[pivot],
                let size = generic.first(where: { $0.variable == pivot })?.coefficient, size != 0
            else { return [] }
            let terms = generic.map { LinearTerm($0.variable, $0.coefficient / size) }
            return [
                Lead(
                    rank: rank,
                    face: index,
                    direction: OptimalFace.Direction(pivot: pivot, terms: terms),
                    competing: varyingRows(along: terms, at: interior)
                )
            ]
        }
        return face.basis(order: order).compactMap { direction in
            guard let rank = rankOfVariable[direction.pivot] else { return nil }
            return Lead(
                rank: rank,
                face: index,
                direction: direction,
                competing: varyingRows(along: direction.terms, at: interior)
            )
        }
    }

    private func rank(of variable: Int, isTied: Bool) -> Rank {
        let item = VariableIndex(rawValue: variable).node
        let attribute = VariableIndex(rawValue: variable).attribute
        guard item < lowered.viewCount else {
            let guide = item - lowered.viewCount
            let depth = examination.layout.views[examination.layout.guides[guide].owner].depth + 1
            return Rank(kind: 2, depth: depth, position: item, attribute: attribute)
        }
        let view = examination.layout.views[item]
        let kind = view.translatesAutoresizingMask ? 3 : isTied ? 0 : 1
        return Rank(kind: kind, depth: view.depth, position: item, attribute: attribute)
    }

    /// The optional and broken rows whose errors change along a direction of the face, ascending.
    ///
    /// The sum of the errors of one level is the same all over the face, and each is convex; so each is affine there,
    /// and one that is 0 inside the face is 0 all over it. Hence a row's error varies exactly where it is not 0 at an
    /// inner point and the direction moves the row's sum.
    private func varyingRows(along direction: [LinearTerm], at interior: [Double]) -> [Int] {
        var slopes: [Int: (sum: Double, size: Double)] = [:]
        for term in direction {
            for row in examination.rows[term.variable] where system.isEnabled[row] {
                guard system.priorities[row] < LinearSystem.required || examination.isBroken[row] else { continue }
                guard let own = system.terms(of: row).first(where: { $0.variable == term.variable }) else { continue }
                let change = own.coefficient * term.coefficient
                let known = slopes[row] ?? (0, 0)
                slopes[row] = (known.sum + change, max(known.size, abs(change)))
            }
        }
        return slopes.keys.sorted().filter { row in
            guard let slope = slopes[row], abs(slope.sum) > 1e-9 * slope.size else { return false }
            return system.error(ofRow: row, at: interior) > 1e-6 * max(1, abs(system.constants[row]))
        }
    }

    private func stories(leads: [Lead], remaining: Set<Int>) -> [AmbiguityStory] {
        var positions: [Int: Int] = [:]
        var stories: [AmbiguityStory] = []
        for lead in leads {
            guard let (item, attribute) = lowered.itemAndAttribute(of: lead.direction.pivot) else { continue }
            let pivot = AmbiguityStory.Pivot(
                face: lead.face,
                attribute: attribute,
                direction: lead.direction,
                competing: lead.competing
            )
            let index = VariableIndex(rawValue: lead.direction.pivot).node
            if let known = positions[index] {
                stories[known].pivots.append(pivot)
                continue
            }
            positions[index] = stories.count
            let attributes = examination.freedom.attributes(ofItem: index)
            stories.append(
                AmbiguityStory(
                    root: item,
                    attributes: attributes,
                    pivots: [pivot],
                    dependents: [],
                    isCertain: attributes.contains { remaining.contains(VariableIndex(index, $0).rawValue) }
                )
            )
        }
        var claims: [[Int: [FrameAttribute]]] = Array(repeating: [:], count: stories.count)
        var isClaimed: Set<Int> = []
        for lead in leads {
            guard let story = positions[VariableIndex(rawValue: lead.direction.pivot).node] else { continue }
            for term in lead.direction.terms {
                let item = VariableIndex(rawValue: term.variable).node
                guard positions[item] == nil, examination.freedom.isFree(term.variable),
                    isClaimed.insert(term.variable).inserted
                else { continue }
                let attribute = VariableIndex(rawValue: term.variable).attribute
                claims[story][item, default: []].append(attribute)
            }
        }
        findCompanions(of: &stories, among: leads)
        findShared(of: &stories, among: leads, positions: positions)
        for index in stories.indices {
            stories[index].pivots.sort { $0.attribute < $1.attribute }
            stories[index].dependents = claims[index].map { item, attributes in
                (lowered.item(ofNode: item), attributes.sorted())
            }.sorted { examination.isOrderedBefore($0.item, $1.item) }
        }
        return stories
    }

    /// The attributes of roots that directions of other stories move, too.
    ///
    /// - Parameter positions: Of the stories, by item.
    private func findShared(of stories: inout [AmbiguityStory], among leads: [Lead], positions: [Int: Int]) {
        var movers: [[(attribute: FrameAttribute, mover: Int)]] = Array(repeating: [], count: stories.count)
        for lead in leads {
            guard let mover = positions[VariableIndex(rawValue: lead.direction.pivot).node] else { continue }
            for term in lead.direction.terms {
                guard let story = positions[VariableIndex(rawValue: term.variable).node], story != mover,
                    examination.freedom.isFree(term.variable)
                else { continue }
                let attribute = VariableIndex(rawValue: term.variable).attribute
                movers[story].append((attribute, mover))
            }
        }
        for story in stories.indices where !movers[story].isEmpty {
            stories[story].shared = stories[story].attributes.compactMap { attribute in
                let others = Set(movers[story].filter { $0.attribute == attribute }.map(\.mover)).sorted()
                let named = others.prefix(AmbiguityStory.mostShared).map { stories[$0].root }
                return others.isEmpty ? nil : (attribute, named, others.count)
            }
        }
    }

    /// For each free attribute of a root that no direction of its own moves, the shortest direction that does.
    private func findCompanions(of stories: inout [AmbiguityStory], among leads: [Lead]) {
        var wanted: [Int: Int?] = [:]
        for story in stories {
            let moved = Set(story.pivots.flatMap { $0.direction.terms.map(\.variable) })
            for attribute in story.attributes {
                guard let variable = lowered.variable(attribute, of: story.root), !moved.contains(variable) else {
                    continue
                }
                wanted[variable] = .some(nil)
            }
        }
        if wanted.isEmpty { return }
        for (index, lead) in leads.enumerated() {
            for term in lead.direction.terms {
                guard let known = wanted[term.variable] else { continue }
                if let known, leads[known].direction.terms.count <= lead.direction.terms.count { continue }
                wanted[term.variable] = .some(index)
            }
        }
        for story in stories.indices {
            var chosen: [Int] = []
            for attribute in stories[story].attributes {
                guard let variable = lowered.variable(attribute, of: stories[story].root),
                    let mover = wanted[variable] ?? nil, !chosen.contains(mover)
                else { continue }
                chosen.append(mover)
            }
            stories[story].companions = chosen.map { (leads[$0].face, leads[$0].direction) }
        }
    }
}
