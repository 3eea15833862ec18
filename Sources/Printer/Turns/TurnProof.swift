import LayoutModel

/// Checks that the turned constraints of a layout have the same solutions as the original ones, whatever the frames,
/// and that nothing else was changed.
///
/// It compares both as rows, one coefficient for each place on the screen, and knows nothing of how they were turned.
enum TurnProof {
    /// - Throws: The first constraint that means something else.
    static func check(_ turned: Layout, _ turns: Turns, of original: Layout) throws(ProofFailure) {
        guard turned.constraints.count == original.constraints.count, turned.views.count == original.views.count,
            turned.guides.count >= original.guides.count
        else { throw ProofFailure("turning constraints changed the number of objects") }
        for index in original.constraints.indices {
            let (before, after) = (original.constraints[index], turned.constraints[index])
            guard turns.turned.contains(index) else {
                if before != after { throw ProofFailure("a constraint is turned without notice", constraint: index) }
                continue
            }
            if before.name != nil { throw ProofFailure("a constraint of a property is turned", constraint: index) }
            guard hasSameDetails(before, after), hasSameSolutions(before, after, in: original, turned) else {
                throw ProofFailure("a turned constraint means something else", constraint: index)
            }
        }
    }

    /// Whether two constraints agree in all that is not part of their equation.
    private static func hasSameDetails(_ before: Layout.Constraint, _ after: Layout.Constraint) -> Bool {
        var plain = after
        plain.first = before.first
        plain.second = before.second
        plain.relation = before.relation
        plain.multiplier = before.multiplier
        plain.constant = before.constant
        return plain == before
    }

    private static func hasSameSolutions(
        _ before: Layout.Constraint,
        _ after: Layout.Constraint,
        in original: Layout,
        _ turned: Layout
    ) -> Bool {
        guard let left = Row(before, in: original), let right = Row(after, in: turned) else { return false }
        return left.hasSameSolutions(as: right)
    }

    /// A place that a coefficient belongs to: anchors that always coincide have one.
    private enum Place: Hashable {
        case view(Int, LayoutAttribute)
        case margin(view: Int, LayoutAttribute)
        case safeArea(view: Int, LayoutAttribute)
        case guide(Int, LayoutAttribute)

        init?(_ anchor: Layout.Anchor, in layout: Layout) {
            switch anchor.item {
            case .missing: return nil
            case .view(let view):
                self =
                    TurnProof.edges[anchor.attribute].map { .margin(view: view, $0) } ?? .view(view, anchor.attribute)
            case .guide(let guide):
                let owner = layout.guides[guide].owner
                switch (layout.guides[guide].kind, anchor.attribute) {
                case (.layoutMargins, let attribute): self = .margin(view: owner, attribute)
                case (.safeArea, let attribute): self = .safeArea(view: owner, attribute)
                case (.topLayout, .top): self = .view(owner, .top)
                case (.topLayout, .bottom): self = .safeArea(view: owner, .top)
                case (.bottomLayout, .bottom): self = .view(owner, .bottom)
                case (.bottomLayout, .top): self = .safeArea(view: owner, .bottom)
                case (_, let attribute): self = .guide(guide, attribute)
                }
            }
        }
    }

    /// The edge of the margins' guide that a margin of a view is.
    private static let edges: [LayoutAttribute: LayoutAttribute] = [
        .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading,
        .trailingMargin: .trailing, .centerXWithinMargins: .centerX, .centerYWithinMargins: .centerY,
    ]

    /// `sum of coefficients * places + constant  relation  0`
    private struct Row {
        var coefficients: [Place: Double] = [:]
        var constant: Double
        var relation: Relation

        init?(_ constraint: Layout.Constraint, in layout: Layout) {
            guard let anchor = constraint.first, let first = Place(anchor, in: layout) else { return nil }
            coefficients[first] = 1
            if let anchor = constraint.second {
                guard let second = Place(anchor, in: layout) else { return nil }
                coefficients[second, default: 0] -= constraint.multiplier
            }
            constant = 0 - constraint.constant
            relation = constraint.relation
        }

        /// Whether the other row is this one times a factor, exactly; a negative factor mirrors the relation.
        func hasSameSolutions(as other: Row) -> Bool {
            guard coefficients.count == other.coefficients.count, let (place, coefficient) = coefficients.first,
                let scaled = other.coefficients[place], coefficient != 0, scaled != 0
            else { return false }
            // Instead of a quotient, which would be rounded, both sides are multiplied: a / b = c / d is a * d = b * c.
            let isNegative = (coefficient < 0) != (scaled < 0)
            guard other.relation == (isNegative ? relation.mirrored : relation),
                constant * scaled == other.constant * coefficient
            else { return false }
            return coefficients.allSatisfy { place, value in
                other.coefficients[place].map { value * scaled == $0 * coefficient } ?? false
            }
        }
    }
}
