import LayoutInspector

/// The findings in logs that were explained so far, equal ones counted together.
///
/// A log repeats itself: a cell that conflicts does so in every row. What each group was called, and how often it came, is all
/// that is kept, so that a log of any length is explained as it comes in.
struct ExplainedConflicts {
    /// Whether a finding is the first of its group.
    enum Sighting {
        case first(group: Int)
        /// `nil`: the group is not shown yet.
        case again(number: Int?)
    }

    private struct Group {
        /// Counted from 1, as it is shown; `nil` until then.
        var number: Int?
        var isConflict: Bool
        /// The framework whose own conflict it is; `nil`: the user's code is part of it.
        var systemsOwn: String?
        var count = 1
        /// Where it was met last.
        var path: String
        var place: Place?
    }

    /// With more groups than this, those that are known are forgotten: what repeats them is explained once more.
    private static let mostKnown = 20_000
    private var known: [FindingShape: Int] = [:]
    private var groups: [Group] = []
    private var conflictCount = 0
    private var paths: Set<String> = []
    private var shownCount = 0

    mutating func add(_ finding: Finding, of file: CheckedFile, in layout: Layout) -> Sighting {
        let shape = FindingShape(finding, in: layout)
        let place = finding.place ?? file.part?.place
        if finding.conflict != nil { conflictCount += 1 }
        paths.insert(file.path)
        if let index = known[shape] {
            groups[index].count += 1
            (groups[index].path, groups[index].place) = (file.path, place)
            return .again(number: groups[index].number)
        }
        if known.count >= Self.mostKnown { known.removeAll(keepingCapacity: true) }
        known[shape] = groups.count
        groups.append(
            Group(
                isConflict: finding.conflict != nil,
                systemsOwn: finding.isSystemsOwn ? layout.frameworkName : nil,
                path: file.path,
                place: place
            )
        )
        return .first(group: groups.count - 1)
    }

    /// The next number, for a group that is shown now.
    mutating func show(_ index: Int) -> Int {
        shownCount += 1
        groups[index].number = shownCount
        return shownCount
    }

    /// Such as `30 conflicts, 3 causes, 1 is UIKit's own`, and how often each came that came more than once.
    ///
    /// Empty for a single conflict.
    var tally: [String] {
        guard conflictCount > 1 else { return [] }
        let causes = groups.filter(\.isConflict)
        let own = causes.compactMap(\.systemsOwn)
        var first = "\(counted(conflictCount, "conflict")), \(counted(causes.count, "cause"))"
        if let framework = own.first { first += ", \(own.count) \(own.count == 1 ? "is" : "are") \(framework)'s own" }
        let repeated = groups.filter { $0.count > 1 }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }.map { group in
            var line = "  \(group.number ?? 0). \(group.count) times"
            if let place = group.place {
                let path = group.path == "-" ? "standard input" : printable(group.path)
                line += paths.count > 1 ? ", last at \(path):\(place.line)" : ", last at line \(place.line)"
            }
            return line
        }
        return [first] + repeated
    }
}
