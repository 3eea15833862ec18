import LayoutModel

/// What the objects of findings are called: all that reports and policies need of a layout that is no longer in memory.
package struct FindingNames: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        /// In texts, and as the subject of a sentence: see ``ItemNames``.
        package var name: String
        package var subject: String
        /// `guide` for a guide.
        package var className: String

        package init(name: String, subject: String, className: String) {
            self.name = name
            self.subject = subject
            self.className = className
        }
    }

    /// By id: the views and guides that findings name.
    package var items: [String: Item] = [:]
    /// By id: the texts of the constraints that findings name.
    package var constraints: [String: String] = [:]
    /// By id: the names in every run of views and guides whose ids are not the same in every run.
    package var stableItems: [String: String] = [:]
    /// The same of constraints.
    package var stableConstraints: [String: String] = [:]

    package init() {}

    /// - Complexity: O(views + guides), and O(objects of the findings).
    package init(of findings: [Finding], in layout: Layout) {
        if findings.isEmpty { return }
        let names = ItemNames(layout)
        let stable = StableNames(layout, names)
        let texts = ConstraintText(names: names)
        for finding in findings {
            for id in finding.views where stableItems[id] == nil {
                let name = stable.item(id)
                if name != id { stableItems[id] = name }
            }
            for id in finding.namedItems where items[id] == nil {
                guard let item = layout.item(id: id) else { continue }
                let className = if case .view(let view) = item { layout.views[view].className } else { "guide" }
                items[id] = Item(name: names[item], subject: names.subject(item), className: className)
            }
            for id in finding.constraints + (finding.conflict?.breaks ?? []) where stableConstraints[id] == nil {
                let name = stable.constraint(id)
                if name != id { stableConstraints[id] = name }
            }
            for made in finding.made { constraints[made.constraint.id] = texts.text(of: made.constraint) }
            for id in finding.namedConstraints where constraints[id] == nil {
                guard let index = layout.constraintIndex(id: id) else { continue }
                constraints[id] = texts.text(of: layout.constraints[index])
            }
        }
    }
}

extension Finding {
    /// The ids of all views and guides in it, some more than once.
    fileprivate var namedItems: [String] {
        var ids = views + notes.flatMap(\.views)
        if let chain = row { ids += [chain.container] + chain.segments.compactMap(\.item) }
        if let paths = conflict?.paths {
            ids += (paths.longer.segments + paths.shorter.segments).compactMap(\.item)
        }
        if let ambiguity {
            ids += ambiguity.dependents.map(\.item) + ambiguity.shared.flatMap(\.items)
            ids += ambiguity.witnesses.flatMap { $0.map(\.item) }
        }
        return ids
            + fixes.flatMap(\.edits).flatMap(\.steps).compactMap { if case .view(let id, _) = $0 { id } else { nil } }
    }

    /// The ids of all constraints in it, without those that a fix adds; some more than once.
    fileprivate var namedConstraints: [String] {
        let edits = fixes.flatMap(\.edits).flatMap(\.steps)
        return constraints + (conflict?.breaks ?? []) + notes.flatMap(\.constraints)
            + edits.compactMap { if case .constraint(let id, _) = $0 { id } else { nil } }
    }
}
