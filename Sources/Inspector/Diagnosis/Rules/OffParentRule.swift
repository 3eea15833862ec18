import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A view that extends outside its superview by more than a pixel. What a scroll view contains may.
enum OffParentRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var findings: [Finding] = []
        for view in layout.views.indices {
            guard let parent = layout.views[view].parent, examination.isShown[view],
                !layout.views[view].isTransformed, !layout.views[parent].isScrollView
            else { continue }
            let frame = examination.frame(of: .view(view), at: examination.point)
            let bounds = examination.frame(of: .view(parent), at: examination.point)
            var sides: [String] = []
            var axes: [Axis] = []
            if examination.isDetermined(view, .horizontal), !examination.isFree(.width, ofView: parent) {
                let count = sides.count
                if -frame.x > examination.pixel { sides.append("\(PointsText.points(-frame.x)) on the left") }
                let over = frame.x + frame.width - bounds.width
                if over > examination.pixel { sides.append("\(PointsText.points(over)) on the right") }
                if sides.count > count { axes.append(.horizontal) }
            }
            if examination.isDetermined(view, .vertical), !examination.isFree(.height, ofView: parent) {
                let count = sides.count
                if -frame.y > examination.pixel { sides.append("\(PointsText.points(-frame.y)) at the top") }
                let over = frame.y + frame.height - bounds.height
                if over > examination.pixel { sides.append("\(PointsText.points(over)) at the bottom") }
                if sides.count > count { axes.append(.vertical) }
            }
            if axes.isEmpty { continue }
            var finding = Finding(
                info,
                severity: .note,
                message: "\(examination.names.subject(view: view)) extends outside"
                    + " \(examination.names.subject(view: parent)) by \(PointsText.list(sides))"
            )
            finding.aboutGeometry(of: [view], axes: axes, in: examination)
            findings.append(finding)
        }
        return findings
    }
}

extension Finding {
    /// Fills in a finding about positions of views. Geometry is `possible` as soon as anything in the layout is assumed.
    mutating func aboutGeometry(of views: [Int], axes: [Axis], in examination: Examination) {
        confidence = examination.lasting.hasAssumedRows ? .possible : .certain
        self.views = views.map { examination.layout.views[$0].id }
        axis = axes.count == 1 ? axes.first.map { Finding.Direction($0) } : .both
        guard let view = views.first else { return }
        place = examination.place(of: .view(view))
        source = examination.source(of: .view(view))
    }
}

extension Examination {
    func isFree(_ attribute: FrameAttribute, ofView view: Int) -> Bool {
        freedom.isFree(VariableIndex(view, attribute).rawValue)
    }

    /// Whether both ends of a view are determined on an axis.
    func isDetermined(_ view: Int, _ axis: Axis) -> Bool {
        axis == .horizontal
            ? !isFree(.minX, ofView: view) && !isFree(.width, ofView: view)
            : !isFree(.minY, ofView: view) && !isFree(.height, ofView: view)
    }
}

extension OffParentRule {
    package static let info = RuleInfo(
        id: "off-parent",
        title: "view outside its superview",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "a view extends outside its superview by more than a pixel",
        meaning: """
            The part outside receives no touches, and is clipped if the superview clips to its bounds. The content of
            scroll views is not reported.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title", x: 300)
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title", x: 100)
        )
    )
}
