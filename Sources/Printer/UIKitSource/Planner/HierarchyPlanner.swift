import LayoutModel

/// Plans the hierarchy in UIKit's own calls: views back to front, stacks in arranged order, layout guides.
struct HierarchyPlanner {
    private(set) var statements: [UIKitStatement] = []
    private let section: SectionContext
    /// Whether the statements turn off the autoresizing masks of views and set their identifiers; otherwise later code
    /// does.
    private let placesByConstraints: Bool

    init(_ section: SectionContext, placesByConstraints: Bool) {
        self.section = section
        self.placesByConstraints = placesByConstraints
        for view in section.views { addSubviews(of: view) }
        statements += BarPlanner.statements(of: section)
    }

    /// The layout guides that constraints use, and those with their own names, with their owners.
    static func guides(of section: SectionContext) -> [(owner: Int, guide: Int)] {
        let layout = section.layout
        var named = Set<Int>()
        for index in section.constraints {
            let constraint = layout.constraints[index]
            for anchor in [constraint.first, constraint.second] + constraint.terms.map({ $0.anchor }) {
                if case .guide(let guide)? = anchor?.item { named.insert(guide) }
            }
        }
        var guides: [(owner: Int, guide: Int)] = []
        for view in section.views {
            for guide in layout.views[view].guides {
                guard layout.guides[guide].kind == .custom, section.print.names.expression(ofGuide: guide) != nil,
                    named.contains(guide) || layout.guides[guide].name != nil
                else { continue }
                guides.append((view, guide))
            }
        }
        return guides
    }

    /// The hierarchy for constraints in code: views without their autoresizing masks, then the guides and spacings that
    /// depend on them.
    static func hierarchy(of section: SectionContext, guides: [(owner: Int, guide: Int)]) -> [UIKitStatement] {
        let names = section.print.names
        var statements = HierarchyPlanner(section, placesByConstraints: true).statements
        for view in section.views {
            for custom in customSpacings(of: view, in: section) {
                guard let stack = names.expression(of: view), let other = names.expression(of: custom.view) else {
                    continue
                }
                statements.append(.customSpacing(stack: stack, points: custom.points, after: other))
            }
        }
        for (owner, guide) in guides {
            guard let owner = names.expression(of: owner), let guide = names.expression(ofGuide: guide) else {
                continue
            }
            statements.append(.addGuide(owner: owner, guide: guide))
        }
        return statements
    }

    /// The custom spacings of a stack.
    static func customSpacings(of stack: Int, in section: SectionContext) -> [(view: Int, points: Double)] {
        (section.layout.views[stack].stack?.customSpacing ?? []).filter {
            section.outline.superviews[$0.view] == stack && section.outline.roles[$0.view].isPrinted
        }
    }

    /// The frame and mask of a view that its autoresizing mask places.
    static func placement(of view: Int, named name: String, in layout: Layout) -> [UIKitStatement] {
        let source = layout.views[view]
        var statements: [UIKitStatement] = []
        if let frame = source.frame, !source.isTransformed {
            statements.append(.frame(view: name, x: frame.x, y: frame.y, width: frame.width, height: frame.height))
        }
        let mask = Layout.AutoresizingMask.named.filter { source.autoresizingMask.contains($0.option) }.map(\.name)
        if !mask.isEmpty { statements.append(.autoresizingMask(view: name, options: mask)) }
        return statements
    }

    private func expression(_ view: Int) -> String { section.print.names.expression(of: view) ?? "missing" }

    private mutating func addSubviews(of view: Int) {
        let layout = section.layout
        let outline = section.outline
        let subviews = outline.subviews[view]
        if subviews.isEmpty { return }
        let superview = expression(view)
        // Adding views one after the other arranges them in z-order; any other order is set after all views are added.
        let isInOrder = outline.arranged[view] == subviews.filter { outline.isArranged[$0] }
        for subview in subviews {
            let name = expression(subview)
            let isMasked = outline.roles[subview] == .masked
            let controller = section.print.names.subject(of: subview) ?? name
            let isChild = layout.views[subview].viewController != nil && controller != name
            if isChild { statements.append(.addChild(controller)) }
            if outline.isArranged[subview], isInOrder {
                statements.append(.addArrangedSubview(name, to: superview))
            } else if isMasked, !isChild, let member = section.assignedMember(of: subview) {
                // A table reserves space for the header's frame at the time of the assignment.
                statements += HierarchyPlanner.placement(of: subview, named: name, in: layout)
                statements.append(.addSubview(name, to: superview, position: .member(member)))
                identify(subview, name)
                continue
            } else {
                statements.append(.addSubview(name, to: superview, position: .front))
                if placesByConstraints, !isMasked, !outline.isArranged[subview] {
                    statements.append(.translatesAutoresizingMask(view: name, false))
                }
            }
            if isMasked { statements += HierarchyPlanner.placement(of: subview, named: name, in: layout) }
            if isMasked || placesByConstraints { identify(subview, name) }
            if isChild { statements.append(.didMoveToParent(controller)) }
        }
        if isInOrder { return }
        for subview in outline.arranged[view] {
            statements.append(.addArrangedSubview(expression(subview), to: superview))
        }
    }

    private mutating func identify(_ view: Int, _ name: String) {
        if let identifier = section.identifiers.views[view] {
            statements.append(.accessibilityIdentifier(view: name, identifier))
        }
    }
}
