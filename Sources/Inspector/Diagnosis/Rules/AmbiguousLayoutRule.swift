import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A view whose place or size the constraints do not determine.
enum AmbiguousLayoutRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let stories = try examination.ambiguities()
        let muted = MutedAmbiguities(examination.layout)
        var findings: [Finding] = []
        for story in stories {
            try examination.checkCancellation()
            var finding = story.finding(in: examination)
            if muted.cover(story) { finding.mute() }
            if examination.options.findsFixes {
                finding.fixes = try AmbiguityFixes(story: story, examination: examination)
                    .verified(findings: stories.count)
            }
            findings.append(finding)
        }
        findings += try examination.hiddenAmbiguityFindings()
        return findings
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        let items = try examination.ambiguousItems()
        // Whether one is only noted is asked where any may be: its ranges cost more than to count it.
        let isAnyNoted = examination.hasAssumedRows || examination.layout.reports.contains { $0.kind == .muted }
        let hidden = try examination.hiddenAmbiguityCount()
        if items.isEmpty || !isAnyNoted { return items.count + hidden }
        let muted = MutedAmbiguities(examination.layout)
        return try hidden
            + examination.ambiguities().count { story in
                if muted.cover(story) { return false }
                if story.isCertain { return true }
                return story.severity(for: story.attributes.map { story.range(of: $0, in: examination) }) > .note
            }
    }
}

extension AmbiguityStory {
    /// A note where nothing but a point depends on an assumed size.
    func severity(for ranges: [Finding.Ambiguity.Range]) -> Finding.Severity {
        let isSmall = ranges.allSatisfy { range in
            guard let lowest = range.lowest, let highest = range.highest else { return false }
            return highest - lowest <= 1
        }
        return !isCertain && isSmall ? .note : .warning
    }

    func finding(in examination: Examination) -> Finding {
        let kind = kind(in: examination)
        var details = Finding.Ambiguity(kind: kind, attributes: attributes)
        details.ranges = attributes.map { range(of: $0, in: examination) }
        details.dependents = dependents.map {
            .init(item: examination.layout.id(of: $0.item), attributes: $0.attributes)
        }
        details.shared = shared.map { shared in
            let items = shared.roots.map { examination.layout.id(of: $0) }
            return .init(attribute: shared.attribute, items: items, count: shared.count)
        }
        details.witnesses = witnesses(in: examination)
        var finding = Finding(
            AmbiguousLayoutRule.info,
            severity: severity(for: details.ranges),
            message: message(kind: kind, in: examination)
        )
        finding.confidence = isCertain ? .certain : .possible
        finding.views = [examination.layout.id(of: root)]
        finding.constraints = competing.map { examination.id(ofRow: $0) }.sorted()
        finding.made = examination.madeConstraints(among: competing)
        let axes = Set(attributes.map(\.axis))
        finding.axis = axes.count == 1 ? axes.first.map { Finding.Direction($0) } : .both
        finding.ambiguity = details
        finding.notes = notes(details, kind: kind, in: examination)
        finding.place = examination.place(of: root)
        finding.source = examination.source(of: root)
        return finding
    }

    func range(of attribute: FrameAttribute, in examination: Examination) -> Finding.Ambiguity.Range {
        guard let variable = examination.lowered.variable(attribute, of: root),
            let face = examination.freedom.face(of: variable)
        else { return .init(lowest: nil, highest: nil) }
        let range = examination.solution.faces[face].range(of: [LinearTerm(variable, 1)])
        return .init(lowest: range.lowest, highest: range.highest)
    }

    private func message(kind: Finding.Ambiguity.Kind, in examination: Examination) -> String {
        let name = examination.names.subject(root)
        let what = PointsText.list(attributes.map(\.words))
        let verb = attributes.count == 1 ? "is" : "are"
        let start = "the \(what) of \(name) \(verb) not determined"
        switch kind {
        case .missing: return start
        case .contentPriority, .tiedPriority:
            let priorities = Set(competing.map { examination.lowered.system.priorities[$0] })
            let at = PointsText.list(priorities.sorted(by: >).map { PointsText.text($0) })
            if kind == .tiedPriority {
                let texts = competing.map { examination.text(ofRow: $0) }
                return start + ": \(PointsText.list(texts, limit: 4)) compete at equal priority"
            }
            let views = competingViews(in: examination).map { examination.names.subject(view: $0) }
            let verbs = Set(competing.map { isHugging($0, in: examination) ? "hug" : "resist compression of" })
            return start
                + ": \(PointsText.list(views, limit: 4)) \(PointsText.list(verbs.sorted())) their content equally, at \(at)"
        }
    }

    private func competingViews(in examination: Examination) -> [Int] {
        var views: [Int] = []
        for row in competing {
            for item in examination.constraint(ofRow: row).items {
                if let view = examination.layout.view(of: item), !views.contains(view) { views.append(view) }
            }
        }
        return views.sorted()
    }

    private func isHugging(_ row: Int, in examination: Examination) -> Bool {
        examination.lowered.system.relations[row] == .lessThanOrEqual
    }

    private func notes(
        _ details: Finding.Ambiguity,
        kind: Finding.Ambiguity.Kind,
        in examination: Examination
    ) -> [Finding.Note] {
        var notes: [Finding.Note] = []
        let views = [examination.layout.id(of: root)]
        let name = examination.names[root]
        for (attribute, range) in zip(details.attributes, details.ranges) {
            let values: String
            switch (range.lowest, range.highest) {
            case (let lowest?, let highest?):
                values = "anything from \(PointsText.text(lowest)) to \(PointsText.points(highest))"
            case (let lowest?, nil): values = "anything from \(PointsText.points(lowest)) up"
            case (nil, let highest?): values = "anything up to \(PointsText.points(highest))"
            case (nil, nil): values = "anything"
            }
            notes.append(Finding.Note(.proof, "\(name).\(attribute.name) can be \(values)", views: views))
        }
        for row in competing.prefix(8) {
            notes.append(examination.note(.cause, onRow: row, " competes with the others of its priority"))
        }
        if kind == .missing, !competing.isEmpty {
            notes.append(Finding.Note(.cause, "besides too few constraints, equal priorities leave part of it open"))
        }
        if !dependents.isEmpty {
            let followers = dependents.map { dependent in
                "\(examination.names.subject(dependent.item)) (\(PointsText.list(dependent.attributes.map(\.name))))"
            }
            notes.append(
                Finding.Note(
                    .consequence,
                    "what follows from it: \(PointsText.list(followers, limit: 8))",
                    views: dependents.map { examination.layout.id(of: $0.item) }
                )
            )
        }
        for (attribute, roots, count) in shared {
            var others = roots.prefix(3).map { examination.names.subject($0) }
            if count > others.count { others.append("\(count - others.count) more") }
            notes.append(
                Finding.Note(
                    .consequence,
                    "its \(attribute.words) is settled only together with \(PointsText.list(others)), of which another"
                        + " finding tells",
                    views: roots.map { examination.layout.id(of: $0) }
                )
            )
        }
        if !isCertain {
            notes.append(Finding.Note(.hint, "this rests on content sizes that the source does not tell"))
        }
        return notes
    }
}

extension FrameAttribute {
    /// As messages say it.
    var words: String {
        switch self {
        case .minX: "horizontal position"
        case .minY: "vertical position"
        case .width: "width"
        case .height: "height"
        }
    }
}

extension AmbiguousLayoutRule {
    package static let info = RuleInfo(
        id: "ambiguous-layout",
        title: "ambiguous layout",
        severity: .warning,
        severityRemark: "note where it is within a point of an assumed size",
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "the constraints leave the place or the size of a view open",
        meaning: """
            More than one layout satisfies the constraints equally well, and UIKit picks one without a word. The
            finding tells the attributes that are open, the values that each can take, two layouts that are both as
            good as it gets, and what only follows from this view.

            Either constraints are missing, or some of equal priority compete: two labels side by side that hug
            their contents equally leave it to chance which of them grows. The first takes a constraint, the second
            one priority more or less.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("name", size: "60, 20"), ExampleDump.view("value", size: "90, 20")],
            constraints: sideBySide
        ),
        good: ExampleDump.text(
            subviews: [
                ExampleDump.view("name", size: "60, 20", more: "\"contentHugging\": [251, 250]"),
                ExampleDump.view("value", size: "90, 20"),
            ],
            constraints: sideBySide
        )
    )

    private static let sideBySide =
        ExampleDump.place("name") + [
            ExampleDump.constraint("gap", "value.leading", "==", "name.trailing", plus: 8),
            ExampleDump.constraint("end", "value.trailing", "==", "root.trailing", plus: -16),
            ExampleDump.constraint("line", "value.top", "==", "name.top"),
        ]
}
