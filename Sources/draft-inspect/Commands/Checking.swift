import Dispatch
import LayoutInspector
import LayoutReport

/// Reads and diagnoses files in parallel; the results come in the order of the paths, one for each layout.
///
/// Of a log no more is in memory than the layouts that are worked on: results are given out as they come.
/// - Parameter take: Takes a result, one at a time, on any thread; returns whether more are wanted.
func checkFiles(
    _ paths: [String],
    input: InputOptions,
    options: DiagnosisOptions,
    isTimed: Bool,
    take: @escaping @Sendable (CheckedFile) -> Bool
) throws(CommandFailure) {
    let inputs = commandInputs(paths, input: input)
    let manner = Manner(
        kind: input.input?.format,
        reading: try input.readOptions(),
        block: input.block,
        options: options,
        isTimed: isTimed
    )
    let progress = Progress(total: inputs.count)
    defer { progress.end() }
    let output = OrderedOutput<CheckedFile>(inputCount: inputs.count) { file in
        var isWanted = true
        progress.aside { isWanted = take(file) }
        return isWanted
    }
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        defer {
            output.finish(index)
            progress.advance()
        }
        switch inputs[index] {
        case .file(let path): checkFile(path, manner) { output.add($0, of: index) }
        case .joined(let path, let reading):
            let diagnosis = try? reading.diagnosed(options: manner.options)
            _ = output.add(CheckedFile(path: path, reading, diagnosis), of: index)
        }
    }
}

/// How each of the files is read and checked.
private struct Manner: Sendable {
    var kind: InputFormat?
    var reading: ReadOptions
    var block: Int?
    var options: DiagnosisOptions
    var isTimed: Bool
}

/// One result for each layout of the file.
private func checkFile(_ path: String, _ manner: Manner, take: (CheckedFile) -> Bool) {
    let start = DispatchTime.now().uptimeNanoseconds
    // The last one tells the time that all took.
    var last: CheckedFile?
    do throws(ReadError) {
        let input = try LayoutInput(path, as: manner.kind, options: manner.reading, part: manner.block)
        try input.forEachDiagnosis(options: manner.options) { reading, diagnosis in
            let checked = CheckedFile(path: reading.part == nil ? path : input.file, reading, diagnosis)
            guard manner.isTimed else { return take(checked) }
            defer { last = checked }
            return last.map(take) ?? true
        }
    } catch {
        if let file = last { _ = take(file) }
        last = nil
        _ = take(CheckedFile(path: path, error: error))
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
