import Dispatch
import LineEditor

/// Shows elapsed time and progress on standard error: only on a terminal, and only after one second.
///
/// The line is overwritten in place and removed at the end, and leaves no trace among the results. There is one
/// instance, because there is one terminal. A program that started this one gets lines through a pipe instead
/// (``ProgressLine``).
final class Progress: @unchecked Sendable {
    static let shared = Progress()

    // The semaphore guards the properties below, and the line.
    private let lock = DispatchSemaphore(value: 1)
    private var timer: (any DispatchSourceTimer)?
    private var start = DispatchTime.now()
    private var title = ""
    private var total = 0
    private var finished = 0
    private var isShown = false
    /// Where lines for a program go, in place of the terminal.
    private let listener = ProgressLine.listener

    /// Begins to show progress, unless the work ends within a second or standard error is not a terminal.
    ///
    /// - Parameter title: The activity: `checking`.
    func begin(_ title: String, isWanted: Bool = StandardStream.error.isTerminal) {
        guard isWanted || listener != nil else { return }
        lock.wait()
        defer { lock.signal() }
        self.title = title
        (total, finished) = (0, 0)
        start = DispatchTime.now()
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
        timer.schedule(deadline: start + .seconds(1), repeating: .milliseconds(250))
        timer.setEventHandler { [weak self] in self?.show() }
        timer.resume()
        self.timer = timer
    }

    /// Sets the number of files to process.
    func expect(_ count: Int) {
        lock.wait()
        defer { lock.signal() }
        total = count
    }

    /// Counts one finished file. Can be called from any thread.
    func advance() {
        lock.wait()
        defer { lock.signal() }
        finished += 1
    }

    /// Writes other output without mixing it with the progress line: the line is redrawn below it.
    func aside<Result>(_ write: () -> Result) -> Result {
        lock.wait()
        defer { lock.signal() }
        erase()
        return write()
    }

    /// Removes the line.
    func end() {
        lock.wait()
        defer { lock.signal() }
        timer?.cancel()
        timer = nil
        erase()
    }

    private func erase() {
        guard isShown else { return }
        StandardStream.error.writeUnseen("\r\u{1B}[K")
        isShown = false
        Interrupts.setShowsLine(false)
    }

    private func show() {
        lock.wait()
        defer { lock.signal() }
        guard timer != nil else { return }
        if let listener {
            let seconds = Int((DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000)
            ProgressLine(title: title, finished: finished, total: total, seconds: seconds).write(to: listener)
            return
        }
        isShown = true
        Interrupts.setShowsLine(true)
        let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        let share = total > 1 ? "\(finished) of \(total) files, " : ""
        StandardStream.error.writeUnseen("\r\u{1B}[K\(title): \(share)\(seconds) s")
    }
}
