/// The factors of a simplex basis: a sparse LU decomposition and the changes since, in product form.
///
/// The basis is a square matrix. Its columns, called slots, are the coefficients of the rows that are active; its rows
/// are the system's variables. Solves visit only what is reached from the right-hand side, in the order of the pivots,
/// so that a local question costs local work however large the basis is.
struct BasisFactors: Sendable {
    let count: Int
    /// Of the decomposition: which variable and slot each pivot has, and the reverse.
    var positionOfVariable: [Int]
    var positionOfSlot: [Int]
    var variableAt: [Int]
    var slotAt: [Int]
    var pivots: [Double]
    /// By column: what a pivot's elimination subtracts from later pivots' rows.
    var lowerColumns = Triangle()
    var lowerRows = Triangle()
    var upperRows = Triangle()
    var upperColumns = Triangle()

    /// One triangle of the factors, compressed, by pivot position.
    struct Triangle: Sendable {
        var starts: [Int] = []
        var places: [Int] = []
        var values: [Double] = []

        func transposed(count: Int) -> Triangle {
            var result = Triangle()
            result.starts = Array(repeating: 0, count: count + 1)
            for place in places { result.starts[place + 1] += 1 }
            for place in 0..<count { result.starts[place + 1] += result.starts[place] }
            result.places = Array(repeating: 0, count: places.count)
            result.values = Array(repeating: 0, count: places.count)
            var next = result.starts
            for position in 0..<count {
                for entry in starts[position]..<starts[position + 1] {
                    let target = next[places[entry]]
                    next[places[entry]] += 1
                    result.places[target] = position
                    result.values[target] = values[entry]
                }
            }
            return result
        }
    }

    /// Whether the decomposed matrix is the identity, as at the start.
    var isIdentity = true
    // The changes: each replaces one slot; entries are those of the new column in terms of the basis before.
    private var changeSlots: [Int] = []
    private var changePivots: [Double] = []
    private var changeStarts: [Int] = [0]
    private var changePlaces: [Int] = []
    private var changeValues: [Double] = []

    private var sweeper: TriangularSweeper

    init(count: Int) {
        self.count = count
        positionOfVariable = Array(0..<count)
        positionOfSlot = positionOfVariable
        variableAt = positionOfVariable
        slotAt = positionOfVariable
        pivots = []
        sweeper = TriangularSweeper(count: count)
    }

    /// Whether enough changes have piled up that a new decomposition pays.
    var isStale: Bool {
        changeSlots.count > 60 + count / 40 || changePlaces.count > 1_000 + 3 * (count + upperRows.places.count)
    }

    var hasChanges: Bool { !changeSlots.isEmpty }

    mutating func removeChanges() {
        changeSlots.removeAll(keepingCapacity: true)
        changePivots.removeAll(keepingCapacity: true)
        changeStarts = [0]
        changePlaces.removeAll(keepingCapacity: true)
        changeValues.removeAll(keepingCapacity: true)
    }

    /// Replaces the column of a slot by one whose combination of the present columns is `combination`.
    mutating func replace(slot: Int, by combination: borrowing SparseVector) {
        changeSlots.append(slot)
        changePivots.append(combination.values[slot])
        for place in combination.support where place != slot {
            let value = combination.values[place]
            if value != 0 {
                changePlaces.append(place)
                changeValues.append(value)
            }
        }
        changeStarts.append(changePlaces.count)
    }

    /// The combination of the basis columns that gives `right`, a vector over variables. Clears `right`.
    mutating func combine(_ right: inout SparseVector, into result: inout SparseVector) {
        result.clear()
        if isIdentity {
            for variable in right.support where right.values[variable] != 0 {
                result.add(right.values[variable], at: variable)
            }
        } else {
            for variable in right.support where right.values[variable] != 0 {
                sweeper.work.add(right.values[variable], at: positionOfVariable[variable])
            }
            sweeper.sweep(lowerColumns, ascending: true, pivots: nil)
            sweeper.sweep(upperColumns, ascending: false, pivots: pivots)
            for position in sweeper.work.support where abs(sweeper.work.values[position]) > TriangularSweeper.negligible
            {
                result.add(sweeper.work.values[position], at: slotAt[position])
            }
            sweeper.work.clear()
        }
        right.clear()
        for change in changeSlots.indices {
            let slot = changeSlots[change]
            let value = result.values[slot]
            if value == 0 { continue }
            let quotient = value / changePivots[change]
            result.set(quotient, at: slot)
            for entry in changeStarts[change]..<changeStarts[change + 1] {
                result.add(-changeValues[entry] * quotient, at: changePlaces[entry])
            }
        }
    }

    /// The point whose products with the basis columns are `right`, a vector over slots. Clears `right`.
    mutating func locate(_ right: inout SparseVector, into result: inout SparseVector) {
        result.clear()
        for change in changeSlots.indices.reversed() {
            let slot = changeSlots[change]
            var value = right.values[slot]
            for entry in changeStarts[change]..<changeStarts[change + 1] {
                value -= changeValues[entry] * right.values[changePlaces[entry]]
            }
            if value != 0 || right.values[slot] != 0 {
                right.set(value / changePivots[change], at: slot)
            }
        }
        if isIdentity {
            for slot in right.support where right.values[slot] != 0 {
                result.add(right.values[slot], at: slot)
            }
        } else {
            for slot in right.support where right.values[slot] != 0 {
                sweeper.work.add(right.values[slot], at: positionOfSlot[slot])
            }
            sweeper.sweep(upperRows, ascending: true, pivots: pivots)
            sweeper.sweep(lowerRows, ascending: false, pivots: nil)
            for position in sweeper.work.support where abs(sweeper.work.values[position]) > TriangularSweeper.negligible
            {
                result.add(sweeper.work.values[position], at: variableAt[position])
            }
            sweeper.work.clear()
        }
        right.clear()
    }

}
