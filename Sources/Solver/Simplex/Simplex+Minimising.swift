extension Simplex {
    /// Where moving along a direction meets a row's bound or breakpoint.
    struct Breakpoint {
        var row: Int
        /// How far away.
        var distance: Double
        /// How fast the row's value changes.
        var rate: Double
        /// By how much the objective's slope grows there; infinite at a bound.
        var jump: Double
    }

    /// A row that ends the minimisation as soon as it has reached a value.
    struct Goal {
        var row: Int
        var value: Double
    }

    enum Outcome {
        case optimal
        /// The goal's row is in the basis at its value.
        case reached
        /// The objective falls without end; the point is feasible.
        case unbounded
    }

    /// Moves from vertex to vertex until the objective, of which `multipliers` are those at the present basis, cannot
    /// be lowered.
    ///
    /// - Parameter stridesOn: Where the objective falls without end, whether to make a step that way, to lock the slot,
    ///   and to go on without it.
    mutating func minimise(goal: Goal? = nil, stridesOn: Bool = false) throws(Interrupted) -> Outcome {
        for slot in multipliers.support { addCandidate(slot) }
        defer { clearCandidates() }
        stalledPivots = 0
        var pivots = 0
        let limit = 20_000 + 100 * basis.count
        while let choice = chooseSlot() {
            pivots += 1
            if pivots & 63 == 0, isCancelled() { throw Interrupted() }
            if pivots > limit {
                isDoubtful = true
                return .optimal
            }
            if factors.isStale { refactor() }
            right.add(choice.sign, at: choice.slot)
            factors.locate(&right, into: &direction)
            collectRates()
            collectBreakpoints(slot: choice.slot, sign: choice.sign, goal: goal)
            guard let blocking = chooseBreakpoint(slope: -choice.rate) else {
                if !stridesOn { return .unbounded }
                stride(choice.slot)
                continue
            }
            let isDone = try step(choice.slot, choice.sign, to: blocking, goal: goal)
            if isDone { return .reached }
        }
        return .optimal
    }

    // MARK: Choosing the slot that moves

    @inline(__always)
    private mutating func addCandidate(_ slot: Int) {
        if isCandidate[slot] { return }
        isCandidate[slot] = true
        candidates.append(slot)
    }

    private mutating func clearCandidates() {
        for slot in candidates { isCandidate[slot] = false }
        candidates.removeAll(keepingCapacity: true)
    }

    /// How fast the objective falls when the value of a slot's row moves the better way; `nil` where it does not fall.
    private func improvement(_ slot: Int) -> (rate: Double, sign: Double)? {
        let multiplier = multipliers.values[slot]
        if isLocked[slot] { return nil }
        let member = basis[slot]
        if member < 0 {
            if abs(multiplier) <= Self.negligible { return nil }
            return (abs(multiplier), multiplier > 0 ? -1 : 1)
        }
        let state = states[member]
        var up = -multiplier
        var down = multiplier
        if state.isCosted {
            up -= state.slopeAbove
            down += state.slopeBelow
        } else {
            if state.isFixed { return nil }
            if state.upper < .infinity, state.isAtUpper || state.lower == -.infinity { up = 0 }
            if state.lower > -.infinity, !state.isAtUpper || state.upper == .infinity { down = 0 }
        }
        if up > Self.negligible, up >= down { return (up, 1) }
        if down > Self.negligible { return (down, -1) }
        return nil
    }

    private mutating func chooseSlot() -> (slot: Int, rate: Double, sign: Double)? {
        let isLastResort = stalledPivots > 1_000 + 4 * basis.count
        let isShuffling = stalledPivots > 60
        var best: (slot: Int, rate: Double, sign: Double)?
        var bestScore = -1.0
        var place = candidates.count - 1
        var examined = 0
        while place >= 0 {
            let slot = candidates[place]
            if let (rate, sign) = improvement(slot) {
                var score = rate
                let member = basis[slot]
                if isLastResort {
                    // Bland's rule: always the first, in a fixed order.
                    score = 1 / Double(2 + (member < 0 ? 0 : member))
                } else if isShuffling {
                    score = nextRandom()
                } else if member < 0 {
                    // A variable that nothing holds is the best to move: it never comes back. One of few rows costs
                    // least to factor.
                    let uses = rows.columnStarts[~member + 1] - rows.columnStarts[~member]
                    score = 1e6 * min(1, rate) / Double(1 + uses)
                }
                if score > bestScore {
                    bestScore = score
                    best = (slot, rate, sign)
                }
                examined += 1
                if examined > 256, !isLastResort { break }
            } else {
                isCandidate[slot] = false
                candidates[place] = candidates[candidates.count - 1]
                candidates.removeLast()
            }
            place -= 1
        }
        return best
    }

    private mutating func nextRandom() -> Double {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return Double(random >> 11) / 9_007_199_254_740_992
    }

    // MARK: Choosing how far it moves

    private mutating func collectRates() {
        rates.clear()
        for variable in direction.support {
            let step = direction.values[variable]
            if step == 0 { continue }
            for entry in rows.columnStarts[variable]..<rows.columnStarts[variable + 1] {
                rates.add(rows.coefficientsOfColumns[entry] * step, at: rows.rowsOfColumns[entry])
            }
        }
    }

    private mutating func collectBreakpoints(slot: Int, sign: Double, goal: Goal?) {
        breakpoints.removeAll(keepingCapacity: true)
        for row in rates.support {
            let rate = rates.values[row]
            if slotOfRow[row] >= 0 {
                // What is in the basis does not move, but for the one that leaves; anything else is rounding.
                rates.set(slotOfRow[row] == slot ? sign : 0, at: row)
                continue
            }
            if abs(rate) <= Self.negligible { continue }
            let state = states[row]
            if let goal, goal.row == row {
                let distance = (goal.value - rowValues[row]) / rate
                breakpoints.append(Breakpoint(row: row, distance: max(0, distance), rate: rate, jump: .infinity))
            } else if state.isCosted {
                if state.isAbove == (rate < 0) {
                    let distance = (state.breakpoint - rowValues[row]) / rate
                    let jump = (state.slopeAbove - state.slopeBelow) * abs(rate)
                    breakpoints.append(Breakpoint(row: row, distance: max(0, distance), rate: rate, jump: jump))
                }
            } else {
                let bound = rate > 0 ? state.upper : state.lower
                if bound.isFinite {
                    let distance = (bound - rowValues[row]) / rate
                    breakpoints.append(Breakpoint(row: row, distance: max(0, distance), rate: rate, jump: .infinity))
                }
            }
        }
        let member = basis[slot]
        if member >= 0, !states[member].isCosted {
            let distance = states[member].upper - states[member].lower
            if distance.isFinite {
                breakpoints.append(Breakpoint(row: member, distance: distance, rate: sign, jump: .infinity))
            }
        }
    }

    /// The breakpoint to stop at; those nearer that are passed come before it in `breakpoints`, which is cut there.
    private mutating func chooseBreakpoint(slope: Double) -> Breakpoint? {
        if breakpoints.isEmpty { return nil }
        let hasCosts = breakpoints.contains { $0.jump < .infinity }
        var limit = Double.infinity
        if hasCosts {
            breakpoints.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
            var slope = slope
            for breakpoint in breakpoints {
                slope += breakpoint.jump
                if slope >= -Self.negligible {
                    limit = breakpoint.distance
                    break
                }
            }
            if limit == .infinity { return nil }
        } else {
            for breakpoint in breakpoints { limit = min(limit, breakpoint.distance) }
        }
        let slack = 1e-10 * max(1, limit)
        var best: Breakpoint?
        var bestScore = -1.0
        let isLastResort = stalledPivots > 1_000 + 4 * basis.count
        for breakpoint in breakpoints where abs(breakpoint.distance - limit) <= slack {
            var score = abs(breakpoint.rate)
            if breakpoint.jump == .infinity { score *= 4 }
            if states[breakpoint.row].isFixed { score *= 4 }
            if isLastResort { score = 1 / Double(1 + breakpoint.row) }
            if score > bestScore || (score == bestScore && breakpoint.row < (best?.row ?? .max)) {
                best = breakpoint
                bestScore = score
            }
        }
        // A bound can not be passed, not even by rounding: among the tied, a bound before a breakpoint.
        if let chosen = best, chosen.jump < .infinity {
            for breakpoint in breakpoints
            where breakpoint.jump == .infinity && breakpoint.distance <= chosen.distance {
                best = breakpoint
            }
        }
        if hasCosts, let best {
            breakpoints.removeAll { $0.distance >= best.distance || $0.row == best.row || $0.jump == .infinity }
        } else {
            breakpoints.removeAll(keepingCapacity: true)
        }
        return best
    }

    // MARK: Moving

    private mutating func move(by distance: Double) {
        if distance == 0 { return }
        for variable in direction.support { point[variable] += distance * direction.values[variable] }
        for row in rates.support { rowValues[row] += distance * rates.values[row] }
    }

    /// - Returns: Whether the goal was reached.
    private mutating func step(
        _ slot: Int,
        _ sign: Double,
        to blocking: Breakpoint,
        goal: Goal?
    ) throws(Interrupted) -> Bool {
        let leaving = basis[slot]
        stalledPivots = blocking.distance > 0 ? 0 : stalledPivots + 1
        if leaving == blocking.row {
            move(by: blocking.distance)
            states[leaving].isAtUpper.toggle()
            rowValues[leaving] = states[leaving].isAtUpper ? states[leaving].upper : states[leaving].lower
            return false
        }
        combineRow(blocking.row)
        let pivot = combination.values[slot]
        if abs(pivot - sign * blocking.rate) > 1e-7 * max(1, abs(blocking.rate)) || abs(pivot) < Self.negligible {
            if factors.hasChanges {
                // Rounding has piled up: decompose anew and choose again.
                refactor()
                return false
            }
            isDoubtful = true
            if abs(pivot) < Self.negligible {
                isLocked[slot] = true
                return false
            }
        }
        move(by: blocking.distance)
        passBreakpoints()
        if leaving >= 0 {
            if states[leaving].isCosted {
                states[leaving].isAbove = sign > 0
                multipliers.add(sign > 0 ? states[leaving].slopeAbove : states[leaving].slopeBelow, at: slot)
            }
        }
        let entering = blocking.row
        var isReached = false
        if let goal, goal.row == entering {
            rowValues[entering] = goal.value
            isReached = true
        } else if states[entering].isCosted {
            rowValues[entering] = states[entering].breakpoint
            let slope = states[entering].isAbove ? states[entering].slopeAbove : states[entering].slopeBelow
            addToMultipliers(-slope)
        } else {
            states[entering].isAtUpper = blocking.rate > 0
            rowValues[entering] = blocking.rate > 0 ? states[entering].upper : states[entering].lower
        }
        let quotient = multipliers.values[slot] / pivot
        if quotient != 0 { addToMultipliers(-quotient) }
        multipliers.set(quotient, at: slot)
        addCandidate(slot)
        replace(slot: slot, by: entering)
        return isReached
    }

    private mutating func addToMultipliers(_ factor: Double) {
        if factor == 0 { return }
        for place in combination.support {
            let value = combination.values[place]
            if value == 0 { continue }
            multipliers.add(factor * value, at: place)
            addCandidate(place)
        }
    }

    /// Turns the sides of the costed rows that a step passes, and brings the multipliers up to date.
    private mutating func passBreakpoints() {
        if breakpoints.isEmpty { return }
        for breakpoint in breakpoints {
            let row = breakpoint.row
            let change = states[row].slopeAbove - states[row].slopeBelow
            states[row].isAbove = breakpoint.rate > 0
            for entry in rows.starts[row]..<rows.starts[row + 1] {
                right.add((breakpoint.rate > 0 ? change : -change) * rows.coefficients[entry], at: rows.columns[entry])
            }
        }
        factors.combine(&right, into: &update)
        for place in update.support where update.values[place] != 0 {
            multipliers.add(update.values[place], at: place)
            addCandidate(place)
        }
    }

    /// Makes a step without a bound in its way. The slot's member stays in the basis off its bound, and from here on
    /// keeps the value that it has.
    private mutating func stride(_ slot: Int) {
        var size = 0.0
        var scale = 1.0
        for variable in direction.support {
            size = max(size, abs(direction.values[variable]))
            scale = max(scale, abs(point[variable]))
        }
        move(by: size > 0 ? scale / size : 0)
        isLocked[slot] = true
    }
}
