/// The lists of a reduced system, which are as long as the system itself: numbers are separate from elements half as wide, so
/// that no byte between them is wasted.
extension ReducedSystem {
    struct Rows {
        private struct Head {
            var source: Int32
            var start: Int32
            var kind: Kind
            var relation: RowRelation
        }

        private var heads: [Head] = []
        private var constants: [Double] = []

        var count: Int { heads.count }
        var indices: Range<Int> { heads.indices }
        var hasRequiredEqualities: Bool { heads.contains { $0.kind == .requiredEquality } }

        @inline(__always)
        subscript(row: Int) -> Row {
            let head = heads[row]
            return Row(
                source: head.source,
                kind: head.kind,
                relation: head.relation,
                start: head.start,
                constant: constants[row]
            )
        }

        @inline(__always)
        mutating func append(_ row: Row) {
            heads.append(Head(source: row.source, start: row.start, kind: row.kind, relation: row.relation))
            constants.append(row.constant)
        }

        @inline(__always)
        mutating func drop(_ row: Int) { heads[row].kind = .dropped }
    }

    struct Entries {
        private(set) var columns: [Int32] = []
        private var coefficients: [Double] = []

        var count: Int { columns.count }

        @inline(__always)
        subscript(index: Int) -> Entry { Entry(column: columns[index], coefficient: coefficients[index]) }

        @inline(__always)
        mutating func append(_ entry: Entry) {
            columns.append(entry.column)
            coefficients.append(entry.coefficient)
        }
    }
}
