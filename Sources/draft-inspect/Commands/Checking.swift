import Dispatch
import LayoutInspector
import LayoutReport

/// Reads and diagnoses files in parallel; the results stand in the order of the paths.
func checkFiles(
    _ paths: [String],
    input: InputOptions,
    options: DiagnosisOptions,
    isTimed: Bool
) -> [CheckedFile] {
    let results = OrderedResults<CheckedFile>(count: paths.count)
    let (kind, reading) = (input.input?.format, input.options)
    let progress = Progress(total: paths.count)
    defer { progress.end() }
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        defer { progress.advance() }
        results.set(index, to: checkFile(paths[index], as: kind, reading, options: options, isTimed: isTimed))
    }
    return results.values
}

private func checkFile(
    _ path: String,
    as kind: InputFormat?,
    _ readOptions: ReadOptions,
    options: DiagnosisOptions,
    isTimed: Bool
) -> CheckedFile {
    let start = DispatchTime.now().uptimeNanoseconds
    let reading: Reading
    do {
        reading = try readLayout(path, as: kind, options: readOptions)
    } catch {
        return CheckedFile(path: path, error: error)
    }
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
    if isTimed { checked.seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 }
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
