/// The fewest rows that have no solution together, of all that hold given ones: what somebody has to read.
///
/// By implicit hitting sets. A *correction* is a set of rows without which the rest has a solution; each set without one
/// holds a row of every correction. The fewest rows that do so for all known corrections are tried: where they have a
/// solution they are grown to as many as have one, and those left out are a further correction; where they have none,
/// no smaller set exists.
struct SmallestSet {
    /// More rows that may be in a set are not gone through: the known set is then given back as one that may not be smallest.
    static let mostRows = 64
    /// In rows tried, for one set.
    private static let workLimit = 20_000

    private let task: SolvingTask
    /// In every set.
    private let needed: [Int]
    /// What may be in a set besides, those first that are preferred where several sets are equally small.
    private let choice: [Int]

    struct Found {
        /// A set with fewer rows than the known one; `nil`: none was found.
        var rows: [Int]?
        /// Whether no smaller one exists, as far as the ground goes.
        var isSmallest: Bool
    }

    /// - Parameters:
    ///   - needed: Rows that are in every set.
    ///   - ground: All others that may be in one, each once.
    ///   - Complexity: Linear in the terms of the ground.
    init(_ task: SolvingTask, needed: [Int], ground: [Int]) {
        self.task = task
        self.needed = needed
        let ranks = task.system.keepRanks
        choice = Self.entangled(with: needed, among: ground, in: task.system)
            .sorted { (ranks[$1], $0) < (ranks[$0], $1) }
    }

    /// - Parameter known: A set that holds the needed rows and others of the ground.
    func smaller(
        than known: [Int],
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> Found {
        // A set of two is smallest, as no row is impossible by itself; and so is the only one there can be.
        if known.count <= 2 || needed.count + choice.count <= known.count {
            return Found(rows: nil, isSmallest: true)
        }
        guard choice.count <= Self.mostRows else { return Found(rows: nil, isSmallest: false) }
        let problem = ComponentProblem(of: task, requiredInOrder: needed + choice)
        var corrections: [[Int]] = []
        var work = 0
        while work < Self.workLimit {
            let hitting = HittingSet(of: corrections, itemCount: choice.count)
            guard hitting.isSmallest else { break }
            if needed.count + hitting.items.count >= known.count { return Found(rows: nil, isSmallest: true) }
            var simplex = Simplex(rows: problem.rows, isCancelled: isCancelled)
            func isKept(_ place: Int) throws(Interrupted) -> Bool {
                let (lower, upper) = problem.bounds(ofRow: place)
                if case .impossible = try simplex.keep(place, lower: lower, upper: upper) { return false }
                return true
            }
            var hasSolution = true
            for place in needed.indices where hasSolution { hasSolution = try isKept(place) }
            for item in hitting.items where hasSolution { hasSolution = try isKept(needed.count + item) }
            if !hasSolution {
                return Found(rows: needed + hitting.items.map { choice[$0] }, isSmallest: true)
            }
            var correction: [Int] = []
            var chosen = hitting.items[...]
            for item in choice.indices {
                if chosen.first == item {
                    chosen.removeFirst()
                } else if try !isKept(needed.count + item) {
                    correction.append(item)
                }
            }
            // Rounding: the known set has no solution.
            if correction.isEmpty { break }
            corrections.append(correction)
            work += problem.sources.count
        }
        return Found(rows: nil, isSmallest: false)
    }

    /// The rows of a ground that can be in an irreducible set with others: each variable of such a set is in two of its rows
    /// or more, and the rows are connected by their variables.
    private static func entangled(with needed: [Int], among ground: [Int], in system: LinearSystem) -> [Int] {
        let rows = needed + ground
        // By variable: how many rows it is in, and the exclusive or of their places, which is the last one left.
        var uses = Array(repeating: Int32(0), count: system.variableCount)
        var lastUse = Array(repeating: 0, count: system.variableCount)
        for (place, row) in rows.enumerated() {
            for term in system.terms(of: row) {
                uses[term.variable] += 1
                lastUse[term.variable] ^= place
            }
        }
        var isLeft = Array(repeating: true, count: rows.count)
        var single = uses.indices.filter { uses[$0] == 1 }
        while let variable = single.popLast() {
            guard uses[variable] == 1, isLeft[lastUse[variable]] else { continue }
            let place = lastUse[variable]
            isLeft[place] = false
            for term in system.terms(of: rows[place]) {
                uses[term.variable] -= 1
                lastUse[term.variable] ^= place
                if uses[term.variable] == 1 { single.append(term.variable) }
            }
        }
        var parts = UnionFind(count: system.variableCount)
        for (place, row) in rows.enumerated() where isLeft[place] || place < needed.count {
            let terms = system.terms(of: row)
            for term in terms { parts.unite(terms.first?.variable ?? term.variable, term.variable) }
        }
        let wanted = Set(needed.flatMap { system.terms(of: $0).map { parts.find($0.variable) } })
        return (needed.count..<rows.count).filter { place in
            guard isLeft[place], let term = system.terms(of: rows[place]).first else { return false }
            return wanted.contains(parts.find(term.variable))
        }.map { rows[$0] }
    }
}
