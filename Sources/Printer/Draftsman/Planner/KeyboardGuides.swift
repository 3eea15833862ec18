import LayoutModel

/// The guides that the library adds to the view of a plan for its keyboard, each with four constraints of its own.
///
/// A guide is the library's where nothing else is said of it: then `.keyboard` makes all of it again.
struct KeyboardGuides {
    private(set) var layouts: [Int: DraftsmanPlan.Anonymous] = [:]
    /// The constraints that the library makes.
    private(set) var constraints: Set<Int> = []

    static let identifier = "clavier_keyboard_layout_guide"

    init(_ section: SectionContext) {
        let layout = section.layout
        let base = section.scope.base
        if section.form.scope == .function { return }
        let candidates = layout.views[base].guides.filter { guide in
            layout.guides[guide].kind == .custom && layout.guides[guide].identifier == Self.identifier
                && layout.guides[guide].name == nil
        }
        for guide in candidates {
            var own: [Int] = []
            var areas: Set<DraftsmanPlan.Anonymous> = []
            var uses = 0
            var isForeign = false
            for index in section.constraints {
                let constraint = layout.constraints[index]
                let isFirst = constraint.first?.item == .guide(guide)
                guard isFirst || constraint.second?.item == .guide(guide) || !constraint.terms.isEmpty else { continue }
                if isFirst, let area = Self.area(of: constraint, base, layout) {
                    own.append(index)
                    areas.insert(area)
                } else if Self.isUse(constraint, base, section) {
                    uses += 1
                } else {
                    isForeign = true
                }
            }
            guard !isForeign, uses > 0, own.count == 4, areas.count == 1, let area = areas.first,
                Set(own.map { layout.constraints[$0].first?.attribute }).count == 4, !layouts.values.contains(area)
            else { continue }
            layouts[guide] = area
            constraints.formUnion(own)
        }
    }

    /// The layout whose guide such a constraint belongs to, if it is one that the library makes.
    private static func area(
        of constraint: Layout.Constraint,
        _ base: Int,
        _ layout: Layout
    ) -> DraftsmanPlan.Anonymous? {
        let edges: [LayoutAttribute: LayoutAttribute] = [
            .left: .left, .top: .bottom, .right: .right, .bottom: .bottom,
        ]
        guard let first = constraint.first, let second = constraint.second, isPlain(constraint),
            constraint.relation == .equal, constraint.constant == 0, edges[first.attribute] == second.attribute
        else { return nil }
        switch second.item {
        case .view(base): return .keyboard
        case .guide(let guide)
        where layout.guides[guide].kind == .safeArea && layout.guides[guide].owner == base:
            return .keyboardSafeArea
        default: return nil
        }
    }

    /// Whether a relation of a plan can say the constraint without a name for the guide.
    private static func isUse(_ constraint: Layout.Constraint, _ base: Int, _ section: SectionContext) -> Bool {
        guard case .view(let view)? = constraint.first?.item, let first = constraint.first else { return false }
        return section.outline.roles[view] == .drafted && section.outline.superviews[view] == base
            && !section.outline.isArranged[view] && isPlain(constraint) && !first.attribute.isBaseline
            && !first.attribute.isMargin
    }

    private static func isPlain(_ constraint: Layout.Constraint) -> Bool {
        constraint.priority == 1000 && constraint.identifier == nil && constraint.name == nil
            && constraint.multiplier == 1 && constraint.terms.isEmpty
    }
}
