import Dispatch
import LayoutInspector
import LayoutReport

/// Reads and diagnoses files in parallel; the results stand in the order of the paths.
func checkFiles(
    _ paths: [String],
    input: InputOptions,
    options: DiagnosisOptions,
    isTimed: Bool
) throws(CommandFailure) -> [CheckedFile] {
    let inputs = commandInputs(paths, input: input)
    let results = OrderedResults<[CheckedFile]>(count: inputs.count)
    let manner = Manner(
        kind: input.input?.format,
        reading: try input.readOptions(),
        block: input.block,
        options: options,
        isTimed: isTimed
    )
    let progress = Progress(total: inputs.count)
    defer { progress.end() }
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        defer { progress.advance() }
        switch inputs[index] {
        case .file(let path): results.set(index, to: checkFile(path, manner))
        case .joined(let path, let reading):
            results.set(index, to: [checkReading(reading, path: path, options: manner.options)])
        }
    }
    return results.values.flatMap { $0 }
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
private func checkFile(_ path: String, _ manner: Manner) -> [CheckedFile] {
    let start = DispatchTime.now().uptimeNanoseconds
    let readings: [Reading]
    do {
        if let block = manner.block {
            readings = [try readLayout(path, as: manner.kind, options: manner.reading, part: block)]
        } else {
            readings = try readLayouts(path, as: manner.kind, options: manner.reading)
        }
    } catch {
        return [CheckedFile(path: path, error: error)]
    }
    let file = readings.first?.part == nil ? path : splitPart(path).file
    var checked = readings.map { checkReading($0, path: file, options: manner.options) }
    if manner.isTimed, let last = checked.indices.last {
        checked[last].seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }
    return checked
}

private func checkReading(_ reading: Reading, path: String, options: DiagnosisOptions) -> CheckedFile {
    var checked: CheckedFile
    do {
        let diagnosis = try reading.diagnosed(options: options)
        checked = CheckedFile(
            path: path,
            layout: diagnosis.layout,
            findings: diagnosis.findings,
            notRun: diagnosis.notRun
        )
    } catch {
        checked = CheckedFile(
            path: path,
            layout: reading.layout,
            findings: reading.findings,
            notRun: [(rule: "all", why: "interrupted")]
        )
    }
    checked.part = reading.part
    checked.joined = reading.joined
    return checked
}

/// Results that are made in any order, on any thread, and taken in order when all are there.
private final class OrderedResults<Value: Sendable>: @unchecked Sendable {
    // The semaphore guards every access.
    private var slots: [Value?]
    private let lock = DispatchSemaphore(value: 1)

    init(count: Int) {
        slots = [Value?](repeating: nil, count: count)
    }

    func set(_ index: Int, to value: Value) {
        lock.wait()
        slots[index] = value
        lock.signal()
    }

    var values: [Value] {
        lock.wait()
        defer { lock.signal() }
        return slots.compactMap { $0 }
    }
}
