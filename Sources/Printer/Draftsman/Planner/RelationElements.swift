import LayoutModel
import SwiftSource

/// The constraints that a plan expresses, by view, in the DSL's measures.
struct RelationElements {
    private(set) var ofView: [[RelationCover.Element]]
    /// The items that they name.
    private(set) var used: [Layout.Item] = []

    init(_ section: SectionContext, sorting: ConstraintSorting, keyboards: KeyboardGuides) {
        ofView = Array(repeating: [], count: section.layout.views.count)
        let targets = AnonymousTargets(
            layout: section.layout,
            outline: section.outline,
            keyboards: keyboards.layouts
        )
        for view in section.views where section.outline.roles[view] == .drafted {
            var elements = sorting.planned[view].compactMap { index in
                var element = RelationElements.element(section.layout.constraints[index])
                element?.constraint = index
                element?.identifier = section.identifiers.constraints[index]
                element?.isAlone = section.identifiers.isMade[index]
                return element
            }
            for position in elements.indices {
                elements[position].isAnonymous = targets.suffice(for: elements[position], on: view)
                if let second = elements[position].second, !elements[position].isAnonymous {
                    used.append(second.item)
                }
            }
            ofView[view] = elements
        }
    }

    /// A single constraint in the DSL's measures.
    static func element(
        of constraint: Layout.Constraint,
        on view: Int,
        in section: SectionContext
    ) -> RelationCover.Element? {
        var element = element(constraint)
        if let found = element {
            element?.isAnonymous = AnonymousTargets(layout: section.layout, outline: section.outline)
                .suffice(for: found, on: view)
        }
        return element
    }

    private static func element(_ constraint: Layout.Constraint) -> RelationCover.Element? {
        guard let first = constraint.first else { return nil }
        let attribute = first.attribute
        // The DSL measures these edges inwards, which also swaps greater and less.
        let isTurned = attribute == .bottom || attribute == .right || attribute == .trailing
        let comparison: DraftsmanPlan.Comparison =
            switch constraint.relation {
            case .equal: .equal
            case .greaterThanOrEqual: isTurned ? .lessThan : .moreThan
            case .lessThanOrEqual: isTurned ? .moreThan : .lessThan
            }
        return RelationCover.Element(
            constraint: 0,
            attribute: attribute,
            comparison: comparison,
            second: constraint.second,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            offset: isTurned ? 0 - constraint.constant : constraint.constant,
            priority: SwiftLiteral.spelledSingle(constraint.priority),
            identifier: constraint.identifier,
            isAlone: false
        )
    }
}
