import LayoutModel

/// Which constraints are printed, in which section, and what becomes of the others.
struct Selection: Sendable {
    /// The constraints that each section has to make, as indices, in an order that does not depend on the file's.
    private(set) var constraints: [[Int]]
    private(set) var fates: [Tally.Fate]
    /// Constraints that no option asked to leave out.
    private var isUnasked: [Bool]
    /// Implied constraints that the source's own helpers make.
    private var madeByHelpers: Set<Int> = []

    init(_ layout: Layout, outline: Outline, names: NameTable, options: PrintOptions) {
        constraints = Array(repeating: [], count: outline.sections.count)
        fates = []
        isUnasked = []
        fates.reserveCapacity(layout.constraints.count)
        for index in layout.constraints.indices {
            let outcome = Selection.outcome(
                of: layout.constraints[index],
                in: layout,
                outline: outline,
                names: names,
                options: options
            )
            fates.append(outcome.fate)
            isUnasked.append(outcome.isUnasked)
            if let section = outcome.section { constraints[section].append(index) }
        }
        for section in constraints.indices {
            let own = constraints[section]
            let orders = own.map { ConstraintOrder(layout.constraints[$0], in: layout) }
            // Orders are large; their places are moved instead.
            constraints[section] = own.indices.sorted { orders[$0] < orders[$1] }.map { own[$0] }
        }
    }

    /// The selection after a plan was made.
    func settled(by outcome: PlanOutcome) -> Selection {
        var settled = self
        for constraint in outcome.inexpressible {
            settled.fates[constraint] = .inexpressible
            settled.isUnasked[constraint] = true
        }
        for constraint in outcome.madeByHelpers { settled.fates[constraint] = .implied }
        settled.madeByHelpers = outcome.madeByHelpers
        return settled
    }

    /// Whether the source makes the constraint, by saying it or with a helper.
    func isMade(_ constraint: Int) -> Bool {
        fates[constraint] == .printed || madeByHelpers.contains(constraint)
    }

    func tally(_ layout: Layout, _ turns: Turns) -> Tally {
        var missing: [String] = []
        for (index, constraint) in layout.constraints.enumerated()
        where constraint.origin == .user && isUnasked[index] {
            switch fates[index] {
            case .printed, .implied, .system, .inactive: continue
            case .invalid, .outside, .crossing, .inexpressible: missing.append(constraint.id)
            }
        }
        return Tally(
            fates: fates,
            turned: turns.turned.count(where: isMade),
            unturned: turns.obstacles.keys.count { isMade($0) && !turns.turned.contains($0) },
            missing: missing
        )
    }

    private struct Outcome {
        var fate: Tally.Fate
        var section: Int?
        var isUnasked = true
    }

    private static func outcome(
        of constraint: Layout.Constraint,
        in layout: Layout,
        outline: Outline,
        names: NameTable,
        options: PrintOptions
    ) -> Outcome {
        if constraint.fault != nil { return Outcome(fate: .invalid) }
        if !constraint.isActive { return Outcome(fate: .inactive) }
        switch constraint.origin {
        case .contentSize, .stack, .guide, .autoresizing: return Outcome(fate: .implied)
        case .encapsulated, .temporary, .prototyping, .system, .scroll:
            if !options.includesSystem { return Outcome(fate: .system) }
        case .user:
            // What a stack view makes for itself carries these names, whatever the source said of it.
            if constraint.hasStackIdentifier { return Outcome(fate: .implied) }
        }

        var views: [Int] = []
        views.reserveCapacity(2)
        if let view = constraint.first.flatMap({ layout.view(of: $0.item) }) { views.append(view) }
        if let view = constraint.second.flatMap({ layout.view(of: $0.item) }) { views.append(view) }
        for term in constraint.terms {
            if let view = layout.view(of: term.anchor.item) { views.append(view) }
        }
        guard let home = views.first(where: { outline.roles[$0].isPrinted }) else {
            let isAsked = views.allSatisfy { isLeftOutOnRequest(outline.roles[$0], options: options) }
            return Outcome(fate: .outside, isUnasked: !isAsked)
        }
        guard let section = outline.sectionOfView[home] else { return Outcome(fate: .outside) }
        if isBusinessOfClass(views, outline: outline) {
            return Outcome(fate: .outside, isUnasked: false)
        }
        for view in views {
            let isHere = outline.roles[view].isPrinted && outline.sectionOfView[view] == section
            if isHere || names.hasPath(view, in: section, outline: outline) { continue }
            let isAsked = outline.roles[view] == .passed && options.printsOnlyIdentified
            return Outcome(fate: .crossing, isUnasked: !isAsked)
        }
        return Outcome(fate: .printed, section: section)
    }

    /// Whether a constraint lies between a view and what its own class makes inside of it: then the class makes it, too.
    private static func isBusinessOfClass(_ views: [Int], outline: Outline) -> Bool {
        guard let maker = views.lazy.compactMap({ outline.makers[$0] }).first else { return false }
        return views.allSatisfy { $0 == maker || outline.makers[$0] == maker }
    }

    /// Whether the options, or their defaults, say that such a view is none of the source's business.
    private static func isLeftOutOnRequest(_ role: Outline.Role, options: PrintOptions) -> Bool {
        switch role {
        case .outside: options.root != nil
        case .theirs: true
        case .passed: options.printsOnlyIdentified
        case .inside, .root, .drafted, .masked, .reached: false
        }
    }
}
