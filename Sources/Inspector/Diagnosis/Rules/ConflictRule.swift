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
        if examination.options.findsAllConflicts, examination.options.tellsReasons {
            let search = ConflictSearch(examination.lowered.system, known: examination.solution.conflicts)
            let further = try search.furtherSets(isCancelled: examination.options.isCancelled)
            for index in findings.indices { findings[index].conflict?.isComplete = further.isComplete }
            for var conflict in further.conflicts {
                // What gives way is settled for the whole layout; every set has at least one of those.
                conflict.broken = conflict.rows.last { examination.isBroken[$0] } ?? conflict.broken
                let story = ConflictStory(conflict, in: examination)
                var finding = try story.finding(
                    rule: story.isRounding ? RoundingRule.slug : slug,
                    severity: story.isRounding ? .note : .error,
                    in: examination
                )
                finding.conflict?.isComplete = further.isComplete
                findings.append(finding)
            }
        }
        return findings
    }
}

extension ConflictStory {
    /// The finding of a conflict, with its certificate and, where they are asked for, its fixes.
    func finding(
        rule: String,
        severity: Finding.Severity,
        in examination: Examination
    ) throws(Interrupted) -> Finding {
        guard examination.options.tellsReasons else {
            return Finding(rule: rule, severity: severity, message: "")
        }
        var finding = Finding(rule: rule, severity: severity, message: message(in: examination))
        finding.confidence = conflict.isCertain ? .certain : .possible
        let sorted = members.sorted { $0.id < $1.id }
        finding.views = items.map { examination.layout.id(of: $0) }
        finding.constraints = sorted.map(\.id)
        finding.made = examination.madeConstraints(among: conflict.rows)
        finding.axis = axis.map { Finding.Direction($0) } ?? .both
        var details = Finding.Conflict()
        details.breaks = broken.id
        details.broken = reportedBroken(in: examination)
        details.amount = conflict.amount
        let cause = cause(in: examination)
        details.cause = cause?.rawValue
        details.multipliers = sorted.map(\.multiplier)
        finding.conflict = details
        if let cause, !isNegativeByItself { finding.notes.append(cause.sentence) }
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
