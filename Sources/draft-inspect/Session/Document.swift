import LayoutInspector
import LayoutPrinter
import LayoutSolver

/// A layout that was loaded and may have been edited since, with what is known of it.
struct Document {
    /// The file, or those of several texts, joined by " + ".
    let path: String
    /// How it was read; `nil` for what no file was read for.
    let input: InputOptions?
    /// Whether nobody knows the file: it is the session's own, for a text that was pasted.
    let isPasted: Bool
    /// What there was to say of how it was read.
    let notes: [String]
    /// The storyboard or xib that edits can be written into; `nil` where it was read from something else.
    private(set) var source: SourceDocument?
    /// As it was loaded.
    let original: Reading
    /// As it is now.
    private(set) var reading: Reading
    private(set) var conditions = LayoutConditions()
    /// What configurations make of its findings; `nil`: there are none.
    var policy: DocumentPolicy?

    /// What holds a layout against what the source recorded of it.
    private static let rulesOfTheRecorded = RuleInfo.all.filter(\.comparesWithRecorded).map(\.id)

    /// The layout when it was last written, or loaded.
    private var saved: Layout
    private var known = Known()

    /// What was found out about a layout. Copies of a document share it until one of them changes.
    private final class Known {
        /// The options under which it was found out.
        var options: [[String]] = []
        var diagnosis: Diagnosis?
        /// How many findings the configurations accept.
        var acceptedCount = 0
        var solved: SolvedLayout?
        var names: (tags: [PrintOptions.Tag], names: ItemNames)?
        /// Of the layout as it is, or as it was before `edits`.
        var analysis: Analysis?
        var edits: [LayoutEdit] = []

        init(
            names: (tags: [PrintOptions.Tag], names: ItemNames)? = nil,
            analysis: Analysis? = nil,
            edits: [LayoutEdit] = []
        ) {
            self.names = names
            self.analysis = analysis
            self.edits = edits
        }
    }

    init(
        path: String,
        reading: Reading,
        input: InputOptions? = nil,
        isPasted: Bool = false,
        notes: [String] = []
    ) {
        self.path = path
        self.isPasted = isPasted
        self.input = input
        self.notes = notes
        source = input.flatMap { SourceDocument(path, reading, $0) }
        original = reading
        self.reading = reading
        saved = reading.layout
    }

    var layout: Layout { reading.layout }

    /// The files without their folders: `login.json`, `console.log#2`, `views.txt + constraints.txt`.
    var shortName: String {
        let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let name = names.joined(separator: " + ")
        guard let part = original.part, part.count > 1 else { return name }
        return name + "#\(part.number)"
    }

    /// The file as people know it.
    var shownPath: String { isPasted ? shortName : path }

    /// The files as they were named.
    var files: [String] {
        original.joined.isEmpty ? [path] : original.joined
    }

    /// Changes the layout.
    ///
    /// - Returns: The edit that takes the change back.
    mutating func apply(_ edit: LayoutEdit, restoring: Bool) throws(EditError) -> LayoutEdit {
        let inverse = try reading.apply(edit, restoring: restoring)
        // Names are those of views and guides.
        let names = edit.concernsConstraintsAlone ? known.names : nil
        known = Known(names: names, analysis: known.analysis, edits: known.edits + [edit])
        return inverse
    }

    mutating func setConditions(_ conditions: LayoutConditions) {
        self.conditions = conditions
        forget()
    }

    /// Whether there are edits that no file holds.
    var hasUnsavedEdits: Bool {
        // A standard guide that an edit named stays when the edit is undone, and is not written.
        reading.layout != saved && reading.layout.dump() != saved.dump()
    }

    /// That a file holds the layout as it is now.
    mutating func noteSaved() { saved = reading.layout }

    /// That the source was written with the edits.
    mutating func noteWritten(_ bytes: [UInt8], to path: String) { source?.noteWritten(bytes, to: path) }

    /// The layout with standard guides that it may not hold yet.
    func layout(with guides: [StandardGuide]) -> Layout {
        var layout = reading.layout
        for guide in guides { _ = layout.standardGuide(guide.kind, of: guide.view) }
        return layout
    }

    /// The layout as a document records it once it is written: frames that follow from the edits are updated.
    func layoutWithFrames() throws(SessionError) -> Layout {
        do throws(Interrupted) {
            return try reading.layout.withFrames(afterEditsOf: original.layout)
        } catch {
            throw .interrupted
        }
    }

    /// Adds standard guides where the layout does not hold them yet: that changes nothing of what the layout means, nor of
    /// what is written.
    mutating func hold(_ guides: [StandardGuide]) {
        for guide in guides { _ = reading.layout.standardGuide(guide.kind, of: guide.view) }
    }

    /// What its objects are called.
    ///
    /// - Parameter tags: Names that the user gave, which come before all others.
    func names(tags: [PrintOptions.Tag] = []) -> ItemNames {
        if let names = known.names, names.tags == tags { return names.names }
        let words = Dictionary(tags.map { ($0.id, $0.name) }) { first, _ in first }
        let names = ItemNames(reading.layout, tags: words)
        known.names = (tags, names)
        return names
    }

    /// What was found under these options already, with fixes or without.
    func known(options: DiagnosisOptions) -> Diagnosis? {
        let key = DiagnosisTable.declarations.map { $0.values(in: options) }
        return known.options.dropLast().elementsEqual(key) ? known.diagnosis : nil
    }

    /// - Parameter findsFixes: Whether fixes are tried, which takes longer than all else.
    func diagnosis(
        options: DiagnosisOptions,
        findsFixes: Bool = true,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(SessionError) -> Diagnosis {
        let key = DiagnosisTable.declarations.map { $0.values(in: options) } + [["fixes: \(findsFixes)"]]
        if let diagnosis = known.diagnosis, known.options == key { return diagnosis }
        var options = options.asAskedFor
        options.findsFixes = options.findsFixes && findsFixes
        options.conditions = conditions
        options.isCancelled = isCancelled
        policy?.adjust(&options)
        // After an edit the recorded frames are those of another layout.
        let isEdited = reading.layout != original.layout
        if isEdited { options.exceptRules += Self.rulesOfTheRecorded }
        do {
            let analysis: Analysis
            if let before = known.analysis {
                analysis = try before.applying(
                    known.edits,
                    giving: reading.layout,
                    places: reading.places,
                    options: options
                )
            } else {
                analysis = try reading.analysis(options: options)
            }
            var diagnosis = try analysis.diagnosis()
            known.acceptedCount = 0
            if let policy {
                let remaining = policy.remaining(of: diagnosis, path: files.first ?? path, ignores: original.ignores)
                known.acceptedCount = diagnosis.findings.count - remaining.count
                diagnosis.findings = remaining
            }
            if isEdited {
                diagnosis.notRun += Self.rulesOfTheRecorded.map { (rule: $0, why: .edited) }
            }
            known.options = key
            known.diagnosis = diagnosis
            known.solved = nil
            known.analysis = analysis
            known.edits = []
            return diagnosis
        } catch {
            throw .interrupted
        }
    }

    func solved(
        options: DiagnosisOptions,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(SessionError) -> SolvedLayout {
        if let solved = known.solved { return solved }
        if known.diagnosis == nil {
            _ = try diagnosis(options: options, findsFixes: false, isCancelled: isCancelled)
        }
        guard let solved = known.analysis?.solved() else { throw .interrupted }
        known.solved = solved
        return solved
    }

    /// How many findings the configurations accept, which the last diagnosis does not list.
    var acceptedCount: Int { known.acceptedCount }

    /// The layout as it is now, solved: known once a diagnosis is.
    var analysis: Analysis? { known.analysis }

    /// The state of the layout as far as it is known: `2 conflicts`, `1 ambiguity`, `1 warning`, `clean`.
    var findingSummary: String {
        guard let findings = known.diagnosis?.findings else { return "not checked" }
        var parts: [String] = []
        func add(_ number: Int, _ one: String, _ many: String) {
            if number > 0 { parts.append("\(number) \(number == 1 ? one : many)") }
        }
        let conflicts = findings.count { $0.rule == "conflict" && $0.severity > .note }
        let ambiguities = findings.count { $0.rule == "ambiguous-layout" && $0.severity > .note }
        add(conflicts, "conflict", "conflicts")
        add(findings.count { $0.severity == .error && $0.rule != "conflict" }, "error", "errors")
        add(ambiguities, "ambiguity", "ambiguities")
        if parts.isEmpty { add(findings.count { $0.severity == .warning }, "warning", "warnings") }
        return parts.isEmpty ? "clean" : parts.joined(separator: ", ")
    }

    private mutating func forget() { known = Known() }
}

extension LayoutEdit {
    /// Whether the edit leaves all views and guides as they are.
    fileprivate var concernsConstraintsAlone: Bool {
        steps.allSatisfy { if case .constraint = $0 { true } else { false } }
    }
}
