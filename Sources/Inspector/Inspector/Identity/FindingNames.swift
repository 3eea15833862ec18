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

    /// By id: the views and guides of findings.
    package var items: [String: Item] = [:]
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
        for finding in findings {
            for id in finding.views where items[id] == nil {
                let name = stable.item(id)
                if name != id { stableItems[id] = name }
                guard let item = layout.item(id: id) else { continue }
                let className = if case .view(let view) = item { layout.views[view].className } else { "guide" }
                items[id] = Item(name: names[item], subject: names.subject(item), className: className)
            }
            for id in finding.constraints + (finding.conflict?.breaks ?? []) where stableConstraints[id] == nil {
                let name = stable.constraint(id)
                if name != id { stableConstraints[id] = name }
            }
        }
    }
}
