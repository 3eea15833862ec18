import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The process of a call, which another thread may end.
final class RunningTool: @unchecked Sendable {
    // The semaphore guards both.
    private var process: pid_t?
    private var cancelled = false
    private let lock = DispatchSemaphore(value: 1)

    var isCancelled: Bool {
        lock.wait()
        defer { lock.signal() }
        return cancelled
    }

    /// That a process runs, which ends at once if the call was cancelled before.
    func hold(_ process: pid_t) {
        lock.wait()
        self.process = process
        if cancelled { kill(process, SIGKILL) }
        lock.signal()
    }

    /// That the process has ended.
    func release() {
        lock.wait()
        process = nil
        lock.signal()
    }

    func cancel() {
        end(with: SIGTERM)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.grace) { [self] in end(with: SIGKILL) }
    }

    /// For a process to end what it has started, such as a compiler.
    private static let grace = DispatchTimeInterval.seconds(3)

    private func end(with signal: Int32) {
        lock.wait()
        cancelled = true
        if let process { kill(process, signal) }
        lock.signal()
    }
}
