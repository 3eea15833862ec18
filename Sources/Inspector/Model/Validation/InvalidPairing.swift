import LayoutSyntax

/// Attributes that cannot be compared: x with y, a size with a position, or terms whose positions do not cancel out.
enum InvalidPairing: ConstraintRule {
    /// The largest accepted distance from 0 of the sum of the multipliers of positions.
    private static let tolerance = 1e-9

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        constraint.terms.isEmpty ? faultOfSides(constraint) : faultOfTerms(constraint.terms)
    }

    private static func faultOfSides(_ constraint: Layout.Constraint) -> String? {
        guard let first = constraint.first?.attribute, let second = constraint.second?.attribute else { return nil }
        if first.isSize != second.isSize {
            return "pairs a size with a position: \(first.rawValue) with \(second.rawValue)"
        }
        if !first.isSize, first.axis != second.axis {
            return "pairs a horizontal with a vertical position: \(first.rawValue) with \(second.rawValue)"
        }
        return nil
    }

    private static func faultOfTerms(_ terms: [Layout.Term]) -> String? {
        let axis = terms[0].anchor.attribute.axis
        if let other = terms.first(where: { $0.anchor.attribute.axis != axis }) {
            return "has terms on both axes: \(terms[0].anchor.attribute.rawValue) and "
                + other.anchor.attribute.rawValue
        }
        let sum = terms.filter { !$0.anchor.attribute.isSize }.reduce(0) { $0 + $1.multiplier }
        if abs(sum) > tolerance {
            return "has terms whose positions do not cancel out: their multipliers sum to \(JSONNumberFormat.text(sum))"
        }
        return nil
    }
}

extension InvalidPairing {
    package static let info = RuleInfo(
        id: "invalid-pairing",
        title: "incompatible attributes",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a constraint relates attributes that cannot be compared",
        meaning: """
            A horizontal position is compared with a vertical one, or a size with a position. UIKit throws an exception when
            such a constraint is created.
            """,
        bad: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.top", plus: 16)),
        good: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
    )
}
