import LayoutModel

/// How the source creates the views of a section: in place, with a helper, or under a name.
struct DraftsmanViews {
    private(set) var helpers = HelperStructures()
    private let section: SectionContext
    private let units: PlanUnits
    private let referenced: Set<Layout.Item>
    private let configurations: ConfigurationPlanner

    private var layout: Layout { section.layout }

    /// Stacks are created with arguments, other views as in UIKit.
    static let construct: ViewConstruction.Rule = { source, view, layout in
        var made = ViewConstruction(of: source)
        if source.shortClassName == "SpacerView" {
            // A stack that arranges the spacer sets its priorities anew, from what code has set.
            for axis in ["horizontal", "vertical"] {
                made.keys.formUnion(["contentHugging." + axis, "compressionResistance." + axis])
            }
        }
        guard source.viewController == nil, source.className == "UIStackView", let stack = source.stack,
            let arguments = DraftsmanStacks.arguments(of: view, in: layout)
        else { return made }
        made.construction = DraftsmanStacks.construction(isVertical: stack.axis == .vertical, arguments)
        if arguments.margins != nil { made.keys.insert("directionalLayoutMargins") }
        return made
    }

    /// - Parameter referenced: The objects that the source names.
    init(
        _ section: SectionContext,
        units: PlanUnits,
        referenced: Set<Layout.Item>,
        configurations: ConfigurationPlanner,
        sorting: ConstraintSorting
    ) {
        self.section = section
        self.units = units
        self.referenced = referenced
        self.configurations = configurations
        if section.form.scope == .function { return }
        let search = HelperSearch(
            views: section.views,
            planned: sorting.planned,
            remaining: sorting.remaining.map(\.constraint),
            referenced: referenced,
            layout: section.layout,
            outline: section.outline,
            names: section.print.names,
            isAnonymous: isAnonymous
        )
        helpers = search.found
    }

    /// Whether the source creates the view in place, without a name.
    func isAnonymous(_ view: Int) -> Bool {
        guard section.form.scope != .function, section.print.names.origin(of: view) == .position,
            !referenced.contains(.view(view)), section.options.autoIdentifiers == .none,
            layout.views[view].viewController == nil, configurations.ofView[view] == nil
        else { return false }
        // When a plan is applied again, the library removes what it created before, but only for the main plan.
        if units.unitOfView[view] != 0 { return false }
        if layout.views[view].stack != nil { return layout.views[view].className == "UIStackView" }
        return layout.views[view].baseClass != "UICollectionView"
    }

    func construction(of view: Int) -> ViewConstruction {
        var made = DraftsmanViews.construct(layout.views[view], view, layout)
        guard layout.views[view].viewController == nil else { return made }
        if let scrollable = helpers.scrollables[view] {
            made.construction = DraftsmanStacks.construction(
                className: TypeName.short(layout.views[view].className),
                isVertical: scrollable.isVertical,
                scrollable.arguments
            )
        } else if let dimension = helpers.spacers[view] {
            made.construction = DraftsmanStacks.spacer(dimension)
        }
        return made
    }

    /// The views that the source inserts into a view, or that a stack arranges.
    func children(of view: Int, arranged: Bool) -> [Int] {
        let outline = section.outline
        if let scrollable = helpers.scrollables[view] {
            return arranged ? children(of: scrollable.stack, arranged: true) : []
        }
        return arranged
            ? outline.arranged[view].filter { outline.roles[$0] == .drafted }
            : outline.subviews[view].filter { outline.roles[$0] == .drafted && !outline.isArranged[$0] }
    }

    func subject(of view: Int, hasArranged: Bool) -> DraftsmanPlan.Subject {
        let name = section.print.names.subject(of: view) ?? "missing"
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
                ? .new(DraftsmanStacks.arguments(of: view, in: layout) ?? DraftsmanPlan.StackArguments())
                : .named(name)
            return .stack(DraftsmanPlan.StackHelper(isVertical: stack.axis == .vertical, source: source))
        }
        return isNew ? .new(construction(of: view).construction) : .named(name)
    }
}
