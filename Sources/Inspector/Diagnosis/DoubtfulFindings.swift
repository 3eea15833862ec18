import LayoutModel

/// What the doubts of a layout (``Layout/Doubt``) mean for what was found in it.
///
/// A finding that depends on something unknown is `possible`, says what that is, and has no fixes: they were tried with a value
/// that may be another one. Nothing is said of the freedom of a view that unknown code can place.
struct DoubtfulFindings {
    private var constraints: [String: String] = [:]
    private var views: [String: String] = [:]
    /// The guides of views in doubt.
    private var guides: [String: String] = [:]
    private var whole: String?
    /// What lengths depend on, where any of them is not known.
    private var lengths: String?

    /// - Returns: `nil` where nothing is in doubt.
    init?(_ layout: Layout) {
        guard !layout.doubts.isEmpty else { return nil }
        for doubt in layout.doubts {
            let text = doubt.text(besides: layout.source.file)
            switch doubt.subject {
            case .constraint(let id):
                constraints[id] = text
                lengths = lengths ?? text
            case .view(let id):
                views[id] = text
                lengths = lengths ?? text
            case .whole: whole = whole ?? text
            }
        }
        for guide in layout.guides {
            if let text = views[layout.views[guide.owner].id] { guides[guide.id] = text }
        }
    }

    func applied(to findings: [Finding]) -> [Finding] {
        findings.compactMap { finding in
            // Notes of the reader are about the file.
            if finding.views.isEmpty, finding.constraints.isEmpty { return finding }
            if finding.ambiguity != nil || finding.rule == MissingScrollContentRule.info.id, isFreeByUnknown(finding) {
                return nil
            }
            // A view that has no size here gets one by code that is not known.
            if finding.rule == ZeroSizeRule.info.id, finding.views.contains(where: { views[$0] != nil }) { return nil }
            guard let reason = reason(for: finding) else { return finding }
            var finding = finding
            finding.confidence = .possible
            finding.severity = min(finding.severity, .warning)
            finding.notes.append(Finding.Note(.hint, "possible: \(reason)"))
            finding.fixes = []
            return finding
        }
    }

    /// Whether a view that is free, or that others follow, can be placed by code that is not known.
    private func isFreeByUnknown(_ finding: Finding) -> Bool {
        var followers = finding.ambiguity.map { $0.dependents.map(\.item) + $0.shared.flatMap(\.items) } ?? []
        // What is as large as something unknown inside of it.
        for witness in finding.ambiguity?.witnesses ?? [] { followers += witness.map(\.item) }
        return (finding.views + followers).contains { views[$0] != nil || guides[$0] != nil }
    }

    private func reason(for finding: Finding) -> String? {
        for id in finding.constraints { if let reason = constraints[id] { return reason } }
        for id in finding.views { if let reason = views[id] { return reason } }
        if let whole { return whole }
        // What compares lengths depends on all of them.
        guard let lengths, Self.rulesOfLengths.contains(finding.rule) else { return nil }
        return lengths
    }

    private static let rulesOfLengths: Set<String> = [
        TruncatedContentRule.info.id, MisplacedViewRule.info.id, OffParentRule.info.id, ZeroSizeRule.info.id,
        OverlappingSiblingsRule.info.id, FragileAtSizeRule.info.id, UnsatisfiedOptionalRule.info.id,
        NoEffectRule.info.id, RoundingRule.info.id,
    ]
}
