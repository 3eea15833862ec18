/// The optimum of rows on a single variable: the interval that is left after each level has had its say.
///
/// A level's sum of errors is convex and piecewise linear; it is lowest between two of its breakpoints, the weighted
/// median's. No simplex is needed.
struct IntervalOptimum {
    var lowest = -Double.infinity
    var highest = Double.infinity

    /// A level's cost changes its slope by `jump` at `place`.
    private struct Breakpoint {
        var place: Double
        var jump: Double
    }

    // The level that is being minimised; kept from one variable to the next, so that none costs an allocation.
    private var breakpoints: [Breakpoint] = []
    private var slope = 0.0

    /// Forgets everything, for the next variable.
    mutating func reset() {
        lowest = -.infinity
        highest = .infinity
    }

    mutating func bound(_ coefficient: Double, _ relation: RowRelation, _ constant: Double) {
        let bound = constant / coefficient
        let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
        if relation == .equal || isUpper { highest = min(highest, bound) }
        if relation == .equal || !isUpper { lowest = max(lowest, bound) }
    }

    /// Adds a row to the level.
    mutating func wish(_ coefficient: Double, _ relation: RowRelation, _ constant: Double) {
        let weight = abs(coefficient)
        let isUpper = (relation == .lessThanOrEqual) == (coefficient > 0)
        let place = constant / coefficient
        if relation == .equal {
            slope -= weight
            breakpoints.append(Breakpoint(place: place, jump: 2 * weight))
        } else {
            if !isUpper { slope -= weight }
            breakpoints.append(Breakpoint(place: place, jump: weight))
        }
    }

    /// Narrows the interval to where the sum of the level's errors is lowest, and ends the level.
    mutating func minimise() {
        if breakpoints.count > 1 { breakpoints.sort { $0.place < $1.place } }
        let tolerance = Simplex.negligible
        var from = -Double.infinity
        var next = 0
        while slope < -tolerance, next < breakpoints.count {
            from = breakpoints[next].place
            slope += breakpoints[next].jump
            next += 1
        }
        // Flat up to the next breakpoint, which may be at the same place.
        let to = slope > tolerance ? from : next < breakpoints.count ? breakpoints[next].place : .infinity
        if to < lowest {
            highest = lowest
        } else if from > highest {
            lowest = highest
        } else {
            lowest = max(lowest, from)
            highest = min(highest, to)
        }
        breakpoints.removeAll(keepingCapacity: true)
        slope = 0
    }

    var isDetermined: Bool { lowest.isFinite && highest - lowest <= 1e-6 * max(1, abs(lowest)) }

    /// A point of the interval.
    var value: Double { lowest.isFinite ? lowest : highest.isFinite ? highest : 0 }

    /// A point inside it.
    var interior: Double {
        switch (lowest.isFinite, highest.isFinite) {
        case (true, true): (lowest + highest) / 2
        case (true, false): lowest + 1
        case (false, true): highest - 1
        case (false, false): 0
        }
    }
}
