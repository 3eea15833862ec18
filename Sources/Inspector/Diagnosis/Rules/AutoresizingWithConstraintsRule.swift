import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A view that is placed by its autoresizing mask and has constraints that place or size it too.
///
/// Never for roots and the content views of cells, whose frames their containers set, nor for what a reader only says to
/// be placed by its mask, as what an NSGridView holds.
enum AutoresizingWithConstraintsRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let constraintsByView = constraintsByView(in: examination)
        var findings: [Finding] = []
        for view in constraintsByView.keys.sorted() {
            let indices = constraintsByView[view] ?? []
            let name = examination.names.subject(view: view)
            var finding = Finding(
                info,
                severity: .warning,
                message: "\(name) has \(indices.count == 1 ? "a constraint" : "\(indices.count) constraints")"
                    + " and still translates its autoresizing mask"
            )
            finding.views = [layout.views[view].id]
            finding.constraints = indices.map { layout.constraints[$0].id }.sorted()
            finding.notes = indices.prefix(8).map { examination.note(.proof, onConstraint: $0) }
            finding.place = examination.place(of: .view(view))
            finding.source = examination.source(of: .view(view))
            if examination.options.findsFixes {
                finding.fixes = try fixes(view: view, count: constraintsByView.count, in: examination)
            }
            findings.append(finding)
        }
        return findings
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        constraintsByView(in: examination).count
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        // Constants and priorities are no concern of masks: what counts is which constraints there are.
        let layout = examination.layout
        let concerns = part.constraints.contains { index in
            layout.constraints[index].items.contains { item in
                if case .view(let view) = item { layout.views[view].translatesAutoresizingMask } else { false }
            }
        }
        return concerns ? nil : 0
    }

    /// By view, the constraints that place or size it beside its mask.
    private static func constraintsByView(in examination: Examination) -> [Int: [Int]] {
        let layout = examination.layout
        var constraintsByView: [Int: [Int]] = [:]
        guard layout.views.contains(where: { $0.translatesAutoresizingMask && $0.parent != nil }) else { return [:] }
        for (index, constraint) in layout.constraints.enumerated()
        where constraint.isEffective && constraint.origin == .user {
            for case .view(let view) in constraint.items {
                guard layout.views[view].translatesAutoresizingMask, layout.views[view].parent != nil,
                    !layout.views[view].isInferred(.translatesAutoresizingMask),
                    !layout.isContentViewOfCell(view), examination.places(constraint, view: view)
                else { continue }
                constraintsByView[view, default: []].append(index)
            }
        }
        return constraintsByView
    }

    private static func fixes(
        view: Int,
        count: Int,
        in examination: Examination
    ) throws(Interrupted) -> [Finding.Fix] {
        let id = examination.layout.views[view].id
        let edits = [LayoutEdit.view(id: id, .translatesAutoresizingMask(false))]
        guard let outcome = try examination.fact(Trials.self).outcome(of: edits, on: examination),
            outcome.examination.solution.broken.count <= examination.solution.broken.count
        else { return [] }
        let name = examination.names.subject(view: view)
        return [
            Finding.Fix(
                title: "set translatesAutoresizingMaskIntoConstraints of \(name) to false",
                edits: edits,
                remaining: outcome.remaining
            )
        ]
    }
}

extension Examination {
    /// Whether a constraint sizes a view, or places it by what is not its own.
    ///
    /// A constraint that begins with another view places that one: masks and constraints mix well where views without a
    /// mask are placed beside one that has it. Superviews are no such views, as Interface Builder puts them first.
    func places(_ constraint: Layout.Constraint, view: Int) -> Bool {
        let items = constraint.items
        guard items.contains(.view(view)) else { return false }
        if items.count == 1 { return true }
        return items.contains { item in
            guard item != .view(view), let other = layout.view(of: item) else { return false }
            // Where no text shows what contains both, one of them may contain the other.
            if lasting.hasUnseenViews, let common = layout.nearestCommonAncestor(view, other),
                layout.views[common].isUnseen
            {
                return false
            }
            if let first = constraint.first, first.item != .view(view), !layout.views[other].translatesAutoresizingMask,
                !(other..<subtreeEnds[other]).contains(view)
            {
                return false
            }
            return !(view..<subtreeEnds[view]).contains(other)
        }
    }
}

extension AutoresizingWithConstraintsRule {
    package static let info = RuleInfo(
        id: "autoresizing-with-constraints",
        title: "autoresizing mask beside constraints",
        severity: .warning,
        runsOnPartialDumps: true,
        identity: .firstView,
        summary: "a view has constraints but also translates its autoresizing mask",
        meaning: """
            A view created in code translates its autoresizing mask into constraints that fix its position and size.
            These conflict with your own constraints, or agree with them only by accident. Set
            `translatesAutoresizingMaskIntoConstraints` to false.
            """,
        bad: ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "badge",
                    "UIView",
                    more: "\"frame\": [16, 16, 40, 40], \"translatesAutoresizingMask\": true"
                )
            ],
            constraints: badge
        ),
        good: ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "badge",
                    "UIView",
                    more: "\"frame\": [16, 16, 40, 40], \"translatesAutoresizingMask\": false"
                )
            ],
            constraints: badge
        )
    )

    private static let badge =
        ExampleDump.place("badge") + [
            ExampleDump.constraint("badge-width", "badge.width", plus: 40),
            ExampleDump.constraint("badge-height", "badge.height", plus: 40),
        ]
}
