import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What UIKit itself called ambiguous, where the constraints are not all known and so cannot show it.
enum ReportedAmbiguityRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        // Where all constraints are known, they are asked themselves.
        guard layout.coverage == .partial else { return [] }
        let constraints = constraintsByItem(examination)
        var findings: [Finding] = []
        for report in layout.reports where report.kind == .ambiguous {
            guard let id = report.item else { continue }
            let item = layout.item(id: id)
            let name = item.map { examination.names.subject($0) } ?? "\"\(id)\""
            var finding: Finding
            if report.text == Layout.Report.missingHostConstraints {
                finding = Finding(
                    info,
                    severity: .note,
                    message: "UIKit reports no constraint on the frame of \(name), which hosts a layout of its own"
                )
            } else {
                finding = Finding(
                    info,
                    severity: .warning,
                    message: report.attributes.isEmpty
                        ? "UIKit reports \(name) as ambiguous"
                        : "UIKit reports \(name)'s \(PointsText.list(report.attributes.map(\.name), limit: 4))"
                            + " as ambiguous"
                )
                finding.axis = axis(of: report.attributes)
                if report.attributes.isEmpty {
                    let message = "this form of the trace does not show which of its attributes are free"
                    finding.notes.append(Finding.Note(.hint, message))
                } else if let item {
                    finding.notes += known(constraints[item] ?? [], on: report.attributes, in: examination)
                }
            }
            finding.views = [id]
            finding.source = report.location
            if let item {
                finding.place = examination.place(of: item)
                finding.source = finding.source ?? examination.source(of: item)
            }
            findings.append(finding)
        }
        return findings
    }

    private static func axis(of attributes: [FrameAttribute]) -> Finding.Direction? {
        guard let first = attributes.first else { return nil }
        return attributes.allSatisfy { $0.axis == first.axis } ? Finding.Direction(first.axis) : .both
    }

    /// By item: the active constraints that name it.
    private static func constraintsByItem(_ examination: Examination) -> [Layout.Item: [Int]] {
        var constraints: [Layout.Item: [Int]] = [:]
        for (index, constraint) in examination.layout.constraints.enumerated() where constraint.isEffective {
            var items: [Layout.Item] = []
            for item in constraint.items where !items.contains(item) { items.append(item) }
            for item in items { constraints[item, default: []].append(index) }
        }
        return constraints
    }

    /// The known constraints of the item on the axes that are ambiguous.
    private static func known(
        _ constraints: [Int],
        on attributes: [FrameAttribute],
        in examination: Examination
    ) -> [Finding.Note] {
        let layout = examination.layout
        var notes: [Finding.Note] = []
        for axis in Axis.allCases where attributes.contains(where: { $0.axis == axis }) {
            let rows = constraints.filter { index in
                layout.constraints[index].anchors.contains { $0.attribute.axis == axis }
            }
            let direction = axis == .horizontal ? "horizontal" : "vertical"
            guard !rows.isEmpty else { continue }
            notes.append(Finding.Note(.proof, "its known \(direction) constraints:"))
            for index in rows.prefix(8) {
                if let row = examination.lowered.row(ofConstraint: index) {
                    notes.append(examination.note(.proof, onRow: row))
                }
            }
            if rows.count > 8 { notes.append(Finding.Note(.proof, "and \(rows.count - 8) more")) }
        }
        return notes
    }
}

extension ReportedAmbiguityRule {
    package static let info = RuleInfo(
        id: "reported-ambiguity",
        title: "reported ambiguity",
        severity: .warning,
        severityRemark: "note for hosts",
        runsOnPartialDumps: true,
        comparesWithRecorded: true,
        summary: "UIKit reports a view as ambiguous",
        meaning: """
            A trace (`_autolayoutTrace`) shows which views the layout engine of the running app found ambiguous and,
            since iOS 8, in which attributes: minX and width horizontally, minY and height vertically. This was true
            when the trace was printed, with the content sizes at that moment. A trace does not show which constraint is
            missing. Pass a list of the constraints (`po view.constraints`) together with the trace, and the finding
            shows the known constraints of the view on the free axis.

            The rule does not run if all constraints are known: in that case `ambiguous-layout` checks them, and
            `unconfirmed-report` lists what UIKit reported although the constraints do not show it.

            If the view is a host, which the engine lays out as a root, and has no constraint on its own frame, the
            finding is only a note.
            """,
        bad: """
            UIWindow:0x7f9481c93360
            |   •UIView:0x7f9481c9d680
            |   |   *UILabel:0x7f9481c9d990'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f9481c9d990'Name'.minX{id: 13}
            """,
        good: """
            UIWindow:0x7f9481c93360
            |   •UIView:0x7f9481c9d680
            |   |   *UILabel:0x7f9481c9d990'Name'
            """
    )
}
