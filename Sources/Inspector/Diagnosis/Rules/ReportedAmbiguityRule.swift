import LayoutModel
import LayoutSolver

/// What UIKit itself called ambiguous, where the constraints are not all known and so cannot show it.
enum ReportedAmbiguityRule: Rule {
    static let slug = "reported-ambiguity"
    static let runsOnPartialDumps = true
    static let comparesWithTheRecorded = true

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
                    rule: slug,
                    severity: .note,
                    message: "UIKit says that no constraint ties the frame of \(name), which hosts a layout of its own"
                )
            } else {
                finding = Finding(
                    rule: slug,
                    severity: .warning,
                    message: report.attributes.isEmpty
                        ? "UIKit says that \(name) is ambiguous"
                        : "UIKit says that \(PointsText.list(report.attributes.map(\.name), limit: 4)) of \(name) "
                            + (report.attributes.count == 1 ? "is ambiguous" : "are ambiguous")
                )
                finding.axis = axis(of: report.attributes)
                if report.attributes.isEmpty {
                    finding.notes.append("this form of the trace does not tell which of its attributes are free")
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

    /// What is known to hold the item on the axes that are free.
    private static func known(
        _ constraints: [Int],
        on attributes: [FrameAttribute],
        in examination: Examination
    ) -> [String] {
        let layout = examination.layout
        var notes: [String] = []
        for axis in Axis.allCases where attributes.contains(where: { $0.axis == axis }) {
            let rows = constraints.filter { index in
                layout.constraints[index].anchors.contains { $0.attribute.axis == axis }
            }
            let direction = axis == .horizontal ? "horizontally" : "vertically"
            guard !rows.isEmpty else { continue }
            notes.append("of its constraints these are known \(direction):")
            for index in rows.prefix(8) {
                if let row = examination.lowered.row(ofConstraint: index) { notes.append(examination.text(ofRow: row)) }
            }
            if rows.count > 8 { notes.append("and \(rows.count - 8) more") }
        }
        return notes
    }
}
