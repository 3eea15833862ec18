import Dispatch

/// Collects results of several inputs, from any thread, and writes them in the order of the inputs: those of the first
/// unfinished input at once, later ones in their turn.
final class OrderedOutput<Value: Sendable>: @unchecked Sendable {
    /// An input this far ahead of its turn waits, to limit memory.
    private static var mostKept: Int { 1024 }

    private struct Input {
        var kept: [Value] = []
        var isFinished = false
        /// Signals a waiting thread that it is this input's turn.
        let turn = DispatchSemaphore(value: 0)
        var isAwaited = false
    }

    // The semaphore guards the properties below, and the writing.
    private let lock = DispatchSemaphore(value: 1)
    private var inputs: [Input]
    private var current = 0
    private let write: @Sendable (Value) -> Bool
    private var isWanted = true

    /// - Parameters:
    ///   - inputCount: The number of inputs. A thread may wait for the turn of an input while all earlier ones are in
    ///     progress or finished.
    ///   - write: Called with one result at a time; returns whether to continue.
    init(inputCount: Int, write: @escaping @Sendable (Value) -> Bool) {
        inputs = (0..<inputCount).map { _ in Input() }
        self.write = write
    }

    /// Adds the next result of an input.
    ///
    /// - Returns: Whether to continue.
    func add(_ value: Value, of input: Int) -> Bool {
        lock.wait()
        if input == current || !isWanted {
            defer { lock.signal() }
            writeIfWanted(value)
            return isWanted
        }
        inputs[input].kept.append(value)
        let isFull = inputs[input].kept.count >= Self.mostKept
        if isFull { inputs[input].isAwaited = true }
        let turn = inputs[input].turn
        lock.signal()
        if isFull { turn.wait() }
        return true
    }

    private func writeIfWanted(_ value: Value) {
        if isWanted { isWanted = write(value) }
    }

    /// Ends the results of an input.
    func finish(_ input: Int) {
        lock.wait()
        defer { lock.signal() }
        inputs[input].isFinished = true
        while current < inputs.count, inputs[current].isFinished {
            current += 1
            guard current < inputs.count else { return }
            let kept = inputs[current].kept
            inputs[current].kept = []
            for value in kept { writeIfWanted(value) }
            if inputs[current].isAwaited {
                inputs[current].isAwaited = false
                inputs[current].turn.signal()
            }
        }
    }
}
