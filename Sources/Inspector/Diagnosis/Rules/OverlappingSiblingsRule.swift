import LayoutModel
import LayoutSolver

/// Two shown subviews of one view that overlap by more than a pixel on both axes.
///
/// One that lies within the other is no finding: backgrounds and badges do.
enum OverlappingSiblingsRule: Rule {
    /// Of the subviews of one view.
    private static let limit = 100

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        var findings: [Finding] = []
        for parent in layout.views.indices where layout.views[parent].firstSubview != nil {
            let siblings = layout.subviews(of: parent).filter { view in
                examination.isShown[view] && !layout.views[view].isTransformed
                    && Axis.allCases.allSatisfy { examination.isDetermined(view, $0) }
            }
            let pairs = overlaps(among: siblings, in: examination)
            for (left, right) in pairs.prefix(limit) {
                var finding = Finding(
                    info,
                    severity: .note,
                    message: [left, right].map { examination.names.subject(view: $0) }.joined(separator: " and ")
                        + " overlap"
                )
                finding.aboutGeometry(of: [left, right], axes: [.horizontal, .vertical], in: examination)
                findings.append(finding)
            }
            if pairs.count > limit {
                let name = examination.names.subject(view: parent)
                examination.limited(info, "more than \(limit) pairs of subviews of \(name) overlap")
            }
        }
        return findings
    }

    /// Pairs in file order, by a sweep from left to right that ends just past the limit.
    private static func overlaps(among views: [Int], in examination: Examination) -> [(Int, Int)] {
        let tolerance = examination.pixel
        let placed = views.map { (view: $0, frame: examination.frame(of: .view($0), at: examination.point)) }
            .filter { $0.frame.width > tolerance && $0.frame.height > tolerance }
            .sorted { ($0.frame.x, $0.view) < ($1.frame.x, $1.view) }
        var pairs: [(Int, Int)] = []
        for (index, left) in placed.enumerated() {
            for right in placed[(index + 1)...] {
                if right.frame.x >= left.frame.x + left.frame.width - tolerance { break }
                guard overlap(left.frame, right.frame, tolerance) else { continue }
                pairs.append((min(left.view, right.view), max(left.view, right.view)))
            }
            if pairs.count > limit { break }
        }
        return pairs.sorted { $0 < $1 }
    }

    private static func overlap(_ left: Rectangle, _ right: Rectangle, _ tolerance: Double) -> Bool {
        let width = min(left.x + left.width, right.x + right.width) - max(left.x, right.x)
        let height = min(left.y + left.height, right.y + right.height) - max(left.y, right.y)
        guard width > tolerance, height > tolerance else { return false }
        return !contains(left, right, tolerance) && !contains(right, left, tolerance)
    }

    private static func contains(_ outer: Rectangle, _ inner: Rectangle, _ tolerance: Double) -> Bool {
        outer.x <= inner.x + tolerance && outer.y <= inner.y + tolerance
            && outer.x + outer.width >= inner.x + inner.width - tolerance
            && outer.y + outer.height >= inner.y + inner.height - tolerance
    }
}

extension OverlappingSiblingsRule {
    package static let info = RuleInfo(
        id: "overlapping-siblings",
        title: "overlapping siblings",
        severity: .note,
        isAsked: .withNotes,
        runsOnPartialDumps: false,
        summary: "two subviews of one view overlap",
        meaning: """
            The two subviews overlap by more than a pixel. A view that lies entirely inside its sibling, such as a badge
            on its background, is not reported.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: ExampleDump.place("title") + ExampleDump.place("price", x: 180, y: 20)
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: ExampleDump.place("title") + ExampleDump.place("price", x: 224, y: 20)
        )
    )
}
