import LayoutModel

/// Spells a constraint in UIKit's own API.
struct PlainConstraintSpelling {
    struct Spelled {
        var relation: PlainConstraint.Relation
        var form: PlainConstraint.Form
        var items: [Layout.Item]
        /// Words for naming a local constant.
        var title: String
    }

    let context: PrintContext
    /// Whether anchors of the class itself are written without `self`, as is customary.
    var omitsSelf = false

    /// `nil` if no source can make the constraint.
    func spell(_ constraint: Layout.Constraint) -> Spelled? {
        guard let relation = PlainConstraint.Relation(rawValue: constraint.relation.rawValue) else { return nil }
        guard let first = constraint.first else { return spellDistances(constraint, relation) }
        guard let item = expression(first.item) else { return nil }
        let title = item + " " + first.attribute.rawValue
        guard let second = constraint.second else {
            guard first.attribute.isSize else { return nil }
            let form: PlainConstraint.Form =
                anchor(first).map { .constant(first: $0, constraint.constant) }
                ?? .items(itemForm(constraint, item, first.attribute, to: nil))
            return Spelled(relation: relation, form: form, items: [first.item], title: title)
        }
        guard expression(second.item) != nil else { return nil }
        let items = [first.item, second.item]
        let isAnchored = first.attribute.isSize || constraint.multiplier == 1
        if isAnchored, let left = anchor(first), let right = anchor(second) {
            let form = PlainConstraint.Form.anchors(
                first: left,
                second: right,
                multiplier: constraint.multiplier,
                constant: constraint.constant
            )
            return Spelled(relation: relation, form: form, items: items, title: title)
        }
        let form = PlainConstraint.Form.items(itemForm(constraint, item, first.attribute, to: second))
        return Spelled(relation: relation, form: form, items: items, title: title)
    }

    private func itemForm(
        _ constraint: Layout.Constraint,
        _ item: String,
        _ attribute: LayoutAttribute,
        to second: Layout.Anchor?
    ) -> PlainConstraint.ItemForm {
        PlainConstraint.ItemForm(
            item: item,
            attribute: attribute.rawValue,
            toItem: second.flatMap { expression($0.item) },
            toAttribute: second?.attribute.rawValue ?? "notAnAttribute",
            multiplier: second == nil ? 1 : constraint.multiplier,
            constant: constraint.constant
        )
    }

    private func expression(_ item: Layout.Item) -> String? { context.expression(item) }

    /// `title.topAnchor`, if the item has such an anchor.
    private func anchor(_ anchor: Layout.Anchor) -> String? {
        if anchor.attribute.isMargin { return nil }
        if case .guide(let index) = anchor.item {
            if anchor.attribute.isBaseline { return nil }
            let kind = context.layout.guides[index].kind
            if kind == .topLayout || kind == .bottomLayout {
                guard [.top, .bottom, .height].contains(anchor.attribute) else { return nil }
            }
        }
        guard let item = expression(anchor.item) else { return nil }
        let name = anchor.attribute.rawValue + "Anchor"
        guard omitsSelf, let owner = unqualified(item, anchor.item) else { return item + "." + name }
        let path = owner.isEmpty ? name : owner + "." + name
        let view = context.layout.view(of: anchor.item)
        guard let section = view.flatMap({ context.outline.sectionOfView[$0] }),
            !context.names.isTaken(String(path.prefix { $0 != "." }), in: section)
        else { return item + "." + name }
        return path
    }

    /// The expression of the class's own view or guide without `self`; empty for the view. `nil` for other items.
    private func unqualified(_ expression: String, _ item: Layout.Item) -> String? {
        switch item {
        case .view(let view): return context.names.origin(of: view) == .context && expression == "self" ? "" : nil
        case .guide(let guide):
            guard context.names.origin(ofGuide: guide) == .context, expression.hasPrefix("self.") else { return nil }
            return String(expression.dropFirst("self.".count))
        case .missing: return nil
        }
    }

    // MARK: Distances of anchors

    /// `a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(…)`
    private func spellDistances(_ constraint: Layout.Constraint, _ relation: PlainConstraint.Relation) -> Spelled? {
        let items = constraint.terms.map(\.anchor.item)
        let sizes = constraint.terms.filter(\.anchor.attribute.isSize)
        let positions = constraint.terms.filter { !$0.anchor.attribute.isSize }
        let ends = positions.filter { $0.multiplier == 1 }
        let starts = positions.filter { $0.multiplier == -1 }
        guard sizes.count <= 1 else { return nil }
        // The single distance on the left, and the rest.
        for end in ends {
            for start in starts {
                guard let left = distance(from: start, to: end) else { continue }
                let others = positions.filter { $0 != end && $0 != start }
                guard let form = form(left, relation, others: others, size: sizes.first, constraint) else { continue }
                return Spelled(relation: relation, form: form, items: items, title: "distance")
            }
        }
        // A size on the left, a multiple of a distance on the right.
        guard let size = sizes.first, size.multiplier == 1, positions.count == 2, let left = anchor(size.anchor),
            let end = positions.first(where: { $0.multiplier < 0 }),
            let start = positions.first(where: { $0.multiplier == -end.multiplier }),
            let right = distance(from: start, to: end)
        else { return nil }
        let form = PlainConstraint.Form.anchors(
            first: left,
            second: right,
            multiplier: -end.multiplier,
            constant: constraint.constant
        )
        return Spelled(relation: relation, form: form, items: items, title: "distance")
    }

    private func form(
        _ left: String,
        _ relation: PlainConstraint.Relation,
        others: [Layout.Term],
        size: Layout.Term?,
        _ constraint: Layout.Constraint
    ) -> PlainConstraint.Form? {
        if let size {
            guard others.isEmpty, let right = anchor(size.anchor) else { return nil }
            return .anchors(
                first: left,
                second: right,
                multiplier: 0 - size.multiplier,
                constant: constraint.constant
            )
        }
        if others.isEmpty { return .constant(first: left, constraint.constant) }
        guard others.count == 2, others[0].multiplier == -others[1].multiplier,
            let end = others.first(where: { $0.multiplier < 0 }),
            let start = others.first(where: { $0.multiplier > 0 }),
            let right = distance(from: start, to: end)
        else { return nil }
        return .anchors(first: left, second: right, multiplier: -end.multiplier, constant: constraint.constant)
    }

    private func distance(from start: Layout.Term, to end: Layout.Term) -> String? {
        guard start.anchor.attribute.axis == end.anchor.attribute.axis, let from = anchor(start.anchor),
            let to = anchor(end.anchor)
        else { return nil }
        return from + ".anchorWithOffset(to: " + to + ")"
    }
}
