import LayoutModel

/// How many lines each view of a section takes in a plan, about: wrapped lines are not counted.
struct PlanLengths {
    /// By view: its chain and its content.
    private var lines: [Int]
    /// By view: its content alone.
    private var content: [Int]

    init(_ section: SectionContext, views: DraftsmanViews, steps: ChainPlanner) {
        lines = Array(repeating: 0, count: section.layout.views.count)
        content = lines
        // Subviews come after their superviews.
        for view in section.views.reversed() where section.outline.roles[view] == .drafted {
            let chain = steps.steps[view].count
            var braces = 0
            for isArranged in [false, true] {
                let children = views.children(of: view, arranged: isArranged)
                if children.isEmpty { continue }
                braces += 2
                for child in children { content[view] += lines[child] }
            }
            lines[view] = (chain > 1 || chain == 1 && braces > 0 ? 1 + chain : 1) + braces + content[view]
            // A margin can surround a view, but not a plan.
            if views.helpers.margins[view] != nil { content[view] = 0 }
        }
    }

    /// The views at the top of a plan whose content is to have a plan of its own: the largest, until the rest is short.
    func divided(_ top: [Int], limit: Int) -> Set<Int> {
        var total = top.reduce(0) { $0 + lines[$1] }
        var divided: Set<Int> = []
        for view in top.sorted(by: { content[$0] > content[$1] }) {
            if total <= limit || content[view] < 2 { break }
            divided.insert(view)
            total -= content[view] - 1
        }
        return divided
    }
}
