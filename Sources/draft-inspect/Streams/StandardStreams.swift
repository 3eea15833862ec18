import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output: results. Standard error: everything else.
enum StandardStream: Int32 {
    case input = 0
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Writes all of the text. If the reader has closed the pipe (`| head`), the output ends silently.
    ///
    /// - Returns: Whether the output is still being read.
    /// - Throws: ``CommandFailure`` if the text could not be written, as on a full disk.
    @discardableResult
    func write(_ text: String) throws(CommandFailure) -> Bool {
        if text.isEmpty { return true }
        return try isRead(isTerminal ? Progress.shared.aside { writeAll(text) } : writeAll(text))
    }

    /// The same for bytes that may be no text.
    @discardableResult
    func write(_ bytes: UnsafeRawBufferPointer) throws(CommandFailure) -> Bool {
        if bytes.isEmpty { return true }
        return try isRead(isTerminal ? Progress.shared.aside { writeAll(bytes) } : writeAll(bytes))
    }

    /// Whether the output is still being read, by the error number of a write.
    private func isRead(_ failure: Int32?) throws(CommandFailure) -> Bool {
        if failure == EPIPE { return false }
        if let failure {
            throw CommandFailure("could not write the output: \(systemMessage(failure))", code: .unwritable)
        }
        return true
    }

    /// Writes text that is not part of a result; errors are ignored.
    func writeUnseen(_ text: String) { _ = writeAll(text) }

    private func writeAll(_ text: String) -> Int32? {
        var text = text
        return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0)) }
    }

    /// - Returns: The error number; `nil` if all was written, or Ctrl-C was pressed.
    private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
        let journal = self == .output ? WorkJournal.current : nil
        let bytes = journal?.unwritten(bytes) ?? bytes
        var offset = 0
        while offset < bytes.count {
            // In chunks: Ctrl-C can then end a long output of the session.
            if Interrupts.isPending { return nil }
            let chunk = UnsafeRawBufferPointer(rebasing: bytes[offset...].prefix(65_536))
            let written = systemWrite(rawValue, chunk)
            if written >= 0 {
                offset += written
                journal?.noteWritten(written)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}

/// Writes a line for people to standard error; errors are ignored, because they could not be reported.
func writeStatus(_ line: String) {
    _ = try? StandardStream.error.write(line + "\n")
}

/// An environment variable; `nil` if it is unset or empty.
func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
