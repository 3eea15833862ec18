/// The columns that reduced rows tie together, and those rows, each group in order.
struct ColumnGroups {
    private var columnStarts: [Int32] = [0]
    private(set) var columns: [Int32] = []
    private var rowStarts: [Int32] = [0]
    private(set) var rows: [Int32] = []

    init(_ system: ReducedSystem) {
        let columnCount = system.columns.count
        var groups = UnionFind(count: columnCount)
        var isPresent = Array(repeating: false, count: columnCount)
        for row in system.rows.indices where system.rows[row].kind != .dropped {
            let entries = system.entries(of: row)
            let first = Int(system.entries[entries.lowerBound].column)
            isPresent[first] = true
            for entry in entries.dropFirst() {
                let column = Int(system.entries[entry].column)
                isPresent[column] = true
                groups.unite(first, column)
            }
        }
        var groupOfColumn = Array(repeating: Int32(-1), count: columnCount)
        var columnCounts: [Int32] = []
        for column in 0..<columnCount where isPresent[column] {
            let leader = groups.find(column)
            if groupOfColumn[leader] < 0 {
                groupOfColumn[leader] = Int32(truncatingIfNeeded: columnCounts.count)
                columnCounts.append(0)
            }
            let group = groupOfColumn[leader]
            groupOfColumn[column] = group
            columnCounts[Int(group)] += 1
        }
        var rowCounts = Array(repeating: Int32(0), count: columnCounts.count)
        var groupOfRow = Array(repeating: Int32(-1), count: system.rows.count)
        for row in system.rows.indices where system.rows[row].kind != .dropped {
            let group = groupOfColumn[Int(system.entries[Int(system.rows[row].start)].column)]
            groupOfRow[row] = group
            rowCounts[Int(group)] += 1
        }
        columnStarts = Self.starts(columnCounts)
        rowStarts = Self.starts(rowCounts)
        columns = Array(repeating: 0, count: Int(columnStarts[columnCounts.count]))
        rows = Array(repeating: 0, count: Int(rowStarts[columnCounts.count]))
        var next = columnStarts
        for column in 0..<columnCount where isPresent[column] {
            let group = Int(groupOfColumn[column])
            columns[Int(next[group])] = Int32(truncatingIfNeeded: column)
            next[group] += 1
        }
        next = rowStarts
        for row in groupOfRow.indices where groupOfRow[row] >= 0 {
            let group = Int(groupOfRow[row])
            rows[Int(next[group])] = Int32(truncatingIfNeeded: row)
            next[group] += 1
        }
    }

    private static func starts(_ counts: [Int32]) -> [Int32] {
        var starts: [Int32] = [0]
        starts.reserveCapacity(counts.count + 1)
        var sum: Int32 = 0
        for count in counts {
            sum += count
            starts.append(sum)
        }
        return starts
    }

    var count: Int { columnStarts.count - 1 }

    func columnRange(of index: Int) -> Range<Int> { Int(columnStarts[index])..<Int(columnStarts[index + 1]) }

    func rowRange(of index: Int) -> Range<Int> { Int(rowStarts[index])..<Int(rowStarts[index + 1]) }
}
