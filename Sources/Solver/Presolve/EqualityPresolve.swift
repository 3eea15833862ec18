/// Uses up the required equalities that say what one variable is, or what it is in terms of another.
///
/// Each row is looked at in keep order, and again only when one of its variables has become a constant or has joined
/// another's class; so the whole costs little more than one look at each row.
struct EqualityPresolve {
    let system: LinearSystem
    /// By row: the constant to go by.
    let constants: [Double]
    var classes: AffineClasses
    /// By row: whether the row has been used up.
    private(set) var isUsed: [Bool]
    /// Rows of which nothing is left but a contradiction.
    private(set) var contradictions: [Int] = []
    private var watch: RowWatch
    private var waiting: [Int] = []
    private var isWaiting: [Bool]
    private var sums: SparseVector

    /// What is left of a row: its classes, and the constant without the rest.
    struct Remainder {
        var terms: [(leader: Int, coefficient: Double)] = []
        var constant = 0.0
        /// What rounding may have done to the constant.
        var noise = 0.0
    }

    /// What is left of the row last looked at: one place for all of them, so that a look costs no allocation.
    private(set) var left = Remainder()

    /// - Parameter rows: The required equalities to use, in keep order.
    init(_ system: LinearSystem, constants: [Double], rows: [Int]) {
        self.system = system
        self.constants = constants
        classes = AffineClasses(variableCount: system.variableCount)
        isUsed = Array(repeating: false, count: system.rowCount)
        isWaiting = isUsed
        watch = RowWatch(count: system.variableCount + 1)
        sums = SparseVector(count: system.variableCount + 1)
        // A row along a path through a deep hierarchy has a term for each level. Looked at last, and not again whenever
        // one of its variables has become known, it costs its length and not the square of that.
        for isLong in [false, true] {
            for row in rows where (system.terms(of: row).count > Self.fewTerms) == isLong {
                use(row)
                while let woken = waiting.popLast() {
                    isWaiting[woken] = false
                    use(woken)
                }
            }
        }
    }

    private static let fewTerms = 16

    /// Looks at a row; the outcome is in `left`.
    mutating func look(at row: Int) {
        var constant = constants[row]
        var noise = abs(constant)
        var size = 0.0
        for term in system.terms(of: row) {
            let (leader, scale, offset) = classes.find(term.variable)
            constant -= term.coefficient * offset
            noise += abs(term.coefficient * offset)
            if leader != classes.constant {
                sums.add(term.coefficient * scale, at: leader)
                size = max(size, abs(term.coefficient * scale))
            }
        }
        left.terms.removeAll(keepingCapacity: true)
        for leader in sums.support where abs(sums.values[leader]) > 1e-13 * size {
            left.terms.append((leader, sums.values[leader]))
        }
        sums.clear()
        left.constant = constant
        left.noise = noise * 1e-13
    }

    private mutating func use(_ row: Int) {
        if isUsed[row] { return }
        look(at: row)
        switch left.terms.count {
        case 0:
            isUsed[row] = true
            if abs(left.constant) > 1e-9 * max(1, abs(constants[row])) + left.noise { contradictions.append(row) }
        case 1:
            isUsed[row] = true
            let (leader, coefficient) = left.terms[0]
            classes.fix(leader, at: left.constant / coefficient, because: row)
            wake(leader)
        case 2:
            join(because: row)
        default:
            for place in 0..<3 { watch.add(row, to: left.terms[place].leader) }
        }
    }

    private mutating func join(because row: Int) {
        var member = left.terms[0]
        var leader = left.terms[1]
        if classes.size(of: member.leader) > classes.size(of: leader.leader) { swap(&member, &leader) }
        let isJoined = classes.join(
            member.leader,
            to: leader.leader,
            scale: -leader.coefficient / member.coefficient,
            offset: left.constant / member.coefficient,
            because: row
        )
        if !isJoined {
            watch.add(row, to: member.leader)
            watch.add(row, to: leader.leader)
            return
        }
        isUsed[row] = true
        // A row that waits for both has one class fewer now; it stands in both lists, so the shorter one is enough.
        if watch.count(member.leader) > watch.count(leader.leader) {
            wake(leader.leader)
            watch.move(from: member.leader, to: leader.leader)
        } else {
            wake(member.leader)
        }
    }

    private mutating func wake(_ leader: Int) {
        var woken: [Int] = []
        watch.takeAll(of: leader) { woken.append($0) }
        for row in woken where !isWaiting[row] && !isUsed[row] {
            isWaiting[row] = true
            waiting.append(row)
        }
    }

    /// Rows from which it follows what the variables of some rows are, and those rows.
    func explanation(of rows: [Int]) -> [Int] {
        var found = Set(rows)
        var pending = rows
        var seen: Set<Int> = []
        while let row = pending.popLast() {
            for term in system.terms(of: row) where seen.insert(term.variable).inserted {
                let reason = classes.reasons[term.variable]
                if reason >= 0, found.insert(reason).inserted { pending.append(reason) }
            }
        }
        return found.sorted()
    }
}
