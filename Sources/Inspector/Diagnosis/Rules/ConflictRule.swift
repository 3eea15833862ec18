import LayoutModel
import LayoutSolver

/// Required constraints that have no solution together: one finding for each broken constraint.
enum ConflictRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where !story.isRounding {
            findings.append(try story.finding(info, severity: .error, in: examination))
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
                    story.isRounding ? RoundingRule.info : info,
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
        _ rule: RuleInfo,
        severity: Finding.Severity,
        in examination: Examination
    ) throws(Interrupted) -> Finding {
        guard examination.options.tellsReasons else {
            return Finding(rule, severity: severity, message: "")
        }
        var finding = Finding(rule, severity: severity, message: message(in: examination))
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

extension ConflictRule {
    package static let info = RuleInfo(
        id: "conflict",
        title: "conflicting constraints",
        severity: .error,
        runsOnPartialDumps: true,
        identity: .brokenConstraint,
        summary: "required constraints have no solution together",
        meaning: """
            The constraints named are a smallest set that cannot hold: take any one of them away and the others can.
            There is one finding for each constraint that has to give way, and each names its own.

            UIKit logs such a set as "Unable to simultaneously satisfy constraints", breaks one of them and goes on;
            which one is not documented. The sizes of roots, guides, contents and autoresizing masks, and that no
            size is negative, count as constraints and are named where they take part.

            What helps is to let one of them yield: a priority below 1000, an inequality instead of an equality,
            another constant, or one constraint less. The fixes listed were each tried and solved.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: priceRow(width: 190)
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: priceRow(width: 135)
        )
    )

    /// The constraints of two labels side by side in 375 points, the second of a fixed width.
    static func priceRow(width priceWidth: Double) -> [String] {
        ExampleDump.place("title") + [
            ExampleDump.constraint("title-width", "title.width", plus: 200),
            ExampleDump.constraint("gap", "price.leading", "==", "title.trailing", plus: 8),
            ExampleDump.constraint("price-width", "price.width", plus: priceWidth),
            ExampleDump.constraint("end", "root.trailing", "==", "price.trailing", plus: 16),
            ExampleDump.constraint("price-top", "price.top", "==", "title.top"),
        ]
    }
}
