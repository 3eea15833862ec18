#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs git without a shell.
enum GitCommand {
    /// What git wrote to standard output.
    ///
    /// - Parameters:
    ///   - folder: Where it runs.
    ///   - statuses: With which it may end.
    /// - Throws: ``GitFailure`` if it could not be started, or did not succeed.
    static func output(
        _ arguments: [String],
        in folder: String = ".",
        statuses: ClosedRange<Int32> = 0...0
    ) throws(GitFailure) -> [UInt8] {
        var (output, error): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&output) == 0 else { throw GitFailure(message: "could not start git") }
        guard pipe(&error) == 0 else {
            for descriptor in output { close(descriptor) }
            throw GitFailure(message: "could not start git")
        }
        defer {
            close(output[0])
            close(error[0])
        }
        let process = start(["git", "-C", folder] + arguments, output: output, error: error)
        close(output[1])
        close(error[1])
        guard let process else { throw GitFailure(message: "git could not be started; is it installed?") }
        let (text, message) = readAll(output[0], error[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The process ended by itself.
        guard status & 0x7f == 0, statuses.contains(status >> 8 & 0xff) else {
            let lines = String(decoding: message, as: UTF8.self).split(whereSeparator: \.isNewline)
            throw GitFailure(message: lines.first.map(String.init) ?? "git failed")
        }
        return text
    }

    /// - Returns: `nil` if it could not be started.
    private static func start(_ arguments: [String], output: [Int32], error: [Int32]) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        posix_spawn_file_actions_adddup2(&actions, error[1], 2)
        for descriptor in output + error { posix_spawn_file_actions_addclose(&actions, descriptor) }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        return posix_spawnp(&process, "git", &actions, nil, &words, environ) == 0 ? process : nil
    }

    /// Reads both to their ends, whichever has something, so that neither fills up.
    private static func readAll(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
        var texts: ([UInt8], [UInt8]) = ([], [])
        var descriptors = [
            pollfd(fd: first, events: Int16(POLLIN), revents: 0), pollfd(fd: second, events: Int16(POLLIN), revents: 0),
        ]
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while descriptors.contains(where: { $0.fd >= 0 }) {
            if poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno != EINTR { break }
            for index in descriptors.indices where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
                let count = read(descriptors[index].fd, &buffer, buffer.count)
                if count > 0 {
                    if index == 0 { texts.0 += buffer[..<count] } else { texts.1 += buffer[..<count] }
                } else if count == 0 || errno != EINTR {
                    descriptors[index].fd = -1
                }
            }
        }
        return texts
    }
}

struct GitFailure: Error {
    /// What git said, or why it could not be started.
    var message: String
}

extension GitCommand {
    /// A file as a revision has it.
    ///
    /// - Parameter path: Relative to the current folder, else to the folder of the repository.
    static func contents(of path: String, at revision: String) throws(GitFailure) -> [UInt8] {
        guard
            let commit = try? output(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        else { throw GitFailure(message: "git has no revision '\(revision)'") }
        let name = String(decoding: commit, as: UTF8.self).prefix { $0 != "\n" }
        if !path.hasPrefix("/"), let bytes = try? output(["show", "\(name):./\(path)"]) { return bytes }
        return try output(["show", "\(name):\(path)"])
    }
}
