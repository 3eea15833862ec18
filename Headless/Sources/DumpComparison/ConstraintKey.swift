/// A constraint as values that are equal where two constraints are the same.
struct ConstraintKey: Hashable {
    struct Term: Hashable, Comparable {
        var item: String
        var attribute: String
        var multiplier: Double

        static func < (left: Term, right: Term) -> Bool {
            (left.item, left.attribute, left.multiplier) < (right.item, right.attribute, right.multiplier)
        }
    }

    private var first: Term?
    private var second: Term?
    private var terms: [Term] = []
    private var relation: String
    private var constant: Double
    /// UIKit keeps priorities as Float.
    private var priority: Float
    private var identifier: String?

    /// `nil` where an item is unknown.
    init?(_ constraint: Dump.Constraint, names: [String: String]) {
        func term(_ term: Dump.Term, _ multiplier: Double) -> Term? {
            names[term.item].map { Term(item: $0, attribute: term.attribute, multiplier: multiplier) }
        }
        relation = ConstraintKey.relations[constraint.relation ?? "equal"] ?? constraint.relation ?? "equal"
        constant = constraint.constant ?? 0
        priority = Float(constraint.priority ?? 1000)
        identifier = constraint.identifier
        if let list = constraint.terms {
            let known = list.compactMap { term($0, $0.multiplier ?? 1) }
            if known.count < list.count { return nil }
            terms = known.sorted()
            return
        }
        guard let side = constraint.first, let known = term(side, 1) else { return nil }
        first = known
        if let side = constraint.second, side.attribute != "notAnAttribute" {
            guard let known = term(side, constraint.multiplier ?? 1) else { return nil }
            second = known
        }
    }

    /// The same constraint said in one way: margins as edges of the margins' guide, and the lesser item first.
    var turned: ConstraintKey {
        var key = self
        key.first = first.map(ConstraintKey.edge)
        key.second = second.map(ConstraintKey.edge)
        guard let first = key.first, let second = key.second, second.multiplier != 0,
            (second.item, second.attribute) < (first.item, first.attribute)
        else { return key }
        let factor = 1 / second.multiplier
        key.first = Term(item: second.item, attribute: second.attribute, multiplier: 1)
        key.second = Term(item: first.item, attribute: first.attribute, multiplier: factor)
        key.constant = -constant * factor
        // Minus zero is zero.
        if key.constant == 0 { key.constant = 0 }
        if factor > 0 { key.relation = ConstraintKey.opposites[relation] ?? relation }
        return key
    }

    /// The same constraint with an identifier, if it has none.
    func identified(as name: String?) -> ConstraintKey {
        var key = self
        key.identifier = key.identifier ?? name
        return key
    }

    private static func edge(_ term: Term) -> Term {
        var term = term
        for suffix in ["WithinMargins", "Margin"] where term.attribute.hasSuffix(suffix) {
            term.attribute = String(term.attribute.dropLast(suffix.count))
            term.item += ".layoutMargins"
        }
        // The guides of controllers end where the safe area begins; their other edges are the view's.
        for (guide, inner, outer) in [("topLayout", "bottom", "top"), ("bottomLayout", "top", "bottom")] {
            let suffix = "." + guide
            guard term.item.hasSuffix(suffix), term.attribute == inner || term.attribute == outer else { continue }
            let view = term.item.dropLast(suffix.count)
            term.item = term.attribute == inner ? view + ".safeArea" : String(view)
            term.attribute = outer
        }
        return term
    }

    private static let relations = ["==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"]
    private static let opposites = [
        "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
    ]
}
