import Dispatch

/// How far a long piece of work is, on standard error: only on a terminal, and only past a second.
///
/// The line is written over itself and taken away in the end, so that nothing of it is left among the results.
final class Progress: @unchecked Sendable {
    private let total: Int
    private let start = DispatchTime.now()
    private let timer: (any DispatchSourceTimer)?
    // The semaphore guards all that follows, and the line.
    private let lock = DispatchSemaphore(value: 1)
    private var finished = 0
    private var isOver = false
    private var isShown = false

    /// - Parameter total: How many files there are.
    init(total: Int, isWanted: Bool = StandardStream.error.isTerminal) {
        self.total = total
        guard isWanted else {
            timer = nil
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
        self.timer = timer
        timer.schedule(deadline: start + .seconds(1), repeating: .milliseconds(250))
        timer.setEventHandler { [weak self] in self?.show() }
        timer.resume()
    }

    /// One file more is done. From any thread.
    func advance() {
        lock.wait()
        defer { lock.signal() }
        finished += 1
    }

    /// Writes results, where the line would stand among them: it comes back below them.
    func aside(_ write: () -> Void) {
        lock.wait()
        defer { lock.signal() }
        if isShown, StandardStream.output.isTerminal { _ = try? StandardStream.error.write("\r\u{1B}[K") }
        write()
    }

    /// Takes the line away.
    func end() {
        guard let timer else { return }
        timer.cancel()
        lock.wait()
        defer { lock.signal() }
        isOver = true
        if isShown { _ = try? StandardStream.error.write("\r\u{1B}[K") }
    }

    private func show() {
        lock.wait()
        defer { lock.signal() }
        if isOver { return }
        isShown = true
        let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        let share = total > 1 ? "\(finished) of \(total) files, " : ""
        _ = try? StandardStream.error.write("\r\u{1B}[Kchecking: \(share)\(seconds) s")
    }
}
