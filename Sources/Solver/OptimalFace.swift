/// The optimal points of one component, where there is more than one: a polyhedron of dimension at least 1.
public struct OptimalFace: Sendable {
    /// The variables that are not determined, ascending.
    public internal(set) var variables: [Int]
    /// The number of degrees of freedom.
    public internal(set) var dimension: Int

    /// A direction in which one can go from an interior point without leaving the face.
    public struct Direction: Sendable, Equatable {
        /// The variable that leads: coefficient 1 here, 0 in the other directions of the same basis.
        public var pivot: Int
        /// By variable, ascending; no zeros.
        public var terms: [LinearTerm]

        public init(pivot: Int, terms: [LinearTerm]) {
            self.pivot = pivot
            self.terms = terms
        }
    }

    let region: OptimalRegion
    /// The rows that bound the face, ascending.
    let rows: [Int]
    /// Made when first asked for.
    private let explorer = Locked<FaceExplorer?>(nil)
    private let shape = Locked<Shape?>(nil)

    init(region: OptimalRegion, variables: [Int], rows: [Int]) {
        self.region = region
        self.variables = variables
        self.rows = rows
        dimension = 0
        dimension = directions(order: Array(variables.indices)).freeColumns.count
    }

    /// A basis of the face's directions in which each pivot is the first variable in `order` that is independent of the
    /// pivots before it. Variables that `order` leaves out follow, ascending.
    ///
    /// - Complexity: One sparse elimination of the rows that are fixed, and the size of the result.
    public func basis(order: [Int]) -> [Direction] {
        directions(order: columns(inOrder: order)).basis().map { pivot, terms in
            Direction(pivot: variables[pivot], terms: terms.map { LinearTerm(variables[$0.column], $0.value) })
        }
    }

    /// The pivots of `basis(order:)` alone, without the directions.
    public func pivots(order: [Int]) -> [Int] {
        directions(order: columns(inOrder: order)).freeColumns.map { variables[$0] }
    }

    /// A direction that changes every variable of the face, drawn at random: but for chance of measure zero, what it leaves
    /// as it is, is the same all over the face.
    ///
    /// - Complexity: O(terms of the rows), after one sparse elimination of those that are fixed.
    public func genericDirection() -> [LinearTerm] {
        let values = directions(order: Array(variables.indices)).randomDirection()
        return variables.indices.filter { values[$0] != 0 }.map { LinearTerm(variables[$0], values[$0]) }
    }

    /// Whether another face of the same variables and dimension lies in the same plane.
    ///
    /// - Complexity: That of ``basis(order:)``.
    public func liesInOnePlane(with other: OptimalFace) -> Bool {
        guard variables == other.variables, dimension == other.dimension else { return false }
        let basis = basis(order: variables)
        let way = zip(interiorPoint(), other.interiorPoint()).map { $1 - $0 }
        var direction = Array(repeating: 0.0, count: variables.count)
        for term in other.genericDirection() {
            if let column = column(of: term.variable) { direction[column] = term.coefficient }
        }
        return [way, direction].allSatisfy { displacement in
            // The rest of it beside the directions of this face.
            var rest = displacement
            for own in basis {
                guard let pivot = column(of: own.pivot), displacement[pivot] != 0 else { continue }
                for term in own.terms {
                    guard let column = column(of: term.variable) else { continue }
                    rest[column] -= displacement[pivot] * term.coefficient
                }
            }
            let size = displacement.reduce(1) { max($0, abs($1)) }
            return rest.allSatisfy { abs($0) <= 1e-6 * size }
        }
    }

    /// The values of a point in the relative interior, one for each of `variables`.
    public func interiorPoint() -> [Double] {
        variables.map { region.interior[$0] }
    }

    /// The lowest and highest value of a linear functional over the face; `nil` where it is unbounded.
    ///
    /// Variables that are no variables of the face count with their values in the solution.
    ///
    /// - Complexity: Two linear programs on the face, warm-started.
    public func range(of functional: [LinearTerm]) -> (lowest: Double?, highest: Double?) {
        (lowest(of: functional), lowest(of: functional.map { LinearTerm($0.variable, -$0.coefficient) }).map { -$0 })
    }

    /// The lowest value of a linear functional over the face, as ``range(of:)`` has it.
    ///
    /// - Complexity: One linear program on the face, warm-started.
    public func lowest(of functional: [LinearTerm]) -> Double? {
        var offset = 0.0
        var terms: [(column: Int, coefficient: Double)] = []
        for term in functional {
            if let column = column(of: term.variable) {
                terms.append((column, term.coefficient))
            } else {
                offset += term.coefficient * region.values[term.variable]
            }
        }
        return explorer.withLock { explorer in
            // Taken out while it is used: a second reference would have every array of it copied.
            var own = explorer ?? FaceExplorer(makeSimplex(withUnitRows: false))
            explorer = nil
            defer { explorer = own }
            return own.lowest(of: terms).map { $0 + offset }
        }
    }

    /// How far one can go from `point` (values of `variables`) against and along a direction before leaving the face;
    /// `nil`: without end.
    public func reach(from point: [Double], along direction: [LinearTerm]) -> (backward: Double?, forward: Double?) {
        var step = Array(repeating: 0.0, count: variables.count)
        let shape = knownShape()
        var isMoved = Array(repeating: false, count: rows.count)
        for term in direction {
            guard let column = column(of: term.variable) else { continue }
            step[column] += term.coefficient
            for place in shape.columnStarts[column]..<shape.columnStarts[column + 1] {
                isMoved[Int(shape.rowsOfColumns[Int(place)])] = true
            }
        }
        var backward = Double.infinity
        var forward = Double.infinity
        for (index, row) in rows.enumerated() where isMoved[index] {
            var rate = 0.0
            var value = 0.0
            var place = Int(shape.starts[index])
            for term in region.system.terms(of: row) {
                let column = Int(shape.columns[place])
                place += 1
                if column >= 0 {
                    rate += term.coefficient * step[column]
                    value += term.coefficient * point[column]
                } else {
                    value += term.coefficient * region.values[term.variable]
                }
            }
            if abs(rate) <= Simplex.negligible { continue }
            let below = max(0, value - region.lower[row]) / abs(rate)
            let above = max(0, region.upper[row] - value) / abs(rate)
            forward = min(forward, rate > 0 ? above : below)
            backward = min(backward, rate > 0 ? below : above)
        }
        return (backward.isFinite ? backward : nil, forward.isFinite ? forward : nil)
    }

    /// The variables that still vary when some are held fixed at an interior point.
    public func freeVariables(holding fixed: [Int]) -> [Int] {
        var space = directions(order: Array(variables.indices))
        for variable in fixed {
            if let column = column(of: variable) { space.addRow(CollectionOfOne((column: column, coefficient: 1.0))) }
        }
        let direction = space.randomDirection()
        return variables.indices.filter { direction[$0] != 0 }.map { variables[$0] }
    }

    /// Whether the face is bounded by one of some rows, ascending.
    package func isBounded(byOneOf others: [Int]) -> Bool {
        others.contains { rows.holds($0) }
    }

    /// The remaining face when some rows keep the values that they have at one of its points.
    ///
    /// - Parameters:
    ///   - held: Rows of the system, ascending.
    ///   - point: By variable of the system.
    /// - Returns: The faces that it falls apart into, by first variable; none where nothing is left open.
    package func holding(_ held: [Int], at point: [Double]) -> [OptimalFace] {
        let start = variables.map { point[$0] }
        var simplex = makeSimplex(withUnitRows: false, at: start)
        for (index, row) in rows.enumerated() where held.holds(row) {
            let value = simplex.rowValues[index]
            _ = try? simplex.keep(index, lower: value, upper: value)
        }
        guard let interior = try? simplex.findInterior() else { return [self] }
        var space = DirectionSpace(order: Array(variables.indices))
        for row in rows.indices where simplex.states[row].isFixed { space.addRow(simplex.rows.terms(of: row)) }
        let motion = space.randomDirection(seed: variables.first ?? 0)
        var lower = region.lower
        var upper = region.upper
        var values = region.values
        var inner = region.interior
        var isFree = region.isFree
        for (column, variable) in variables.enumerated() {
            isFree[variable] = motion[column] != 0
            values[variable] = start[column]
            inner[variable] = isFree[variable] ? interior[column] : start[column]
        }
        for (index, row) in rows.enumerated() {
            var offset = 0.0
            for term in region.system.terms(of: row) where column(of: term.variable) == nil {
                offset += term.coefficient * region.values[term.variable]
            }
            lower[row] = simplex.states[index].lower + offset
            upper[row] = simplex.states[index].upper + offset
        }
        let rest = OptimalRegion(
            system: region.system,
            lower: lower,
            upper: upper,
            values: values,
            interior: inner,
            isFree: isFree
        )
        return rest.faces(of: variables, among: rows)
    }

    // MARK: -

    /// The face's rows by their columns, found once.
    private struct Shape: Sendable {
        /// By row of the face: where the columns of its terms begin.
        var starts: [Int32] = [0]
        /// Of each term; -1: no variable of the face.
        var columns: [Int32] = []
        var columnStarts: [Int32]
        /// By column: the rows of the face that it is in.
        var rowsOfColumns: [Int32]
    }

    private func knownShape() -> Shape {
        shape.withLock { shape in
            if let shape { return shape }
            let found = makeShape()
            shape = found
            return found
        }
    }

    private func makeShape() -> Shape {
        var shape = Shape(columnStarts: Array(repeating: 0, count: variables.count + 1), rowsOfColumns: [])
        for row in rows {
            for term in region.system.terms(of: row) {
                let column = column(of: term.variable) ?? -1
                shape.columns.append(Int32(truncatingIfNeeded: column))
                if column >= 0 { shape.columnStarts[column + 1] += 1 }
            }
            shape.starts.append(Int32(truncatingIfNeeded: shape.columns.count))
        }
        for column in variables.indices { shape.columnStarts[column + 1] += shape.columnStarts[column] }
        shape.rowsOfColumns = Array(repeating: 0, count: Int(shape.columnStarts.last ?? 0))
        var next = shape.columnStarts
        for row in rows.indices {
            for place in shape.starts[row]..<shape.starts[row + 1] {
                let column = Int(shape.columns[Int(place)])
                if column < 0 { continue }
                shape.rowsOfColumns[Int(next[column])] = Int32(truncatingIfNeeded: row)
                next[column] += 1
            }
        }
        return shape
    }

    func column(of variable: Int) -> Int? {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return low < variables.count && variables[low] == variable ? low : nil
    }

    private func columns(inOrder order: [Int]) -> [Int] {
        var columns: [Int] = []
        columns.reserveCapacity(variables.count)
        var isListed = Array(repeating: false, count: variables.count)
        for variable in order {
            if let column = column(of: variable), !isListed[column] {
                isListed[column] = true
                columns.append(column)
            }
        }
        for column in variables.indices where !isListed[column] { columns.append(column) }
        return columns
    }

    private func directions(order: [Int]) -> DirectionSpace {
        var space = DirectionSpace(order: order)
        for row in rows where region.lower[row] == region.upper[row] {
            space.addRow(
                region.system.terms(of: row).lazy.compactMap { term in
                    column(of: term.variable).map { (column: $0, coefficient: term.coefficient) }
                }
            )
        }
        return space
    }

    /// The face's rows over its own variables, at the interior point.
    func makeSimplex(withUnitRows hasUnitRows: Bool, at start: [Double]? = nil) -> Simplex {
        var local = SparseRows(columnCount: variables.count)
        var offsets: [Double] = []
        for row in rows {
            var offset = 0.0
            for term in region.system.terms(of: row) {
                if let column = column(of: term.variable) {
                    local.append(column: column, coefficient: term.coefficient)
                } else {
                    offset += term.coefficient * region.values[term.variable]
                }
            }
            local.endRow()
            offsets.append(offset)
        }
        if hasUnitRows {
            for column in variables.indices {
                local.append(column: column, coefficient: 1)
                local.endRow()
            }
        }
        local.finish()
        var simplex = Simplex(rows: local, isCancelled: { false })
        simplex.start(at: start ?? interiorPoint())
        for (index, row) in rows.enumerated() {
            var lower = region.lower[row] - offsets[index]
            var upper = region.upper[row] - offsets[index]
            // The interior point is within all bounds, but for rounding.
            let value = simplex.rowValues[index]
            if lower == upper {
                lower = value
                upper = value
            } else {
                lower = min(lower, value)
                upper = max(upper, value)
            }
            _ = try? simplex.keep(index, lower: lower, upper: upper)
        }
        return simplex
    }
}
