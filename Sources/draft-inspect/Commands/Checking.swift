import Dispatch
import LayoutInspector
import LayoutReport

/// Reads and diagnoses inputs in parallel; the results come in the order of the inputs, one for each layout.
///
/// Of a log no more is in memory than the layouts that are worked on: results are given out as they come.
/// - Parameter take: Takes a result, one at a time, on any thread; returns whether more are wanted.
func checkInputs(
    _ inputs: Inputs,
    options: DiagnosisOptions,
    isTimed: Bool,
    take: @escaping @Sendable (CheckedFile) -> Bool
) {
    let sources = inputs.sources
    Progress.shared.expect(sources.count)
    let output = OrderedOutput<CheckedFile>(inputCount: sources.count, write: take)
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
        check(sources[index], options: options, isTimed: isTimed) { output.add($0, of: index) }
        output.finish(index)
        Progress.shared.advance()
    }
}

/// One result for each layout of the source.
private func check(_ source: InputSource, options: DiagnosisOptions, isTimed: Bool, take: (CheckedFile) -> Bool) {
    let start = DispatchTime.now().uptimeNanoseconds
    // The last one tells the time that all took.
    var last: CheckedFile?
    do throws(ReadError) {
        let stream = try source.open { tell($0) }
        try stream.forEachDiagnosis(options: options) { reading, diagnosis in
            let checked = CheckedFile(path: reading.part == nil ? source.path : stream.file, reading, diagnosis)
            guard isTimed else { return take(checked) }
            defer { last = checked }
            return last.map(take) ?? true
        }
    } catch {
        if let file = last { _ = take(file) }
        last = nil
        _ = take(CheckedFile(path: source.path, error: error))
    }
    guard var last else { return }
    last.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    _ = take(last)
}

extension CheckedFile {
    /// - Parameter diagnosis: `nil` where it was interrupted.
    init(path: String, _ reading: Reading, _ diagnosis: Diagnosis?) {
        self.init(
            path: path,
            layout: diagnosis?.layout ?? reading.layout,
            findings: diagnosis?.findings ?? reading.findings,
            notRun: diagnosis?.notRun ?? [(rule: "all", why: "interrupted")]
        )
        part = reading.part
        joined = reading.joined
    }
}
