import LayoutSolver

/// A sum of multiples of variables and a constant: one side of a row while it is put together.
///
/// One expression is used for all rows of a lowering in turn, so that a row costs no allocation.
struct LinearExpression {
    private(set) var terms: [LinearTerm] = []
    private(set) var constant = 0.0
    /// Whether a part of the expression is a guess.
    var isAssumed = false
    /// Whether an alignment rectangle that a reader inferred plays a part. That makes a made row a guess, but not a
    /// constraint that someone wrote.
    var dependsOnInferredInsets = false

    /// Below this many terms, looking for a variable one by one beats sorting.
    private static let fewTerms = 12

    mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
        isAssumed = false
        dependsOnInferredInsets = false
    }

    mutating func add(_ variable: Int, times coefficient: Double) {
        terms.append(LinearTerm(variable, coefficient))
    }

    mutating func add(constant addend: Double) { constant += addend }

    /// Adds up the terms of each variable and leaves out those that cancel; what is not finite is cut to the largest
    /// double, so that absurd input makes absurd rows and nothing worse.
    mutating func simplify() {
        if terms.count <= Self.fewTerms {
            let kept = terms.withUnsafeMutableBufferPointer { terms in
                var kept = 0
                for index in terms.indices {
                    let term = terms[index]
                    var known = 0
                    while known < kept, terms[known].variable != term.variable { known += 1 }
                    if known < kept {
                        terms[known].coefficient += term.coefficient
                    } else {
                        terms[kept] = term
                        kept += 1
                    }
                }
                return kept
            }
            terms.removeLast(terms.count - kept)
        } else {
            terms.sort { $0.variable < $1.variable }
            var kept = 0
            for index in terms.indices {
                if kept > 0, terms[kept - 1].variable == terms[index].variable {
                    terms[kept - 1].coefficient += terms[index].coefficient
                } else {
                    terms[kept] = terms[index]
                    kept += 1
                }
            }
            terms.removeSubrange(kept...)
        }
        var hasZeros = false
        for index in terms.indices {
            terms[index].coefficient = Self.finite(terms[index].coefficient)
            hasZeros = hasZeros || terms[index].coefficient == 0
        }
        if hasZeros { terms.removeAll { $0.coefficient == 0 } }
        constant = Self.finite(constant)
    }

    static func finite(_ number: Double) -> Double {
        if number.isFinite { return number }
        if number.isNaN { return 0 }
        return number < 0 ? -Double.greatestFiniteMagnitude : Double.greatestFiniteMagnitude
    }
}
