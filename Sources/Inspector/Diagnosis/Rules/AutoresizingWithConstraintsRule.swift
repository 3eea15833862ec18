import LayoutSolver

/// A view that is placed by its autoresizing mask and has constraints that place or size it too.
///
/// Never for roots and the content views of cells, whose frames their containers set.
enum AutoresizingWithConstraintsRule: Rule {
    static let slug = "autoresizing-with-constraints"
    static let runsOnPartialDumps = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var constraintsByView: [Int: [Int]] = [:]
        for (index, constraint) in layout.constraints.enumerated()
        where constraint.isEffective && constraint.origin == .user {
            let items = constraint.items
            for case .view(let view) in items {
                guard layout.views[view].translatesAutoresizingMask, layout.views[view].parent != nil,
                    !layout.isContentViewOfCell(view), places(items, view, in: examination)
                else { continue }
                constraintsByView[view, default: []].append(index)
            }
        }
        var findings: [Finding] = []
        for view in constraintsByView.keys.sorted() {
            let indices = constraintsByView[view] ?? []
            let name = examination.names[view: view]
            var finding = Finding(
                rule: slug,
                severity: .warning,
                message: "\(name) is placed by its autoresizing mask and by "
                    + (indices.count == 1 ? "a constraint" : "\(indices.count) constraints") + " of yours"
            )
            finding.views = [layout.views[view].id]
            finding.constraints = indices.map { layout.constraints[$0].id }.sorted()
            finding.notes = indices.prefix(8).map { examination.texts.text(of: layout.constraints[$0]) }
            finding.place = examination.place(of: .view(view))
            finding.source = examination.source(of: .view(view))
            if examination.options.findsFixes {
                finding.fixes = try fixes(view: view, count: constraintsByView.count, in: examination)
            }
            findings.append(finding)
        }
        return findings
    }

    /// Whether a constraint on these items relates the view to what is not its own, or sizes it.
    private static func places(_ items: [Layout.Item], _ view: Int, in examination: Examination) -> Bool {
        let others = items.filter { $0 != .view(view) }
        if others.isEmpty { return true }
        return others.contains { other in
            guard let otherView = examination.layout.view(of: other) else { return false }
            return !(view..<examination.subtreeEnds[view]).contains(otherView)
        }
    }

    private static func fixes(
        view: Int,
        count: Int,
        in examination: Examination
    ) throws(Interrupted) -> [Finding.Fix] {
        let id = examination.layout.views[view].id
        let edits = [LayoutEdit.view(id: id, .translatesAutoresizingMask(false))]
        guard let outcome = try examination.trials.outcome(of: edits, on: examination),
            outcome.examination.solution.conflicts.count <= examination.solution.conflicts.count
        else { return [] }
        let name = examination.names[view: view]
        return [
            Finding.Fix(
                title: "set translatesAutoresizingMaskIntoConstraints of \(name) to false",
                edits: edits,
                remaining: outcome.remaining
            )
        ]
    }
}
