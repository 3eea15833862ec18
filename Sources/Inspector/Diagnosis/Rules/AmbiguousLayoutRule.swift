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
        let items = try examination.fact(AmbiguityRoots.self)
        let hidden = try examination.fact(HiddenAmbiguityCount.self)
        let hasNotes =
            examination.lasting.hasAssumedRows || examination.layout.reports.contains { $0.kind == .muted }
            || items.contains { if case .guide = $0 { true } else { false } }
        if items.isEmpty || !hasNotes { return items.count + hidden }
        // Some are only notes, which are not counted.
        let muted = MutedAmbiguities(examination.layout)
        return try hidden
            + examination.ambiguities().count { !muted.cover($0) && !$0.isNote(in: examination) }
    }
}

extension AmbiguityStory {
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
            severity: isNote(in: examination) ? .note : .warning,
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

    /// Whether nobody would see it: an estimated size within a point, or a guide that moves no view.
    func isNote(in examination: Examination) -> Bool {
        if case .guide = root, !dependents.contains(where: { if case .view = $0.item { true } else { false } }) {
            return true
        }
        if isCertain { return false }
        return attributes.allSatisfy { attribute in
            let range = range(of: attribute, in: examination)
            guard let lowest = range.lowest, let highest = range.highest else { return false }
            return highest - lowest <= 1
        }
    }

    func range(of attribute: FrameAttribute, in examination: Examination) -> Finding.Ambiguity.Range {
        guard let variable = examination.lowered.variable(attribute, of: root),
            let face = examination.freedom.face(of: variable)
        else { return .init(lowest: nil, highest: nil) }
        let range = examination.solution.faces[face].range(of: [LinearTerm(variable, 1)])
        return .init(lowest: range.lowest, highest: range.highest)
    }

    /// Such as "title has no width", "title's width is ambiguous: title and price both have horizontal hugging 250".
    private func message(kind: Finding.Ambiguity.Kind, in examination: Examination) -> String {
        let name = examination.names.subject(root)
        let free = FrameAttribute.words(of: attributes)
        if kind == .missing { return "\(name) has \(PointsText.list(free.map { "no " + $0 }))" }
        let start = "\(name)'s \(PointsText.list(free))" + (free.count == 1 ? " is ambiguous" : " are ambiguous")
        let priorities = Set(competing.map { examination.lowered.system.priorities[$0] })
        let at = PointsText.list(priorities.sorted(by: >).map { PointsText.text($0) })
        if kind == .tiedPriority {
            let texts = competing.map { examination.text(ofRow: $0) }
            return start + ": \(PointsText.list(texts, limit: 3)) have equal priority"
        }
        let what = PointsText.list(
            Set(competing.map { isHugging($0, in: examination) ? "hugging" : "compression resistance" }).sorted()
        )
        let rootView = examination.layout.view(of: root)
        let views = competingViews(in: examination)
        let others = views.filter { $0 != rootView }.map { examination.names.subject(view: $0) }
        if others.isEmpty { return start + ": it has \(what) \(at)" }
        // The root is named already.
        let named = PointsText.list(others, limit: 2)
        let have = others.count == 1 ? " has " : others.count == 2 ? " both have " : " all have "
        if others.count < views.count {
            return start + ": \(named) also \(others.count == 1 ? "has" : "have") \(what) \(at)"
        }
        return start + ": \(named)\(have)\(what) \(at)"
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
        for (attribute, range) in zip(details.attributes, details.ranges) {
            // That nothing limits it, the headline says: "title has no width".
            if kind == .missing, range.lowest == nil, range.highest == nil { continue }
            let values: String
            switch (range.lowest, range.highest) {
            case (let lowest?, let highest?): values = "\(PointsText.text(lowest)) to \(PointsText.points(highest))"
            case (let lowest?, nil): values = "\(PointsText.points(lowest)) or more"
            case (nil, let highest?): values = "up to \(PointsText.points(highest))"
            case (nil, nil): values = "any value"
            }
            // Said once.
            let valid =
                !notes.isEmpty
                ? ""
                : range.lowest == nil && range.highest == nil
                    ? " is equally valid" : " (every value in this range is equally valid)"
            notes.append(Finding.Note(.proof, "\(attribute.words): \(values)\(valid)", views: views))
        }
        if !competing.isEmpty {
            let word = kind == .missing ? "also competing at equal priority" : "competing at equal priority"
            notes += examination.note(onRows: competing, word)
        }
        if !dependents.isEmpty {
            let followers = dependents.map { dependent in
                "\(examination.names.subject(dependent.item)) (\(PointsText.list(dependent.attributes.map(\.name))))"
            }
            notes.append(
                Finding.Note(
                    .consequence,
                    "also changes \(PointsText.list(followers, limit: 6))",
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
                    "its \(attribute.words) also depends on \(PointsText.list(others))",
                    views: roots.map { examination.layout.id(of: $0) }
                )
            )
        }
        if !isCertain { notes.append(Finding.Note(.hint, "depends on estimated sizes")) }
        return notes
    }
}

extension FrameAttribute {
    /// Attributes as messages list them: both coordinates are the position, width and height the size.
    static func words(of attributes: [FrameAttribute]) -> [String] {
        let pairs: [(first: FrameAttribute, second: FrameAttribute, word: String)] = [
            (.minX, .minY, "position"), (.width, .height, "size"),
        ]
        return pairs.flatMap { pair in
            let present = [pair.first, pair.second].filter(attributes.contains)
            return present.count == 2 ? [pair.word] : present.map(\.words)
        }
    }

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
        severityRemark: "note within a point of an estimated size, and for a guide that moves no view",
        runsOnPartialDumps: false,
        identity: .firstView,
        summary: "the constraints do not determine the position or size of a view",
        meaning: """
            Several layouts satisfy the constraints equally well, and UIKit silently picks one. The finding lists the
            free attributes and their possible values, two equally valid layouts, and what moves with the view.

            Either constraints are missing, or constraints of equal priority compete: if two labels side by side have
            the same hugging priority, either may grow. In the first case, add a constraint; in the second, change one
            of the priorities.
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
