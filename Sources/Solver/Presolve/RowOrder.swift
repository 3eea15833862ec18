/// The rows of a task as the presolve goes through them.
///
/// Its outcome does not depend on their order, but its speed does: rows that lie near each other should be about variables that
/// do. Where a system's rows come in disorder they are copied in the order of their first variables, so that memory is read in
/// one direction.
struct RowOrder {
    /// By place.
    let view: RowView
    let constants: UnsafeBufferPointer<Double>
    /// By place: the row of the system; `nil` where places are rows.
    private let originals: Cells<Int32>?
    /// Places of required rows, and of optional ones from the highest level to the lowest.
    let required: [Int]
    let optional: [Int]

    @inline(__always)
    func row(_ place: Int) -> Int { originals.map { Int($0[place]) } ?? place }

    @inline(__always)
    func constant(_ place: Int) -> Double {
        precondition(UInt(bitPattern: place) < UInt(bitPattern: constants.count))
        return constants[place]
    }

    init(_ task: SolvingTask, _ view: RowView, constants: UnsafeBufferPointer<Double>, in arena: Arena) {
        if Self.isOrderly(task, view) {
            self.view = view
            self.constants = constants
            originals = nil
            required = task.required
            optional = task.optional
            return
        }
        let rowCount = task.system.rowCount
        // By row: 0 where it is not in the task, 1 for required ones, then levels, highest first.
        let levels = arena.cells(rowCount, repeating: Int32(0))
        for row in task.required { levels[row] = 1 }
        var levelCount = 1
        var level = Double.nan
        for row in task.optional {
            let priority = task.priority(ofOptional: row, view)
            if priority != level {
                level = priority
                levelCount += 1
            }
            levels[row] = Int32(truncatingIfNeeded: levelCount)
        }
        // Rows by first variable; those without any come first.
        let firsts = arena.cells(rowCount, repeating: Int32(0))
        let starts = arena.cells(task.system.variableCount + 2, repeating: Int32(0))
        for row in 0..<rowCount where levels[row] > 0 {
            var first = Int.max
            for index in view.range(of: row) { first = min(first, view.term(index).variable) }
            let key = first == .max ? 0 : first + 1
            firsts[row] = Int32(truncatingIfNeeded: key)
            starts.update(key) { $0 += 1 }
        }
        var count: Int32 = 0
        for key in 0..<starts.count {
            let size = starts[key]
            starts[key] = count
            count += size
        }
        let originals = arena.cells(Int(count), repeating: Int32(0))
        for row in 0..<rowCount where levels[row] > 0 {
            starts.update(Int(firsts[row])) { place in
                originals[Int(place)] = Int32(truncatingIfNeeded: row)
                place += 1
            }
        }
        self.originals = originals
        (self.view, self.constants) = view.gathered(originals, constants: constants, in: arena)
        var sizes = Array(repeating: 0, count: levelCount + 1)
        for place in 0..<Int(count) { sizes[Int(levels[Int(originals[place])])] += 1 }
        var required: [Int] = []
        required.reserveCapacity(sizes[1])
        var next = Array(repeating: 0, count: levelCount + 1)
        for level in 2..<max(2, levelCount) { next[level + 1] = next[level] + sizes[level] }
        var optional = Array(repeating: 0, count: Int(count) - sizes[1])
        for place in 0..<Int(count) {
            let level = Int(levels[Int(originals[place])])
            if level == 1 {
                required.append(place)
            } else {
                optional[next[level]] = place
                next[level] += 1
            }
        }
        self.required = required
        self.optional = optional
    }

    /// Whether rows that follow each other are mostly about variables near each other.
    private static func isOrderly(_ task: SolvingTask, _ view: RowView) -> Bool {
        var jumps = 0
        var last = 0
        for row in task.required {
            let range = view.range(of: row)
            if range.isEmpty { continue }
            let variable = view.term(range.lowerBound).variable
            if abs(variable - last) > 256 { jumps += 1 }
            last = variable
        }
        return jumps * 4 < task.required.count || task.required.count < 1_000
    }
}
