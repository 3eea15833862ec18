import LayoutModel

/// Orders the views of a section and picks for each two values an axis, so that every value is known when it is needed.
struct MakerSolver {
    /// In the order in which they run.
    private(set) var layouts: [MakerLayout] = []
    /// The constraints that the layouts express.
    private(set) var used: Set<Int> = []
    /// Why views are not laid out, in file order.
    private(set) var refusals: [(view: Int, reason: String)] = []

    private let section: SectionContext
    private let facts: MakerFacts
    /// Source calls a class by one name, so that all views of it scroll.
    private let scrollingClasses: Set<String>
    private var isDone: Set<Int> = []
    /// By view, across and down; only where they follow from the superview's size.
    private var axes: [Int: [Bool: MakerAxis]] = [:]
    private var lengths: [Int: [Bool: MakerForm]] = [:]

    init(_ section: SectionContext, facts: MakerFacts) {
        self.section = section
        self.facts = facts
        scrollingClasses = Set(
            section.views.lazy.map { section.layout.views[$0] }.filter(\.isScrollView).map(\.shortClassName)
        )
        for parent in section.views { layOutSubviews(of: parent) }
    }

    private var layout: Layout { section.layout }
    private var outline: Outline { section.outline }

    private func name(_ view: Int) -> String { section.print.names.expression(of: view) ?? "missing" }

    private mutating func layOutSubviews(of parent: Int) {
        var waiting = outline.subviews[parent].filter { outline.roles[$0] == .drafted && !outline.isArranged[$0] }
        if waiting.isEmpty { return }
        if isScrolling(parent) {
            refusals += waiting.map { ($0, "its superview scrolls, and what is set would move with the content") }
            return
        }
        while !waiting.isEmpty {
            let count = waiting.count
            waiting = waiting.filter { !layOut($0, in: parent, isPatient: true) }
            if waiting.count < count { continue }
            // A view takes the size of its content when nothing else can determine it any more.
            guard let view = waiting.first(where: { layOut($0, in: parent, isPatient: false) }) else { break }
            waiting.removeAll { $0 == view }
        }
        refusals += waiting.map { ($0, reason(for: $0)) }
        refusals.sort { $0.view < $1.view }
    }

    private func isScrolling(_ view: Int) -> Bool { scrollingClasses.contains(layout.views[view].shortClassName) }

    // MARK: One view

    /// A value, and the step that sets it.
    private struct Pick {
        var quantity: MakerQuantity
        var step: MakerStep
        var form: MakerForm?
        /// `nil` for a content size.
        var constraint: Int?
    }

    /// - Parameter isPatient: Whether what other views may say later is waited for.
    /// - Returns: Whether the view was laid out.
    private mutating func layOut(_ view: Int, in parent: Int, isPatient: Bool) -> Bool {
        // The length of one axis can depend on the other.
        var axes: [Bool: MakerAxis] = [:]
        var lengths: [Bool: MakerForm] = [:]
        var picks: [Bool: [Pick]] = [:]
        for isHorizontal in [true, false, true] where picks[isHorizontal] == nil {
            guard let pair = pair(of: view, isHorizontal: isHorizontal, lengths, isPatient: isPatient) else { continue }
            picks[isHorizontal] = pair
            if let first = pair[0].form, let second = pair[1].form {
                axes[isHorizontal] = MakerAxis((pair[0].quantity, first), (pair[1].quantity, second))
            }
            // A length is known whatever the place depends on.
            lengths[isHorizontal] = pair.first { $0.quantity.isLength }?.form ?? axes[isHorizontal]?.length
        }
        guard let across = picks[true], let down = picks[false] else { return false }
        self.axes[view] = axes
        self.lengths[view] = lengths
        isDone.insert(view)
        used.formUnion((across + down).compactMap(\.constraint))
        layouts.append(
            MakerLayout(parent: name(parent), view: name(view), steps: MakerSolver.ordered(across + down))
        )
        return true
    }

    /// Two values that determine an axis, a place first; `nil` where there are none yet.
    private func pair(
        of view: Int,
        isHorizontal: Bool,
        _ own: [Bool: MakerForm],
        isPatient: Bool
    ) -> [Pick]? {
        let picks = (facts.ofView[view] ?? []).filter { $0.quantity.isHorizontal == isHorizontal }
            .compactMap { pick($0, of: view, own) }
        guard let first = picks.first(where: { !$0.quantity.isLength }) else { return nil }
        if let second = picks.first(where: { $0.quantity != first.quantity }) { return [first, second] }
        // A fact that cannot be used yet is no reason to take the size of the content.
        let isFixed = (facts.ofView[view] ?? []).contains {
            $0.quantity.isHorizontal == isHorizontal && $0.quantity != first.quantity && (isPatient || !$0.isTurned)
        }
        guard !isFixed, MakerSolver.hasContent(layout.views[view]) else { return nil }
        let length: MakerQuantity = isHorizontal ? .width : .height
        return [first, Pick(quantity: length, step: .fit(length))]
    }

    private func pick(_ fact: MakerFact, of view: Int, _ own: [Bool: MakerForm]) -> Pick? {
        switch fact.source {
        case .value(let value):
            return Pick(
                quantity: fact.quantity,
                step: .set(fact.quantity, value),
                form: MakerForm(value),
                constraint: fact.constraint
            )
        case .sibling(let other, let quantity, let offset):
            guard isDone.contains(other) else { return nil }
            let form = axes[other]?[quantity.isHorizontal]?.form(of: quantity)
            return Pick(
                quantity: fact.quantity,
                step: .pin(fact.quantity, to: name(other), quantity, offset: offset),
                form: form.map { $0 + MakerForm(constant: offset) },
                constraint: fact.constraint
            )
        case .length(let other, let quantity, let multiplier, let constant):
            // Makers read no length of another view: what it is in terms of the superview takes its place.
            let known = other == view ? own[quantity.isHorizontal] : lengths[other]?[quantity.isHorizontal]
            guard let form = known else { return nil }
            let scaled = form * multiplier + MakerForm(constant: constant)
            return Pick(
                quantity: fact.quantity,
                step: .set(fact.quantity, scaled.value),
                form: scaled,
                constraint: fact.constraint
            )
        }
    }

    /// The order that the library's types ask for: lines across, lines down, lengths, those of the content last.
    private static func ordered(_ picks: [Pick]) -> [MakerStep] {
        func rank(_ pick: Pick) -> Int {
            let places = MakerQuantity.allCases
            if case .fit = pick.step { return 2 * places.count }
            return places.firstIndex(of: pick.quantity) ?? 0
        }
        let sorted = picks.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
        let steps = sorted.map(\.element.step)
        let fits = steps.count { if case .fit = $0 { true } else { false } }
        return fits == 2 ? steps.dropLast(2) + [.fitSize] : steps
    }

    /// Whether `sizeThatFits` measures a content.
    private static func hasContent(_ view: Layout.View) -> Bool { view.frameworkClass?.asksForSize ?? false }

    // MARK: Refusals

    private func reason(for view: Int) -> String {
        for isHorizontal in [true, false] {
            let facts = (facts.ofView[view] ?? []).filter { $0.quantity.isHorizontal == isHorizontal }
            if pair(of: view, isHorizontal: isHorizontal, [:], isPatient: false) != nil { continue }
            if let other = facts.lazy.compactMap({ $0.dependency(of: view) }).first(where: { !isDone.contains($0) }) {
                return "it depends on \(name(other)), which is not laid out"
            }
            for case .length(let other, let quantity, _, _) in facts.map(\.source) {
                return "its \(isHorizontal ? "width" : "height") follows the \(quantity.rawValue) of \(name(other)), "
                    + "which does not follow from the superview's size"
            }
            let axis = isHorizontal ? "horizontal" : "vertical"
            if !facts.contains(where: { !$0.quantity.isLength }) {
                return "no required equality fixes its \(axis) position"
            }
            return "no required equality fixes its \(isHorizontal ? "width" : "height")"
        }
        return "its width and height depend on each other"
    }
}
