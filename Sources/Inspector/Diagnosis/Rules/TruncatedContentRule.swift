import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Content that has less room than it needs: a compression resistance is violated by more than a pixel, of an estimated
/// text by more than a point. One finding a view, whichever axes it is on.
///
/// Not for hidden views, which a stack view makes 0 points wide or high on purpose, nor for images that scale to the size
/// they get, for pickers, nor for the placeholder sizes of Interface Builder. A note only where the author lowered the
/// resistance, or where the height of a xib's canvas is to blame.
enum TruncatedContentRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let known = examination.fact(Truncations.self)
        let rows = (0..<examination.lowered.system.rowCount).filter { isTruncated($0, in: examination) }
        let open = rows.filter { row in
            if let before = known.beforeEdits(row, in: examination) { known.byRow[row] = before }
            return known.byRow[row] == nil
        }
        let answers =
            examination.options.explains
            ? try Attribution.answers(to: open.map { examination.question(aboutRow: $0) }, in: examination)
            : Array(repeating: nil, count: open.count)
        for (row, answer) in zip(open, answers) {
            known.byRow[row] = finding(row: row, answer: answer, in: examination)
        }
        var findings: [Finding] = []
        var places: [Int: (finding: Int, row: Int)] = [:]
        for row in rows {
            guard let finding = known.byRow[row], let view = view(ofRow: row, in: examination) else {
                continue
            }
            if let other = places[view] {
                findings[other.finding].add(finding, shortage(ofRow: row, in: examination) ?? "")
            } else {
                places[view] = (findings.count, row)
                findings.append(finding)
            }
        }
        return findings
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        let rows = (0..<examination.lowered.system.rowCount).filter { isCounted($0, in: examination) }
        if examination.lasting.hasCanvasHeight, rows.contains(where: { isVertical($0, in: examination) }) {
            // Some are only notes, which only their reasons show.
            return try findings(in: examination).count { $0.severity > .note }
        }
        return Set(rows.compactMap { view(ofRow: $0, in: examination) }).count
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        let rows = part.rows.filter { isCounted($0, in: examination) }
        if examination.lasting.hasCanvasHeight, rows.contains(where: { isVertical($0, in: examination) }) { return nil }
        let views = Set(rows.compactMap { view(ofRow: $0, in: examination) })
        // A view that is clipped outside the part, too, is counted whatever becomes of the part.
        return views.count { view in
            ![FrameAttribute.width, .height].contains { size in
                examination.rows[VariableIndex(view, size).rawValue].contains {
                    !part.holds(row: $0) && isCounted($0, in: examination)
                }
            }
        }
    }

    /// Whether the row alone would be a warning, as far as that is known without its reasons.
    private static func isCounted(_ row: Int, in examination: Examination) -> Bool {
        isTruncated(row, in: examination) && !isGivenUp(row, in: examination)
    }

    private static func isTruncated(_ row: Int, in examination: Examination) -> Bool {
        guard isCompression(row, in: examination), let view = view(ofRow: row, in: examination),
            examination.isShown[view], !examination.layout.views[view].fitsAnySize
        else { return false }
        guard examination.lowered.isAssumed[row] else {
            return examination.fails(row: row, byMoreThan: examination.pixel)
        }
        // An estimated text is not known to a point, and what the content may need at least is less than the estimate.
        return !mayFit(row, view: view, in: examination)
            && examination.fails(row: row, byMoreThan: max(examination.pixel, 1 + 1e-6))
    }

    /// Whether a content of unknown size may have room: the fonts of an app can be narrower than the estimate's.
    private static func mayFit(_ row: Int, view: Int, in examination: Examination) -> Bool {
        guard let variable = examination.lowered.system.terms(of: row).first?.variable else { return false }
        let axis = VariableIndex(rawValue: variable).attribute.axis
        // Their text scrolls.
        if axis == .horizontal, examination.layout.views[view].traits.contains(.scrollsText) {
            return true
        }
        guard let lengths = examination.plausibleLengths(ofContentRow: row) else { return false }
        return examination.solution.values[variable] >= lengths.lowerBound - examination.pixel
    }

    // MARK: Severity

    /// Whether the author chose this content to be cut first: resistance is lowered below the usual 750 for no other
    /// reason.
    private static func isGivenUp(_ row: Int, in examination: Examination) -> Bool {
        examination.lowered.system.priorities[row] < usualResistance
    }

    /// The compression resistance of every view that sets none.
    private static let usualResistance = 750.0

    /// Whether the content is short of height only because the canvas is low: a view at the top of a xib gets its width
    /// from whoever shows it, and as much height as its content needs. A cell is sized the same way
    /// (`systemLayoutSizeFitting` with a required width and the lowest height).
    private static func dependsOnCanvasHeight(_ row: Int, _ others: [Int], in examination: Examination) -> Bool {
        isVertical(row, in: examination) && others.contains { examination.lowered.isCanvasHeight($0) }
    }

    private static func isVertical(_ row: Int, in examination: Examination) -> Bool {
        guard let variable = examination.lowered.system.terms(of: row).first?.variable else { return false }
        return VariableIndex(rawValue: variable).attribute == .height
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
        guard let first = constraint.first else { return nil }
        let isAssumed = examination.lowered.isAssumed[row]
        let shortage = shortage(ofRow: row, in: examination) ?? ""
        let isGivenUp = isGivenUp(row, in: examination)
        let dependsOnCanvas = dependsOnCanvasHeight(row, answer?.rows ?? [], in: examination)
        var finding = Finding(
            info,
            severity: isGivenUp || dependsOnCanvas ? .note : .warning,
            message: "\(examination.names.subject(first.item)) needs \(shortage)"
        )
        finding.confidence = (answer?.isCertain ?? false) && !isAssumed ? .certain : .possible
        finding.views = [examination.layout.id(of: first.item)]
        let reasons = answer?.rows ?? []
        let described = described(reasons, in: examination)
        finding.constraints = [constraint.id] + reasons.map { examination.id(ofRow: $0) }.sorted()
        finding.made = examination.madeConstraints(among: [row] + described)
        finding.axis = Finding.Direction(first.attribute.axis)
        finding.overfullRow = answer.flatMap { overfullRow(row, among: $0.rows, in: examination) }
        let hasRow = finding.overfullRow != nil
        let telling = described.filter { hasRow ? examination.addsLength($0) : examination.saysMoreThanPlace($0) }
        finding.notes += examination.note(onRows: telling.isEmpty ? described : telling, "squeezed by")
        if reasons.count > described.count {
            finding.notes.append(Finding.Note(.hint, "\(reasons.count - described.count) more constraints squeeze it"))
        }
        if isGivenUp {
            let priority = PointsText.text(examination.lowered.system.priorities[row])
            let hint = "its compression resistance is \(priority), so it is clipped first"
            finding.notes.append(Finding.Note(.hint, hint))
        } else if dependsOnCanvas {
            finding.notes.append(Finding.Note(.hint, "at run time, the top-level view can get the height it needs"))
        }
        if let note = examination.missingFontsNote(ofRows: [row]) { finding.notes.append(note) }
        finding.place = examination.place(of: first.item)
        finding.source = examination.source(of: first.item)
        return finding
    }
}

extension TruncatedContentRule {
    /// All views of an overfull row are squeezed by all of its constraints: in full, each finding would be as long as the file.
    static let mostDescribed = 60

    /// The rows that a finding describes, the user's own before others; of the rest it has the ids.
    private static func described(_ rows: [Int], in examination: Examination) -> [Int] {
        if rows.count <= mostDescribed { return rows }
        let own = rows.filter { examination.userConstraint(ofRow: $0) != nil }
        let others = rows.filter { examination.userConstraint(ofRow: $0) == nil }
        return (own + others).prefix(mostDescribed).sorted()
    }
}

/// By row of a compression resistance: what is said of its being violated.
private final class Truncations: Fact {
    var byRow: [Int: Finding] = [:]
    /// What the edits of the layout touch, once it was looked for.
    private var touched: Set<Int>??

    static func value(in examination: Examination) -> Truncations { Truncations() }

    /// The answer for a row before the edits, if they do not concern any row connected to it.
    func beforeEdits(_ row: Int, in examination: Examination) -> Finding? {
        guard let origin = examination.origin,
            let known = origin.examination.known(Truncations.self)?.byRow[row]
        else { return nil }
        if touched == nil {
            // A row that fixes a variable by itself is in every part, and matters only if it was edited.
            let rows = origin.part.rows.filter { examination.lowered.system.terms(of: $0).count > 1 }
            let (now, then) = (examination.point, origin.examination.point)
            let moved = origin.part.variables.filter { now[$0] != then[$0] }
            touched = .some(examination.regions(of: rows, moved))
        }
        guard case .some(.some(let touched)) = touched, let own = examination.regions(of: [row]) else { return nil }
        return own.isDisjoint(with: touched) ? known : nil
    }
}

extension TruncatedContentRule {
    /// "120 points of width, has 80 (40 short)".
    private static func shortage(ofRow row: Int, in examination: Examination) -> String? {
        guard let variable = examination.lowered.system.terms(of: row).first?.variable else { return nil }
        let dimension = VariableIndex(rawValue: variable).attribute == .width ? "width" : "height"
        let needed = examination.lowered.system.constants[row]
        let has = examination.point[variable]
        return "\(PointsText.points(needed)) of \(dimension), but has \(PointsText.rounded(has))"
            + " (\(PointsText.text(needed - has)) short)"
    }
}

extension Finding {
    /// The same view on the other axis.
    fileprivate mutating func add(_ other: Finding, _ shortage: String) {
        message += ", and needs \(shortage)"
        if other.confidence == .possible { confidence = .possible }
        severity = max(severity, other.severity)
        axis = .both
        constraints = (constraints + other.constraints.filter { !constraints.contains($0) })
        made = (made + other.made.filter { !made.contains($0) }).sorted { $0.constraint.id < $1.constraint.id }
        notes += other.notes
    }
}

extension Layout.View {
    /// Whether no size clips what is shown: an image that is drawn at the size which the view gets (those of buttons
    /// without a title, and image views, but for a content mode that keeps the image's size), and rows that scroll.
    fileprivate var fitsAnySize: Bool {
        if traits.contains(.showsWhatFits) { return true }
        switch contentKind {
        case .image:
            let keepsSize = [
                "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
            ]
            return !keepsSize.contains(attributeText("contentMode") ?? "")
        case .button: return (text ?? "").isEmpty && showsImage
        default: return false
        }
    }
}

extension TruncatedContentRule {
    package static let info = RuleInfo(
        id: "truncated-content",
        title: "clipped content",
        severity: .warning,
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "content has less room than it needs",
        meaning: """
            A compression resistance is violated by more than a pixel, or by more than a point if the size of a text is
            estimated: the text is cut off or the control is clipped. The finding names the constraints that squeeze it.
            The following are not reported: hidden views, which stack views give no size on purpose, images that scale
            to the size of their view, and Interface Builder's placeholder sizes, which exist only at design time. The
            following are only notes: content whose compression resistance was lowered below 750, so that it is clipped
            first, and content that lacks height only because the top-level view of a xib is drawn too low.
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
