/// What the equalities leave of a system: rows over the leaders of classes, fewer and shorter than before.
///
/// The leaders that are still in a row are its columns. Of required inequalities on a single column only the tightest
/// stay. A column that only one equality still needs, and whose own bounds that equality implies, is taken out together
/// with it: its value follows from the others' at the end.
struct ReducedSystem {
    enum Kind: UInt8 {
        case requiredEquality, requiredInequality, optional, dropped

        var isRequired: Bool { self == .requiredEquality || self == .requiredInequality }
    }

    struct Row {
        /// The row of the system.
        var source: Int32
        var kind: Kind
        var relation: RowRelation
        /// Where its entries begin; they end where the next row's do.
        var start: Int32
        var constant: Double
    }

    struct Entry {
        var column: Int32
        var coefficient: Double
    }

    /// A column's leader, the rows that bound it, and what is known of its value.
    struct Column {
        var leader: Int32
        var lowerRow: Int32 = -1
        var upperRow: Int32 = -1
        var lowest = -Double.infinity
        var highest = Double.infinity
    }

    private(set) var rows = Rows()
    private(set) var entries = Entries()
    private(set) var columns: [Column] = []
    /// Required rows without a column that do not hold.
    private(set) var contradictions: [Int] = []
    /// Columns taken out, with the row that gives each its value, in the order in which they were.
    private(set) var peeled: [(column: Int, row: Int)] = []
    /// By leader: its column, or -1.
    let columnsOfLeaders: Cells<Int32>

    init(variableCount: Int, in arena: Arena) {
        columnsOfLeaders = arena.cells(variableCount, repeating: -1)
    }

    @inline(__always)
    func entries(of row: Int) -> Range<Int> {
        let end = row + 1 < rows.count ? Int(rows[row + 1].start) : entries.count
        return Range(uncheckedBounds: (Int(rows[row].start), end))
    }

    mutating func add(_ row: Int, _ remainder: EqualityPresolve.Remainder, kind: Kind, relation: RowRelation) {
        if remainder.count == 0 {
            if kind == .optional { return }
            let excess = -remainder.constant
            let error: Double =
                switch relation {
                case .equal: abs(excess)
                case .lessThanOrEqual: excess
                case .greaterThanOrEqual: -excess
                }
            if error > 1e-9 * max(1, abs(remainder.constant)) + remainder.noise { contradictions.append(row) }
            return
        }
        let index = rows.count
        rows.append(
            Row(
                source: Int32(truncatingIfNeeded: row),
                kind: kind,
                relation: relation,
                start: Int32(truncatingIfNeeded: entries.count),
                constant: remainder.constant
            )
        )
        for place in 0..<remainder.count {
            let (leader, coefficient) = remainder[place]
            var column = columnsOfLeaders[leader]
            if column < 0 {
                column = Int32(truncatingIfNeeded: columns.count)
                columnsOfLeaders[leader] = column
                columns.append(Column(leader: Int32(truncatingIfNeeded: leader)))
            }
            entries.append(Entry(column: column, coefficient: coefficient))
        }
        if kind == .requiredInequality, remainder.count == 1 { addBound(index) }
    }

    /// Keeps a bound on one column if it is tighter than those before it.
    private mutating func addBound(_ row: Int) {
        let entry = entries[Int(rows[row].start)]
        let column = Int(entry.column)
        let bound = rows[row].constant / entry.coefficient
        let index = Int32(truncatingIfNeeded: row)
        if (rows[row].relation == .lessThanOrEqual) == (entry.coefficient > 0) {
            if bound < columns[column].highest {
                drop(columns[column].upperRow)
                columns[column].upperRow = index
                columns[column].highest = bound
            } else {
                rows.drop(row)
            }
        } else {
            if bound > columns[column].lowest {
                drop(columns[column].lowerRow)
                columns[column].lowerRow = index
                columns[column].lowest = bound
            } else {
                rows.drop(row)
            }
        }
    }

    private mutating func drop(_ row: Int32) {
        if row >= 0 { rows.drop(Int(row)) }
    }

    func isBound(_ row: Int) -> Bool {
        let entries = entries(of: row)
        if entries.count != 1 { return false }
        let column = columns[Int(self.entries[entries.lowerBound].column)]
        return Int(column.lowerRow) == row || Int(column.upperRow) == row
    }

    /// Takes a column out together with the row that gives it its value.
    mutating func takeOut(_ column: Int, with row: Int) {
        drop(Int32(truncatingIfNeeded: row))
        drop(columns[column].lowerRow)
        drop(columns[column].upperRow)
        peeled.append((column, row))
    }

    /// Notes a bound on a column that follows from others, where there was none.
    ///
    /// - Returns: Whether there was none.
    mutating func conclude(_ column: Int, _ limit: Double, isUpper: Bool) -> Bool {
        guard limit.isFinite else { return false }
        if isUpper {
            if columns[column].highest < .infinity { return false }
            columns[column].highest = limit
        } else {
            if columns[column].lowest > -.infinity { return false }
            columns[column].lowest = limit
        }
        return true
    }
}
