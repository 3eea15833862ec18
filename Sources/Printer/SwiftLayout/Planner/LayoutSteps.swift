import LayoutModel

/// Plans what a layout does not do itself: the steps before and after it is activated.
struct LayoutSteps {
    private(set) var preparation: [PlainStep] = []
    private(set) var completion: [PlainStep] = []
    private(set) var remaining: [PrintedSource.Remaining] = []
    private(set) var inexpressible: [Int] = []

    private let section: SectionContext
    private let version: SwiftLayoutVersion
    private let blocks: LayoutBlocks

    init(
        _ section: SectionContext,
        version: SwiftLayoutVersion,
        blocks: LayoutBlocks,
        sorting: LayoutSorting,
        names: NameTable
    ) {
        self.section = section
        self.version = version
        self.blocks = blocks
        prepare()
        complete()
        addConstraints(sorting.remaining, names: names)
    }

    private var layout: Layout { section.layout }
    private var outline: Outline { section.outline }

    private func expression(_ view: Int) -> String { section.print.names.expression(of: view) ?? "missing" }

    private mutating func add(
        _ statement: UIKitStatement,
        because reason: String,
        to steps: WritableKeyPath<Self, [PlainStep]>
    ) {
        self[keyPath: steps].append(PlainStep(reason: reason, action: .statement(statement)))
    }

    private mutating func note(_ reason: String) {
        remaining.append(PrintedSource.Remaining(constraint: nil, reason: reason))
    }

    // MARK: Before

    private mutating func prepare() {
        let plain = Set(blocks.addedPlainly)
        for view in section.views {
            switch outline.roles[view] {
            case .masked: addMasked(view)
            case .drafted where plain.contains(view): addToEffectView(view)
            case .drafted:
                guard let controller = controller(of: view) else { continue }
                add(.addChild(controller), because: "a layout adds views, not controllers", to: \.preparation)
            default: continue
            }
        }
        for statement in BarPlanner.statements(of: section) {
            let reason = "the items of bars hold views, which layouts do not add"
            add(statement, because: reason, to: \.preparation)
            if case .barItems = statement { note(reason) }
        }
        for (owner, guide) in blocks.guidesAddedPlainly {
            guard let name = section.print.names.expression(ofGuide: guide) else { continue }
            let reason =
                version.takesGuides
                ? "a layout adds the guides of an effect view to its content view"
                : "layouts add no layout guides before SwiftLayout 5"
            add(.addGuide(owner: expression(owner), guide: name), because: reason, to: \.preparation)
            note(reason)
        }
    }

    private func controller(of view: Int) -> String? {
        guard layout.views[view].viewController != nil, let subject = section.print.names.subject(of: view),
            subject != expression(view)
        else { return nil }
        return subject
    }

    private mutating func addMasked(_ view: Int) {
        guard let superview = outline.superviews[view] else { return }
        let reason = "its autoresizing mask places it, which layouts turn off"
        let name = expression(view)
        let controller = controller(of: view)
        if let controller { add(.addChild(controller), because: reason, to: \.preparation) }
        let member = controller == nil ? section.assignedMember(of: view) : nil
        let position = member.map { UIKitStatement.Position.member($0) } ?? .front
        let addition = UIKitStatement.addSubview(name, to: expression(superview), position: position)
        // A table reserves space for the header's frame at the time of the assignment.
        if member == nil { add(addition, because: reason, to: \.preparation) }
        for statement in HierarchyPlanner.placement(of: view, named: name, in: layout) {
            add(statement, because: reason, to: \.preparation)
        }
        if member != nil { add(addition, because: reason, to: \.preparation) }
        identify(view, name, because: reason)
        if let controller { add(.didMoveToParent(controller), because: reason, to: \.preparation) }
        note(reason)
    }

    private mutating func addToEffectView(_ view: Int) {
        guard let superview = outline.superviews[view] else { return }
        let reason = "a layout adds the views of an effect view to its content view"
        let name = expression(view)
        if let controller = controller(of: view) {
            add(.addChild(controller), because: reason, to: \.preparation)
        }
        add(
            .addSubview(name, to: expression(superview), position: .front),
            because: reason,
            to: \.preparation
        )
        add(.translatesAutoresizingMask(view: name, false), because: reason, to: \.preparation)
        identify(view, name, because: reason)
        note(reason)
    }

    private mutating func identify(_ view: Int, _ name: String, because reason: String) {
        guard let identifier = section.identifiers.views[view] else { return }
        add(.accessibilityIdentifier(view: name, identifier), because: reason, to: \.preparation)
    }

    // MARK: After

    private mutating func complete() {
        for view in section.views where outline.roles[view] == .drafted {
            guard let controller = controller(of: view) else { continue }
            add(.didMoveToParent(controller), because: "a layout adds views, not controllers", to: \.completion)
        }
        for view in section.views {
            if !version.arrangesSubviews, !outline.arranged[view].isEmpty {
                let reason = "SwiftLayout 1 adds the views of a stack and does not arrange them"
                for subview in outline.arranged[view] {
                    add(
                        .addArrangedSubview(expression(subview), to: expression(view)),
                        because: reason,
                        to: \.completion
                    )
                }
                note(reason)
            }
            for subview in blocks.misplaced(in: view) {
                let reason = "a layout adds views in the order of its lines, above those that are there"
                add(.bringToFront(expression(subview), in: expression(view)), because: reason, to: \.completion)
                note(reason)
            }
            for custom in HierarchyPlanner.customSpacings(of: view, in: section) {
                let reason = "layouts have no custom spacing"
                add(
                    .customSpacing(stack: expression(view), points: custom.points, after: expression(custom.view)),
                    because: reason,
                    to: \.completion
                )
                note(reason)
            }
        }
    }

    private mutating func addConstraints(
        _ left: [(constraint: Int, reason: SwiftLayoutReason)],
        names: NameTable
    ) {
        // Constraints with the same reason share one comment.
        var reasons: [SwiftLayoutReason] = []
        var groups: [SwiftLayoutReason: [Int]] = [:]
        for (constraint, reason) in left {
            if groups[reason] == nil { reasons.append(reason) }
            groups[reason, default: []].append(constraint)
        }
        var reasonOfConstraint: [Int: String] = [:]
        for (constraint, reason) in left { reasonOfConstraint[constraint] = reason.rawValue }
        let planner = PlainConstraintPlanner(
            reasons.flatMap { groups[$0] ?? [] },
            in: section,
            names: names,
            omitsSelf: true
        )
        for (index, plain) in planner.planned {
            let reason = reasonOfConstraint[index] ?? ""
            completion.append(PlainStep(reason: reason, action: .constraint(plain)))
            remaining.append(PrintedSource.Remaining(constraint: layout.constraints[index].id, reason: reason))
        }
        inexpressible = planner.inexpressible
    }
}
