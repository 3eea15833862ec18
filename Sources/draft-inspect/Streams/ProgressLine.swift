#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The progress of a run, as it reports it to the program that started it: `finished total seconds title`, on a line.
struct ProgressLine: Equatable {
    var title: String
    var finished: Int
    /// 0 or 1: a run that has no parts to be counted.
    var total: Int
    var seconds: Int

    /// The variable of the environment by which a child knows that somebody listens.
    static let variable = "DRAFT_INSPECT_PROGRESS"
    /// The descriptor on which a child writes.
    static let descriptor: Int32 = 4

    /// `nil` if nobody listens.
    static var listener: Int32? {
        guard environment(variable) == String(descriptor), fcntl(descriptor, F_GETFD) >= 0 else { return nil }
        // Programs that this one starts do not get it.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    init(title: String, finished: Int, total: Int, seconds: Int) {
        (self.title, self.finished, self.total, self.seconds) = (title, finished, total, seconds)
    }

    /// `nil` for what is no such line.
    init?(_ line: some StringProtocol) {
        let parts = line.split(separator: " ", maxSplits: 3)
        guard parts.count == 4, let finished = Int(parts[0]), let total = Int(parts[1]), let seconds = Int(parts[2])
        else {
            return nil
        }
        self.init(title: String(parts[3]), finished: finished, total: total, seconds: seconds)
    }

    var text: String { "\(finished) \(total) \(seconds) \(title)" }

    /// What people read.
    var sentence: String {
        total > 1 ? "\(title): \(finished) of \(total) files" : "\(title): \(seconds) s"
    }

    /// Nothing waits for the listener: a line that finds no room is lost.
    func write(to file: Int32) {
        let bytes = Array((text + "\n").utf8)
        var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        guard poll(&ready, 1, 0) == 1, ready.revents & Int16(POLLOUT) != 0 else { return }
        _ = bytes.withUnsafeBytes { systemWrite(file, $0) }
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
