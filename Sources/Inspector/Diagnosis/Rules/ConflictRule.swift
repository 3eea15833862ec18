import LayoutModel
import LayoutSolver

/// Required constraints that have no solution together: one finding for each broken constraint.
enum ConflictRule: Rule {
    static let slug = "conflict"
    static let runsOnPartialDumps = true

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where !story.isRounding {
            findings.append(try story.finding(rule: slug, severity: .error, in: examination))
        }
        if examination.options.findsAllConflicts {
            try addFurtherSets(to: &findings, in: examination)
        }
        return findings
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        try examination.causes().count { !examination.isRounding($0) }
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        try examination.causes().count { part.concerns($0) && !examination.isRounding($0) }
    }

    /// Further irreducible sets are told without fixes of their own: those of the causes are what there is to do.
    private static func addFurtherSets(
        to findings: inout [Finding],
        in examination: Examination
    ) throws(Interrupted) {
        let system = examination.lowered.system
        let causes = try examination.causes()
        let search = ConflictSearch(system, known: causes)
        let further = try search.furtherSets(isCancelled: examination.options.isCancelled)
        for index in findings.indices { findings[index].conflict?.isComplete = further.isComplete }
        for conflict in further.conflicts {
            try examination.checkCancellation()
            // What gives way is settled for the whole layout; every set has at least one of those.
            let breaks = conflict.rows.filter { examination.isBroken[$0] }
            let cause = Cause(
                conflict.rows,
                breaks: breaks.isEmpty ? [conflict.broken] : breaks,
                last: conflict.broken,
                shift: conflict.shift,
                in: system
            )
            let story = ConflictStory(cause, in: examination)
            var finding = try story.finding(
                rule: story.isRounding ? RoundingRule.slug : slug,
                severity: story.isRounding ? .note : .error,
                in: examination
            )
            finding.conflict?.isComplete = further.isComplete
            findings.append(finding)
        }
    }
}

extension ConflictStory {
    /// The finding of a conflict, with its certificate and, where they are asked for, its fixes.
    func finding(
        rule: String,
        severity: Finding.Severity,
        in examination: Examination
    ) throws(Interrupted) -> Finding {
        var finding = Finding(rule: rule, severity: severity, message: message(in: examination))
        finding.confidence = cause.isCertain ? .certain : .possible
        let sorted = members.sorted { $0.id < $1.id }
        finding.views = items.map { examination.layout.id(of: $0) }
        finding.constraints = sorted.map(\.id)
        finding.made = examination.madeConstraints(among: cause.rows)
        finding.axis = axis.map { Finding.Direction($0) } ?? .both
        var details = Finding.Conflict()
        details.breaks = breaks.map(\.id).sorted()
        details.excess = excess
        details.broken = reportedBroken(in: examination)
        details.amount = cause.amount
        let recognised = recognisedCause(in: examination)
        details.cause = recognised?.rawValue
        details.multipliers = sorted.map(\.multiplier)
        finding.conflict = details
        if let recognised, !isNegativeByItself { finding.notes.append(recognised.sentence) }
        finding.notes += notes(in: examination)
        if let index = broken.index ?? members.last(where: \.isUsers)?.index {
            finding.place = examination.place(ofConstraint: index)
            finding.source = examination.layout.constraints[index].location
        }
        if finding.place == nil, let item = items.first { finding.place = examination.place(of: item) }
        if examination.options.findsFixes {
            finding.fixes = try ConflictFixes(story: self, examination: examination).verified()
        }
        return finding
    }
}

extension Examination {
    /// Whether half a pixel would do: the shift of the row that had no solution decides.
    func isRounding(_ cause: Cause) -> Bool {
        let constants = cause.rows.reduce(0) { max($0, abs(lowered.system.constants[$1])) }
        return cause.shift <= layout.roundingLimit(largestConstant: constants)
    }
}
