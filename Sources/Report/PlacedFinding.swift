import LayoutInspector

/// A finding as formats for other programs write it: where it is, and what identifies it in every run.
struct PlacedFinding {
    let finding: Finding
    /// Relative to the run's folder; `-` is standard input.
    let path: String
    /// `nil`: the finding is about the whole file.
    let place: Place?
    let scalarColumns: ScalarColumns
    /// 16 hexadecimal digits: of rule, path, objects and axis, never of the line.
    let fingerprint: String
    /// Findings of one fingerprint are counted from 1.
    let occurrence: Int

    /// The position of a place in Unicode scalars.
    func position(of place: Place) -> TextReplacement.Position {
        TextReplacement.Position(line: place.line, column: scalarColumns[place])
    }

    var line: Int { place?.line ?? 1 }
    var column: Int { place?.column ?? 1 }

    /// Different for each finding of a report.
    var uniqueFingerprint: String {
        occurrence == 1 ? fingerprint : fingerprint + "-" + String(occurrence)
    }

    /// The message, marked where it is only possible.
    var message: String { finding.message + (finding.confidence == .possible ? " (possible)" : "") }

    /// The reasons, and the first fix, one a line.
    var details: [String] {
        finding.notes.map(\.text) + finding.fixes.prefix(1).map { "fix: " + $0.title }
    }

    /// `path:line:column`, as far as it is known.
    func location(path: String) -> String { path + (place.map { ":\($0.line):\($0.column)" } ?? "") }
}

/// Makes findings of files that are added one after the other ``PlacedFinding``s.
struct FindingPlacement {
    private let run: ReportRun
    private var occurrences: [String: Int] = [:]

    init(_ run: ReportRun = ReportRun()) {
        self.run = run
    }

    /// The path of a file as reports write it: relative, unless it is outside the run's folder.
    func path(_ path: String) -> String {
        guard let paths = run.paths else { return path }
        let relative = paths.relative(path)
        return relative == ".." || relative.hasPrefix("../") ? paths.absolute(path) : relative
    }

    /// The findings of a file, or of one of its layouts, in their order.
    mutating func placed(_ file: CheckedFile) -> [PlacedFinding] {
        if file.findings.isEmpty { return [] }
        let names = file.stableNames
        return file.findings.map { finding in
            let path = path(file.path(of: finding))
            let fingerprint = names.identity(of: finding).fingerprint(path: path)
            let occurrence = occurrences[fingerprint, default: 0] + 1
            occurrences[fingerprint] = occurrence
            return PlacedFinding(
                finding: finding,
                path: path,
                place: finding.place ?? file.part?.place,
                scalarColumns: file.scalarColumns,
                fingerprint: fingerprint,
                occurrence: occurrence
            )
        }
    }
}
