/// Rows of coefficients in compressed form, with the transposed pattern.
struct SparseRows: Sendable {
    let columnCount: Int
    /// The entries of row `r` are at `starts[r]..<starts[r + 1]`.
    private(set) var starts: [Int] = [0]
    private(set) var columns: [Int] = []
    private(set) var coefficients: [Double] = []
    /// The entries of column `c` are at `columnStarts[c]..<columnStarts[c + 1]`; filled in by `finish`.
    private(set) var columnStarts: [Int] = []
    private(set) var rowsOfColumns: [Int] = []
    private(set) var coefficientsOfColumns: [Double] = []

    init(columnCount: Int) {
        self.columnCount = columnCount
    }

    var count: Int { starts.count - 1 }

    mutating func reserveCapacity(rows: Int, entries: Int) {
        starts.reserveCapacity(rows + 1)
        columns.reserveCapacity(entries)
        coefficients.reserveCapacity(entries)
    }

    mutating func append(column: Int, coefficient: Double) {
        columns.append(column)
        coefficients.append(coefficient)
    }

    mutating func endRow() {
        starts.append(columns.count)
    }

    /// Builds the transposed pattern. No rows may be added afterwards.
    mutating func finish() {
        columnStarts = Array(repeating: 0, count: columnCount + 1)
        for column in columns { columnStarts[column + 1] += 1 }
        for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
        rowsOfColumns = Array(repeating: 0, count: columns.count)
        coefficientsOfColumns = Array(repeating: 0, count: columns.count)
        var next = columnStarts
        for row in 0..<count {
            for entry in starts[row]..<starts[row + 1] {
                let place = next[columns[entry]]
                next[columns[entry]] += 1
                rowsOfColumns[place] = row
                coefficientsOfColumns[place] = coefficients[entry]
            }
        }
    }
}
