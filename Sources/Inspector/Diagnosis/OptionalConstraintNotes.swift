import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// A note on each of some optional rows of the user's that fail, with what beats it.
    ///
    /// - Parameter message: The message for a row.
    func notes(_ rule: RuleInfo, on rows: [Int], _ message: (Int) -> String) throws(Interrupted) -> [Finding] {
        let answers = try Attribution.answers(to: rows.map { question(aboutRow: $0) }, in: self)
        return zip(rows, answers).map { row, answer in
            var finding = Finding(rule, severity: .note, message: message(row))
            finding.describe(row: row, beatenBy: answer, in: self)
            return finding
        }
    }
}

extension Examination {
    /// One note on several constraints: "squeezed by: a, b and c".
    func note(onRows rows: [Int], _ words: String) -> [Finding.Note] {
        if rows.isEmpty { return [] }
        let rows = rows.enumerated().sorted {
            (rank(ofRow: $0.element), $0.offset) < (rank(ofRow: $1.element), $1.offset)
        }
        .map(\.element)
        let texts = PointsText.list(rows.map { text(ofRow: $0) }, limit: 5)
        return [Finding.Note(.cause, "\(words): \(texts)", constraints: rows.map { id(ofRow: $0) })]
    }

    /// Of a list that is cut, the user's constraints are what a reader can change; where a guide lies goes without saying.
    private func rank(ofRow row: Int) -> Int {
        if userConstraint(ofRow: row) != nil { return 0 }
        return switch lowered.role(ofRow: row) {
        case nil: 1
        case .guide, .nonnegative: 3
        case .rootSize, .content, .mask, .stack: 2
        }
    }
}

extension Finding {
    /// Fills in a finding about one listed constraint, which comes first, and those that beat it.
    mutating func describe(row: Int, beatenBy answer: Attribution.Answer?, in examination: Examination) {
        let constraint = examination.constraint(ofRow: row)
        let isAssumed = examination.lowered.isAssumed[row]
        confidence = (answer?.isCertain ?? false) && !isAssumed ? .certain : .possible
        views = constraint.items.sorted(by: examination.isOrderedBefore).map { examination.layout.id(of: $0) }
        let rows = [row] + (answer?.rows ?? [])
        constraints = [constraint.id] + (answer?.rows ?? []).map { examination.id(ofRow: $0) }.sorted()
        made = examination.madeConstraints(among: rows)
        axis = constraint.axis.map { Finding.Direction($0) }
        notes += examination.note(onRows: answer?.rows ?? [], "overridden by")
        if case .constraint(let index) = examination.lowered.sources[row] {
            place = examination.place(ofConstraint: index)
            source = constraint.location
        }
    }
}
