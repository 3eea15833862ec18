import LayoutInspector
import LayoutSolver

/// A layout that was loaded and may have been edited since, with what is known of it.
struct Document {
    /// The file, or those of several texts, joined by " + ".
    let path: String
    /// How it was read; `nil` for what no file was read for.
    let input: InputOptions?
    /// What there was to say of how it was read.
    let notes: [String]
    /// As it was loaded.
    let original: Reading
    /// As it is now.
    private(set) var reading: Reading
    private(set) var conditions = LayoutConditions()

    /// What holds a layout against what the source recorded of it.
    private static let rulesOfTheRecorded = ["misplaced-view", "reported-conflict", "unconfirmed-report"]

    private var knownDiagnosis: Diagnosis?
    private var knownSolved: SolvedLayout?
    private var knowsNotes = false

    init(path: String, reading: Reading, input: InputOptions? = nil, notes: [String] = []) {
        self.path = path
        self.input = input
        self.notes = notes
        original = reading
        self.reading = reading
    }

    var layout: Layout { reading.layout }

    /// The files without their folders: `login.json`, `console.log#2`, `views.txt + constraints.txt`.
    var shortName: String {
        let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let name = names.joined(separator: " + ")
        guard let part = original.part, part.count > 1 else { return name }
        return name + "#\(part.number)"
    }

    /// The files as they were named.
    var files: [String] {
        original.joined.isEmpty ? [path] : original.joined
    }

    /// Changes the layout.
    ///
    /// - Returns: The edit that takes the change back.
    mutating func apply(_ edit: LayoutEdit, restoring: Bool) throws(EditError) -> LayoutEdit {
        let inverse = try reading.apply(edit, restoring: restoring)
        forget()
        return inverse
    }

    mutating func setConditions(_ conditions: LayoutConditions) {
        self.conditions = conditions
        forget()
    }

    /// The standard guide of a view, which is added where the layout does not hold it yet: that changes nothing of what
    /// the layout means, nor of what is written.
    mutating func standardGuide(_ kind: Layout.Guide.Kind, of view: Int) -> Int {
        reading.layout.standardGuide(kind, of: view)
    }

    mutating func diagnosis(notes: Bool, isCancelled: @escaping @Sendable () -> Bool) throws(SessionError) -> Diagnosis
    {
        if let knownDiagnosis, knowsNotes == notes { return knownDiagnosis }
        var options = DiagnosisOptions()
        options.conditions = conditions
        options.includesNotes = notes
        options.isCancelled = isCancelled
        // After an edit the recorded frames are those of another layout.
        let isEdited = reading.layout != original.layout
        if isEdited { options.exceptRules = Self.rulesOfTheRecorded }
        do {
            var diagnosis = try reading.diagnosed(options: options)
            if isEdited {
                diagnosis.notRun += Self.rulesOfTheRecorded.map { (rule: $0, why: "the layout was edited") }
            }
            knownDiagnosis = diagnosis
            knownSolved = nil
            knowsNotes = notes
            return diagnosis
        } catch {
            throw .interrupted
        }
    }

    mutating func solved(notes: Bool, isCancelled: @escaping @Sendable () -> Bool) throws(SessionError) -> SolvedLayout
    {
        if let knownSolved, knowsNotes == notes { return knownSolved }
        let solved = try diagnosis(notes: notes, isCancelled: isCancelled).solved()
        knownSolved = solved
        return solved
    }

    /// How the layout stands, as far as it is known: `2 conflicts`, `1 ambiguity`, `1 warning`, `clean`.
    var standing: String {
        guard let knownDiagnosis else { return "not checked" }
        let findings = knownDiagnosis.findings
        var parts: [String] = []
        func add(_ number: Int, _ one: String, _ many: String) {
            if number > 0 { parts.append("\(number) \(number == 1 ? one : many)") }
        }
        let conflicts = findings.count { $0.rule == "conflict" }
        let ambiguities = findings.count { $0.rule == "ambiguous-layout" }
        add(conflicts, "conflict", "conflicts")
        add(findings.count { $0.severity == .error } - conflicts, "other error", "other errors")
        add(ambiguities, "ambiguity", "ambiguities")
        if parts.isEmpty { add(findings.count { $0.severity == .warning }, "warning", "warnings") }
        return parts.isEmpty ? "clean" : parts.joined(separator: ", ")
    }

    private mutating func forget() {
        knownDiagnosis = nil
        knownSolved = nil
    }
}
