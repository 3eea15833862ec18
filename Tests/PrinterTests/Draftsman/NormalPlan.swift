@testable import LayoutPrinter

/// A plan without the order of its parts where that does not matter, to recognize changes that mean the same.
///
/// - Relations of one chain, and elements of one list of constraints: UIKit solves them together, and the library keeps
///   the last of several for the same anchors and relation, of which a proven plan has one each.
/// - Declarations, properties and plans after the main one: Swift does not care for the order of a class's members.
/// - Statements about different views, and chains: each of them works on its own view.
/// - A statement repeated in a row: each of them only sets or moves what is so already.
/// - Reasons and notes: comments. Access: the source itself may use all of it. The order of imports.
struct NormalPlan: Equatable {
    private var plan: DraftsmanFile

    init(_ original: DraftsmanFile) {
        plan = original
        plan.imports.sort()
        for index in plan.sections.indices { NormalPlan.normalize(&plan.sections[index]) }
    }

    private static func normalize(_ section: inout DraftsmanPlan.Section) {
        section.parts = NormalParts.normalized(section.parts)
        for index in section.members.indices {
            for component in section.members[index].components.indices {
                normalize(&section.members[index].components[component])
            }
        }
        if let main = section.members.first { section.members = [main] + sorted(Array(section.members.dropFirst())) }
        for index in section.chains.indices { normalize(&section.chains[index]) }
        section.chains = sorted(section.chains).reduce(into: []) { chains, chain in
            if chains.last != chain { chains.append(chain) }
        }
        section.hierarchy = NormalParts.normalized(section.hierarchy)
        for index in section.remainder.indices { section.remainder[index].reason = "" }
        let constraints = section.remainder.filter(isConstraint)
        let others = byTarget(section.remainder.filter { !isConstraint($0) }.map(\.action))
        section.remainder = others.map { RemainderStatement(reason: "", action: $0) } + sorted(constraints)
    }

    private static func normalize(_ component: inout DraftsmanPlan.Component) {
        var settings: [DraftsmanPlan.Step] = []
        var relations: [DraftsmanPlan.Step] = []
        for step in component.steps {
            guard case .relation(var relation) = step else {
                settings.append(step)
                continue
            }
            // A priority and an identifier are in any order.
            relation.modifiers.sort { "\($0)" < "\($1)" }
            relations.append(.relation(relation))
        }
        let once = sorted(settings).reduce(into: [DraftsmanPlan.Step]()) { steps, step in
            if steps.last != step { steps.append(step) }
        }
        component.steps = once + sorted(relations)
    }

    private static func isConstraint(_ statement: RemainderStatement) -> Bool {
        if case .constraint = statement.action { return true }
        return false
    }

    private static func sorted<Element>(_ elements: [Element]) -> [Element] { NormalParts.sorted(elements) }

    /// Statements by the view that they are about, those about one view in their order.
    private static func byTarget(_ actions: [RemainderStatement.Action]) -> [RemainderStatement.Action] {
        NormalParts.byTarget(actions) { action in
            switch action {
            // Applying a plan may turn a mask off.
            case .plain(.translatesAutoresizingMask(let view, _)): view
            case .plain(let statement): NormalParts.target(of: statement)
            case .applyPlan(_, let view, _): view
            case .constraint: ""
            }
        }
    }
}
