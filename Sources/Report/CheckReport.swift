import LayoutInspector

/// One checked file: its layout and its findings.
public struct CheckedFile: Sendable {
    /// The path as given by the user; `-` is standard input.
    public var path: String
    /// Which of the file's layouts this is, if it contains several.
    package var part: Reading.Part?
    /// Whether other files are reported beside it, so that it needs a heading.
    package var isOneOfSeveral = false
    /// `nil` if the file could not be read; the only finding reports that.
    public var layout: Layout?
    /// The recorded part of the layout; `layout` then has nothing but the priorities that fixes change.
    package var recorded: RecordedLayout?
    public var findings: [Finding]
    public var notRun: [(rule: String, why: NotRunReason)]
    /// The paths of the texts that were read as one layout, by the text number of a place; empty if there is only one.
    package var joined: [String] = []
    /// The rules that notes of objects suppress.
    package var ignores: [IgnoreNote] = []
    /// The columns of its places in Unicode scalars; only of files that formats need it for, of which
    /// See ``ReportFormat/writesReplacements``.
    package var scalarColumns = ScalarColumns()
    /// The time for reading and checking; `nil` if it was not requested.
    package var seconds: Double?
    /// Where it is a group of `triage`: how often its finding is in the logs.
    package var group: TriagedGroup?
    /// What the file was like at the revision that the run compares with; `nil` unless a format of the run compares, and if
    /// it did not change.
    package var base: BaseComparison?
    /// What pictures of the layout need; `nil` unless a format of the run draws, and for a layout without frames.
    package var scenes: LayoutScenes?

    public init(
        path: String,
        layout: Layout?,
        findings: [Finding],
        notRun: [(rule: String, why: NotRunReason)] = [],
        seconds: Double? = nil
    ) {
        self.path = path
        self.layout = layout
        self.findings = findings
        self.notRun = notRun
        self.seconds = seconds
    }

    /// A file that could not be read at all.
    package init(path: String, error: ReadError) {
        let message = error.message + (error.keyPath.map { " (\($0))" } ?? "")
        var finding = Finding(UnreadableFile.info, message: message)
        finding.place = error.place
        self.init(path: path, layout: nil, findings: [finding])
    }

    package var isUnreadable: Bool { layout == nil }

    /// The path of the file that a finding's place refers to.
    package func path(of finding: Finding) -> String {
        guard let place = finding.place, joined.indices.contains(place.text) else { return path }
        return joined[place.text]
    }
}

/// The result of a run of `check`: files in the order of the command line.
public struct CheckReport: Sendable {
    public var files: [CheckedFile]

    public init(files: [CheckedFile]) {
        self.files = files
    }

    /// The number of findings.
    package var tally: CheckTally {
        var tally = CheckTally()
        for file in files { tally.add(file) }
        return tally
    }
}

/// `1 file`, `2 files`.
package func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
}

/// `1 fix`, `2 fixes`.
package func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) " + (number == 1 ? one : many)
}
