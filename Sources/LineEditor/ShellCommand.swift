import CLineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A command that the shell runs, on the terminal of the program.
package enum ShellCommand {
    /// Runs it and waits.
    ///
    /// - Parameter input: What it reads; `nil`: what the program itself would. What it does not want to read is dropped.
    /// - Returns: Its status; `nil` where it could not be started.
    package static func run(_ command: String, input: String? = nil) -> Int32? {
        guard let input else {
            let process = shell_start(command, nil)
            return process < 0 ? nil : shell_wait(process)
        }
        var pipe: Int32 = -1
        let process = shell_start(command, &pipe)
        guard process >= 0 else { return nil }
        var copy = input
        copy.withUTF8 { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(pipe, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count >= 0 {
                    offset += count
                } else if errno != EINTR {
                    break
                }
            }
        }
        close(pipe)
        return shell_wait(process)
    }
}
