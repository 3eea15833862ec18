/// The rows of a system in parts that can be solved apart from each other.
///
/// Rows are connected where they share a variable, but for one that a required row fixes by itself: its *pin*, such as the width
/// of a root, which every row of a form has. As long as the pin is kept, the rows on either side of its variable mean nothing to
/// each other; each part is solved with the pins that its rows touch, and with nothing else.
struct Regions: Sendable {
    /// By variable: the row that fixes it, or -1.
    private var pins: [Int32]
    /// By variable: its region, or -1 where it is pinned or in no row.
    private var regionOfVariable: [Int32]
    private var rowStarts: [Int32] = [0]
    private var rows: [Int32] = []
    private var variableStarts: [Int32] = [0]
    private var variables: [Int32] = []

    /// Some rows, with everything connected to them.
    struct Part: Sendable {
        /// The rows that participate, ascending, pins included.
        var rows: [Int]
        /// The variables of these rows, ascending, pinned ones included.
        var variables: [Int]
        /// Rows that fix a variable that rows of other parts may have, too.
        var pins: [Int]
        /// Whether the part was one before.
        var isOneRegion: Bool
    }

    /// - Parameters:
    ///   - participates: Which rows to look at.
    ///   - mayPin: Which of the required equalities on a single variable may be taken for pins.
    /// - Complexity: Near linear in the terms.
    init(of system: LinearSystem, participates: (_ row: Int) -> Bool, mayPin: (_ row: Int) -> Bool) {
        let count = system.variableCount
        pins = Array(repeating: -1, count: count)
        regionOfVariable = Array(repeating: -1, count: count)
        for row in 0..<system.rowCount where system.fixesVariable(row) && participates(row) && mayPin(row) {
            let variable = system.terms[system.rowStarts[row]].variable
            if pins[variable] < 0 { pins[variable] = Int32(truncatingIfNeeded: row) }
        }
        var groups = UnionFind(count: count)
        var regionOfRow = Array(repeating: Int32(-1), count: system.rowCount)
        for row in 0..<system.rowCount where participates(row) {
            var first = -1
            for index in system.rowStarts[row]..<system.rowStarts[row + 1] {
                let variable = system.terms[index].variable
                if pins[variable] >= 0 { continue }
                if first >= 0 { groups.unite(first, variable) } else { first = variable }
            }
            regionOfRow[row] = Int32(truncatingIfNeeded: first)
        }
        var regionCount: Int32 = 0
        for row in 0..<system.rowCount where regionOfRow[row] >= 0 {
            let leader = groups.find(Int(regionOfRow[row]))
            if regionOfVariable[leader] < 0 {
                regionOfVariable[leader] = regionCount
                regionCount += 1
            }
            regionOfRow[row] = regionOfVariable[leader]
        }
        for variable in 0..<count where pins[variable] < 0 {
            // The leader is the lowest of its group, so that it is known before the others.
            regionOfVariable[variable] = regionOfVariable[groups.find(variable)]
        }
        (rowStarts, rows) = Self.sorted(regionOfRow, into: Int(regionCount))
        (variableStarts, variables) = Self.sorted(regionOfVariable, into: Int(regionCount))
    }

    private static func sorted(_ regions: [Int32], into count: Int) -> (starts: [Int32], items: [Int32]) {
        var starts = Array(repeating: Int32(0), count: count + 1)
        for region in regions where region >= 0 { starts[Int(region) + 1] += 1 }
        for region in 0..<count { starts[region + 1] += starts[region] }
        var next = starts
        var items = Array(repeating: Int32(0), count: Int(starts.last ?? 0))
        for (item, region) in regions.enumerated() where region >= 0 {
            items[Int(next[Int(region)])] = Int32(truncatingIfNeeded: item)
            next[Int(region)] += 1
        }
        return (starts, items)
    }

    /// Whether one of the rows is a pin, so that changing it concerns more than one part.
    func holdsPin(among rows: [Int], of system: LinearSystem) -> Bool {
        rows.contains { row in system.terms(of: row).contains { Int(pins[$0.variable]) == row } }
    }

    /// The region of a row; `nil` where all its variables are pinned, or in no row.
    func region(of row: Int, in system: LinearSystem) -> Int? {
        for term in system.terms(of: row) where regionOfVariable[term.variable] >= 0 {
            return Int(regionOfVariable[term.variable])
        }
        return nil
    }

    /// The region of a variable; `nil` where it is pinned, or in no row.
    func region(ofVariable variable: Int) -> Int? {
        regionOfVariable[variable] < 0 ? nil : Int(regionOfVariable[variable])
    }

    /// The part connected to some rows, none of which is a pin.
    ///
    /// - Parameters:
    ///   - variables: Further variables that must be in the part.
    ///   - participates: Which rows to look at, as the system is now.
    /// - Complexity: Near linear in the size of the result.
    func part(
        around touched: [Int],
        variables: [Int] = [],
        of system: LinearSystem,
        participates: (_ row: Int) -> Bool
    ) -> Part {
        var regions: [Int] = []
        var loose: [Int] = []
        func add(_ variable: Int) {
            let region = Int(regionOfVariable[variable])
            if region < 0 { loose.append(variable) } else { regions.append(region) }
        }
        for row in touched {
            for term in system.terms(of: row) where pins[term.variable] < 0 { add(term.variable) }
        }
        var asked: [Int] = []
        for variable in variables {
            if pins[variable] < 0 { add(variable) } else { asked.append(Int(pins[variable])) }
        }
        regions.sort()
        var distinct: [Int] = []
        for region in regions where distinct.last != region { distinct.append(region) }
        var part = Part(rows: [], variables: loose, pins: [], isOneRegion: distinct.count == 1 && loose.isEmpty)
        for region in distinct {
            for place in Int(rowStarts[region])..<Int(rowStarts[region + 1]) { part.rows.append(Int(rows[place])) }
            for place in Int(variableStarts[region])..<Int(variableStarts[region + 1]) {
                part.variables.append(Int(self.variables[place]))
            }
        }
        let known = part.rows.count
        part.rows.append(contentsOf: touched)
        part.rows.sort()
        part.rows.removeRepetitions()
        part.isOneRegion = part.isOneRegion && part.rows.count == known
        part.rows.removeAll { !participates($0) }
        part.pins = asked
        part.variables.append(contentsOf: variables)
        for row in part.rows {
            for term in system.terms(of: row) where pins[term.variable] >= 0 {
                part.pins.append(Int(pins[term.variable]))
                part.variables.append(term.variable)
            }
        }
        part.pins.sort()
        part.pins.removeRepetitions()
        part.variables.sort()
        part.variables.removeRepetitions()
        if !part.pins.isEmpty {
            part.rows.append(contentsOf: part.pins)
            part.rows.sort()
            part.rows.removeRepetitions()
        }
        return part
    }

    func isPinned(_ variable: Int) -> Bool { pins[variable] >= 0 }
}

extension [Int] {
    /// Whether ascending values hold one.
    func holds(_ value: Int) -> Bool {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == value
    }

    /// Leaves one of each run of equal values.
    mutating func removeRepetitions() {
        var kept = 0
        for index in indices where kept == 0 || self[index] != self[kept - 1] {
            self[kept] = self[index]
            kept += 1
        }
        removeLast(count - kept)
    }
}

extension LinearSystem {
    /// Whether the row is a required equality on a single variable.
    func fixesVariable(_ row: Int) -> Bool {
        rowStarts[row + 1] == rowStarts[row] + 1 && relations[row] == .equal && priorities[row] >= Self.required
    }
}

/// Some rows of a system as a system of their own, over their own variables, in the same order.
struct LocalSystem: Sendable {
    private(set) var system: LinearSystem
    /// By local row: the row of the whole.
    let rows: [Int]
    /// By local variable: the variable of the whole, ascending.
    let variables: [Int]

    /// - Parameters:
    ///   - rows: Ascending.
    ///   - variables: Those of the rows, ascending.
    ///   - keepRank: Of a row of the whole.
    init(of whole: LinearSystem, rows: [Int], variables: [Int], keepRank: (_ row: Int) -> UInt8) {
        self.rows = rows
        self.variables = variables
        var system = LinearSystem(variableCount: variables.count)
        system.reserveCapacity(rows: rows.count, terms: 3 * rows.count)
        for row in rows {
            system.addRow(
                whole.terms(of: row).lazy.map {
                    LinearTerm(Self.place(of: $0.variable, in: variables), $0.coefficient)
                },
                whole.relations[row],
                whole.constants[row],
                priority: whole.priorities[row],
                keepRank: keepRank(row),
                isAssumed: whole.isAssumed[row]
            )
        }
        self.system = system
    }

    init(of whole: LinearSystem, _ part: Regions.Part) {
        self.init(of: whole, rows: part.rows, variables: part.variables) { whole.keepRanks[$0] }
    }

    /// Rows with their own variables.
    init(of whole: LinearSystem, rows: [Int], keepRank: (_ row: Int) -> UInt8) {
        var variables: [Int] = []
        for row in rows { for term in whole.terms(of: row) { variables.append(term.variable) } }
        variables.sort()
        variables.removeRepetitions()
        self.init(of: whole, rows: rows, variables: variables, keepRank: keepRank)
    }

    func row(of wholeRow: Int) -> Int? {
        let place = Self.place(of: wholeRow, in: rows)
        return place < rows.count && rows[place] == wholeRow ? place : nil
    }

    /// Where a value is, or would be, in ascending ones.
    private static func place(of value: Int, in ascending: [Int]) -> Int {
        var low = 0
        var high = ascending.count
        while low < high {
            let middle = (low + high) / 2
            if ascending[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
