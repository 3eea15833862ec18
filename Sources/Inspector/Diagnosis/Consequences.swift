import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Which findings go with others: what the fixes of a cause remove together is one problem to a reader.
struct Consequences {
    let examination: Examination

    /// The findings in the order in which they are reported, each cause with those that it resolves.
    ///
    /// A finding listed under a cause is no cause itself, so that none is listed under two.
    func grouped(_ findings: [Finding]) throws(Interrupted) -> [Finding] {
        var findings = findings.sortedByPlace()
        guard examination.options.findsFixes else { return findings }
        let counted = findings.count { $0.severity > .note }
        var isResolved = [Bool](repeating: false, count: findings.count)
        var left = diagnoses(for: findings)
        // What removes the most comes first, conflicts before what they bring about.
        let causes = findings.indices.filter { (findings[$0].fixes.first?.remaining ?? counted) < counted - 1 }
            .sorted { left, right in
                func key(_ index: Int) -> (Int, Int, Int) {
                    let finding = findings[index]
                    return (finding.fixes.first?.remaining ?? 0, finding.conflict == nil ? 1 : 0, index)
                }
                return key(left) < key(right)
            }
        for cause in causes where !isResolved[cause] && left > 0 {
            var gone: [Set<Int>] = []
            for fix in findings[cause].fixes {
                if gone.first?.isEmpty == true { break }
                left -= 1
                gone.append(try removed(by: fix, from: findings, apartFrom: cause))
            }
            guard let first = gone.first else { continue }
            let byEvery = gone.dropFirst().reduce(first) { $0.intersection($1) }
            let own = first.filter { !isResolved[$0] && findings[$0].resolves.isEmpty }.sorted()
            for index in own { isResolved[index] = true }
            findings[cause].resolves = own.map { index in
                Finding.Resolved(
                    findings[index],
                    isByEveryFix: byEvery.contains(index) && findings[index].rule != findings[cause].rule
                )
            }
        }
        return findings.sortedByCause()
    }

    /// How many edited layouts are diagnosed in full: depends on the size of the layout, never on the clock.
    private func diagnoses(for findings: [Finding]) -> Int {
        let usual = max(6, min(200, 100_000 / max(1, examination.lowered.system.rowCount)))
        if !examination.options.findsAllConflicts { return usual }
        // Each of them searches for all conflicting sets again, and words them.
        return max(2, usual / (1 + findings.count { $0.conflict != nil } / 20))
    }

    /// The findings, by index, that are not found after a fix.
    private func removed(
        by fix: Finding.Fix,
        from findings: [Finding],
        apartFrom cause: Int
    ) throws(Interrupted) -> Set<Int> {
        let options = examination.options.withoutFixes
        guard let edited = try examination.applying(fix.edits, options: options) else { return [] }
        var counts: [String: Int] = [:]
        for finding in try edited.foundByRules().findings { counts[finding.identity, default: 0] += 1 }
        var removed: Set<Int> = []
        for (index, finding) in findings.enumerated() where index != cause && finding.severity > .note {
            // What a source reported of the layout as it was, no edit removes.
            if !options.wants(finding.rule) { continue }
            if let count = counts[finding.identity], count > 0 {
                counts[finding.identity] = count - 1
            } else {
                removed.insert(index)
            }
        }
        return removed
    }
}

extension Finding {
    /// What two findings of the same fault in two states of a layout have in common.
    fileprivate var identity: String {
        var parts = [rule, axis?.rawValue ?? ""]
        if let conflict { parts += conflict.breaks } else { parts += views.prefix(1) }
        if let ambiguity { parts += ambiguity.attributes.map(\.name) }
        if conflict == nil, views.isEmpty || rule == DuplicateConstraintRule.info.id { parts += constraints }
        return parts.joined(separator: "\u{0}")
    }
}

extension DiagnosisOptions {
    /// The same findings, without a look for fixes.
    fileprivate var withoutFixes: DiagnosisOptions {
        var options = forCounting
        options.includesReasons = true
        options.explains = false
        // Too many layouts for each fix: one at each size that was asked for.
        options.exceptRules.append(FragileAtSizeRule.info.id)
        return options
    }
}

extension [Finding] {
    /// Errors first, then warnings, then notes; of these what has the most consequences first, then by place.
    func sortedByCause() -> [Finding] {
        enumerated().sorted { left, right in
            if left.element.severity != right.element.severity { return left.element.severity > right.element.severity }
            let (first, second) = (left.element.resolves.count, right.element.resolves.count)
            return first != second ? first > second : left.offset < right.offset
        }.map(\.element)
    }
}
