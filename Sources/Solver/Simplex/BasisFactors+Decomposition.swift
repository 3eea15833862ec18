extension BasisFactors {
    /// Decomposes the basis anew.
    ///
    /// Pivots that need no arithmetic are taken first: columns with one entry left, then rows with one entry left. What
    /// remains is eliminated by Markowitz's rule with a threshold.
    ///
    /// - Parameters:
    ///   - basis: For each slot the row whose coefficients it holds, or `~variable` for the unit column of a variable.
    /// - Returns: The slots whose columns depend on the others, each with the variable whose unit column was used.
    mutating func decompose(_ basis: [Int], of rows: SparseRows) -> [(slot: Int, variable: Int)] {
        removeChanges()
        isIdentity = false
        var matrix = BasisMatrix(basis, rows)
        var builder = FactorBuilder(count: count)
        matrix.takeSingletons(into: &builder)
        var replaced: [(slot: Int, variable: Int)] = []
        if builder.pivots.count < count {
            var nucleus = MarkowitzNucleus(matrix)
            replaced = nucleus.eliminate(into: &builder)
            builder.removeUpper(ofSlots: replaced.map(\.slot))
        }
        positionOfVariable = Array(repeating: 0, count: count)
        positionOfSlot = positionOfVariable
        for position in 0..<count {
            positionOfVariable[builder.variables[position]] = position
            positionOfSlot[builder.slots[position]] = position
        }
        variableAt = builder.variables
        slotAt = builder.slots
        pivots = builder.pivots
        lowerColumns = builder.lower
        for entry in lowerColumns.places.indices {
            lowerColumns.places[entry] = positionOfVariable[lowerColumns.places[entry]]
        }
        upperRows = builder.upper
        for entry in upperRows.places.indices {
            upperRows.places[entry] = positionOfSlot[upperRows.places[entry]]
        }
        lowerRows = lowerColumns.transposed(count: count)
        upperColumns = upperRows.transposed(count: count)
        return replaced
    }
}

/// The pivots found so far, with what each eliminates; places are variables (lower) and slots (upper).
struct FactorBuilder {
    var variables: [Int] = []
    var slots: [Int] = []
    var pivots: [Double] = []
    var lower = BasisFactors.Triangle()
    var upper = BasisFactors.Triangle()

    init(count: Int) {
        variables.reserveCapacity(count)
        slots.reserveCapacity(count)
        pivots.reserveCapacity(count)
        lower.starts = [0]
        upper.starts = [0]
    }

    mutating func addLower(_ variable: Int, _ value: Double) {
        lower.places.append(variable)
        lower.values.append(value)
    }

    mutating func addUpper(_ slot: Int, _ value: Double) {
        upper.places.append(slot)
        upper.values.append(value)
    }

    /// Forgets what earlier pivots have in slots whose columns are replaced by unit columns.
    mutating func removeUpper(ofSlots removed: [Int]) {
        if removed.isEmpty { return }
        let removedSlots = Set(removed)
        var kept = BasisFactors.Triangle()
        kept.starts = [0]
        for position in pivots.indices {
            for entry in upper.starts[position]..<upper.starts[position + 1]
            where !removedSlots.contains(upper.places[entry]) {
                kept.places.append(upper.places[entry])
                kept.values.append(upper.values[entry])
            }
            kept.starts.append(kept.places.count)
        }
        upper = kept
    }

    mutating func endPivot(variable: Int, slot: Int, pivot: Double) {
        variables.append(variable)
        slots.append(slot)
        pivots.append(pivot)
        lower.starts.append(lower.places.count)
        upper.starts.append(upper.places.count)
    }
}

/// A basis as given, by columns and by rows, and which of them have a pivot already.
struct BasisMatrix {
    let count: Int
    var columnStarts: [Int]
    var columnVariables: [Int] = []
    var columnValues: [Double] = []
    var rowStarts: [Int]
    var rowSlots: [Int]
    var rowValues: [Double]
    var columnCounts: [Int]
    var rowCounts: [Int]
    var isSlotDone: [Bool]
    var isVariableDone: [Bool]

    init(_ basis: [Int], _ rows: SparseRows) {
        count = basis.count
        columnStarts = [0]
        columnStarts.reserveCapacity(count + 1)
        for member in basis {
            if member < 0 {
                columnVariables.append(~member)
                columnValues.append(1)
            } else {
                for entry in rows.starts[member]..<rows.starts[member + 1] {
                    columnVariables.append(rows.columns[entry])
                    columnValues.append(rows.coefficients[entry])
                }
            }
            columnStarts.append(columnVariables.count)
        }
        rowCounts = Array(repeating: 0, count: count)
        for variable in columnVariables { rowCounts[variable] += 1 }
        rowStarts = [0]
        rowStarts.reserveCapacity(count + 1)
        for variable in 0..<count { rowStarts.append(rowStarts[variable] + rowCounts[variable]) }
        rowSlots = Array(repeating: 0, count: columnVariables.count)
        rowValues = Array(repeating: 0, count: columnVariables.count)
        columnCounts = Array(repeating: 0, count: count)
        var next = rowStarts
        for slot in 0..<count {
            columnCounts[slot] = columnStarts[slot + 1] - columnStarts[slot]
            for entry in columnStarts[slot]..<columnStarts[slot + 1] {
                let place = next[columnVariables[entry]]
                next[columnVariables[entry]] += 1
                rowSlots[place] = slot
                rowValues[place] = columnValues[entry]
            }
        }
        isSlotDone = Array(repeating: false, count: count)
        isVariableDone = isSlotDone
    }

    mutating func takeSingletons(into builder: inout FactorBuilder) {
        var slots = (0..<count).filter { columnCounts[$0] == 1 }
        var variables: [Int] = []
        var isFirstRound = true
        while true {
            while let slot = slots.popLast() {
                if isSlotDone[slot] || columnCounts[slot] != 1 { continue }
                takeColumn(slot, into: &builder, singletons: &slots)
            }
            if isFirstRound {
                variables = (0..<count).filter { !isVariableDone[$0] && rowCounts[$0] == 1 }
                isFirstRound = false
            }
            guard let variable = variables.popLast() else { return }
            if isVariableDone[variable] || rowCounts[variable] != 1 { continue }
            takeRow(variable, into: &builder, rows: &variables, columns: &slots)
        }
    }

    /// A column with one entry left: nothing to eliminate below it.
    private mutating func takeColumn(_ slot: Int, into builder: inout FactorBuilder, singletons: inout [Int]) {
        for entry in columnStarts[slot]..<columnStarts[slot + 1] where !isVariableDone[columnVariables[entry]] {
            let variable = columnVariables[entry]
            isSlotDone[slot] = true
            isVariableDone[variable] = true
            for other in rowStarts[variable]..<rowStarts[variable + 1] where !isSlotDone[rowSlots[other]] {
                builder.addUpper(rowSlots[other], rowValues[other])
                columnCounts[rowSlots[other]] -= 1
                if columnCounts[rowSlots[other]] == 1 { singletons.append(rowSlots[other]) }
            }
            builder.endPivot(variable: variable, slot: slot, pivot: columnValues[entry])
            return
        }
    }

    /// A row with one entry left: its column is eliminated without filling anything in.
    private mutating func takeRow(
        _ variable: Int,
        into builder: inout FactorBuilder,
        rows: inout [Int],
        columns: inout [Int]
    ) {
        for entry in rowStarts[variable]..<rowStarts[variable + 1] where !isSlotDone[rowSlots[entry]] {
            let slot = rowSlots[entry]
            let pivot = rowValues[entry]
            isSlotDone[slot] = true
            isVariableDone[variable] = true
            for other in columnStarts[slot]..<columnStarts[slot + 1] where !isVariableDone[columnVariables[other]] {
                builder.addLower(columnVariables[other], columnValues[other] / pivot)
                rowCounts[columnVariables[other]] -= 1
                if rowCounts[columnVariables[other]] == 1 { rows.append(columnVariables[other]) }
            }
            builder.endPivot(variable: variable, slot: slot, pivot: pivot)
            return
        }
    }
}
