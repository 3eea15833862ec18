/// Linear equations, solved in exact fractions: first those that leave one variable open, again and again, then the ones with
/// fewest variables, which are put into the others.
///
/// Few layouts have more than a handful of equations of the second kind, so that most of the answer is a list of rows.
struct ExactElimination {
    struct Equation {
        var terms: [Int: Rational]
        var constant: Rational
        /// The equation that it was in the beginning.
        let index: Int
        /// What it is by now.
        var source: Source
    }

    enum Source {
        case given(Int)
        case derived(Int)
    }

    /// Of two equations, the second times a factor.
    struct Combination {
        var first: Source
        var second: Source
        var factor: Rational
    }

    private(set) var combinations: [Combination] = []
    /// The variables with exactly one value, each with an equation in which it comes after all others.
    private(set) var determined: [(variable: Int, source: Source)] = []
    /// Equations that contradict others, with what their constants are too small by.
    private(set) var excess: [(index: Int, amount: Rational)] = []
    /// By variable: the one value that it can have.
    private(set) var values: [Rational?]
    private var equations: [Equation]
    private var columns: [[Int32]]
    private var isActive: [Bool]
    /// Equations solved for a variable, which others of them leave open, in the order in which they were.
    private var solved: [(variable: Int, equation: Int)] = []
    private var isSolvedFor: [Bool]
    private var singles: [Int] = []
    private var work = 0

    /// Terms that substitutions may look at, in all; what is determined by then stays so.
    static let mostWork = 4_000_000

    /// - Parameter given: Their terms, none of them 0, and their constants.
    init(_ given: [(terms: [(variable: Int, coefficient: Rational)], constant: Rational)], variableCount: Int) {
        values = Array(repeating: nil, count: variableCount)
        columns = Array(repeating: [], count: variableCount)
        isSolvedFor = Array(repeating: false, count: variableCount)
        isActive = Array(repeating: true, count: given.count)
        equations = []
        equations.reserveCapacity(given.count)
        for (index, equation) in given.enumerated() {
            var terms: [Int: Rational] = [:]
            for (variable, coefficient) in equation.terms {
                terms[variable] = coefficient
                columns[variable].append(Int32(truncatingIfNeeded: index))
            }
            equations.append(
                Equation(terms: terms, constant: equation.constant, index: index, source: .given(index))
            )
            settle(index)
        }
        determineSingles()
        var queue = LengthQueue()
        for index in equations.indices where isActive[index] { queue.push(index, length: equations[index].terms.count) }
        while let (index, length) = queue.pop() {
            guard isActive[index] else { continue }
            let count = equations[index].terms.count
            if count != length {
                if count > 0 { queue.push(index, length: count) }
                continue
            }
            solve(index, &queue)
            if work > Self.mostWork { break }
            determineSingles()
        }
        for (variable, index) in solved.reversed() {
            let equation = equations[index]
            var value = equation.constant
            var isOpen = false
            for (other, coefficient) in equation.terms where other != variable {
                guard let known = values[other] else {
                    isOpen = true
                    break
                }
                value = value - coefficient * known
            }
            guard !isOpen, let coefficient = equation.terms[variable] else { continue }
            values[variable] = value / coefficient
            determined.append((variable, equation.source))
        }
        determineCancelled()
    }

    /// Determines variables whose equations leave others open, which cancel once the equations of these are put in.
    private mutating func determineCancelled() {
        let direction = genericDirection()
        var places: [Int: Int] = [:]
        for (place, (variable, _)) in solved.enumerated() where values[variable] == nil { places[variable] = place }
        for (variable, index) in solved.reversed() where values[variable] == nil && direction[variable].isZero {
            var equation = equations[index]
            while let place = equation.terms.keys.compactMap({ $0 == variable ? nil : places[$0] }).min() {
                work += equation.terms.count
                if work > Self.mostWork { return }
                let (other, next) = solved[place]
                guard let own = equation.terms.removeValue(forKey: other), let divisor = equations[next].terms[other]
                else { break }
                let factor = -(own / divisor)
                for (term, value) in equations[next].terms where term != other {
                    let sum = (equation.terms[term] ?? .zero) + factor * value
                    equation.terms[term] = sum.isZero ? nil : sum
                }
                equation.constant = equation.constant + factor * equations[next].constant
                combinations.append(Combination(first: equation.source, second: equations[next].source, factor: factor))
                equation.source = .derived(combinations.count - 1)
            }
            var value = equation.constant
            var isOpen = false
            for (other, coefficient) in equation.terms where other != variable {
                if let known = values[other] { value = value - coefficient * known } else { isOpen = true }
            }
            guard !isOpen, let coefficient = equation.terms[variable] else { continue }
            values[variable] = value / coefficient
            determined.append((variable, equation.source))
            places[variable] = nil
        }
    }

    /// A direction in which all equations stay as they are, and which changes every variable that is not determined, but by
    /// chance.
    func genericDirection() -> [Rational] {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        return point(isHomogeneous: true) { _ in
            // Any numbers without a relation to each other.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Rational(1 + Int(state >> 44))
        }
    }

    /// Notes that an equation has one variable left, or none.
    private mutating func settle(_ index: Int) {
        switch equations[index].terms.count {
        case 0:
            isActive[index] = false
            if !equations[index].constant.isZero { excess.append((equations[index].index, equations[index].constant)) }
        case 1: singles.append(index)
        default: break
        }
    }

    private mutating func determineSingles() {
        while let index = singles.popLast() {
            guard isActive[index], let (variable, coefficient) = equations[index].terms.first else { continue }
            isActive[index] = false
            let value = equations[index].constant / coefficient
            values[variable] = value
            determined.append((variable, equations[index].source))
            for column in columns[variable] {
                let other = Int(column)
                guard isActive[other], let factor = equations[other].terms.removeValue(forKey: variable) else {
                    continue
                }
                equations[other].constant = equations[other].constant - factor * value
                settle(other)
            }
            columns[variable] = []
        }
    }

    /// Solves an equation for the variable that fewest others have, and puts it into these.
    private mutating func solve(_ index: Int, _ queue: inout LengthQueue) {
        let equation = equations[index]
        guard
            let (variable, coefficient) = equation.terms.min(by: {
                (columns[$0.key].count, $0.key) < (columns[$1.key].count, $1.key)
            })
        else { return }
        isActive[index] = false
        isSolvedFor[variable] = true
        solved.append((variable, index))
        let rest = equation.terms.filter { $0.key != variable }.sorted { $0.key < $1.key }
        for column in columns[variable] {
            let other = Int(column)
            guard isActive[other], let own = equations[other].terms.removeValue(forKey: variable) else { continue }
            let factor = -(own / coefficient)
            work += rest.count
            for (place, value) in rest {
                if let known = equations[other].terms[place] {
                    let sum = known + factor * value
                    equations[other].terms[place] = sum.isZero ? nil : sum
                } else {
                    equations[other].terms[place] = factor * value
                    columns[place].append(column)
                }
            }
            equations[other].constant = equations[other].constant + factor * equation.constant
            combinations.append(
                Combination(first: equations[other].source, second: equation.source, factor: factor)
            )
            equations[other].source = .derived(combinations.count - 1)
            settle(other)
            if isActive[other] { queue.push(other, length: equations[other].terms.count) }
        }
        columns[variable] = []
    }

    /// A point of all that the equations leave.
    ///
    /// - Parameters:
    ///   - isHomogeneous: Whether all constants are taken for 0, so that it is a direction.
    ///   - chosen: The value of a variable that nothing decides.
    func point(isHomogeneous: Bool = false, choosing chosen: (Int) -> Rational) -> [Rational] {
        var result = values.enumerated().map { variable, value in
            if let value { return isHomogeneous ? .zero : value }
            return isSolvedFor[variable] ? .zero : chosen(variable)
        }
        for (variable, index) in solved.reversed() where values[variable] == nil {
            let equation = equations[index]
            var value = isHomogeneous ? .zero : equation.constant
            for (other, factor) in equation.terms where other != variable { value = value - factor * result[other] }
            if let coefficient = equation.terms[variable] { result[variable] = value / coefficient }
        }
        return result
    }
}

/// Equations by their number of terms, the shortest first and of those the first; a stale length is the caller's to see.
private struct LengthQueue {
    private var heap = IndexHeap()
    private static let most = 1 << 20

    mutating func push(_ index: Int, length: Int) { heap.push(min(length, Self.most) << 40 | index) }

    mutating func pop() -> (index: Int, length: Int)? {
        heap.pop().map { ($0 & (1 << 40 - 1), $0 >> 40) }
    }
}
