import LayoutModel

/// The plans of a section in the order in which they are applied: the main plan, and one for each view whose subviews
/// the main plan cannot insert.
struct PlanUnits {
    struct Unit {
        /// The view that the plan is applied to.
        var base: Int
        /// Whether the plan fills the base as a stack.
        var isStacked: Bool
    }

    /// A change to the hierarchy in `applyRemainder()`.
    enum Event {
        case insert(Int)
        case apply(unit: Int)
    }

    private(set) var units: [Unit] = []
    private(set) var events: [Event] = []
    /// For each drafted view of the section, the unit that inserts it.
    private(set) var unitOfView: [Int: Int] = [:]
    /// The unit after which a view is in the hierarchy; 0 is the main plan.
    private var stepOfView: [Int: Int] = [:]
    private var stepOfUnit: [Int] = []

    /// Whether constraints come after the whole hierarchy, including all guides.
    private let isFlat: Bool

    init(_ context: SectionContext, isFlat: Bool) {
        let section = context.scope
        let views = context.views
        let outline = context.outline
        self.isFlat = isFlat
        units.append(Unit(base: section.base, isStacked: section.kind == .stack))
        stepOfUnit.append(0)
        var mainOfBase: [Int: Int] = [:]
        var stackedOfBase: [Int: Int] = [:]
        if section.kind == .stack { stackedOfBase[section.base] = 0 } else { mainOfBase[section.base] = 0 }
        stepOfView[section.root] = 0
        var step = 0
        if isFlat {
            for view in views {
                stepOfView[view] = 0
                if outline.roles[view] == .drafted { unitOfView[view] = 0 }
            }
            return
        }
        for view in views {
            switch outline.roles[view] {
            case .drafted:
                guard let superview = outline.superviews[view] else { continue }
                let unit: Int
                if outline.roles[superview] == .drafted {
                    unit = unitOfView[superview] ?? 0
                } else {
                    let isStacked = outline.isArranged[view]
                    if let known = isStacked ? stackedOfBase[superview] : mainOfBase[superview] {
                        unit = known
                    } else {
                        step += 1
                        unit = units.count
                        units.append(Unit(base: superview, isStacked: isStacked))
                        stepOfUnit.append(step)
                        events.append(.apply(unit: unit))
                        if isStacked { stackedOfBase[superview] = unit } else { mainOfBase[superview] = unit }
                    }
                }
                unitOfView[view] = unit
                stepOfView[view] = stepOfUnit[unit]
            case .masked:
                step += 1
                stepOfView[view] = step
                events.append(.insert(view))
            case .reached:
                stepOfView[view] = outline.superviews[view].flatMap { stepOfView[$0] } ?? 0
            case .root, .outside, .inside, .theirs, .passed: continue
            }
        }
    }

    /// Whether a constraint of a plan can name the view: the view is in the hierarchy when that plan is applied.
    ///
    /// Views that a class creates for itself exist together with its own view.
    func isAvailable(_ view: Int, in unit: Int, names: NameTable) -> Bool {
        var view = view
        while names.origin(of: view) == .path, let holder = names.base(of: view) { view = holder }
        guard let step = stepOfView[view] else { return false }
        return step <= stepOfUnit[unit]
    }

    /// Custom guides are added after the main plan and before the others.
    func isGuideAvailable(in unit: Int) -> Bool { isFlat || unit > 0 }
}
