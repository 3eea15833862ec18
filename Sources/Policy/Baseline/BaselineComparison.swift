import LayoutInspector

/// Separates known findings from new ones while files come in, and afterwards which known ones are gone.
package struct BaselineComparison: Sendable {
    private let baseline: Baseline
    /// What was not found yet.
    private var remaining: [Baseline.Entry: Int]
    /// By path: the rules that did not run on a layout of the file.
    private var checked: [String: Set<String>] = [:]
    package private(set) var knownCount = 0

    package init(_ baseline: Baseline) {
        self.baseline = baseline
        remaining = baseline.counts
    }

    /// Notes that a file, or one of its layouts, was checked.
    ///
    /// - Parameter notRun: The rules that did not run; their findings cannot be gone.
    package mutating func addFile(_ path: String, notRun: some Sequence<String>) {
        checked[path, default: []].formUnion(notRun)
    }

    /// Whether a finding is in the baseline: the first ones of an identity, as many as it has.
    package mutating func isKnown(_ identity: FindingIdentity, path: String) -> Bool {
        let entry = Baseline.Entry(path: path, identity: identity)
        guard let count = remaining[entry], count > 0 else { return false }
        remaining[entry] = count - 1
        knownCount += 1
        return true
    }

    /// The baseline without findings that are gone.
    ///
    /// Findings are gone if their file was checked and their rule ran on it, or if the file does not exist anymore.
    package func pruned(ran: (String) -> Bool, exists: (String) -> Bool) -> Baseline {
        var result = baseline
        var existing: [String: Bool] = [:]
        for (entry, count) in remaining where count > 0 {
            let isGone: Bool
            if let notRun = checked[entry.path] {
                isGone = ran(entry.identity.rule) && !notRun.contains(entry.identity.rule)
            } else {
                let doesExist = existing[entry.path] ?? exists(entry.path)
                existing[entry.path] = doesExist
                isGone = !doesExist
            }
            if isGone { result.set(entry, to: baseline.counts[entry, default: 0] - count) }
        }
        return result
    }
}
