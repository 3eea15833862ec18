import LayoutInspector

/// One file that was checked: what it holds and what was found in it.
public struct CheckedFile: Sendable {
    /// As the user gave it; `-` is standard input.
    public var path: String
    /// Which of the file's layouts this is, where it holds several.
    public var part: Reading.Part?
    /// `nil` where the file could not be read; the finding that says so stands alone then.
    public var layout: Layout?
    public var findings: [Finding]
    public var notRun: [(rule: String, why: String)]
    /// The paths of the texts that were read as one layout, by the number of their places; empty where there is one.
    public var joined: [String] = []
    /// The time that reading and checking took; `nil` where it was not asked for.
    public var seconds: Double?

    public init(
        path: String,
        layout: Layout?,
        findings: [Finding],
        notRun: [(rule: String, why: String)] = [],
        seconds: Double? = nil
    ) {
        self.path = path
        self.layout = layout
        self.findings = findings
        self.notRun = notRun
        self.seconds = seconds
    }

    /// A file that could not be read at all.
    public init(path: String, error: ReadError) {
        let message = error.message + (error.keyPath.map { " (\($0))" } ?? "")
        var finding = Finding(UnreadableFile.info, message: message)
        finding.place = error.place
        self.init(path: path, layout: nil, findings: [finding])
    }

    public var isUnreadable: Bool { layout == nil }

    /// The path of the file in which a finding's place is.
    public func path(of finding: Finding) -> String {
        guard let place = finding.place, joined.indices.contains(place.text) else { return path }
        return joined[place.text]
    }
}

/// What a run of `check` has to say: files in the order in which they were given.
public struct CheckReport: Sendable {
    public var files: [CheckedFile]

    public init(files: [CheckedFile]) {
        self.files = files
    }

    /// What it found, as numbers.
    public var tally: CheckTally {
        var tally = CheckTally()
        for file in files { tally.add(file) }
        return tally
    }
}

/// `1 file`, `2 files`.
public func counted(_ number: Int, _ word: String) -> String {
    "\(number) \(word)" + (number == 1 ? "" : "s")
}

/// `1 fix`, `2 fixes`.
public func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) " + (number == 1 ? one : many)
}
