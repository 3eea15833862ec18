import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The sizes over which a layout is asked to hold, in points.
public struct SizeRange: Sendable, Equatable {
    public var width: ClosedRange<Double>
    public var height: ClosedRange<Double>

    public init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> ClosedRange<Double> { axis == .horizontal ? width : height }
}

/// A layout without a conflict at the recorded size that has one somewhere in the range that was asked for.
///
/// The sizes of a root at which the required constraints have a solution are an interval, since the solutions are a
/// convex set; its ends are exact. Each axis is judged with the other at its recorded size.
enum FragileAtSizeRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        guard let asked = examination.options.sizeRange, examination.solution.broken.isEmpty else { return [] }
        var required = examination.lowered.system
        for row in 0..<required.rowCount where required.priorities[row] < LinearSystem.required {
            required.setEnabled(false, row: row)
        }
        var findings: [Finding] = []
        for (row, source) in examination.lowered.sources.enumerated() {
            guard case .made(let made) = source,
                case .rootSize(let attribute) = examination.lowered.made[made].role,
                case .view(let root) = examination.lowered.made[made].item
            else { continue }
            try examination.checkCancellation()
            var solver = Solver(required)
            solver.edit { $0.setEnabled(false, row: row) }
            let solution = try solver.solve(isCancelled: examination.options.isCancelled)
            let size = [LinearTerm(VariableIndex(root, attribute).rawValue, 1)]
            let (lowest, highest) = solution.range(of: size)
            let range = asked[attribute.axis]
            var outside: [Double] = []
            if let lowest, lowest > range.lowerBound + 1e-6 { outside.append(range.lowerBound) }
            if let highest, highest < range.upperBound - 1e-6 { outside.append(range.upperBound) }
            if outside.isEmpty { continue }
            var rows: Set<Int> = []
            var isCertain = true
            for value in outside {
                var question = -1
                var asking = solver
                asking.edit { question = $0.addRow(size, .equal, value, keepRank: UInt8.max) }
                let answer = try asking.solve(isCancelled: examination.options.isCancelled)
                for conflict in answer.conflicts where conflict.broken == question {
                    rows.formUnion(conflict.rows.filter { $0 != question })
                    isCertain = isCertain && conflict.isCertain
                }
            }
            let dimension = attribute == .width ? "widths" : "heights"
            var finding = Finding(
                info,
                severity: .warning,
                message: "\(examination.names.subject(view: root)) has a solution only at \(dimension) "
                    + text(lowest, highest)
                    + ", asked for \(PointsText.text(range.lowerBound)) to \(PointsText.text(range.upperBound))"
            )
            let ordered = rows.sorted()
            finding.confidence = isCertain ? .certain : .possible
            finding.views = [examination.layout.views[root].id]
            finding.constraints = ordered.map { examination.id(ofRow: $0) }.sorted()
            finding.made = examination.madeConstraints(among: ordered)
            finding.axis = Finding.Direction(attribute.axis)
            finding.notes = ordered.prefix(20).map {
                examination.note(.proof, onRow: $0, " is one of those that forbid the rest")
            }
            finding.place = examination.place(of: .view(root))
            finding.source = examination.source(of: .view(root))
            findings.append(finding)
        }
        return findings
    }

    private static func text(_ lowest: Double?, _ highest: Double?) -> String {
        switch (lowest, highest) {
        case (let lowest?, let highest?): "from \(PointsText.text(lowest)) to \(PointsText.points(highest))"
        case (let lowest?, nil): "from \(PointsText.points(lowest)) up"
        case (nil, let highest?): "up to \(PointsText.points(highest))"
        case (nil, nil): "of any size"
        }
    }
}

extension FragileAtSizeRule {
    package static let info = RuleInfo(
        id: "fragile-at-size",
        title: "breaks at some sizes",
        severity: .warning,
        isAsked: .withSizes,
        runsOnPartialDumps: false,
        summary: "the layout has no solution over the whole range of sizes that was asked for",
        meaning: """
            At the recorded size all is well, at another size of the range required constraints conflict. The
            finding tells the exact widths at the recorded height, and heights at the recorded width, at which the
            layout has a solution.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 340)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 280)
            ]
        )
    )
}
