import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Something that the source called ambiguous or misplaced and that the constraints do not show.
enum UnconfirmedReportRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let layout = examination.layout
        let misplaced = Set(try examination.fact(Misplacement.self).map(\.view))
        let isExplained = try viewsWithOtherFindings(in: examination)
        var findings: [Finding] = []
        let reporter = layout.source.kind == .interfaceBuilder ? "Xcode" : "the source"
        for report in layout.reports where report.kind == .ambiguous || report.kind == .misplaced {
            guard let id = report.item else { continue }
            let word = report.kind == .ambiguous ? "ambiguous" : "misplaced"
            var finding = Finding(info, severity: .note, message: "")
            finding.views = [id]
            finding.source = report.location
            if let item = layout.item(id: id) {
                let hidden = try examination.fact(HiddenAmbiguities.self)?.attributes(of: item) ?? []
                if let view = layout.view(of: item), isExplained[view] { continue }
                if report.kind == .misplaced, isAmbiguous(item, in: examination) { continue }
                if isConfirmed(report, item: item, misplaced: misplaced, hidden: hidden, in: examination) { continue }
                let name = examination.names.subject(item)
                switch report.kind {
                case .ambiguous:
                    finding.message = "\(reporter) marks \(name) as ambiguous, but its constraints determine it"
                default:
                    finding.message =
                        try dependsOnRecordedSizes(item, in: examination)
                        ? "\(reporter) marks \(name) as misplaced, which cannot be checked: the size of its content is not in the file"
                        : "\(reporter) marks \(name) as misplaced, but its frame matches its constraints"
                }
                finding.place = examination.place(of: item)
                finding.source = finding.source ?? examination.source(of: item)
            } else {
                finding.message = "\(reporter) marks \"\(id)\" as \(word), but the layout has no such view"
            }
            findings.append(finding)
        }
        return findings
    }

    /// The views that another finding says more of than a mark does: those in conflicts, for which Interface Builder has
    /// no other mark, with all inside them, and scroll views whose content has no size.
    private static func viewsWithOtherFindings(in examination: Examination) throws(Interrupted) -> [Bool] {
        let layout = examination.layout
        var isExplained = [Bool](repeating: false, count: layout.views.count)
        for cause in try examination.causes() where !examination.isRounding(cause) {
            for row in cause.rows {
                for item in examination.constraint(ofRow: row).items {
                    if let view = layout.view(of: item) { isExplained[view] = true }
                }
            }
        }
        for open in examination.openContentSizes() { isExplained[open.view] = true }
        // Where constraints break, frames say nothing, nor do they further inside. Subviews come after their superviews.
        for (view, record) in layout.views.enumerated() {
            if let parent = record.parent, layout.views[parent].parent != nil, isExplained[parent] {
                isExplained[view] = true
            }
        }
        return isExplained
    }

    /// Whether the place of a view is open, so that its recorded frame is one of many.
    private static func isAmbiguous(_ item: Layout.Item, in examination: Examination) -> Bool {
        guard let variable = examination.lowered.variable(.minX, of: item) else { return false }
        return examination.freedom.hasAttributes(ofItem: VariableIndex(rawValue: variable).node)
    }

    /// Whether the place of a view depends on a content size that only its recorded frame, or another view's, says: that it is
    /// where it was recorded then shows nothing.
    private static func dependsOnRecordedSizes(
        _ item: Layout.Item,
        in examination: Examination
    ) throws(Interrupted) -> Bool {
        guard case .view(let view) = item else { return false }
        let frame = examination.frame(of: item, at: examination.solution.values)
        let questions = FrameAttribute.allCases.map { attribute in
            Attribution.Question(
                terms: [LinearTerm(VariableIndex(view, attribute).rawValue, 1)],
                relation: .equal,
                constant: frame[attribute] + 1,
                priority: 0
            )
        }
        return try Attribution.answers(to: questions, in: examination)
            .contains { $0?.rows.contains(where: examination.lowered.isRecordedLength(ofRow:)) ?? false }
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
        summary: "the source marks a view as ambiguous or misplaced, but its constraints do not show it",
        meaning: """
            Interface Builder keeps such marks in the document even after their cause is gone, and a trace may be older
            than the last layout pass. Open and save the document to remove the mark.
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
