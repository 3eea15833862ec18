import LayoutInspector

/// The findings of a layout as people get them: consequences are under their cause, and what is wrong with many views in the same
/// way is one finding with examples.
///
/// Programs get every finding.
package struct FindingGroups: Sendable {
    package struct Group: Sendable {
        /// The index of the finding that is shown.
        package var index: Int
        /// The indices of those that are alike.
        package var alike: [Int] = []
    }

    package private(set) var groups: [Group] = []
    /// By rule: how many notes are not shown.
    package private(set) var hiddenNotes: [String: Int] = [:]

    /// Fewer findings than this are shown one by one.
    private static let fewestAlike = 4

    /// - Parameters:
    ///   - layout: What its views are called and of which classes they are; `nil`: no findings are alike.
    ///   - recorded: The names of the views, where the layout does not have them.
    ///   - showsAll: Whether every finding is a group of its own.
    ///   - showsNotes: Whether notes are shown.
    package init(
        _ findings: [Finding],
        layout: Layout?,
        recorded: FindingNames? = nil,
        showsAll: Bool,
        showsNotes: Bool
    ) {
        var isHidden = [Bool](repeating: false, count: findings.count)
        for (index, finding) in findings.enumerated() where finding.isHiddenNote(unless: showsNotes) {
            isHidden[index] = true
            hiddenNotes[finding.rule, default: 0] += 1
        }
        if !showsAll { Self.hideResolved(findings, &isHidden) }
        let shown = findings.indices.filter { !isHidden[$0] }
        guard !showsAll, let layout, shown.count >= Self.fewestAlike else {
            groups = shown.map { Group(index: $0) }
            return
        }
        let likeness = Self.likeness(of: shown, in: findings) { recorded ?? FindingNames(of: findings, in: layout) }
        var counts: [String: Int] = [:]
        for key in likeness { if let key { counts[key, default: 0] += 1 } }
        var places: [String: Int] = [:]
        for (index, key) in zip(shown, likeness) {
            if let key, counts[key, default: 0] >= Self.fewestAlike {
                if let place = places[key] {
                    groups[place].alike.append(index)
                    continue
                }
                places[key] = groups.count
            }
            groups.append(Group(index: index))
        }
    }

    /// Ascending numbers of findings in short: "2-7, 9", at most ten runs of them.
    package static func numberList(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
        let words = runs.prefix(mostRuns).map { run in
            run.count == 1
                ? String(run.lowerBound) : "\(run.lowerBound)\(run.count == 2 ? ", " : "-")\(run.upperBound)"
        }
        return words.joined(separator: ", ") + (runs.count > mostRuns ? ", …" : "")
    }

    private static let mostRuns = 10

    private static func hideResolved(_ findings: [Finding], _ isHidden: inout [Bool]) {
        let resolved = findings.flatMap(\.resolves)
        if resolved.isEmpty { return }
        for (index, finding) in findings.enumerated() where resolved.contains(where: { $0.isSame(as: finding) }) {
            isHidden[index] = true
        }
    }

    /// What findings have in common that differ in their views' names and in numbers alone; `nil`: nothing.
    private static func likeness(
        of shown: [Int],
        in findings: [Finding],
        names: () -> FindingNames
    ) -> [String?] {
        var counts: [String: Int] = [:]
        for index in shown { counts[findings[index].rule, default: 0] += 1 }
        guard counts.values.contains(where: { $0 >= fewestAlike }) else { return shown.map { _ in nil } }
        let names = names()
        return shown.map { index in
            let finding = findings[index]
            guard counts[finding.rule, default: 0] >= fewestAlike, finding.resolves.isEmpty else { return nil }
            let items = finding.views.compactMap { names.items[$0] }
            var message = finding.message
            var subjects = items.map(\.subject) + items.map(\.name)
            subjects.sort { ($0.count, $0) > ($1.count, $1) }
            for subject in subjects { message = message.replacing(subject, with: "·") }
            // Two conflicts are alike where they miss by as much.
            if finding.conflict == nil { message = message.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
            let classes = items.prefix(1).map(\.className)
            return ([finding.rule, finding.severity.rawValue, finding.confidence.rawValue, message] + classes)
                .joined(separator: "\u{0}")
        }
    }
}

extension Finding {
    /// Whether it is a note that nobody asked for.
    package func isHiddenNote(unless showsNotes: Bool) -> Bool {
        severity == .note && !showsNotes && RuleInfo.named(rule)?.isAsked != .withTexts
    }
}
