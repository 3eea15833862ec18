import LayoutInspector

/// The form `statements`: the hierarchy, then a chain for each view, then what no chain can say.
extension SectionPlanner {
    mutating func planStatements(
        _ steps: [Int: [DraftsmanPlan.Step]],
        remaining left: [(constraint: Int, reason: String)],
        constraints: [Int]
    ) {
        planHierarchy(constraints)
        for view in views where outline.roles[view] == .drafted {
            let steps = steps[view] ?? []
            // UIKit turns the mask of arranged views off; the chain of any other view does.
            if steps.isEmpty, outline.isArranged[view] { continue }
            let subject = DraftsmanPlan.Subject.named(names.subject(of: view) ?? "missing")
            plan.chains.append(DraftsmanPlan.Component(subject: subject, steps: steps))
        }
        var planner = RemainderPlanner(layout: layout, outline: outline, section: index, units: units, form: form)
        planner.addConstraints(left, identifiers: identifiers, names: &names)
        for item in planner.used { _ = use(item) }
        plan.remainder = planner.statements
        remaining = planner.remaining
        unsayable = planner.unsayable
    }

    private mutating func planHierarchy(_ constraints: [Int]) {
        for view in views { addSubviews(of: view) }
        var guides = RemainderPlanner(layout: layout, outline: outline, section: index, units: units, form: form)
        guides.addGuides(views: views, names: names, constraints: constraints)
        guides.addStackOptions(views: views, names: names)
        for item in guides.used { _ = use(item) }
        plan.hierarchy += guides.statements.map(\.action)
    }

    private mutating func addSubviews(of view: Int) {
        let subviews = outline.subviews[view]
        if subviews.isEmpty { return }
        let superview = use(.view(view))
        // Adding one after the other arranges in z-order; any other order is arranged after all are there.
        let isInOrder = outline.arranged[view] == subviews.filter { outline.isArranged[$0] }
        for subview in subviews {
            let name = use(.view(subview))
            let isChild = layout.views[subview].viewController != nil && names.subject(of: subview) != name
            let controller = names.subject(of: subview) ?? name
            if isChild { plan.hierarchy.append(.addChild(controller)) }
            if outline.isArranged[subview], isInOrder {
                plan.hierarchy.append(.addArrangedSubview(name, to: superview))
            } else if outline.roles[subview] == .masked, !isChild,
                let member = outline.assignedMember(of: subview, in: layout)
            {
                // A table makes room for the frame that its header has when it is assigned.
                place(subview, name)
                plan.hierarchy.append(.addSubview(name, to: superview, position: .member(member)))
                identify(subview, name)
                continue
            } else {
                plan.hierarchy.append(.addSubview(name, to: superview, position: .front))
            }
            if outline.roles[subview] == .masked {
                place(subview, name)
                identify(subview, name)
            }
            if isChild { plan.hierarchy.append(.didMoveToParent(controller)) }
        }
        if isInOrder { return }
        for subview in outline.arranged[view] {
            plan.hierarchy.append(.addArrangedSubview(use(.view(subview)), to: superview))
        }
    }

    private mutating func place(_ view: Int, _ name: String) {
        let source = layout.views[view]
        if let frame = source.frame, !source.isTransformed {
            plan.hierarchy.append(
                .frame(view: name, x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            )
        }
        let mask = Layout.AutoresizingMask.named.filter { source.autoresizingMask.contains($0.option) }.map(\.name)
        if !mask.isEmpty { plan.hierarchy.append(.autoresizingMask(view: name, options: mask)) }
    }

    private mutating func identify(_ view: Int, _ name: String) {
        if let identifier = identifiers.views[view] {
            plan.hierarchy.append(.accessibilityIdentifier(view: name, identifier))
        }
    }
}
