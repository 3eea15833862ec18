/// Uses up the required equalities that say what one variable is, or what it is in terms of another.
///
/// Each row is looked at in keep order, and again only when one of the classes that it waits for has become a constant or
/// has joined another; so the whole costs little more than one look at each row.
struct EqualityPresolve {
    /// What is called a row here is a place in this order.
    let order: RowOrder
    private let view: RowView
    var classes: AffineClasses
    /// By row: whether the row has been used up.
    let isUsed: Cells<Bool>
    /// Rows of which nothing is left but a contradiction.
    private(set) var contradictions: [Int] = []
    private var watch: RowWatch
    private var waiting: [Int] = []
    private let isWaiting: Cells<Bool>

    /// The remainder of the row last looked at: one place for all of them, so that a look costs no allocation.
    private(set) var left: Remainder

    /// The remainder of a row: its classes, and the constant without the rest.
    struct Remainder {
        fileprivate(set) var count = 0
        fileprivate(set) var constant = 0.0
        /// What rounding may have done to the constant.
        fileprivate(set) var noise = 0.0
        fileprivate let leaders: Cells<Int32>
        fileprivate let coefficients: Cells<Double>

        @inline(__always)
        subscript(index: Int) -> (leader: Int, coefficient: Double) { (Int(leaders[index]), coefficients[index]) }
    }

    /// Up to this many terms, looking for a class one by one beats a table.
    private static let fewTerms = 16
    /// By leader, for long rows: its place in `left`, or -1.
    private let placeOfLeader: Cells<Int32>

    init(_ order: RowOrder, variableCount: Int, in arena: Arena) {
        self.order = order
        view = order.view
        classes = AffineClasses(variableCount: variableCount, in: arena)
        isUsed = arena.cells(view.count, repeating: false)
        isWaiting = arena.cells(view.count, repeating: false)
        // Needed until the equalities are used up: the memory goes to what is made of the remaining rows.
        let watchArena = Arena()
        watch = RowWatch(classes: variableCount + 1, rows: view.count, in: watchArena)
        placeOfLeader = arena.cells(variableCount + 1, repeating: -1)
        var longest = 0
        for row in 0..<view.count { longest = max(longest, view.range(of: row).count) }
        left = Remainder(
            leaders: arena.cells(longest, repeating: 0),
            coefficients: arena.cells(longest, repeating: 0)
        )
        // A row along a path through a deep hierarchy has a term for each level. Looked at last, and not again whenever
        // one of its variables has become known, it costs its length and not the square of that.
        var hasLong = false
        for row in order.required where view.relation(row) == .equal {
            if view.range(of: row).count > Self.fewTerms {
                hasLong = true
            } else {
                useAll(from: row)
            }
        }
        if hasLong {
            for row in order.required where view.relation(row) == .equal && view.range(of: row).count > Self.fewTerms {
                useAll(from: row)
            }
        }
        withExtendedLifetime(watchArena) {}
        watch = RowWatch(classes: 0, rows: 0, in: arena)
    }

    private mutating func useAll(from row: Int) {
        use(row)
        while let woken = waiting.popLast() {
            isWaiting[woken] = false
            use(woken)
        }
    }

    /// Looks at a row; the outcome is in `left`.
    mutating func look(at row: Int) {
        var constant = order.constant(row)
        var noise = abs(constant)
        var size = 0.0
        var count = 0
        var least = Double.infinity
        let range = view.range(of: row)
        let isLong = range.count > Self.fewTerms
        for index in range {
            let term = view.term(index)
            let (leader, scale, offset) = classes.find(term.variable)
            let known = term.coefficient * offset
            constant -= known
            noise += abs(known)
            if leader == classes.constant { continue }
            let coefficient = term.coefficient * scale
            size = max(size, abs(coefficient))
            var place = 0
            if isLong {
                place = placeOfLeader[leader] < 0 ? count : Int(placeOfLeader[leader])
            } else {
                while place < count, Int(left.leaders[place]) != leader { place += 1 }
            }
            if place == count {
                left.leaders[count] = Int32(truncatingIfNeeded: leader)
                left.coefficients[count] = coefficient
                if isLong { placeOfLeader[leader] = Int32(truncatingIfNeeded: count) }
                count += 1
                least = min(least, abs(coefficient))
            } else {
                let sum = left.coefficients[place] + coefficient
                left.coefficients[place] = sum
                least = min(least, abs(sum))
            }
        }
        if isLong { for place in 0..<count { placeOfLeader[Int(left.leaders[place])] = -1 } }
        if least <= 1e-13 * size {
            var kept = 0
            for place in 0..<count where abs(left.coefficients[place]) > 1e-13 * size {
                left.leaders[kept] = left.leaders[place]
                left.coefficients[kept] = left.coefficients[place]
                kept += 1
            }
            count = kept
        }
        left.count = count
        left.constant = constant
        left.noise = noise * 1e-13
    }

    private mutating func use(_ row: Int) {
        if isUsed[row] { return }
        look(at: row)
        switch left.count {
        case 0:
            isUsed[row] = true
            if abs(left.constant) > 1e-9 * max(1, abs(order.constant(row))) + left.noise { contradictions.append(row) }
        case 1:
            isUsed[row] = true
            let (leader, coefficient) = left[0]
            classes.fix(leader, at: left.constant / coefficient, because: row)
            wake(leader)
        case 2:
            join(because: row)
        default:
            wait(row)
        }
    }

    private mutating func join(because row: Int) {
        var member = left[0]
        var leader = left[1]
        if classes.size(of: member.leader) > classes.size(of: leader.leader) { swap(&member, &leader) }
        let isJoined = classes.join(
            member.leader,
            to: leader.leader,
            scale: -leader.coefficient / member.coefficient,
            offset: left.constant / member.coefficient,
            because: row
        )
        if !isJoined {
            wait(row)
            return
        }
        isUsed[row] = true
        // A row that waits for both has one class fewer now; it is in both lists, so the shorter one is enough.
        if watch.count(member.leader) > watch.count(leader.leader) {
            wake(leader.leader)
            watch.move(from: member.leader, to: leader.leader)
        } else {
            wake(member.leader)
        }
    }

    /// Puts the watches of the row last looked at, as far as they are on no class, on those of its classes that have none.
    private mutating func wait(_ row: Int) {
        let own = watch.watches(ofRow: row)
        var next = 0
        for idle in own where watch.place(of: idle) < 0 {
            while next < left.count, isWatched(left[next].leader, own) { next += 1 }
            if next == left.count { return }
            watch.put(idle, on: left[next].leader)
            next += 1
        }
    }

    private mutating func isWatched(_ leader: Int, _ own: Range<Int>) -> Bool {
        for other in own {
            let place = watch.place(of: other)
            if place >= 0, classes.find(place).leader == leader { return true }
        }
        return false
    }

    private mutating func wake(_ leader: Int) {
        if watch.count(leader) == 0 { return }
        let known = waiting.count
        watch.takeAll(of: leader, into: &waiting)
        var kept = known
        for place in known..<waiting.count {
            let row = waiting[place]
            if isWaiting[row] || isUsed[row] { continue }
            isWaiting[row] = true
            waiting[kept] = row
            kept += 1
        }
        waiting.removeLast(waiting.count - kept)
    }

    /// Rows from which it follows what the variables of some rows are, and those rows.
    func explanation(of rows: [Int]) -> [Int] {
        var found = Set(rows)
        var pending = rows
        var seen: Set<Int> = []
        while let row = pending.popLast() {
            for index in view.range(of: row) {
                let variable = view.term(index).variable
                if !seen.insert(variable).inserted { continue }
                let reason = Int(classes.reasons[variable])
                if reason >= 0, found.insert(reason).inserted { pending.append(reason) }
            }
        }
        return found.sorted()
    }
}
