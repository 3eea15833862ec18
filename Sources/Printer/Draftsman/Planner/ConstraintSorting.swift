import LayoutModel

/// Decides for each constraint of a section whether a plan can express it, and if not, why.
struct ConstraintSorting {
    /// The constraints that a plan expresses, by first view, in order.
    private(set) var planned: [[Int]]
    /// The other constraints, in order, with the reasons.
    private(set) var remaining: [(constraint: Int, reason: RemainderReason)] = []

    init(_ section: SectionContext, units: PlanUnits, keyboards: KeyboardGuides) {
        let layout = section.layout
        func obstacle(to constraint: Layout.Constraint) -> RemainderReason? {
            ConstraintSorting.obstacle(to: constraint, in: section, units: units)
        }
        planned = Array(repeating: [], count: layout.views.count)
        var pairs = AnchorPairs(minimumCapacity: section.constraints.count)
        // Adds a constraint to a plan, unless the plan has one that the library treats as the same.
        func plan(_ index: Int, as constraint: Layout.Constraint) -> Bool {
            guard let first = constraint.first, case .view(let view) = first.item, let unit = units.unitOfView[view],
                pairs.insert(
                    AnchorPairs.Key(
                        group: unit,
                        first: ConstraintSorting.number(first, constraint.relation),
                        second: constraint.second.map { ConstraintSorting.number($0, constraint.relation) } ?? .max
                    )
                )
            else { return false }
            planned[view].append(index)
            return true
        }
        for index in section.constraints where !keyboards.constraints.contains(index) {
            let constraint = layout.constraints[index]
            let isOfKeyboard: Bool =
                if case .guide(let guide)? = constraint.second?.item { keyboards.layouts[guide] != nil } else { false }
            if !isOfKeyboard, let reason = obstacle(to: constraint) {
                remaining.append((index, reason))
            } else if !plan(index, as: constraint) {
                remaining.append((index, .repeated))
            }
        }
    }

    /// The remaining constraints grouped by reason, the reasons in the order of their first constraints.
    var groupedRemaining: [(constraint: Int, reason: RemainderReason)] {
        var reasons: [RemainderReason] = []
        var groups: [RemainderReason: [Int]] = [:]
        for (constraint, reason) in remaining {
            if groups[reason] == nil { reasons.append(reason) }
            groups[reason, default: []].append(constraint)
        }
        return reasons.flatMap { reason in (groups[reason] ?? []).map { ($0, reason) } }
    }

    /// The number by which the library distinguishes anchors.
    private static func number(_ anchor: Layout.Anchor, _ relation: Relation) -> UInt64 {
        let item: UInt64 =
            switch anchor.item {
            case .view(let view): UInt64(truncatingIfNeeded: 2 * view)
            case .guide(let guide): UInt64(truncatingIfNeeded: 2 * guide + 1)
            // Of no constraint that a plan says.
            case .missing: .max >> 9
            }
        return AnchorPairs.Key.number(item, anchor.attribute, relation)
    }

    /// Why a plan cannot express a constraint; `nil` if it can.
    static func obstacle(
        to constraint: Layout.Constraint,
        in section: SectionContext,
        units: PlanUnits
    ) -> RemainderReason? {
        let outline = section.outline
        let names = section.print.names
        guard let first = constraint.first else { return .distances }
        guard case .view(let view) = first.item else { return .guide }
        switch outline.roles[view] {
        case .root, .reached: return .planRoot
        case .masked: return .masked
        case .theirs: return .madeByClass
        case .outside, .inside, .passed: return .firstOutside
        case .drafted: break
        }
        guard let unit = units.unitOfView[view] else { return .firstOutside }
        if constraint.name != nil { return .held }
        if first.attribute.isBaseline { return .firstBaseline }
        if first.attribute.isMargin { return .firstMargin }
        guard let second = constraint.second else {
            return first.attribute.isSize ? nil : .lonePosition
        }
        if second.attribute.isMargin { return .secondMargin }
        if !first.attribute.isSize, constraint.multiplier != 1 { return .multipliedPosition }
        switch second.item {
        case .view(let other):
            let isReached = outline.roles[other].isPrinted || names.origin(of: other) == .path
            if outline.sectionOfView[other] != outline.sectionOfView[view] || !isReached {
                return .secondOutside
            }
            return units.isAvailable(other, in: unit, names: names) ? nil : .secondLater
        case .guide(let index):
            let guide = section.layout.guides[index]
            if outline.sectionOfView[guide.owner] != outline.sectionOfView[view] {
                return .secondOutside
            }
            if !units.isAvailable(guide.owner, in: unit, names: names) {
                return .secondLater
            }
            if names.expression(ofGuide: index) == nil { return .secondUnnamed }
            if guide.kind == .custom, names.origin(ofGuide: index) != .context, !units.isGuideAvailable(in: unit) {
                return .guideLater
            }
            return nil
        case .missing: return .secondMissing
        }
    }
}
