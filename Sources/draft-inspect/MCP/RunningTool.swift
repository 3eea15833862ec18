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
        lock.wait()
        cancelled = true
        if let process { kill(process, SIGKILL) }
        lock.signal()
    }
}
