import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What fails under other conditions and does not as recorded.
struct SizeComparison {
    /// As recorded, or as the command was asked to lay out.
    let base: Examination
    private let knownConflicts: Set<SizeFault.Key>
    private let knownClippings: Set<Int>

    init(_ base: Examination) throws(Interrupted) {
        self.base = base
        var conflicts: Set<SizeFault.Key> = []
        for cause in try base.causes() { conflicts.insert(base.sizeKey(of: cause)) }
        knownConflicts = conflicts
        knownClippings = Set(base.clippedRows())
    }

    /// The faults of an examination that the base does not have.
    ///
    /// - Parameters:
    ///   - occurrence: Under which conditions it is.
    ///   - isAsked: Whether the faults in a root count.
    func faults(
        of other: Examination,
        at occurrence: Finding.Sizes.Occurrence,
        in isAsked: (_ root: Int) -> Bool
    ) throws(Interrupted) -> [SizeFault] {
        var faults: [SizeFault] = []
        for story in try other.conflicts() where !story.isRounding {
            let key = other.sizeKey(of: story.cause)
            guard !knownConflicts.contains(key), concerns(story.items) else { continue }
            let finding =
                other.options.includesReasons
                ? try story.finding(FragileAtSizeRule.info, severity: .warning, in: other)
                : Finding(FragileAtSizeRule.info, severity: .warning, message: "")
            faults.append(SizeFault(key: key, finding: finding, occurrences: [occurrence]))
        }
        for story in try ambiguities(of: other) where concerns([story.root]) {
            faults.append(
                SizeFault(key: other.sizeKey(of: story), finding: story.finding(in: other), occurrences: [occurrence])
            )
        }
        for axis in Axis.allCases {
            let rows = other.clippedRows().filter { !knownClippings.contains($0) && other.axis(ofRow: $0) == axis }
            if rows.isEmpty { continue }
            var findings = try other.clippings(ofRows: rows).map(\.finding)
            findings.removeAll { finding in !other.roots(of: finding).contains(where: isAsked) }
            guard let finding = findings.first, let root = other.roots(of: finding).first else { continue }
            let key = other.sizeKeyOfClipping(root, axis)
            var fault = SizeFault(key: key, finding: finding, occurrences: [occurrence])
            fault.further = findings.dropFirst().map { SizeFault.Further(finding: $0, occurrences: [occurrence]) }
            faults.append(fault)
        }
        return faults

        func concerns(_ items: [Layout.Item]) -> Bool {
            items.contains { item in other.layout.view(of: item).map { isAsked(other.root(above: $0)) } ?? false }
        }
    }

    /// The ambiguities of an examination in which a view is free along an axis that it is not free along as recorded. Which of
    /// its attributes are, depends on the direction.
    private func ambiguities(of other: Examination) throws(Interrupted) -> [AmbiguityStory] {
        let hasMore = other.solution.faces.contains { face in
            face.variables.contains { other.freedom.isFree($0) && !isFree(VariableIndex(rawValue: $0)) }
        }
        guard hasMore else { return [] }
        let muted = MutedAmbiguities(other.layout)
        return try other.ambiguities().filter { story in
            let isNew = story.attributes.contains { attribute in
                other.lowered.variable(attribute, of: story.root).map { !isFree(VariableIndex(rawValue: $0)) } ?? false
            }
            return isNew && !muted.cover(story)
        }
    }

    /// Whether a view is free along an axis as recorded.
    private func isFree(_ variable: VariableIndex) -> Bool {
        base.freedom.attributes(ofItem: variable.node).contains { $0.axis == variable.attribute.axis }
    }
}
