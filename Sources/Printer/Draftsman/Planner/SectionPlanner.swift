import LayoutInspector

/// Plans one section: all decisions about the source are taken here.
struct SectionPlanner {
    let layout: Layout
    let outline: Outline
    let options: PrintOptions
    let identifiers: IdentifierTable
    let form: Draftsman.Form
    let index: Int
    let section: Outline.Section
    /// The printed views of the section in file order.
    let views: [Int]
    let units: PlanUnits
    private let anonymousTargets: AnonymousTargets
    private(set) var helpers = HelperStructures()
    var names: NameTable
    /// Views and guides that the source names outside of their own place in a plan.
    var referenced: Set<Layout.Item> = []
    /// What views differ in from their classes, where that is printed.
    let configurations: [Int: ViewConfiguration]
    private var memberNames: [String] = []

    var plan = DraftsmanPlan.Section()
    var remaining: [PrintedSource.Remaining] = []
    /// Constraints that no source can make.
    var unsayable: [Int] = []
    /// Constraints that the plan says from their second item.
    private(set) var reversed: Set<Int> = []

    /// How deep views stand in one plan; deeper ones get a plan of their own, which keeps lines readable and the work of
    /// the compiler small.
    static let depthLimit = 8

    init(
        _ index: Int,
        views: [Int],
        constraints: [Int],
        layout: Layout,
        outline: Outline,
        names: NameTable,
        identifiers: IdentifierTable,
        form: Draftsman.Form,
        options: PrintOptions
    ) {
        self.layout = layout
        self.form = form
        self.outline = outline
        self.options = options
        self.identifiers = identifiers
        self.index = index
        self.views = views
        self.names = names
        section = outline.sections[index]
        configurations = SectionPlanner.configurations(
            of: views,
            section: section,
            form: form,
            layout: layout,
            identifiers: identifiers,
            options: options
        )
        units = PlanUnits(section: section, views: views, outline: outline, isFlat: form == .statements)
        anonymousTargets = AnonymousTargets(layout: layout, outline: outline)
        if form != .statements { nameMembers() }

        let sorting = ConstraintSorting(
            constraints,
            layout: layout,
            outline: outline,
            names: names,
            units: units,
            reversesItems: options.reversesItems
        )
        reversed = Set(sorting.reversed.keys)
        if form != .statements { planRemainder(sorting.groupedRemaining, constraints: constraints) }
        var elements: [Int: [RelationCover.Element]] = [:]
        for view in views where outline.roles[view] == .drafted {
            var ofView = (sorting.planned[view] ?? []).compactMap {
                element($0, sorting.reversed[$0] ?? layout.constraints[$0])
            }
            for position in ofView.indices {
                ofView[position].isAnonymous = anonymousTargets.suffice(for: ofView[position], on: view)
                if let second = ofView[position].second, !ofView[position].isAnonymous { _ = use(second.item) }
            }
            elements[view] = ofView
        }
        if form != .statements {
            let search = HelperSearch(
                views: views,
                planned: sorting.planned,
                remaining: sorting.remaining.map(\.constraint),
                referenced: referenced,
                layout: layout,
                outline: outline,
                names: names,
                isAnonymous: isAnonymous
            )
            helpers = search.found
        }
        var steps: [Int: [DraftsmanPlan.Step]] = [:]
        for view in views where outline.roles[view] == .drafted && !helpers.innerStacks.contains(view) {
            let left = (elements[view] ?? []).filter { !helpers.constraints.contains($0.constraint) }
            steps[view] = relations(of: left, on: view)
        }
        if form == .statements {
            planStatements(steps, remaining: sorting.groupedRemaining, constraints: constraints)
        } else {
            assemble(steps)
        }
        declare()
        configure()
        if form == .class { plan.shell = shell() }
    }

    /// The expression for an item; the source then has to have the name.
    mutating func use(_ item: Layout.Item) -> String {
        referenced.insert(item)
        var base: Int?
        let expression: String?
        switch item {
        case .view(let view):
            expression = names.expression(of: view)
            base = names.base(of: view)
        case .guide(let guide):
            expression = names.expression(ofGuide: guide)
            base = names.base(ofGuide: guide)
        case .missing: expression = nil
        }
        while let view = base, referenced.insert(.view(view)).inserted { base = names.base(of: view) }
        return expression ?? "missing"
    }

    // MARK: Relations

    private func relations(of elements: [RelationCover.Element], on view: Int) -> [DraftsmanPlan.Step] {
        let cover = RelationCover(elements)
        let spelling = RelationSpelling(anonymousTargets: anonymousTargets) { item in
            switch item {
            case .view(let view): names.expression(of: view) ?? "missing"
            case .guide(let guide): names.expression(ofGuide: guide) ?? "missing"
            case .missing: "missing"
            }
        }
        var steps = settings(of: view)
        for part in cover.parts {
            steps.append(.relation(spelling.relation(for: part, of: elements, on: view, isFirstStep: steps.isEmpty)))
        }
        return steps
    }

    private func element(_ index: Int, _ constraint: Layout.Constraint) -> RelationCover.Element? {
        guard let first = constraint.first else { return nil }
        let attribute = first.attribute
        // The DSL measures these edges inwards, and turns what is more and less with them.
        let isTurned = attribute == .bottom || attribute == .right || attribute == .trailing
        let comparison: DraftsmanPlan.Comparison =
            switch constraint.relation {
            case .equal: .equal
            case .greaterThanOrEqual: isTurned ? .lessThan : .moreThan
            case .lessThanOrEqual: isTurned ? .moreThan : .lessThan
            }
        return RelationCover.Element(
            constraint: index,
            attribute: attribute,
            comparison: comparison,
            second: constraint.second,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            offset: isTurned ? 0 - constraint.constant : constraint.constant,
            priority: SwiftLiteral.spelledPriority(constraint.priority),
            identifier: identifiers.constraints[index],
            isAlone: identifiers.isMade[index]
        )
    }

    /// What the chain of a view begins with.
    private func settings(of view: Int) -> [DraftsmanPlan.Step] {
        var steps: [DraftsmanPlan.Step] = []
        if layout.views[view].viewController != nil {
            // The library leaves the views of controllers alone.
            steps.append(.flag(name: "translatesAutoresizingMaskIntoConstraints", value: false))
        }
        if form.declares(view, names) {
            for flag in StackSpelling.flags(of: view, in: layout) { steps.append(.flag(name: flag, value: true)) }
        }
        if let identifier = identifiers.views[view] { steps.append(.accessibilityIdentifier(identifier)) }
        return steps
    }

    // MARK: Remainder

    /// - Parameter constraints: All of the section: plans that come later name layout guides, too.
    private mutating func planRemainder(_ left: [(constraint: Int, reason: String)], constraints: [Int]) {
        var planner = RemainderPlanner(layout: layout, outline: outline, section: index, units: units, form: form)
        planner.addGuides(views: views, names: names, constraints: constraints)
        planner.addHierarchy(views: views, identifiers: identifiers, names: names, members: memberNames)
        planner.addStackOptions(views: views, names: names)
        planner.addConstraints(left, identifiers: identifiers, names: &names)
        for item in planner.used { _ = use(item) }
        plan.remainder = planner.statements
        remaining = planner.remaining
        unsayable = planner.unsayable
    }

    // MARK: Assembly

    private mutating func nameMembers() {
        for (position, unit) in units.units.enumerated() {
            if position == 0 {
                switch section.kind {
                case .controller, .view: memberNames.append("viewPlan")
                case .cell: memberNames.append("contentViewPlan")
                case .stack: memberNames.append("stackViewPlan")
                }
            } else {
                memberNames.append(names.makeName(planName(for: unit.base), in: index))
            }
        }
    }

    private func planName(for view: Int) -> String {
        let words = (names.subject(of: view) ?? "view").split(separator: ".").filter { $0 != "self" }
        let name = words.isEmpty ? "own" : words.joined(separator: " ")
        return (SwiftIdentifier.camelCased(name, limit: 60) ?? "view") + "Plan"
    }

    private mutating func assemble(_ steps: [Int: [DraftsmanPlan.Step]]) {
        /// What is still to be put into a member: children of a view, or a view itself.
        struct Task {
            var view: Int
            var placement: DraftsmanPlan.Placement
            var parent: Int?
            var depth: Int
        }
        var waiting: [(name: String, views: [Int], placement: DraftsmanPlan.Placement)] = []
        for (position, unit) in units.units.enumerated() {
            let views = children(of: unit.base, arranged: unit.isStacked)
            waiting.append((memberNames[position], views, unit.isStacked ? .arranged : .inserted))
        }
        waiting.reverse()
        while let next = waiting.popLast() {
            var member = DraftsmanPlan.Member(name: next.name)
            // In a plan of its own, what a stack arranges stands at the top like anything else.
            var tasks = next.views.reversed().map { Task(view: $0, placement: .inserted, parent: nil, depth: 1) }
            while let task = tasks.popLast() {
                let view = task.view
                let component = member.components.count
                let plain = children(of: view, arranged: false)
                let arranged = children(of: view, arranged: true)
                member.components.append(
                    DraftsmanPlan.Component(
                        parent: task.parent,
                        placement: task.placement,
                        subject: subject(of: view, hasArranged: !arranged.isEmpty),
                        steps: steps[view] ?? []
                    )
                )
                // As the text has them: the content of a helper stands in its own braces.
                let isHelper = member.components[component].subject.hasContent
                let groups: [([Int], DraftsmanPlan.Placement)] =
                    isHelper
                    ? [(arranged, .arranged), (plain, .inserted)] : [(plain, .inserted), (arranged, .arranged)]
                // A margin goes around a view, never around a plan.
                if task.depth >= SectionPlanner.depthLimit, helpers.margins[view] == nil {
                    for (children, placement) in groups where !children.isEmpty {
                        let name = names.makeName(planName(for: view), in: index)
                        let component = DraftsmanPlan.Component(
                            parent: component,
                            placement: placement,
                            subject: .plan(name)
                        )
                        member.components.append(component)
                        waiting.append((name, children, placement))
                    }
                } else {
                    for (children, placement) in groups.reversed() {
                        for child in children.reversed() {
                            tasks.append(
                                Task(view: child, placement: placement, parent: component, depth: task.depth + 1)
                            )
                        }
                    }
                }
            }
            plan.members.append(member)
        }
    }

    private func children(of view: Int, arranged: Bool) -> [Int] {
        if let scrollable = helpers.scrollables[view] {
            return arranged ? children(of: scrollable.stack, arranged: true) : []
        }
        return arranged
            ? outline.arranged[view].filter { outline.roles[$0] == .drafted }
            : outline.subviews[view].filter { outline.roles[$0] == .drafted && !outline.isArranged[$0] }
    }

    private func subject(of view: Int, hasArranged: Bool) -> DraftsmanPlan.Subject {
        let name = names.subject(of: view) ?? "missing"
        let isNew = isAnonymous(view)
        if isNew, let margins = helpers.margins[view] { return .margined(margins) }
        if isNew, hasArranged, let scrollable = helpers.scrollables[view],
            layout.views[view].shortClassName == "ScrollableStackView"
        {
            return .scrollable(isVertical: scrollable.isVertical, scrollable.arguments)
        }
        if let stack = layout.views[view].stack, hasArranged {
            let source: DraftsmanPlan.StackHelper.Source =
                isNew
                ? .new(StackSpelling.arguments(of: view, in: layout) ?? DraftsmanPlan.StackArguments()) : .named(name)
            return .stack(DraftsmanPlan.StackHelper(isVertical: stack.axis == .vertical, source: source))
        }
        return isNew ? .new(construction(of: view)) : .named(name)
    }

    /// Whether the source makes the view in its place, without a name.
    private func isAnonymous(_ view: Int) -> Bool {
        guard form != .statements, names.origin(of: view) == .position, !referenced.contains(.view(view)),
            options.autoIdentifiers == .none, layout.views[view].viewController == nil, configurations[view] == nil
        else { return false }
        // The library takes away what a plan made when the plan is applied again, but for the main plan alone.
        if units.unitOfView[view] != 0 { return false }
        if layout.views[view].stack != nil { return layout.views[view].className == "UIStackView" }
        return layout.views[view].baseClass != "UICollectionView"
    }

    private func construction(of view: Int) -> DraftsmanPlan.Construction {
        if layout.views[view].viewController == nil {
            if let scrollable = helpers.scrollables[view] {
                let name = TypeName.short(layout.views[view].className)
                return .scrollable(className: name, isVertical: scrollable.isVertical, scrollable.arguments)
            }
            if let dimension = helpers.spacers[view] { return .spacer(dimension) }
        }
        return ViewConstruction.construction(of: view, in: layout)
    }

    // MARK: Declarations

    private mutating func declare() {
        for view in views where outline.roles[view] == .drafted || outline.roles[view] == .masked {
            guard form.declares(view, names), !isAnonymous(view), !helpers.innerStacks.contains(view),
                let name = names.subject(of: view)
            else { continue }
            var declaration = DraftsmanPlan.Declaration(name: name, value: construction(of: view))
            declaration.isOpen = names.isKnownElsewhere(view)
            if layout.views[view].viewController == nil, let configuration = configurations[view] {
                declaration.settings = configuration.settings
                declaration.notes = configuration.unset.map {
                    SectionPlanner.comment(DeclarationReader.notePrefix + ": " + $0)
                }
            }
            plan.declarations.append(declaration)
        }
        for view in views {
            for guide in layout.views[view].guides where referenced.contains(.guide(guide)) {
                guard layout.guides[guide].kind == .custom, form.declares(guide: guide, names),
                    let name = names.expression(ofGuide: guide)
                else { continue }
                var declaration = DraftsmanPlan.Declaration(name: name, value: .plain(className: "UILayoutGuide"))
                declaration.isOpen = names.isKnownElsewhere(guide: guide)
                plan.declarations.append(declaration)
            }
        }
        if form == .class { plan.constraintProperties = heldProperties() }
    }
}
