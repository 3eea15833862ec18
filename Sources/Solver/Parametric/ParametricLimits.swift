/// A value that the parameter cannot pass, and why.
package struct ParametricLimit: Sendable {
    /// Beyond it the rows of the cause have no solution.
    package var value: Double
    /// Whether the parameter cannot be lower; otherwise it cannot be higher.
    package var isLowest: Bool
    /// With the rows of the whole system.
    package var cause: Cause
}

extension ParametricPart {
    /// The values of the parameter at which the required rows have a solution: an interval, since their solutions are a
    /// convex set. Two linear programs.
    ///
    /// - Returns: `nil` where there is none; ends are `nil` where there is no limit.
    package func feasibleRange(
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> (lowest: Double?, highest: Double?)? {
        var required = required
        return try Self.feasibleRange(of: &required, parameter, isCancelled)
    }

    private static func feasibleRange(
        of required: inout Solver,
        _ parameter: Int,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> (lowest: Double?, highest: Double?)? {
        let solution = try required.solve(isCancelled: isCancelled)
        guard solution.broken.isEmpty else { return nil }
        return solution.range(ofVariable: parameter)
    }

    /// More causes than these, one beyond the other, are not looked for.
    package static var mostLimits: Int { 20 }
    /// A difference of parameters below this is none.
    static var sameValue: Double { 1e-6 }

    /// Why the parameter cannot go all the way from a value at which the required rows have a solution to an end: first the
    /// cause that it meets first, then what it meets next without the members of that one, and so on. What shares members
    /// with a cause that comes before it is the same shortage once more.
    ///
    /// A cause is a contradiction of its members: a sum in which all variables cancel. What it says of the parameter is one
    /// inequality, so it holds on all of one side of its limit.
    ///
    /// - Parameters:
    ///   - end: The last value asked for.
    ///   - isImpliedBound: Of a row of the whole; see ``CauseSearch``.
    ///
    /// - Returns: The limits, and whether these are all.
    package func limits(
        toward end: Double,
        from inside: Double,
        isImpliedBound: @escaping @Sendable (_ row: Int) -> Bool,
        isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(Interrupted) -> (limits: [ParametricLimit], isComplete: Bool) {
        let isLowest = end < inside
        let sign = isLowest ? 1.0 : -1.0
        var required = required
        var limits: [ParametricLimit] = []
        while limits.count < Self.mostLimits {
            guard let range = try Self.feasibleRange(of: &required, parameter, isCancelled),
                let limit = isLowest ? range.lowest : range.highest, sign * (limit - end) > Self.sameValue
            else { return (limits, true) }
            let causes = try causes(beyond: limit, sign: sign, end: end, in: required, isImpliedBound, isCancelled)
            if causes.isEmpty { return (limits, true) }
            for cause in causes {
                limits.append(
                    ParametricLimit(value: limit, isLowest: isLowest, cause: cause.mapped(local.rows))
                )
                let members = cause.rows.filter { $0 != parameterRow && !isImpliedBound(local.rows[$0]) }
                if members.isEmpty { return (limits, true) }
                required.edit { system in for row in members { system.setEnabled(false, row: row) } }
            }
        }
        return (limits, false)
    }

    /// The causes that begin right at a limit.
    private func causes(
        beyond limit: Double,
        sign: Double,
        end: Double,
        in required: Solver,
        _ isImpliedBound: @escaping @Sendable (_ row: Int) -> Bool,
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [Cause] {
        let rows = local.rows
        var asking = required
        asking.edit { $0.setEnabled(true, row: parameterRow) }
        // Near enough to meet nothing else, and far enough to be no rounding.
        var step = min(0.5, sign * (limit - end))
        var first: [Cause] = []
        for _ in 0..<4 {
            asking.edit { $0.setConstant(limit - sign * step, ofRow: parameterRow) }
            let solution = try asking.solve(isCancelled: isCancelled)
            let search = CauseSearch(
                asking.system,
                isImpliedBound: { isImpliedBound(rows[$0]) },
                roundingLimit: { _ in 0 }
            )
            let found = try search.causes(of: solution.broken, isCancelled: isCancelled)
            let own = found.filter { abs((value(where: $0, in: asking.system) ?? .infinity) - limit) <= Self.sameValue }
            if !own.isEmpty { return own }
            if first.isEmpty { first = found }
            step /= 8
        }
        return first
    }

    /// The value of the parameter from which on the members of a cause contradict each other.
    private func value(where cause: Cause, in system: LinearSystem) -> Double? {
        var others = 0.0
        var own = 0.0
        for (row, multiplier) in zip(cause.rows, cause.multipliers) {
            if row == parameterRow { own = multiplier } else { others += multiplier * system.constants[row] }
        }
        return own == 0 ? nil : -others / own
    }
}
