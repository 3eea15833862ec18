import Dispatch

/// Takes results of several inputs, from any thread, and writes them in the order of the inputs: those of the first
/// unfinished one at once, those of later ones when it is their turn.
final class OrderedOutput<Value: Sendable>: @unchecked Sendable {
    /// An input that has come this far ahead of its turn waits for it, so that no more is in memory.
    private static var mostKept: Int { 1024 }

    private struct Input {
        var kept: [Value] = []
        var isFinished = false
        /// Tells a thread that waits for the turn of this input that it has come.
        let turn = DispatchSemaphore(value: 0)
        var isAwaited = false
    }

    // The semaphore guards all that follows, and the writing.
    private let lock = DispatchSemaphore(value: 1)
    private var inputs: [Input]
    private var current = 0
    private let write: @Sendable (Value) -> Bool
    private var isWanted = true

    /// - Parameters:
    ///   - inputCount: How many inputs there are. A thread may wait for the turn of an input while all earlier ones are
    ///     worked on or finished.
    ///   - write: Called with one result at a time; returns whether more are wanted.
    init(inputCount: Int, write: @escaping @Sendable (Value) -> Bool) {
        inputs = (0..<inputCount).map { _ in Input() }
        self.write = write
    }

    /// Takes the next result of an input.
    ///
    /// - Returns: Whether more are wanted.
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

    /// No more results of an input will come.
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
