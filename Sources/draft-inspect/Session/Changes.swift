import LayoutInspector
import LayoutReport
import LayoutSolver

/// What a change of the layout did to its findings and frames.
struct Changes {
    var gone: [Finding] = []
    var new: [Finding] = []
    /// Findings of both that say something else now, such as by how much a conflict misses.
    var changed: [Finding] = []
    var moved: [(view: Int, before: Rectangle, after: Rectangle)] = []

    /// Points by which a frame must differ to be reported as moved.
    static let smallestMove = 0.005

    init(from before: State, to after: State) {
        // A rule that ran on one side only has nothing to say of the change.
        let notRun = Set(before.diagnosis.notRun.map(\.rule))
            .symmetricDifference(after.diagnosis.notRun.map(\.rule))
        let old = before.diagnosis.findings.filter { !notRun.contains($0.rule) }
        let now = after.diagnosis.findings.filter { !notRun.contains($0.rule) }
        gone = Self.missing(from: now, of: old)
        new = Self.missing(from: old, of: now)
        changed = Self.changed(from: old, to: now)
        for view in after.solved.frames.indices where view < before.solved.frames.count {
            let old = before.solved.frames[view]
            let now = after.solved.frames[view]
            let moves = FrameAttribute.allCases.contains { abs(old[$0] - now[$0]) > Self.smallestMove }
            if moves { moved.append((view, old, now)) }
        }
    }

    /// A layout with what was found and solved.
    struct State {
        var diagnosis: Diagnosis
        var solved: SolvedLayout
        var names: ItemNames
    }

    var isEmpty: Bool { gone.isEmpty && new.isEmpty && changed.isEmpty && moved.isEmpty }

    /// One line for each, at most ten of a kind.
    func text(names: ItemNames, style: TextStyle) -> String {
        if isEmpty { return "  no change of findings or frames\n" }
        var text = ""
        text += lines(gone) { "  gone: " + TextFormat.headline($0, style: style) }
        text += lines(new) { "  new:  " + TextFormat.headline($0, style: style) }
        text += lines(changed) { "  now:  " + TextFormat.headline($0, style: style) }
        text += lines(moved) { move in
            let name = style.text(printable(names[view: move.view]), as: .emphasis)
            return "  moved: \(name) \(frameText(move.before)) → \(frameText(move.after))"
        }
        return text
    }

    private func lines<Element>(_ list: [Element], _ line: (Element) -> String) -> String {
        var text = list.prefix(10).map { line($0) + "\n" }.joined()
        if list.count > 10 { text += "  and \(list.count - 10) more\n" }
        return text
    }

    /// The findings of one list that the other does not have: compared by what they are about, not by their words.
    private static func missing(from others: [Finding], of findings: [Finding]) -> [Finding] {
        var counts: [String: Int] = [:]
        for finding in others { counts[identity(finding), default: 0] += 1 }
        return findings.filter { finding in
            let identity = identity(finding)
            guard let count = counts[identity], count > 0 else { return true }
            counts[identity] = count - 1
            return false
        }
    }

    private static func changed(from old: [Finding], to new: [Finding]) -> [Finding] {
        var messages: [String: [String]] = [:]
        for finding in old { messages[identity(finding), default: []].append(finding.message) }
        return new.filter { finding in
            guard let known = messages[identity(finding)] else { return false }
            return !known.contains(finding.message)
        }
    }

    /// What a finding has in common with the same one in another state of the layout, as its rule says.
    private static func identity(_ finding: Finding) -> String {
        var parts = [finding.rule, finding.axis?.rawValue ?? ""]
        switch RuleInfo.named(finding.rule)?.identity ?? .objects {
        case .brokenConstraint: parts += finding.conflict?.breaks ?? []
        case .firstView: parts.append(finding.views.first ?? "")
        case .objects:
            parts += finding.views
            parts.append("")
            parts += finding.constraints
        }
        return parts.joined(separator: "\u{0}")
    }
}
