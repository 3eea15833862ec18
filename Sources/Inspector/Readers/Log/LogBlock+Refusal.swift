import LayoutModel
import LayoutSemantics

extension LogBlock {
    /// The finding for a refusal, with names from the block's layout; `nil` for other blocks.
    func refusalFinding(in layout: Layout) -> Finding? {
        guard let refusal else { return nil }
        let constraint = texts.first.flatMap { text in
            layout.constraintIndex(id: text.constraint.address).map { layout.constraints[$0] }
        }
        let items = itemsOfRefusal(refusal, constraint, layout)
        let names = ItemNames(layout)
        var finding = Finding(
            RefusedConstraint.info,
            severity: refusal.isThrown ? .error : .warning,
            message: message(refusal, constraint, items.map { names[$0] }, names)
        )
        finding.notes = notes(refusal, items.map { names[$0] }, layout.frameworkName)
        finding.views = items.map { layout.id(of: $0) }
        finding.constraints = [constraint?.id].compactMap { $0 }
        finding.place = texts.first?.place ?? place
        finding.source = constraint?.location
        return finding
    }

    private func itemsOfRefusal(
        _ refusal: LogRefusal,
        _ constraint: Layout.Constraint?,
        _ layout: Layout
    ) -> [Layout.Item] {
        if let constraint { return constraint.items }
        var items: [Layout.Item] = []
        for anchor in refusal.anchors {
            guard let id = anchor.object.address ?? anchor.object.name, let item = layout.item(id: id),
                !items.contains(item)
            else { continue }
            items.append(item)
        }
        return items
    }

    private func message(
        _ refusal: LogRefusal,
        _ constraint: Layout.Constraint?,
        _ items: [String],
        _ names: ItemNames
    ) -> String {
        let container = refusal.container.flatMap { $0.className?.split(separator: ".").last.map(String.init) }
        guard let constraint else {
            if items.count == 2 {
                let sides = zip(items, refusal.anchors).map { $0 + "." + $1.attribute.word }
                return
                    "a constraint between \(sides[0]) and \(sides[1]) was activated before \(items[0]) and \(items[1])"
                    + " were in one view hierarchy"
            }
            return
                "a constraint was added to a view that does not contain its items; the log"
                + " does not name it"
        }
        let text = ConstraintText(names: names).text(of: constraint)
        let isOne = items.count == 1
        if let container {
            return text + " was added to \(container), which does not contain "
                + (isOne ? items[0] : "both \(PointsText.list(items))")
        }
        return text + " was added to a view that does not contain " + (isOne ? items[0] : "both of what it ties")
    }

    private func notes(_ refusal: LogRefusal, _ items: [String], _ framework: String) -> [Finding.Note] {
        var notes: [String] = []
        notes.append(
            refusal.isThrown
                ? "\(framework) threw an exception, which ends the app unless it is caught"
                : "\(framework) only warns here; it throws an exception if the constraint is used before that"
        )
        switch items.count {
        case 0: notes.append("add views to their superviews before their constraints are added or activated")
        case 1:
            notes.append(
                "it belongs to \(items[0]) or to a view above it: activate it in place of adding it, once \(items[0]) has"
                    + " been added to its superview"
            )
        default:
            let list = PointsText.list(items)
            notes.append(
                "one of \(list) had not been added to its superview yet, or was removed from it; \(framework) needs a"
                    + " view that contains both when the constraint is added or activated"
            )
        }
        return notes.map { Finding.Note(.hint, $0) }
    }
}
