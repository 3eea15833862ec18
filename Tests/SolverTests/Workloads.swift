import LayoutSolver

/// The closed-form layouts that speed and results are measured on: views with four variables each (x, y, width, height;
/// x and y relative to the superview), view 0 the root.
struct Workload {
    var system: LinearSystem
    var viewCount: Int
    /// Row of `root.w = …`.
    var rootWidthRow = 0

    init(viewCount: Int) {
        self.viewCount = viewCount
        system = LinearSystem(variableCount: 4 * viewCount)
    }

    enum Attribute: Int { case x, y, w, h }

    /// The rows that set a view's distance to the one before it or to its superview.
    var gapRows: [Int] {
        (0..<system.rowCount).filter {
            system.relations[$0] == .equal && system.terms(of: $0).count > 1 && abs(system.constants[$0]) == 8
        }
    }

    /// The same rows in another order, always the same one: each steps on by a stride that is prime.
    func withShuffledRows() -> LinearSystem {
        let stride = [7919, 104_729, 1_299_709].first { system.rowCount % $0 != 0 } ?? 1
        var result = LinearSystem(variableCount: system.variableCount)
        result.reserveCapacity(rows: system.rowCount, terms: system.terms.count)
        var row = 0
        for _ in 0..<system.rowCount {
            result.addRow(
                system.terms(of: row),
                system.relations[row],
                system.constants[row],
                priority: system.priorities[row]
            )
            row = (row + stride) % system.rowCount
        }
        return result
    }

    /// The same with a required height of 40 for a view in the middle, in a row of its own.
    func withHeightOfMiddleView() -> (system: LinearSystem, row: Int) {
        var result = self
        let row = result.add([(viewCount / 2 / 3 * 3, .h, 1)], .equal, 40)
        return (result.system, row)
    }

    struct Term {
        var view: Int
        var attribute: Attribute
        var coefficient: Double
    }

    @discardableResult
    mutating func add(
        _ terms: [(Int, Attribute, Double)],
        _ relation: RowRelation,
        _ constant: Double,
        _ priority: Double = 1000
    ) -> Int {
        system.addRow(
            terms.map { LinearTerm(4 * $0.0 + $0.1.rawValue, $0.2) },
            relation,
            constant,
            priority: priority
        )
    }

    mutating func nonnegative(_ view: Int) {
        add([(view, .w, 1)], .greaterThanOrEqual, 0)
        add([(view, .h, 1)], .greaterThanOrEqual, 0)
    }

    mutating func intrinsic(_ view: Int, _ attribute: Attribute, _ size: Double, _ hug: Double, _ resist: Double) {
        add([(view, attribute, 1)], .lessThanOrEqual, size, hug)
        add([(view, attribute, 1)], .greaterThanOrEqual, size, resist)
    }

    /// The sum of all values, and the sum weighted by index modulo 97.
    static func checksums(_ values: [Double]) -> (s: Double, t: Double) {
        var s = 0.0
        var t = 0.0
        for (index, value) in values.enumerated() {
            s += value
            t += Double(index % 97) * value
        }
        return (s, t)
    }
}

extension Workload {
    /// Rows of a label and a field. `rootPriority` below 1000 couples all rows through the root's width.
    static func form(_ asked: Int, rootPriority: Double = 1000, tiesEvery: Int? = nil) -> Workload {
        let rowCount = (asked - 1) / 3
        var result = Workload(viewCount: 1 + 3 * rowCount)
        result.nonnegative(0)
        result.add([(0, .x, 1)], .equal, 0)
        result.add([(0, .y, 1)], .equal, 0)
        result.rootWidthRow = result.add([(0, .w, 1)], .equal, 375, rootPriority)
        for r in 0..<rowCount {
            let a = 1 + 3 * r
            let (l, f, p) = (a + 1, a + 2, a - 3)
            for view in [a, l, f] { result.nonnegative(view) }
            result.add([(a, .x, 1)], .equal, 0)
            result.add([(a, .x, 1), (a, .w, 1), (0, .w, -1)], .equal, 0)
            if r == 0 {
                result.add([(a, .y, 1)], .equal, 8)
            } else {
                result.add([(a, .y, 1), (p, .y, -1), (p, .h, -1)], .equal, 8)
            }
            result.add([(l, .x, 1)], .equal, 16)
            result.add([(f, .x, 1), (l, .x, -1), (l, .w, -1)], .equal, 8)
            result.add([(f, .x, 1), (f, .w, 1), (a, .w, -1)], .equal, -16)
            result.add([(f, .y, 1), (f, .h, 0.5), (a, .h, -0.5)], .equal, 0)
            result.add([(l, .y, 1), (l, .h, 1), (f, .y, -1), (f, .h, -1)], .equal, -3)
            result.add([(l, .y, 1)], .greaterThanOrEqual, 4)
            result.add([(a, .h, 1), (l, .y, -1), (l, .h, -1)], .greaterThanOrEqual, 4)
            result.add([(f, .y, 1)], .greaterThanOrEqual, 4)
            result.add([(a, .h, 1), (f, .y, -1), (f, .h, -1)], .greaterThanOrEqual, 4)
            result.add([(a, .h, 1)], .equal, 0, 50)
            let labelWidth = r % 10 == 7 ? 260 : 60 + (7 * r) % 50
            let isTied = tiesEvery.map { r % $0 == 51 } ?? false
            result.intrinsic(l, .w, Double(labelWidth), isTied ? 250 : 251, 750)
            result.intrinsic(l, .h, Double(20 + r % 3), 251, 750)
            result.intrinsic(f, .w, Double(100 + (11 * r) % 90), 250, 740)
            result.intrinsic(f, .h, 34, 250, 740)
        }
        if rowCount > 0 {
            let a = 1 + 3 * (rowCount - 1)
            result.add([(0, .h, 1), (a, .y, -1), (a, .h, -1)], .equal, 8)
        }
        return result
    }

    /// ``form(_:rootPriority:tiesEvery:)`` with a label that is too wide in every hundredth row.
    static func conflictingForm(_ asked: Int) -> Workload {
        var result = form(asked)
        let rowCount = (asked - 1) / 3
        for r in 0..<rowCount where r % 100 == 50 { result.add([(2 + 3 * r, .w, 1)], .greaterThanOrEqual, 400) }
        return result
    }

    /// A heap-shaped tree, four children each.
    static func tree(_ count: Int, rootPriority: Double = 1000) -> Workload {
        var result = Workload(viewCount: count)
        result.nonnegative(0)
        result.add([(0, .x, 1)], .equal, 0)
        result.add([(0, .y, 1)], .equal, 0)
        result.rootWidthRow = result.add([(0, .w, 1)], .equal, 65536, rootPriority)
        result.add([(0, .h, 1)], .equal, 65536)
        var depths = Array(repeating: 0, count: count)
        for i in 1..<max(1, count) {
            let p = (i - 1) / 4
            depths[i] = depths[p] + 1
            let isHorizontal = depths[p] % 2 == 0
            let (mx, mw, cx, cw): (Attribute, Attribute, Attribute, Attribute) =
                isHorizontal ? (.x, .w, .y, .h) : (.y, .h, .x, .w)
            result.nonnegative(i)
            if (i - 1) % 4 == 0 {
                result.add([(i, mx, 1)], .equal, 8)
            } else {
                result.add([(i, mx, 1), (i - 1, mx, -1), (i - 1, mw, -1)], .equal, 8)
            }
            result.add([(i, cx, 1)], .equal, 8)
            result.add([(i, cx, 1), (i, cw, 1), (p, cw, -1)], .equal, -8)
            if (i - 1) % 4 >= 1 { result.add([(i, mw, 1), (4 * p + 1, mw, -1)], .equal, 0) }
            if i == min(4 * p + 4, count - 1) {
                result.add([(i, mx, 1), (i, mw, 1), (p, mw, -1)], .equal, -8)
            }
            if 4 * i + 1 >= count {
                result.intrinsic(i, .w, Double(30 + i % 40), 250, 750)
                result.intrinsic(i, .h, Double(20 + i % 10), 250, 750)
            }
        }
        return result
    }

    /// A column in which every view is constrained to the one before.
    static func chain(_ count: Int) -> Workload {
        var result = Workload(viewCount: count)
        result.nonnegative(0)
        result.add([(0, .x, 1)], .equal, 0)
        result.add([(0, .y, 1)], .equal, 0)
        result.rootWidthRow = result.add([(0, .w, 1)], .equal, 375)
        for i in 1..<max(1, count) {
            result.nonnegative(i)
            if i == 1 {
                result.add([(i, .x, 1)], .equal, 16)
                result.add([(i, .x, 1), (i, .w, 1), (0, .w, -1)], .equal, -16)
                result.add([(i, .y, 1)], .equal, 8)
            } else {
                result.add([(i, .x, 1), (i - 1, .x, -1)], .equal, 0)
                result.add([(i, .w, 1), (i - 1, .w, -1)], .equal, 0)
                result.add([(i, .y, 1), (i - 1, .y, -1), (i - 1, .h, -1)], .equal, 8)
            }
            result.intrinsic(i, .h, Double(20 + i % 7), 250, 750)
        }
        if count > 1 { result.add([(0, .h, 1), (count - 1, .y, -1), (count - 1, .h, -1)], .equal, 8) }
        return result
    }

    /// Columns of equal widths and rows of equal heights, with redundant edges.
    static func grid(_ asked: Int) -> Workload {
        var columns = 1
        while columns * columns < asked - 1 { columns += 1 }
        let rowCount = (asked - 1) / columns
        var result = Workload(viewCount: 1 + rowCount * columns)
        result.nonnegative(0)
        result.add([(0, .x, 1)], .equal, 0)
        result.add([(0, .y, 1)], .equal, 0)
        result.rootWidthRow = result.add([(0, .w, 1)], .equal, 100_000)
        result.add([(0, .h, 1)], .equal, 100_000)
        for r in 0..<rowCount {
            for c in 0..<columns {
                let i = 1 + r * columns + c
                result.nonnegative(i)
                if c == 0 {
                    result.add([(i, .x, 1)], .equal, 4)
                } else {
                    result.add([(i, .x, 1), (i - 1, .x, -1), (i - 1, .w, -1)], .equal, 4)
                }
                if r == 0 {
                    result.add([(i, .y, 1)], .equal, 4)
                } else {
                    result.add([(i, .y, 1), (i - columns, .y, -1), (i - columns, .h, -1)], .equal, 4)
                }
                if i > 1 {
                    result.add([(i, .w, 1), (1, .w, -1)], .equal, 0)
                    result.add([(i, .h, 1), (1, .h, -1)], .equal, 0)
                }
                if c == columns - 1 { result.add([(i, .x, 1), (i, .w, 1), (0, .w, -1)], .equal, -4) }
                if r == rowCount - 1 { result.add([(i, .y, 1), (i, .h, 1), (0, .h, -1)], .equal, -4) }
            }
        }
        return result
    }
}
