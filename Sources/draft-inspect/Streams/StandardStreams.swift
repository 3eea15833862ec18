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

    /// Writes all of the text. A reader that has gone away (`| head`) ends the output in silence.
    ///
    /// - Returns: Whether there is still someone who reads.
    /// - Throws: ``CommandFailure`` where the text could not be written, as on a full disk.
    @discardableResult
    func write(_ text: String) throws(CommandFailure) -> Bool {
        if text.isEmpty { return true }
        let failure = isTerminal ? Progress.shared.aside { writeAll(text) } : writeAll(text)
        if failure == EPIPE { return false }
        if let failure {
            throw CommandFailure("could not write the output: \(systemMessage(failure))", code: .internalError)
        }
        return true
    }

    /// Writes what belongs to no result, whether or not it comes through.
    func writeUnseen(_ text: String) { _ = writeAll(text) }

    /// - Returns: The error number; `nil` where all was written, or Ctrl-C came.
    private func writeAll(_ text: String) -> Int32? {
        var copy = text
        return copy.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                // In chunks, so that Ctrl-C ends a long output of the session.
                if Interrupts.isPending { return nil }
                let chunk = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[offset...].prefix(65_536))
                let written = systemWrite(rawValue, chunk)
                if written >= 0 {
                    offset += written
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}

/// Writes a line for people to standard error; what cannot be written there is lost, as there is no one left to tell.
func tell(_ line: String) {
    _ = try? StandardStream.error.write(line + "\n")
}

/// An environment variable; `nil` where it is not set or empty.
func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
}
