/// The part of a basis that has no row and no column with a single entry, eliminated with little fill-in.
///
/// Pivots are chosen by Markowitz's rule among entries of at least a tenth of the largest in their column.
struct MarkowitzNucleus {
    private static let threshold = 0.1
    private static let singular = 1e-11
    private static let candidates = 4

    /// By variable: the slots and values left in its row.
    private var rowSlots: [[Int]]
    private var rowValues: [[Double]]
    /// By slot: the variables left in its column.
    private var columnVariables: [[Int]]
    private var rowBuckets: CountBuckets
    private var columnBuckets: CountBuckets
    private var placeOfSlot: [Int]

    init(_ matrix: BasisMatrix) {
        let count = matrix.count
        rowSlots = Array(repeating: [], count: count)
        rowValues = Array(repeating: [], count: count)
        columnVariables = Array(repeating: [], count: count)
        rowBuckets = CountBuckets(count: count)
        columnBuckets = CountBuckets(count: count)
        placeOfSlot = Array(repeating: -1, count: count)
        for variable in 0..<count where !matrix.isVariableDone[variable] {
            for entry in matrix.rowStarts[variable]..<matrix.rowStarts[variable + 1] {
                let slot = matrix.rowSlots[entry]
                if matrix.isSlotDone[slot] { continue }
                rowSlots[variable].append(slot)
                rowValues[variable].append(matrix.rowValues[entry])
                columnVariables[slot].append(variable)
            }
            rowBuckets.insert(variable, count: rowSlots[variable].count)
        }
        for slot in 0..<count where !matrix.isSlotDone[slot] {
            columnBuckets.insert(slot, count: columnVariables[slot].count)
        }
    }

    /// - Returns: The slots left without a pivot, each with the variable whose unit column stands in for it.
    mutating func eliminate(into builder: inout FactorBuilder) -> [(slot: Int, variable: Int)] {
        while let (variable, slot) = choosePivot() {
            eliminate(variable, slot, into: &builder)
        }
        var replaced: [(slot: Int, variable: Int)] = []
        for (slot, variable) in zip(columnBuckets.members, rowBuckets.members) {
            replaced.append((slot, variable))
            builder.endPivot(variable: variable, slot: slot, pivot: 1)
        }
        return replaced
    }

    private func value(_ variable: Int, _ slot: Int) -> Double {
        for (place, other) in rowSlots[variable].enumerated() where other == slot { return rowValues[variable][place] }
        return 0
    }

    private func largest(inColumn slot: Int) -> Double {
        var largest = 0.0
        for variable in columnVariables[slot] { largest = max(largest, abs(value(variable, slot))) }
        return largest
    }

    private mutating func choosePivot() -> (variable: Int, slot: Int)? {
        var best: (variable: Int, slot: Int)?
        var bestMerit = Int.max
        var examined = 0
        var count = 1
        while count <= max(rowBuckets.highest, columnBuckets.highest) {
            var slot = columnBuckets.first(count: count)
            while let candidate = slot {
                slot = columnBuckets.next(after: candidate)
                let limit = largest(inColumn: candidate)
                if limit <= Self.singular { continue }
                for variable in columnVariables[candidate] {
                    let merit = (rowSlots[variable].count - 1) * (count - 1)
                    if merit < bestMerit, abs(value(variable, candidate)) >= Self.threshold * limit {
                        bestMerit = merit
                        best = (variable, candidate)
                    }
                }
                examined += 1
                if best != nil, bestMerit <= (count - 1) * (count - 1) || examined >= Self.candidates {
                    return best
                }
            }
            var variable = rowBuckets.first(count: count)
            while let candidate = variable {
                variable = rowBuckets.next(after: candidate)
                for (place, slot) in rowSlots[candidate].enumerated() {
                    let merit = (columnVariables[slot].count - 1) * (count - 1)
                    if merit >= bestMerit { continue }
                    let size = abs(rowValues[candidate][place])
                    if size > Self.singular, size >= Self.threshold * largest(inColumn: slot) {
                        bestMerit = merit
                        best = (candidate, slot)
                    }
                }
                examined += 1
                if best != nil, bestMerit <= count * (count - 1) || examined >= Self.candidates {
                    return best
                }
            }
            count += 1
        }
        return best
    }

    private mutating func eliminate(_ variable: Int, _ slot: Int, into builder: inout FactorBuilder) {
        let pivot = value(variable, slot)
        let slots = rowSlots[variable]
        let values = rowValues[variable]
        rowBuckets.remove(variable)
        columnBuckets.remove(slot)
        for (place, other) in slots.enumerated() where other != slot {
            builder.addUpper(other, values[place])
            columnVariables[other].removeAll { $0 == variable }
        }
        for other in columnVariables[slot] where other != variable {
            let factor = value(other, slot) / pivot
            builder.addLower(other, factor)
            subtract(slots, values, times: factor, from: other, without: slot)
            rowBuckets.move(other, count: rowSlots[other].count)
        }
        for other in slots where other != slot { columnBuckets.move(other, count: columnVariables[other].count) }
        builder.endPivot(variable: variable, slot: slot, pivot: pivot)
        rowSlots[variable] = []
        rowValues[variable] = []
        columnVariables[slot] = []
    }

    /// Takes `factor` times the pivot row from the row of a variable, whose entry at `pivotSlot` goes.
    private mutating func subtract(
        _ slots: [Int],
        _ values: [Double],
        times factor: Double,
        from variable: Int,
        without pivotSlot: Int
    ) {
        for (place, slot) in rowSlots[variable].enumerated() { placeOfSlot[slot] = place }
        for (place, slot) in slots.enumerated() where slot != pivotSlot {
            if placeOfSlot[slot] >= 0 {
                let before = rowValues[variable][placeOfSlot[slot]]
                let after = before - factor * values[place]
                // A difference that is only rounding would be a false pivot later.
                rowValues[variable][placeOfSlot[slot]] = abs(after) < 1e-13 * abs(before) ? 0 : after
            } else {
                placeOfSlot[slot] = rowSlots[variable].count
                rowSlots[variable].append(slot)
                rowValues[variable].append(-factor * values[place])
                columnVariables[slot].append(variable)
            }
        }
        for slot in rowSlots[variable] { placeOfSlot[slot] = -1 }
        var kept = 0
        for place in rowSlots[variable].indices {
            let slot = rowSlots[variable][place]
            if slot == pivotSlot { continue }
            if rowValues[variable][place] == 0 {
                columnVariables[slot].removeAll { $0 == variable }
                continue
            }
            rowSlots[variable][kept] = slot
            rowValues[variable][kept] = rowValues[variable][place]
            kept += 1
        }
        rowSlots[variable].removeLast(rowSlots[variable].count - kept)
        rowValues[variable].removeLast(rowValues[variable].count - kept)
    }
}

/// Items in linked lists by how many entries each has left.
struct CountBuckets {
    private var heads: [Int]
    private var following: [Int]
    private var preceding: [Int]
    private var counts: [Int]
    /// No item has more entries than this.
    private(set) var highest = 0

    init(count: Int) {
        heads = Array(repeating: -1, count: count + 1)
        following = Array(repeating: -1, count: count)
        preceding = following
        counts = following
    }

    /// The remaining members, ascending.
    var members: [Int] { counts.indices.filter { counts[$0] >= 0 } }

    func first(count: Int) -> Int? {
        count < heads.count && heads[count] >= 0 ? heads[count] : nil
    }

    func next(after item: Int) -> Int? {
        following[item] >= 0 ? following[item] : nil
    }

    mutating func insert(_ item: Int, count: Int) {
        counts[item] = count
        highest = max(highest, count)
        following[item] = heads[count]
        preceding[item] = -1
        if heads[count] >= 0 { preceding[heads[count]] = item }
        heads[count] = item
    }

    mutating func remove(_ item: Int) {
        if preceding[item] >= 0 {
            following[preceding[item]] = following[item]
        } else {
            heads[counts[item]] = following[item]
        }
        if following[item] >= 0 { preceding[following[item]] = preceding[item] }
        counts[item] = -1
    }

    mutating func move(_ item: Int, count: Int) {
        if counts[item] == count { return }
        remove(item)
        insert(item, count: count)
    }
}
