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
        var finding = Finding(rule: "unreadable-file", severity: .error, message: message)
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
    /// Whether multipliers of certificates are told.
    public var showsCertificates = false

    public init(files: [CheckedFile], showsCertificates: Bool = false) {
        self.files = files
        self.showsCertificates = showsCertificates
    }

    /// The number of findings of a severity.
    public func count(_ severity: Finding.Severity) -> Int {
        files.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
    }

    /// Whether there is a finding at or above a severity, `possible` ones counted only where asked for.
    public func fails(at severity: Finding.Severity, countingPossible: Bool) -> Bool {
        files.contains { file in
            file.findings.contains { finding in
                finding.severity >= severity && (countingPossible || finding.confidence == .certain)
            }
        }
    }

    /// Such as `2 errors, 1 warning in 3 files`.
    public var tally: String {
        var parts: [String] = []
        for (severity, word) in [(Finding.Severity.error, "error"), (.warning, "warning"), (.note, "note")] {
            let number = count(severity)
            if number > 0 { parts.append(counted(number, word)) }
        }
        let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
        // The layouts of one file stand side by side.
        var number = files.count
        for (file, next) in zip(files, files.dropFirst())
        where file.path == next.path && file.part != nil && next.part != nil { number -= 1 }
        return found + " in " + counted(number, "file")
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
