import LayoutModel

/// Decides for each constraint of a section whether a flow can express it, and if not, why.
struct FlowSorting {
    /// The constraints of flows by first view, in order.
    private(set) var ofView: [Int: [Int]] = [:]
    /// The other constraints, grouped by reason, the reasons in the order of their first constraints.
    private(set) var remaining: [(constraint: Int, reason: FlowReason)] = []

    init(_ section: SectionContext) {
        var reasons: [FlowReason] = []
        var groups: [FlowReason: [Int]] = [:]
        for index in section.constraints {
            let constraint = section.layout.constraints[index]
            let identifier = section.identifiers.constraints[index]
            if let reason = FlowSorting.obstacle(to: constraint, identifier: identifier, in: section) {
                if groups[reason] == nil { reasons.append(reason) }
                groups[reason, default: []].append(index)
            } else if case .view(let view)? = constraint.first?.item {
                ofView[view, default: []].append(index)
            }
        }
        remaining = reasons.flatMap { reason in (groups[reason] ?? []).map { ($0, reason) } }
    }

    /// Why a flow cannot express a constraint; `nil` if it can.
    static func obstacle(
        to constraint: Layout.Constraint,
        identifier: String?,
        in section: SectionContext
    ) -> FlowReason? {
        guard let first = constraint.first else { return .distances }
        guard case .view(let view) = first.item else { return .guide }
        guard section.print.expression(first.item) != nil else { return .missing }
        if section.outline.roles[view] != .drafted { return .keepsMask }
        if constraint.name != nil { return .held }
        if constraint.priority != 1000 { return .priority }
        if identifier != nil { return .identifier }
        guard let second = constraint.second else { return first.attribute.isSize ? nil : .lonePosition }
        guard section.print.expression(second.item) != nil else { return .missing }
        if case .guide = second.item { return .secondGuide }
        return nil
    }
}
