import LayoutModel
import LayoutSolver

/// A view that is shown and has no width or no height.
enum ZeroSizeRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var findings: [Finding] = []
        for view in layout.views.indices where examination.isShown[view] {
            let frame = examination.frame(of: .view(view), at: examination.point)
            let axes = Axis.allCases.filter { axis in
                let attribute: FrameAttribute = axis == .horizontal ? .width : .height
                return !examination.isFree(attribute, ofView: view) && frame[attribute] <= 1e-6
            }
            if axes.isEmpty { continue }
            let size = axes.count > 1 ? "0 × 0 points" : axes[0] == .horizontal ? "0 points wide" : "0 points high"
            var finding = Finding(
                info,
                severity: .note,
                message: "\(examination.names.subject(view: view)) is \(size)"
            )
            finding.aboutGeometry(of: [view], axes: axes, in: examination)
            findings.append(finding)
        }
        return findings
    }
}

extension ZeroSizeRule {
    package static let info = RuleInfo(
        id: "zero-size",
        title: "view without a size",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "a visible view has no width or no height",
        meaning: """
            The view cannot be seen or touched, unless its subviews extend beyond it. Often the view is a container
            whose subviews are pinned to only one edge.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("line", "UIView")],
            constraints: line(height: 0)
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("line", "UIView")],
            constraints: line(height: 1)
        )
    )

    private static func line(height: Double) -> [String] {
        ExampleDump.place("line") + [
            ExampleDump.constraint("line-width", "line.width", plus: 100),
            ExampleDump.constraint("line-height", "line.height", plus: height),
        ]
    }
}
