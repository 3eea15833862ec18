import Dispatch
import LayoutInspector
import LayoutPrinter
import LayoutReport

extension FindingsRun {
    /// Reads and diagnoses the sources in parallel; the results come in the order of the sources, one for each layout.
    ///
    /// Of a log no more is in memory than the layouts that are worked on: results are given out as they come.
    /// - Parameters:
    ///   - proof: Takes the proof of each layout.
    ///   - cache: Has results of earlier runs, and gets new ones; `nil`: all files are checked.
    ///   - take: Takes a result, one at a time, on any thread; returns whether more are wanted.
    func check(
        isTimed: Bool,
        proof: ProofFile? = nil,
        cache: CheckCache?,
        take: @escaping @Sendable (CheckedFile) -> Bool
    ) {
        Progress.shared.expect(sources.count)
        let output = OrderedOutput<CheckedFile>(inputCount: sources.count, write: take)
        let journal = WorkJournal.current
        let work: @Sendable (Int) -> Void = { index in
            journal?.begin(index)
            defer { journal?.end(index) }
            if let fault = journal?.fault(of: index) {
                _ = output.add(CheckedFile(path: sources[index].path, error: fault), of: index)
                output.finish(index)
                return
            }
            let slot = cache?.slot(of: sources[index])
            if let results = slot?.results {
                for file in results where !output.add(file, of: index) { break }
            } else {
                var records: [String]? = slot == nil ? nil : []
                let isQuiet = check(sources[index], isTimed: isTimed, proof: proof) { file in
                    if !file.isLasting { records = nil }
                    records?.append(file.record())
                    let isWanted = output.add(file, of: index)
                    if !isWanted { records = nil }
                    return isWanted
                }
                if isQuiet, let records { slot?.keep(records) }
            }
            output.finish(index)
            Progress.shared.advance()
        }
        if journal?.order.isSerial == true {
            sources.indices.forEach(work)
        } else {
            DispatchQueue.concurrentPerform(iterations: sources.count, execute: work)
        }
    }

    /// Goes through the sources one after the other, and notes that for a supervisor.
    ///
    /// - Parameter work: Takes the place of a source, and why it is left out: it has ended an earlier worker.
    func forEachSource<Failure: Error>(
        _ work: (InputSource, _ fault: ReadError?) throws(Failure) -> Void
    ) throws(Failure) {
        let journal = WorkJournal.current
        for (index, source) in sources.enumerated() {
            journal?.begin(index)
            defer { journal?.end(index) }
            try work(source, journal?.fault(of: index))
        }
    }

    /// One result for each layout of a source.
    ///
    /// - Parameters:
    ///   - isCounted: Whether results say how many layouts the source has; what cannot be read is then said on standard
    ///     error, too.
    /// - Returns: Whether there was nothing to say of how it is read.
    @discardableResult
    func check(
        _ source: InputSource,
        isTimed: Bool = false,
        proof: ProofFile? = nil,
        isCounted: Bool = false,
        take: (CheckedFile) -> Bool
    ) -> Bool {
        let start = DispatchTime.now().uptimeNanoseconds
        // The last one has the time that all took.
        var last: CheckedFile?
        var isQuiet = true
        var scalars = SourceScalars(source)
        do throws(ReadError) {
            let stream = try source.open { note in
                isQuiet = false
                writeStatus(note)
            }
            let count = isCounted ? try stream.count() : nil
            var isClean = true
            var repeated = RepeatedFindings()
            try stream.forEachDiagnosis(options: diagnosis) { reading, diagnosis in
                isClean = false
                if let diagnosis { proof?.add(diagnosis, of: source.path, part: reading.part) }
                if isCounted, !reading.joined.isEmpty, let line = skippedLine(reading, path: source.path) {
                    writeStatus(line)
                }
                var checked = CheckedFile(path: source.file, reading, diagnosis, dialect: dialect)
                if source.isCode { repeated.remove(from: &checked.findings) }
                if let count { checked.part?.count = count }
                if output.needs.scenes, let diagnosis {
                    checked.scenes = LayoutScenes(
                        reading,
                        diagnosis,
                        options: self.diagnosis,
                        explainsEdges: output.needs.reasons
                    )
                }
                if output.needs.base { checked.base = comparison(of: checked, source, diagnosis) }
                if output.needs.replacements { source.addReplacements(to: &checked.findings, of: reading) }
                if output.needs.columns { scalars.addColumns(to: &checked) }
                guard isTimed else { return take(checked) }
                defer { last = checked }
                return last.map(take) ?? true
            }
            // A log in which nothing is about Auto Layout.
            if isClean {
                let clean = CheckedFile(path: source.path, layout: Layout(), findings: [])
                if isTimed { last = clean } else { _ = take(clean) }
            }
        } catch {
            // Where no report shows it, at least somebody must.
            if isCounted || delivery.isQuiet { writeStatus("draft-inspect: " + unreadable(source.path, error)) }
            if let file = last { _ = take(file) }
            last = nil
            var file = CheckedFile(path: source.path, error: error)
            if output.needs.columns { scalars.addColumns(to: &file) }
            _ = take(file)
        }
        guard var last else { return isQuiet }
        last.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        _ = take(last)
        return isQuiet
    }
}

/// What was found already in another class of a file, or in another state of one: it is said once.
private struct RepeatedFindings {
    private struct Key: Hashable {
        var rule: String
        var message: String
        var file: String?
        var line: Int?
    }

    private var seen: Set<Key> = []

    mutating func remove(from findings: inout [Finding]) {
        findings = findings.filter { finding in
            let key = Key(
                rule: finding.rule,
                message: finding.message,
                file: finding.source?.file,
                line: finding.place?.line ?? finding.source?.line
            )
            return seen.insert(key).inserted
        }
    }
}

/// Finds the columns of a source's layouts in Unicode scalars. The source is read again, once, when the first of its
/// findings has a place.
private struct SourceScalars {
    private let source: InputSource
    private lazy var lines = source.scalarLines

    init(_ source: InputSource) {
        self.source = source
    }

    mutating func addColumns(to file: inout CheckedFile) {
        guard file.joined.isEmpty else { return }
        var places = file.findings.flatMap { [$0.place].compactMap { $0 } + $0.notes.compactMap(\.place) }
        if let place = file.part?.place { places.append(place) }
        if places.isEmpty { return }
        file.scalarColumns = lines?.columns(of: places) ?? ScalarColumns()
    }
}

extension CheckedFile {
    /// - Parameters:
    ///   - diagnosis: `nil` where it was interrupted.
    ///   - dialect: In which the first fix of each finding is written as code.
    init(path: String, _ reading: Reading, _ diagnosis: Diagnosis?, dialect: Dialect) {
        self.init(
            path: path,
            layout: diagnosis?.layout ?? reading.layout,
            findings: diagnosis?.findings ?? reading.findings,
            notRun: diagnosis?.notRun ?? [(rule: "all", why: .interrupted)]
        )
        if let layout { dialect.addInstructions(to: &findings, in: layout) }
        part = reading.part
        joined = reading.joined
        ignores = reading.ignores
    }
}
