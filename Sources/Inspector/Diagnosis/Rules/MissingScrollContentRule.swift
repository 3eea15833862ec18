import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A scroll view whose content has constraints on an axis that do not say how large the content is.
enum MissingScrollContentRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let muted = MutedAmbiguities(layout)
        var findings: [Finding] = []
        for guide in examination.lowered.contentGuides(in: layout) {
            let view = guide.owner
            if layout.views[view].placesItsSubviews { continue }
            for axis in Axis.allCases {
                let start: FrameAttribute = axis == .horizontal ? .minX : .minY
                let size: FrameAttribute = axis == .horizontal ? .width : .height
                guard examination.freedom.isFree(guide.firstVariable + size.rawValue) else { continue }
                let rows = Set([start, size].flatMap { Array(examination.rows[guide.firstVariable + $0.rawValue]) })
                    .filter { if case .constraint = examination.lowered.sources[$0] { true } else { false } }
                    .sorted()
                if rows.isEmpty { continue }
                let dimension = axis == .horizontal ? "width" : "height"
                var finding = Finding(
                    info,
                    severity: .warning,
                    message: "\(examination.names.subject(view: view))'s content \(dimension) is undefined"
                )
                let stories = try examination.ambiguities()
                let story = stories.first { story in
                    story.pivots.contains { pivot in
                        pivot.direction.terms.contains { $0.variable == guide.firstVariable + size.rawValue }
                    }
                }
                finding.confidence = story?.isCertain == false ? .possible : .certain
                finding.views = [layout.views[view].id]
                finding.constraints = rows.map { examination.id(ofRow: $0) }.sorted()
                finding.made = examination.madeConstraints(among: rows)
                finding.axis = Finding.Direction(axis)
                for row in rows.prefix(8) { finding.notes.append(examination.note(.proof, onRow: row)) }
                let edges = axis == .horizontal ? "leading to its trailing edge" : "top to its bottom edge"
                let hint =
                    "subviews must connect the content's \(edges), or the content needs a \(dimension), such as that of"
                    + " the scroll view's frame"
                finding.notes.append(Finding.Note(.hint, hint))
                if muted.covers(.view(view), [size]) { finding.mute() }
                finding.place = examination.place(of: .view(view))
                finding.source = examination.source(of: .view(view))
                findings.append(finding)
            }
        }
        return findings
    }
}

extension LoweredLayout {
    /// The content guides of scroll views, with the first of their four variables, by guide.
    fileprivate func contentGuides(in layout: Layout) -> [(owner: Int, firstVariable: Int)] {
        layout.guides.indices.compactMap { guide in
            guard layout.guides[guide].kind == .contentLayout else { return nil }
            return (layout.guides[guide].owner, VariableIndex(viewCount + guide, .minX).rawValue)
        }
    }
}

extension MissingScrollContentRule {
    package static let info = RuleInfo(
        id: "missing-scroll-content",
        title: "undefined scroll content size",
        severity: .warning,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "the constraints inside a scroll view do not determine its content size",
        meaning: """
            The constraints between a scroll view and its subviews determine its content size: on each axis they must
            connect one edge of the content with the other. Otherwise the view does not scroll. Usually the last one is
            missing: from the bottom of the last subview to the bottom of the scroll view.

            This page stands for a cause as well: every such finding has this one cause, so that there is nothing to
            recognize beyond the rule.
            """,
        bad: ExampleDump.text(subviews: [scrollView], constraints: scrollConstraints),
        good: ExampleDump.text(
            subviews: [scrollView],
            constraints: scrollConstraints + [
                ExampleDump.constraint("text-bottom", "scroll.bottom", "==", "text.bottom", plus: 8)
            ]
        )
    )

    private static let scrollView =
        "{\"id\": \"scroll\", \"class\": \"UIScrollView\", \"subviews\": ["
        + ExampleDump.view("text", size: "300, 900") + "]}"

    private static let scrollConstraints =
        ExampleDump.edges(of: "scroll", inset: 0) + [
            ExampleDump.constraint("text-leading", "text.leading", "==", "scroll.leading", plus: 8),
            ExampleDump.constraint("text-trailing", "scroll.trailing", "==", "text.trailing", plus: 8),
            ExampleDump.constraint("text-top", "text.top", "==", "scroll.top", plus: 8),
        ]
}
