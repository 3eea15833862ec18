import LayoutModel

/// Plans `applyRemainder()`: everything that the plans of a section cannot express. In the form `statements`, also the
/// hierarchy.
struct RemainderPlanner {
    private let section: SectionContext
    private let units: PlanUnits
    private let keyboards: KeyboardGuides

    private(set) var statements: [RemainderStatement] = []
    /// The statements that build the hierarchy, in the form `statements`.
    private(set) var hierarchy: [UIKitStatement] = []
    private(set) var remaining: [PrintedSource.Remaining] = []
    private(set) var inexpressible: [Int] = []
    /// The items that the statements name.
    private(set) var used: [Layout.Item] = []
    /// The names of the section, including those of constraints.
    private(set) var names: MemberNames

    private var layout: Layout { section.layout }
    private var outline: Outline { section.outline }

    /// - Parameter constraints: The constraints that no plan expresses.
    init(
        _ section: SectionContext,
        units: PlanUnits,
        constraints: [(constraint: Int, reason: RemainderReason)],
        names: MemberNames,
        keyboards: KeyboardGuides
    ) {
        self.section = section
        self.keyboards = keyboards
        self.units = units
        self.names = names
        if section.form.scope == .function {
            hierarchy = HierarchyPlanner(section, placesByConstraints: false).statements
            addGuides()
            addStackOptions()
            // These are ordinary statements.
            hierarchy += statements.compactMap { if case .plain(let statement) = $0.action { statement } else { nil } }
            statements = []
            remaining = []
        } else {
            addGuides()
            addHierarchy()
            addStackOptions()
        }
        addConstraints(constraints)
    }

    private mutating func add(_ statement: UIKitStatement, because reason: String) {
        statements.append(RemainderStatement(reason: reason, action: .plain(statement)))
    }

    private mutating func note(_ reason: String) {
        remaining.append(PrintedSource.Remaining(constraint: nil, reason: reason))
    }

    private mutating func expression(_ view: Int) -> String {
        used.append(.view(view))
        return section.print.names.expression(of: view) ?? "missing"
    }

    // MARK: Guides

    /// Adds the layout guides that constraints name.
    private mutating func addGuides() {
        for (owner, guide) in HierarchyPlanner.guides(of: section) where keyboards.layouts[guide] == nil {
            guard let name = section.print.names.expression(ofGuide: guide) else { continue }
            let reason = "plans add no layout guides"
            used.append(.guide(guide))
            add(.addGuide(owner: expression(owner), guide: name), because: reason)
            note(reason)
        }
    }

    // MARK: Hierarchy

    /// Adds the views that plans cannot insert, applies the plans below them, and corrects the z-order.
    private mutating func addHierarchy() {
        addBarItems()
        var siblings = SiblingOrder(outline: outline, section: section.scope, views: section.views)
        for event in units.events {
            switch event {
            case .insert(let view): insert(view, siblings: &siblings)
            case .apply(let unit): apply(unit)
            }
        }
        for view in section.views {
            for subview in siblings.misplaced(in: view) {
                let reason = "plans insert what a stack does not arrange below what it arranges"
                add(.bringToFront(expression(subview), in: expression(view)), because: reason)
                note(reason)
            }
        }
    }

    private mutating func addBarItems() {
        let reason = "the items of bars hold views, which plans do not insert"
        for content in BarPlanner.contents(of: section) {
            used += ([content.host] + content.views).map { .view($0) }
        }
        for statement in BarPlanner.statements(of: section) {
            add(statement, because: reason)
            if case .barItems = statement { note(reason) }
        }
    }

    private mutating func insert(_ view: Int, siblings: inout SiblingOrder) {
        guard let superview = outline.superviews[view] else { return }
        let reason = "its autoresizing mask places it, which plans turn off"
        let name = expression(view)
        if layout.views[view].viewController != nil, let controller = section.print.names.subject(of: view) {
            add(.addChild(controller), because: reason)
        }
        let member = section.assignedMember(of: view)
        let position: UIKitStatement.Position =
            switch siblings.insert(view, into: superview) {
            case .front: member.map { .member($0) } ?? .front
            case .above(let sibling): .above(expression(sibling))
            case .below(let sibling): .below(expression(sibling))
            }
        let addition = UIKitStatement.addSubview(name, to: expression(superview), position: position)
        // A table reserves space for the header's frame at the time of the assignment.
        let isLast = if case .member = position { true } else { false }
        if !isLast { add(addition, because: reason) }
        for statement in HierarchyPlanner.placement(of: view, named: name, in: layout) {
            add(statement, because: reason)
        }
        if let identifier = section.identifiers.views[view] {
            add(.accessibilityIdentifier(view: name, identifier), because: reason)
        }
        if isLast { add(addition, because: reason) }
        note(reason)
    }

    private mutating func apply(_ unit: Int) {
        let base = units.units[unit].base
        let reason = "what a plan does not insert has a plan of its own"
        let name = expression(base)
        statements.append(
            RemainderStatement(
                reason: reason,
                action: .applyPlan(names.ofUnit[unit], to: name, isStacked: units.units[unit].isStacked)
            )
        )
        // The view of a bar's item can have constraints of its own instead of a mask.
        if outline.roles[base] != .root, outline.roles[base] != .masked || layout.views[base].translatesAutoresizingMask
        {
            add(.translatesAutoresizingMask(view: name, true), because: "applying a plan may have turned it off")
        }
        note(reason)
    }

    // MARK: Stacks

    private mutating func addStackOptions() {
        for view in section.views {
            guard let stack = layout.views[view].stack, outline.roles[view].isPrinted else { continue }
            if isDeclared(view) {
                if layout.views[view].className != "UIStackView" { addConfiguration(of: stack, view: view) }
                if outline.roles[view] == .masked { addFlags(of: view) }
            }
            for custom in HierarchyPlanner.customSpacings(of: view, in: section) {
                let reason = "plans have no custom spacing"
                add(
                    .customSpacing(
                        stack: expression(view),
                        points: custom.points,
                        after: expression(custom.view)
                    ),
                    because: reason
                )
                note(reason)
            }
        }
    }

    private func isDeclared(_ view: Int) -> Bool {
        section.form.declares(view, section.print.names)
            && (outline.roles[view] == .drafted || outline.roles[view] == .masked)
    }

    /// The plan sets these in its chains; views that it does not insert have none.
    private mutating func addFlags(of view: Int) {
        for flag in DraftsmanStacks.flags(of: view, in: layout) {
            add(
                .stackFlag(stack: expression(view), property: flag, value: true),
                because: "a stack is made without these options"
            )
        }
    }

    private mutating func addConfiguration(of stack: Layout.Stack, view: Int) {
        let reason = "a stack is made without these options"
        let standard = Layout.Stack()
        let options: [(String, String, Bool)] = [
            ("axis", stack.axis.rawValue, stack.axis != standard.axis),
            ("distribution", stack.distribution.rawValue, stack.distribution != standard.distribution),
            ("alignment", stack.alignment.rawValue, stack.alignment != standard.alignment),
        ]
        for (property, value, isStated) in options where isStated {
            add(.stackOption(stack: expression(view), property: property, value: value), because: reason)
        }
        if stack.spacing != 0 { add(.stackSpacing(stack: expression(view), stack.spacing), because: reason) }
    }

    // MARK: Constraints

    private mutating func addConstraints(_ left: [(constraint: Int, reason: RemainderReason)]) {
        var reasons: [Int: String] = [:]
        for (constraint, reason) in left { reasons[constraint] = reason.rawValue }
        let planner = PlainConstraintPlanner(left.map(\.constraint), in: section, names: names.names)
        for (index, plain) in planner.planned {
            let reason = reasons[index] ?? ""
            statements.append(RemainderStatement(reason: reason, action: .constraint(plain)))
            remaining.append(PrintedSource.Remaining(constraint: layout.constraints[index].id, reason: reason))
        }
        inexpressible = planner.inexpressible
        used += planner.used
        names.names = planner.names
    }
}

extension [RemainderStatement] {
    var statements: [UIKitStatement] {
        compactMap { if case .plain(let statement) = $0.action { statement } else { nil } }
    }

    /// The constraints among the statements.
    var constraints: [PlainConstraint] {
        compactMap { if case .constraint(let constraint) = $0.action { constraint } else { nil } }
    }
}
