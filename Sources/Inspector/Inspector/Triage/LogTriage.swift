import LayoutDiagnosis
import LayoutModel
import LayoutReaders
import LayoutSolver
import LayoutSyntax

/// The conflicts of whole logs, equal ones counted together: what to look at first.
///
/// Blocks come in one by one (``LogScanner``); of each group only its first block is kept, as what was found in it.
package struct LogTriage: Sendable {
    /// Where a conflict was met.
    package struct Sighting: Sendable, Equatable {
        /// As the user named the file; `-` is standard input.
        package var path: String
        package var place: Place
        /// The process that logged it, where the log says so.
        package var process: String?

        package init(path: String, place: Place, process: String? = nil) {
            self.path = path
            self.place = place
            self.process = process
        }
    }

    /// Conflicts of one shape.
    package struct Group: Sendable {
        package var count: Int
        package var first: Sighting
        package var last: Sighting
        /// What was found in the first of them.
        package var finding: Finding
        /// The members of the conflict without addresses, sorted: what the group has in common.
        package var shape: [String]
        /// The layout of the first of them, in which the finding names things.
        package var layout: Layout
    }

    /// In the order in which they were first met.
    package private(set) var groups: [Group] = []
    /// How many conflicts and ambiguous views there were, and how many texts of constraints in them.
    package private(set) var blockCount = 0
    package private(set) var textCount = 0
    package private(set) var unreadCount = 0

    /// Signatures beyond this many are forgotten: their blocks are only looked at again.
    private static let signatureLimit = 20_000
    private var indices: [FindingShape: Int] = [:]
    private var known: [BlockSignature: [Int]] = [:]
    private var memories: [String: LogMemory] = [:]
    private let options: DiagnosisOptions

    package init(options: DiagnosisOptions = DiagnosisOptions()) {
        self.options = options
    }

    /// Errors first, then warnings, such as conflicts that the log hides, then notes. Of each, the groups that come up most
    /// often first; those that do equally often in the order of their first.
    package var ranked: [Group] { ranking.map { groups[$0] } }

    /// The same as indices of ``groups``.
    package var ranking: [Int] {
        groups.enumerated().sorted { left, right in
            if left.element.finding.severity != right.element.finding.severity {
                return left.element.finding.severity > right.element.finding.severity
            }
            return (-left.element.count, left.offset) < (-right.element.count, right.offset)
        }.map(\.offset)
    }

    /// Changes the finding of each group, such as by adding how its fixes are made, and drops groups that are accepted.
    /// Blocks that are added afterwards are counted in groups of their own.
    ///
    /// - Parameter change: Returns the finding of a group; `nil` drops it.
    package mutating func updateFindings(_ change: (Group) -> Finding?) {
        groups = groups.compactMap { group in
            guard let finding = change(group) else { return nil }
            var group = group
            group.finding = finding
            return group
        }
        indices = [:]
        known = [:]
    }

    /// Counts a block.
    ///
    /// - Parameter path: Of its log; blocks of one log come in their order.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    package mutating func add(_ block: LogBlock, path: String) throws(Interrupted) {
        blockCount += 1
        textCount += block.counts.read + block.counts.unread
        unreadCount += block.counts.unread
        let sighting = Sighting(path: path, place: block.place, process: block.process)
        let signature = BlockSignature(block)
        if let indices = known[signature] {
            for index in indices {
                groups[index].count += 1
                groups[index].last = sighting
            }
            return
        }
        if known.count >= Self.signatureLimit { known.removeAll(keepingCapacity: true) }
        known[signature] = try examine(block, sighting)
    }

    /// - Returns: The groups that the block counts in.
    private mutating func examine(_ block: LogBlock, _ sighting: Sighting) throws(Interrupted) -> [Int] {
        var memory = memories[sighting.path] ?? LogMemory()
        let reading = block.reading(&memory, path: sighting.path == "-" ? nil : sighting.path)
        memories[sighting.path] = memory
        var cheap = options
        cheap.findsFixes = false
        let diagnosis = try reading.diagnosed(options: cheap)
        // What could not be read is reported if the block has no other finding.
        let faults: Set<String> = [UnparsedText.info.id, SetAside.info.id]
        var reported = diagnosis.findings.filter { !faults.contains($0.rule) }
        if reported.isEmpty {
            reported = diagnosis.findings.filter { $0.rule == UnparsedText.info.id }.prefix(1).map { $0 }
        }
        var found: [Int] = []
        var full: [Finding]?
        for finding in reported {
            let shape = FindingShape(finding, in: diagnosis.layout)
            if let index = indices[shape] {
                if !found.contains(index) {
                    groups[index].count += 1
                    groups[index].last = sighting
                    found.append(index)
                }
                continue
            }
            var example = finding
            if options.findsFixes {
                // Fixes are looked for once in each group.
                if full == nil { full = try reading.diagnosed(options: options).findings }
                example = full?.first { $0.rule == finding.rule && $0.constraints == finding.constraints } ?? finding
            }
            indices[shape] = groups.count
            found.append(groups.count)
            groups.append(
                Group(
                    count: 1,
                    first: sighting,
                    last: sighting,
                    finding: example,
                    shape: shape.members,
                    layout: diagnosis.layout
                )
            )
        }
        return found
    }
}
