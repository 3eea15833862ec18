import LayoutModel

/// Finds the parts of a section that match exactly what one of the library's helpers builds. After a single mismatch,
/// the helper is not used.
struct HelperStructures {
    struct Scrollable {
        /// The stack that the scroll view's class inserts.
        var stack: Int
        var isVertical: Bool
        var arguments: DraftsmanPlan.ScrollableArguments
    }

    /// By scroll view.
    var scrollables: [Int: Scrollable] = [:]
    /// The stacks of `scrollables`: the source neither creates nor names them.
    var innerStacks: Set<Int> = []
    /// The dimension of each spacer.
    var spacers: [Int: Double] = [:]
    /// The margins around the one view in a container.
    var margins: [Int: DraftsmanPlan.Edges] = [:]
    /// The constraints that the helpers make.
    var constraints: Set<Int> = []
}

/// Finds structures that helpers build among the views of a section.
struct HelperSearch {
    private(set) var found = HelperStructures()
    private let layout: Layout
    private let outline: Outline
    private let names: NameTable
    private let planned: [[Int]]
    /// Constraints on spacers that no plan expresses.
    private var remaining: [Int] = []

    /// - Parameters:
    ///   - planned: The constraints that a plan expresses, by first view.
    ///   - left: The others.
    ///   - referenced: The objects that the source names.
    ///   - isAnonymous: Whether the source creates a view in place.
    init(
        views: [Int],
        planned: [[Int]],
        remaining left: [Int],
        referenced: Set<Layout.Item>,
        layout: Layout,
        outline: Outline,
        names: NameTable,
        isAnonymous: (Int) -> Bool
    ) {
        self.layout = layout
        self.outline = outline
        self.names = names
        self.planned = planned
        remaining = left.filter { index in
            guard case .view(let view)? = layout.constraints[index].first?.item else { return false }
            return layout.views[view].shortClassName == "SpacerView"
        }
        for view in views where outline.roles[view] == .drafted {
            let word = layout.views[view].shortClassName
            if word == "SpacerView" {
                addSpacer(view)
            } else if word.hasSuffix("ScrollableStackView") {
                addScrollable(view, referenced: referenced)
            } else if layout.views[view].className == "UIView", isAnonymous(view) {
                addMargins(view)
            }
        }
    }

    // MARK: Spacers

    private mutating func addSpacer(_ view: Int) {
        guard outline.isArranged[view], let superview = outline.superviews[view],
            let stack = layout.views[superview].stack, outline.roles[superview] != .masked
        else { return }
        let attribute: LayoutAttribute = stack.axis == .vertical ? .height : .width
        func isLeast(_ index: Int) -> Bool {
            let constraint = layout.constraints[index]
            return constraint.first == Layout.Anchor(.view(view), attribute) && constraint.second == nil
                && constraint.relation == .greaterThanOrEqual
        }
        let own = planned[view].filter(isLeast)
        // With one more constraint, even one outside the plan, it is unclear which of them the spacer made.
        guard own.count == 1, isOrdinary(layout.constraints[own[0]]), !remaining.contains(where: isLeast) else {
            return
        }
        found.spacers[view] = layout.constraints[own[0]].constant
        found.constraints.insert(own[0])
    }

    // MARK: Scrollable stacks

    private mutating func addScrollable(_ view: Int, referenced: Set<Layout.Item>) {
        guard layout.views[view].stack == nil, outline.subviews[view].count == 1,
            let inner = outline.subviews[view].first, layout.views[inner].className == "UIStackView",
            layout.views[inner].parent == view,
            layout.subviews(of: view).count(where: { layout.views[$0].className == "UIStackView" }) == 1,
            outline.roles[inner] == .drafted, isMadeByClass(inner, of: view), !referenced.contains(.view(inner)),
            let stack = layout.views[inner].stack, stack.distribution == .equalSpacing, !stack.isBaselineRelative,
            stack.customSpacing.isEmpty, outline.subviews[inner].count == outline.arranged[inner].count,
            layout.views[inner].guides.allSatisfy({ !referenced.contains(.guide($0)) })
        else { return }
        let isGiven = !isMadeHere(view)
        // An existing view that arranges subviews has its stack.
        if isGiven, outline.arranged[inner].isEmpty { return }
        let size: LayoutAttribute = stack.axis == .vertical ? .width : .height
        var expected: Set<LayoutAttribute> = [.left, .right, .top, .bottom, size]
        let own = planned[inner]
        for index in own {
            let constraint = layout.constraints[index]
            guard let first = constraint.first, constraint.second == Layout.Anchor(.view(view), first.attribute),
                constraint.multiplier == 1, constraint.constant == 0, constraint.relation == .equal,
                isOrdinary(constraint), expected.remove(first.attribute) != nil
            else { return }
        }
        guard expected.isEmpty else { return }
        var arguments = DraftsmanPlan.ScrollableArguments()
        arguments.alignment = stack.alignment.rawValue
        arguments.spacing = stack.spacing
        if stack.isLayoutMarginsRelative {
            guard let margins = StackSettings.margins(of: inner, in: layout) else { return }
            arguments.margins = margins
        }
        found.scrollables[view] = HelperStructures.Scrollable(
            stack: inner,
            isVertical: stack.axis == .vertical,
            arguments: arguments
        )
        found.innerStacks.insert(inner)
        found.constraints.formUnion(own)
    }

    /// Whether the source creates the view, instead of finding it.
    private func isMadeHere(_ view: Int) -> Bool {
        names.origin(of: view) == .words || names.origin(of: view) == .position
    }

    /// Whether only the scroll view's class knows the stack.
    private func isMadeByClass(_ stack: Int, of view: Int) -> Bool {
        switch names.origin(of: stack) {
        case .position: true
        case .property: names.base(of: stack) == view
        case .context, .tag, .path, .words, nil: false
        }
    }

    // MARK: Margins

    private mutating func addMargins(_ view: Int) {
        let source = layout.views[view]
        guard outline.subviews[view].count == 1, let child = outline.subviews[view].first,
            outline.roles[child] == .drafted, layout.views[child].viewController == nil,
            outline.superviews[view].map({ found.margins[$0] == nil }) ?? true, source.attributes.isEmpty,
            source.contentHugging == PerAxis(250, 250), source.compressionResistance == PerAxis(750, 750)
        else { return }
        var offsets: [LayoutAttribute: (constant: Double, constraint: Int)] = [:]
        let own = planned[child]
        for index in own {
            let constraint = layout.constraints[index]
            guard let first = constraint.first, constraint.second == Layout.Anchor(.view(view), first.attribute),
                [.left, .right, .top, .bottom].contains(first.attribute), constraint.relation == .equal,
                isOrdinary(constraint)
            else { continue }
            offsets[first.attribute] = (constraint.constant, index)
        }
        guard let left = offsets[.left], let right = offsets[.right], let top = offsets[.top],
            let bottom = offsets[.bottom]
        else { return }
        // A helper accepts margins only without other relations and flags.
        let isHelper = layout.views[child].stack != nil || scrollableClass(child)
        if isHelper, own.count > 4 || !DraftsmanStacks.flags(of: child, in: layout).isEmpty { return }
        let edges = DraftsmanPlan.Edges(
            top: top.constant,
            left: left.constant,
            bottom: 0 - bottom.constant,
            right: 0 - right.constant
        )
        // Without margins, filling the superview is the better form.
        if edges.common == 0 { return }
        found.margins[view] = edges
        found.constraints.formUnion([left.constraint, right.constraint, top.constraint, bottom.constraint])
    }

    private func scrollableClass(_ view: Int) -> Bool {
        layout.views[view].shortClassName.hasSuffix("ScrollableStackView")
    }

    private func isOrdinary(_ constraint: Layout.Constraint) -> Bool {
        constraint.priority == 1000 && constraint.identifier == nil && constraint.name == nil
            && constraint.origin == .user
    }
}
