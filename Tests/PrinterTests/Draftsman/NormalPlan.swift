@testable import LayoutPrinter

/// A plan without what the order of its parts leaves open, for telling changes that say the same.
///
/// - Relations of one chain, and elements of one list of constraints: UIKit solves them together, and the library keeps
///   the last of several for the same anchors and relation, of which a proven plan has one each.
/// - Declarations, properties and plans after the main one: Swift does not care for the order of a class's members.
/// - Statements about different views, and chains: each of them works on its own view.
/// - A statement that stands twice in a row: each of them only sets or moves what is so already.
/// - Reasons and notes: comments. Access: the source itself may use all of it. The order of imports.
struct NormalPlan: Equatable {
    private var plan: DraftsmanPlan

    init(_ original: DraftsmanPlan) {
        plan = original
        plan.imports.sort()
        for index in plan.sections.indices { NormalPlan.normalize(&plan.sections[index]) }
    }

    private static func normalize(_ section: inout DraftsmanPlan.Section) {
        section.declarations = sorted(section.declarations)
        for index in section.declarations.indices {
            section.declarations[index].notes = []
            section.declarations[index].isOpen = false
        }
        section.constraintProperties.sort()
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
        section.hierarchy = byTarget(withoutRearranged(byTarget(section.hierarchy)))
        section.heading = nil
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
            // A priority and an identifier stand in any order.
            relation.modifiers.sort { "\($0)" < "\($1)" }
            relations.append(.relation(relation))
        }
        let once = sorted(settings).reduce(into: [DraftsmanPlan.Step]()) { steps, step in
            if steps.last != step { steps.append(step) }
        }
        component.steps = once + sorted(relations)
    }

    /// A view that is arranged again later is, for the time being, only added.
    private static func withoutRearranged(_ actions: [RemainderStatement.Action]) -> [RemainderStatement.Action] {
        var later: [RemainderStatement.Action] = []
        var result = actions
        for index in actions.indices.reversed() {
            guard case .addArrangedSubview(let view, let stack) = actions[index] else { continue }
            if later.contains(actions[index]) { result[index] = .addSubview(view, to: stack, position: .front) }
            later.append(actions[index])
        }
        return result
    }

    private static func isConstraint(_ statement: RemainderStatement) -> Bool {
        if case .constraint = statement.action { return true }
        return false
    }

    private static func sorted<Element>(_ elements: [Element]) -> [Element] {
        elements.map { (key: "\($0)", element: $0) }.sorted { $0.key < $1.key }.map(\.element)
    }

    /// Statements by the view that they are about, those about one view in their order.
    private static func byTarget(_ actions: [RemainderStatement.Action]) -> [RemainderStatement.Action] {
        func target(_ action: RemainderStatement.Action) -> String {
            switch action {
            case .addSubview(_, let superview, _), .addArrangedSubview(_, let superview),
                .bringToFront(_, let superview):
                superview
            case .addGuide(let owner, _): owner
            case .addChild(let controller), .didMoveToParent(let controller): controller
            // One property has nothing to do with another.
            case .frame(let view, _, _, _, _): view + ".frame"
            case .autoresizingMask(let view, _): view + ".autoresizingMask"
            case .accessibilityIdentifier(let view, _): view + ".accessibilityIdentifier"
            case .translatesAutoresizingMask(let view, _): view
            case .applyPlan(_, let view, _): view
            case .stackOption(let stack, _, _), .stackFlag(let stack, _, _), .stackSpacing(let stack, _),
                .customSpacing(let stack, _, _):
                stack
            case .constraint: ""
            }
        }
        return actions.enumerated().map { (target($0.element), $0.offset, $0.element) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).reduce(into: []) { actions, action in
                if actions.last != action { actions.append(action) }
            }
    }
}
