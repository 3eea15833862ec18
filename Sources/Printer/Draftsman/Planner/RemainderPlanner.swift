import LayoutInspector

/// Plans `applyRemainder()`: what no plan of a section can say.
struct RemainderPlanner {
    private let layout: Layout
    private let outline: Outline
    private let section: Int
    private let units: PlanUnits
    private let form: Draftsman.Form

    private(set) var statements: [RemainderStatement] = []
    private(set) var remaining: [PrintedSource.Remaining] = []
    private(set) var unsayable: [Int] = []
    /// What the statements name.
    private(set) var used: [Layout.Item] = []

    init(layout: Layout, outline: Outline, section: Int, units: PlanUnits, form: Draftsman.Form) {
        self.layout = layout
        self.outline = outline
        self.section = section
        self.units = units
        self.form = form
    }

    private mutating func add(_ action: RemainderStatement.Action, because reason: String) {
        statements.append(RemainderStatement(reason: reason, action: action))
    }

    private mutating func note(_ reason: String) {
        remaining.append(PrintedSource.Remaining(constraint: nil, reason: reason))
    }

    private mutating func expression(_ view: Int, _ names: NameTable) -> String {
        used.append(.view(view))
        return names.expression(of: view) ?? "missing"
    }

    // MARK: Guides

    /// Adds the layout guides that constraints name.
    mutating func addGuides(views: [Int], names: NameTable, constraints: [Int]) {
        var named = Set<Int>()
        for index in constraints {
            let constraint = layout.constraints[index]
            for anchor in [constraint.first, constraint.second] + constraint.terms.map({ $0.anchor }) {
                if case .guide(let guide)? = anchor?.item { named.insert(guide) }
            }
        }
        for view in views {
            for guide in layout.views[view].guides {
                guard layout.guides[guide].kind == .custom, let name = names.expression(ofGuide: guide),
                    named.contains(guide) || layout.guides[guide].name != nil
                else { continue }
                let reason = "plans add no layout guides"
                used.append(.guide(guide))
                add(.addGuide(owner: expression(view, names), guide: name), because: reason)
                note(reason)
            }
        }
    }

    // MARK: Hierarchy

    /// Adds the views that plans cannot insert, applies the plans of what is below them, and mends the z-order.
    mutating func addHierarchy(views: [Int], identifiers: IdentifierTable, names: NameTable, members: [String]) {
        var siblings = SiblingOrder(outline: outline, section: outline.sections[section], views: views)
        for event in units.events {
            switch event {
            case .insert(let view): insert(view, siblings: &siblings, identifiers: identifiers, names: names)
            case .apply(let unit): apply(unit, names: names, members: members)
            }
        }
        for view in views {
            for subview in siblings.misplaced(in: view) {
                let reason = "plans insert what a stack does not arrange below what it arranges"
                add(.bringToFront(expression(subview, names), in: expression(view, names)), because: reason)
                note(reason)
            }
        }
    }

    private mutating func insert(
        _ view: Int,
        siblings: inout SiblingOrder,
        identifiers: IdentifierTable,
        names: NameTable
    ) {
        guard let superview = outline.superviews[view] else { return }
        let reason = "its autoresizing mask places it, which plans turn off"
        let source = layout.views[view]
        let name = expression(view, names)
        if source.viewController != nil, let controller = names.subject(of: view) {
            add(.addChild(controller), because: reason)
        }
        let member = outline.assignedMember(of: view, in: layout)
        let position: RemainderStatement.Position =
            switch siblings.insert(view, into: superview) {
            case .front: member.map { .member($0) } ?? .front
            case .above(let sibling): .above(expression(sibling, names))
            case .below(let sibling): .below(expression(sibling, names))
            }
        let addition = RemainderStatement.Action.addSubview(
            name,
            to: expression(superview, names),
            position: position
        )
        // A table makes room for the frame that its header has when it is assigned.
        let isLast = if case .member = position { true } else { false }
        if !isLast { add(addition, because: reason) }
        if let frame = source.frame, !source.isTransformed {
            add(
                .frame(view: name, x: frame.x, y: frame.y, width: frame.width, height: frame.height),
                because: reason
            )
        }
        let mask = Layout.AutoresizingMask.named.filter { source.autoresizingMask.contains($0.option) }.map(\.name)
        if !mask.isEmpty { add(.autoresizingMask(view: name, options: mask), because: reason) }
        if let identifier = identifiers.views[view] {
            add(.accessibilityIdentifier(view: name, identifier), because: reason)
        }
        if isLast { add(addition, because: reason) }
        note(reason)
    }

    private mutating func apply(_ unit: Int, names: NameTable, members: [String]) {
        let base = units.units[unit].base
        let reason = "what a plan does not insert has a plan of its own"
        let name = expression(base, names)
        add(.applyPlan(members[unit], to: name, isStacked: units.units[unit].isStacked), because: reason)
        if outline.roles[base] != .root {
            add(.translatesAutoresizingMask(view: name, true), because: "applying a plan may have turned it off")
        }
        note(reason)
    }

    // MARK: Stacks

    mutating func addStackOptions(views: [Int], names: NameTable) {
        for view in views {
            guard let stack = layout.views[view].stack, outline.roles[view].isPrinted else { continue }
            if isDeclared(view, names) {
                if layout.views[view].className != "UIStackView" {
                    addConfiguration(of: stack, view: view, names: names)
                }
                if outline.roles[view] == .masked { addFlags(of: view, names: names) }
            }
            for custom in stack.customSpacing
            where outline.superviews[custom.view] == view && outline.roles[custom.view].isPrinted {
                let reason = "plans have no custom spacing"
                add(
                    .customSpacing(
                        stack: expression(view, names),
                        points: custom.points,
                        after: expression(custom.view, names)
                    ),
                    because: reason
                )
                note(reason)
            }
        }
    }

    private func isDeclared(_ view: Int, _ names: NameTable) -> Bool {
        form.declares(view, names) && (outline.roles[view] == .drafted || outline.roles[view] == .masked)
    }

    /// The plan sets these in its chains; a view that it does not insert has none.
    private mutating func addFlags(of view: Int, names: NameTable) {
        for flag in StackSpelling.flags(of: view, in: layout) {
            add(
                .stackFlag(stack: expression(view, names), property: flag, value: true),
                because: "a stack is made without these options"
            )
        }
    }

    private mutating func addConfiguration(of stack: Layout.Stack, view: Int, names: NameTable) {
        let reason = "a stack is made without these options"
        let standard = Layout.Stack()
        let options: [(String, String, Bool)] = [
            ("axis", stack.axis.rawValue, stack.axis != standard.axis),
            ("distribution", stack.distribution.rawValue, stack.distribution != standard.distribution),
            ("alignment", stack.alignment.rawValue, stack.alignment != standard.alignment),
        ]
        for (property, value, isStated) in options where isStated {
            add(.stackOption(stack: expression(view, names), property: property, value: value), because: reason)
        }
        if stack.spacing != 0 { add(.stackSpacing(stack: expression(view, names), stack.spacing), because: reason) }
    }

    // MARK: Constraints

    mutating func addConstraints(
        _ left: [(constraint: Int, reason: String)],
        identifiers: IdentifierTable,
        names: inout NameTable
    ) {
        for (index, reason) in left {
            let constraint = layout.constraints[index]
            guard let spelled = PlainConstraintSpelling(layout: layout, names: names).spell(constraint) else {
                unsayable.append(index)
                continue
            }
            used += spelled.items
            var plain = PlainConstraint(relation: spelled.relation, form: spelled.form)
            plain.priority = SwiftLiteral.spelledPriority(constraint.priority)
            plain.identifier = identifiers.constraints[index]
            let property = constraint.name.flatMap { names.takeProperty($0, in: section) }
            if property != nil || plain.priority != 1000 || plain.identifier != nil {
                // A long name would leave no room for what the constraint says.
                let words = SwiftIdentifier.camelCased(spelled.title, limit: 60)
                let preferred = words.flatMap { $0.count > 30 ? nil : $0 } ?? "constraint"
                let local = names.makeName(preferred, in: section)
                plain.holder = property.map { .property($0, local: local) } ?? .local(local)
            }
            add(.constraint(plain), because: reason)
            remaining.append(PrintedSource.Remaining(constraint: constraint.id, reason: reason))
        }
    }
}
