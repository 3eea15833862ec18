import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Required constraints that have no solution together: one finding for each cause.
enum ConflictRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        var findings: [Finding] = []
        for story in try examination.conflicts() where !story.isRounding {
            findings.append(try story.finding(info, severity: .error, in: examination))
        }
        if examination.options.findsAllConflicts {
            try addFurtherSets(to: &findings, in: examination)
        }
        return findings
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        try examination.causes().count { examination.isCounted($0) }
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        try examination.causes().count { part.concerns($0) && examination.isCounted($0) }
    }

    /// Irreducible sets other than the causes, each with what is broken of it.
    private static func addFurtherSets(
        to findings: inout [Finding],
        in examination: Examination
    ) throws(Interrupted) {
        let system = examination.lowered.system
        let causes = try examination.causes()
        let search = ConflictSearch(system, known: causes)
        let further = try search.furtherSets(isCancelled: examination.options.isCancelled)
        for index in findings.indices { findings[index].conflict?.isComplete = further.isComplete }
        if !further.isComplete {
            examination.limited(info, "the search for further sets of conflicting constraints ended at its limit")
        }
        for conflict in further.conflicts {
            try examination.checkCancellation()
            // The broken rows are those of the whole layout; every set contains at least one.
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
                story.isRounding ? RoundingRule.info : info,
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
        _ rule: RuleInfo,
        severity: Finding.Severity,
        in examination: Examination
    ) throws(Interrupted) -> Finding {
        let recognised = recognisedCause(in: examination)
        let words = ConflictHeadline(story: self, cause: recognised, examination: examination)
        let (headline, difference, lead) = words.sentence()
        // A conflict that depends on an assumed size may not happen; one that real content sizes resolve most likely does not.
        let mayFit = examination.mayFit(cause)
        var finding = Finding(
            rule,
            severity: cause.isCertain ? severity : mayFit ? .note : min(severity, .warning),
            message: lead ?? headline.message
        )
        finding.confidence = cause.isCertain ? .certain : .possible
        let sorted = members.sorted { $0.id < $1.id }
        finding.views = items.map { examination.layout.id(of: $0) }
        finding.constraints = sorted.map(\.id)
        finding.made = examination.madeConstraints(among: cause.rows)
        finding.axis = axis.map { Finding.Direction($0) } ?? .both
        var details = Finding.Conflict()
        details.breaks = breaks.map(\.id).sorted()
        details.excess = difference
        details.broken = reportedBroken(in: examination)
        details.amount = cause.amount
        details.isSmallest = cause.isSmallest
        details.chain = words.ringOfPaths == nil ? words.ring?.chain(self, in: examination) : nil
        details.paths = details.chain == nil ? words.paths(differingBy: difference) : nil
        details.cause = recognised?.info.id
        details.multipliers = sorted.map(\.multiplier)
        finding.conflict = details
        if lead != nil {
            finding.notes.append(Finding.Note(.cause, headline.message))
        } else if words.lead == nil, let hint = recognised?.hint(self, examination) {
            finding.notes.append(Finding.Note(.cause, hint))
        }
        finding.notes += headline.asides.map { Finding.Note(.consequence, $0) }
        finding.notes += headline.sums.map { Finding.Note(.proof, $0 + " points") }
        finding.notes += notes(in: examination, words.ring)
        if let hint = words.frameHint, recognised?.info.id != KnownCause.systemOnly.info.id {
            finding.notes.append(Finding.Note(.hint, hint))
        }
        if mayFit {
            finding.notes.append(
                Finding.Note(.hint, "within the margin of error of the estimated sizes, everything fits")
            )
        }
        if let note = examination.missingFontsNote(ofRows: cause.rows) { finding.notes.append(note) }
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
    /// Whether a cause is more than a note.
    func isCounted(_ cause: Cause) -> Bool { !isRounding(cause) && !mayFit(cause) }

    /// Whether half a pixel would do: the shift of the row that had no solution decides.
    func isRounding(_ cause: Cause) -> Bool {
        let constants = cause.rows.reduce(0) { max($0, abs(lowered.system.constants[$1])) }
        return cause.shift <= layout.roundingLimit(largestConstant: constants)
    }
}

extension ConflictRule {
    package static let info = RuleInfo(
        id: "conflict",
        title: "conflicting constraints",
        severity: .error,
        runsOnPartialDumps: true,
        identity: .brokenConstraint,
        summary: "required constraints cannot be satisfied together",
        meaning: """
            The listed constraints are a smallest conflicting set: if any one of them is removed, the others can be
            satisfied. Each finding is one cause and lists the constraints that break; no two findings share a broken
            constraint.

            UIKit logs such a set as "Unable to simultaneously satisfy constraints", breaks one of them and continues;
            which one is not documented. Root sizes, guides, content sizes, autoresizing masks and the rule that no size
            is negative count as constraints, too, and are listed if they are involved.

            To fix the conflict, relax one of the constraints: lower its priority below 1000, turn an equality into an
            inequality, change a constant, or remove a constraint. Each listed fix was applied to a copy of the layout
            and solved.

            A conflict that depends on an assumed size is a warning. If it depends on estimated content sizes that could
            just as well be small or large enough, it is a note.
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
