import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A scroll view whose content has constraints on an axis that do not say how large the content is.
enum MissingScrollContentRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let muted = MutedAmbiguities(layout)
        var findings: [Finding] = []
        for open in examination.openContentSizes() {
            let (view, axis) = (open.view, open.axis)
            let dimension = axis == .horizontal ? "width" : "height"
            var finding = Finding(
                info,
                severity: .warning,
                message: "\(examination.names.subject(view: view))'s content \(dimension) is undefined"
            )
            let stories = try open.variable == nil ? [] : examination.ambiguities()
            let story = stories.first { story in
                story.pivots.contains { pivot in
                    pivot.direction.terms.contains { $0.variable == open.variable }
                }
            }
            finding.confidence = story?.isCertain == false ? .possible : .certain
            finding.views = [layout.views[view].id]
            finding.constraints = open.rows.map { examination.id(ofRow: $0) }.sorted()
            finding.made = examination.madeConstraints(among: open.rows)
            finding.axis = Finding.Direction(axis)
            for row in open.rows.prefix(8) { finding.notes.append(examination.note(.proof, onRow: row)) }
            let edges = axis == .horizontal ? "leading to its trailing edge" : "top to its bottom edge"
            let hint =
                "subviews must connect the content's \(edges), or the content needs a \(dimension), such as that of"
                + " the scroll view's frame"
            finding.notes.append(Finding.Note(.hint, hint))
            if muted.covers(.view(view), [axis == .horizontal ? .width : .height]) { finding.mute() }
            finding.place = examination.place(of: .view(view))
            finding.source = examination.source(of: .view(view))
            findings.append(finding)
        }
        return findings
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
            The constraints between a scroll view and its subviews determine its content size: on each axis, they must
            connect one edge of the content to the other. Otherwise the view does not scroll. Usually the last one is
            missing, from the bottom of the last subview to the bottom of the scroll view.

            The cause has no page of its own: every finding of this rule has the same cause.
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
