import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Content that gets less room than it needs: a compression resistance is violated by more than a pixel.
///
/// Not for hidden views, which a stack view makes 0 points wide or high on purpose.
enum TruncatedContentRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let rows = (0..<examination.lowered.system.rowCount).filter { isTruncated($0, in: examination) }
        let open = rows.filter { row in
            if let known = examination.knownTruncation(ofRow: row) { examination.knownTruncations[row] = known }
            return examination.knownTruncations[row] == nil
        }
        let answers = try Attribution.answers(
            to: open.map { examination.question(aboutRow: $0) },
            in: examination
        )
        for (row, answer) in zip(open, answers) {
            examination.knownTruncations[row] = finding(row: row, answer: answer, in: examination)
        }
        return rows.compactMap { examination.knownTruncations[$0] }
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        (0..<examination.lowered.system.rowCount).count { isTruncated($0, in: examination) }
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        part.rows.count { isTruncated($0, in: examination) }
    }

    private static func isTruncated(_ row: Int, in examination: Examination) -> Bool {
        guard isCompression(row, in: examination), let view = view(ofRow: row, in: examination),
            examination.isShown[view]
        else { return false }
        return examination.fails(row: row, byMoreThan: examination.pixel)
    }

    private static func view(ofRow row: Int, in examination: Examination) -> Int? {
        guard let term = examination.lowered.system.terms(of: row).first,
            case .view(let view)? = examination.lowered.itemAndAttribute(of: term.variable)?.item
        else { return nil }
        return view
    }

    private static func isCompression(_ row: Int, in examination: Examination) -> Bool {
        guard examination.lowered.system.isEnabled[row],
            examination.lowered.system.relations[row] == .greaterThanOrEqual
        else { return false }
        guard
            examination.lowered.system.priorities[row] < LinearSystem.required || examination.isBroken[row]
        else { return false }
        switch examination.lowered.sources[row] {
        case .constraint(let index): return examination.layout.constraints[index].origin == .contentSize
        case .made(let made):
            if case .content(_, isHugging: false) = examination.lowered.made[made].role { return true }
            return false
        }
    }

    private static func finding(
        row: Int,
        answer: Attribution.Answer?,
        in examination: Examination
    ) -> Finding? {
        let constraint = examination.constraint(ofRow: row)
        guard let first = constraint.first, let variable = examination.lowered.system.terms(of: row).first?.variable
        else { return nil }
        let name = examination.names.subject(first.item)
        let dimension = first.attribute == .width ? "width" : "height"
        let needed = examination.lowered.system.constants[row]
        let isAssumed = examination.lowered.isAssumed[row]
        var finding = Finding(
            info,
            severity: .warning,
            message: "the content of \(name) needs \(PointsText.text(needed)) points of \(dimension), but gets"
                + " \(PointsText.text(examination.point[variable]))"
        )
        finding.confidence = (answer?.isCertain ?? false) && !isAssumed ? .certain : .possible
        finding.views = [examination.layout.id(of: first.item)]
        let rows = [row] + (answer?.rows ?? [])
        finding.constraints = [constraint.id] + (answer?.rows ?? []).map { examination.id(ofRow: $0) }.sorted()
        finding.made = examination.madeConstraints(among: rows)
        finding.axis = Finding.Direction(first.attribute.axis)
        for other in answer?.rows ?? [] {
            finding.notes.append(examination.note(.cause, onRow: other, " takes precedence"))
        }
        finding.place = examination.place(of: first.item)
        finding.source = examination.source(of: first.item)
        return finding
    }
}

extension TruncatedContentRule {
    package static let info = RuleInfo(
        id: "truncated-content",
        title: "clipped content",
        severity: .warning,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "content gets less room than it needs",
        meaning: """
            A compression resistance gives way by more than a pixel: a text is cut, an image squeezed. The finding
            names what takes precedence. Hidden views are left out, since stack views make them nothing on purpose.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "400, 20")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "300, 20")],
            constraints: ExampleDump.place("title") + [
                ExampleDump.constraint("end", "title.trailing", "<=", "root.trailing", plus: -16)
            ]
        )
    )
}
