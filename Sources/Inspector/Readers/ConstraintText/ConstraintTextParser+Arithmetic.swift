import LayoutSyntax

/// The arithmetic of NSGridView: `(grid.row-boundary+0.5*(grid.bottom - grid.row-boundary))`.
extension ConstraintTextParser {
    /// A linear expression in parentheses, up to the last closing one, and the terms added after it.
    ///
    /// Each open parenthesis keeps its factor on a stack, which avoids recursion.
    mutating func arithmetic() throws(Fault) -> (terms: [Term], constant: Double) {
        var terms: [Term] = []
        var constant = 0.0
        var factors = [1.0]
        var factor = 1.0
        repeat {
            text.skipWhiteSpace()
            guard let byte = text.peek() else { throw cut(at: index) }
            let scale = factors[factors.count - 1] * factor
            if byte == UInt8(ascii: "(") {
                factors.append(scale)
                factor = 1
                text.advance()
                continue
            }
            if let (value, end) = text.number(at: index) {
                text.move(to: end)
                if text.skip("*") {
                    factor *= value
                    continue
                }
                constant += scale * value
            } else if let (object, end) = addressed(at: index), let (attribute, behind) = attribute(at: end) {
                terms.append(Term(object: object, attribute: attribute, multiplier: scale))
                text.move(to: behind)
            } else {
                throw expected("a coordinate or a number")
            }
            // After a value: close parentheses, then continue with the next sign, if there is one.
            while factors.count > 1, text.skip(")") { factors.removeLast() }
            guard factors.count > 1 else { break }
            text.skipWhiteSpace()
            while factors.count > 1, text.skip(")") { factors.removeLast() }
            guard factors.count > 1 else { break }
            guard let sign = text.peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
                throw expected("'+', '-' or ')'")
            }
            factor = sign == UInt8(ascii: "-") ? -1 : 1
            text.advance()
        } while true
        guard constant.isFinite, terms.allSatisfy({ $0.multiplier.isFinite }) else {
            throw fault("the constant of the text is not a finite number", at: index)
        }
        return (Self.collected(terms), constant)
    }

    /// Adds up the terms of the same coordinate, in the order of their first; terms that cancel out are removed.
    private static func collected(_ terms: [Term]) -> [Term] {
        struct Key: Hashable {
            var object: Object
            var attribute: PrintedConstraint.Attribute
        }
        var positions: [Key: Int] = [:]
        var sums: [Term] = []
        for term in terms {
            let key = Key(object: term.object, attribute: term.attribute)
            if let known = positions[key] {
                sums[known].multiplier += term.multiplier
            } else {
                positions[key] = sums.count
                sums.append(term)
            }
        }
        return sums.filter { $0.multiplier != 0 }
    }
}
