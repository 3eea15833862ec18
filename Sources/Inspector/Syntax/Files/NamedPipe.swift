#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe in a folder (`mkfifo`), which is opened only where somebody writes to it: a check that waits for a writer that never
/// comes holds up a build server until that gives up.
package enum NamedPipe {
    /// How long a writer may take to come, in milliseconds.
    package static let patience = 10_000
    /// How long one look at the pipe takes, in milliseconds.
    private static let look = 50

    package static func isPipe(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
    }

    /// Opens a pipe for reading.
    ///
    /// - Parameter patience: How long to wait for a writer, in milliseconds.
    /// - Returns: The open file, and what was read from it so far.
    /// - Throws: ``ReadError`` with the system's message, or where nobody writes to the pipe.
    package static func open(
        _ path: String,
        patience: Int = patience
    ) throws(ReadError) -> (file: Int32, beginning: [UInt8]) {
        let file = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw ReadError(systemMessage(errno)) }
        for _ in 0...max(patience / look, 0) {
            guard let beginning = beginningFromWriter(file) else { continue }
            let flags = fcntl(file, F_GETFL)
            if flags >= 0, fcntl(file, F_SETFL, flags & ~O_NONBLOCK) >= 0 { return (file, beginning) }
            break
        }
        close(file)
        throw ReadError("no program writes to this pipe; waited \(patience / 1000) seconds for one")
    }

    /// - Returns: What was read, nothing where the writer has not written yet; `nil`: there is no writer.
    private static func beginningFromWriter(_ file: Int32) -> [UInt8]? {
        var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        // Text, or the end of what a writer wrote that is gone.
        if poll(&state, 1, Int32(look)) > 0 { return [] }
        // Only a read says whether there is a writer: it has the end of the pipe where there is none.
        var byte: UInt8 = 0
        switch read(file, &byte, 1) {
        case 0: return nil
        case 1: return [byte]
        default: return errno == EAGAIN ? [] : nil
        }
    }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
