import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Something that the source called ambiguous or misplaced and that the constraints do not show.
enum UnconfirmedReportRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let misplaced = Set(try examination.misplacements().map(\.view))
        var findings: [Finding] = []
        for report in layout.reports where report.kind == .ambiguous || report.kind == .misplaced {
            guard let id = report.item else { continue }
            let word = report.kind == .ambiguous ? "ambiguous" : "misplaced"
            var finding = Finding(info, severity: .note, message: "")
            finding.views = [id]
            finding.source = report.location
            if let item = layout.item(id: id) {
                let hidden = try examination.hiddenAmbiguities()?.attributes(of: item) ?? []
                if isConfirmed(report, item: item, misplaced: misplaced, hidden: hidden, in: examination) { continue }
                let name = examination.names.subject(item)
                finding.message = "the source calls \(name) \(word), its constraints do not"
                finding.place = examination.place(of: item)
                finding.source = finding.source ?? examination.source(of: item)
            } else {
                finding.message = "the source calls \"\(id)\" \(word), which is no view of the layout"
            }
            findings.append(finding)
        }
        return findings
    }

    private static func isConfirmed(
        _ report: Layout.Report,
        item: Layout.Item,
        misplaced: Set<Int>,
        hidden: [FrameAttribute],
        in examination: Examination
    ) -> Bool {
        switch report.kind {
        case .ambiguous:
            guard let variable = examination.lowered.variable(.minX, of: item) else { return false }
            let free = examination.freedom.attributes(ofItem: VariableIndex(rawValue: variable).node) + hidden
            return report.attributes.isEmpty ? !free.isEmpty : free.contains(where: report.attributes.contains)
        case .misplaced:
            if case .view(let view) = item { return misplaced.contains(view) }
            return false
        case .conflict, .muted: return true
        }
    }
}

extension UnconfirmedReportRule {
    package static let info = RuleInfo(
        id: "unconfirmed-report",
        title: "unconfirmed report",
        severity: .note,
        runsOnPartialDumps: false,
        comparesWithRecorded: true,
        summary: "the source calls a view ambiguous or misplaced, and its constraints do not",
        meaning: """
            Interface Builder keeps such marks in the file after their cause is gone, and a trace may have been
            taken before the last layout pass. The mark can be removed by opening and saving the file.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title"),
            more: "\n  \"reports\": [{\"kind\": \"ambiguous\", \"item\": \"title\"}],"
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title")
        )
    )
}
