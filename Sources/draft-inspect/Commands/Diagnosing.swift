import Dispatch
import LayoutInspector

extension LayoutStream {
    /// This many layouts are diagnosed in parallel, unless they are large.
    private static let batchLength = 64
    private static let batchConstraints = 20_000

    /// Diagnoses the layouts, several in parallel, and returns the results in their order.
    ///
    /// - Parameter body: Takes a layout and its diagnosis, which is `nil` if it was interrupted; returns whether to
    ///   continue.
    /// - Throws: ``ReadError``; earlier results were already returned.
    func forEachDiagnosis(
        options: DiagnosisOptions,
        _ body: (Reading, Diagnosis?) -> Bool
    ) throws(ReadError) {
        var batch: [Reading] = []
        var constraintCount = 0
        var isOver = false
        func flush() -> Bool {
            let readings = batch
            batch = []
            constraintCount = 0
            if isOver { return false }
            let diagnoses = readings.diagnosed(options: options)
            for (reading, diagnosis) in zip(readings, diagnoses) {
                guard body(reading, diagnosis) else {
                    isOver = true
                    return false
                }
            }
            return true
        }
        defer { _ = flush() }
        try forEach { reading in
            batch.append(reading)
            constraintCount += reading.layout.constraints.count
            let isFull = batch.count >= Self.batchLength || constraintCount >= Self.batchConstraints
            return isFull ? flush() : true
        } pause: {
            flush()
        }
    }
}

extension [Reading] {
    /// The diagnosis of each layout, computed in parallel; `nil` if it was interrupted.
    fileprivate func diagnosed(options: DiagnosisOptions) -> [Diagnosis?] {
        guard count > 1 else { return map { try? $0.diagnosed(options: options) } }
        let results = Slots<Diagnosis?>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results[index] = .some(try? self[index].diagnosed(options: options))
        }
        return results.values
    }
}

/// Results computed in any order, on any thread.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    // The semaphore guards every access.
    private var slots: [Value?]
    private let lock = DispatchSemaphore(value: 1)

    init(count: Int) {
        slots = [Value?](repeating: nil, count: count)
    }

    subscript(index: Int) -> Value? {
        get {
            lock.wait()
            defer { lock.signal() }
            return slots[index]
        }
        set {
            lock.wait()
            slots[index] = newValue
            lock.signal()
        }
    }

    /// All results, in order.
    var values: [Value] {
        lock.wait()
        defer { lock.signal() }
        return slots.compactMap { $0 }
    }
}
