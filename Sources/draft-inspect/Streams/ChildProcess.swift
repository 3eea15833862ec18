#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Another program, run without a shell until it ends.
struct ChildProcess {
    /// Looked up in `PATH` unless it is a path.
    var program: String
    var arguments: [String]
    /// What it gets on standard input; `nil`: nothing.
    var input: [UInt8]?
    /// Whether what it writes to ``reportPath`` is read, too.
    var hasReport = false
    /// In bytes, of all that it writes; beyond that it is ended.
    var outputLimit = Int.max

    /// The file that stands for the third stream of a child, as it sees it.
    static let reportPath = "/dev/fd/3"

    struct Result {
        /// `nil` if it was ended by a signal.
        var status: Int32?
        var output: [UInt8] = []
        var error: [UInt8] = []
        var report: [UInt8] = []
        /// Whether it wrote more than the limit, and was ended for it.
        var isTooLong = false
    }

    /// - Parameter started: Takes the id of the process, with which another thread can end it.
    /// - Returns: `nil` if it could not be started.
    func run(started: (pid_t) -> Void = { _ in }) -> Result? {
        var pipes: [Pipe] = []
        defer { for pipe in pipes { pipe.close() } }
        for _ in 0..<4 {
            guard let pipe = Pipe() else { return nil }
            pipes.append(pipe)
        }
        guard let process = start(input: pipes[0], output: pipes[1], error: pipes[2], report: pipes[3]) else {
            return nil
        }
        started(process)
        pipes[0].reading.close()
        for pipe in pipes.dropFirst() { pipe.writing.close() }
        var result = exchange(pipes, with: process)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // The process ended by itself.
        if status & 0x7F == 0 { result.status = (status >> 8) & 0xFF }
        return result
    }

    private func start(input: Pipe, output: Pipe, error: Pipe, report: Pipe) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if self.input == nil {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        } else {
            posix_spawn_file_actions_adddup2(&actions, input.reading.number, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output.writing.number, 1)
        posix_spawn_file_actions_adddup2(&actions, error.writing.number, 2)
        if hasReport { posix_spawn_file_actions_adddup2(&actions, report.writing.number, 3) }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        return posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 ? process : nil
    }

    /// Writes the input and reads all streams to their ends, whichever is ready, so that none fills up.
    private func exchange(_ pipes: [Pipe], with process: pid_t) -> Result {
        var result = Result()
        let input = input ?? []
        var offset = 0
        if input.isEmpty { pipes[0].writing.close() } else { pipes[0].writing.neverWait() }
        var descriptors = [pollfd(fd: input.isEmpty ? -1 : pipes[0].writing.number, events: Int16(POLLOUT), revents: 0)]
        for pipe in pipes.dropFirst() {
            descriptors.append(pollfd(fd: pipe.reading.number, events: Int16(POLLIN), revents: 0))
        }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while descriptors.dropFirst().contains(where: { $0.fd >= 0 }) {
            if poll(&descriptors, nfds_t(descriptors.count), -1) < 0, errno != EINTR { break }
            if descriptors[0].fd >= 0, descriptors[0].revents != 0 {
                let count = input[offset...].withUnsafeBytes { write(descriptors[0].fd, $0.baseAddress, $0.count) }
                if count > 0 { offset += count }
                // What is not read any more need not be written.
                if offset == input.count || count < 0 && errno != EAGAIN && errno != EINTR {
                    pipes[0].writing.close()
                    descriptors[0].fd = -1
                }
            }
            for index in 1..<descriptors.count where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
                let count = read(descriptors[index].fd, &buffer, buffer.count)
                if count > 0 {
                    result.add(buffer[..<count], ofStream: index)
                    if result.count > outputLimit, !result.isTooLong {
                        result.isTooLong = true
                        kill(process, SIGKILL)
                    }
                } else if count == 0 || errno != EINTR {
                    descriptors[index].fd = -1
                }
            }
        }
        return result
    }

    /// Both ends of a pipe, which other children do not inherit.
    private final class Pipe {
        let reading: Descriptor
        let writing: Descriptor

        init?() {
            var numbers: [Int32] = [-1, -1]
            guard pipe(&numbers) == 0 else { return nil }
            for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            reading = Descriptor(numbers[0])
            writing = Descriptor(numbers[1])
        }

        func close() {
            reading.close()
            writing.close()
        }
    }

    private final class Descriptor {
        private(set) var number: Int32

        init(_ number: Int32) {
            self.number = number
        }

        func neverWait() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

        func close() {
            if number >= 0 { systemClose(number) }
            number = -1
        }
    }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

extension ChildProcess.Result {
    fileprivate var count: Int { output.count + error.count + report.count }

    fileprivate mutating func add(_ bytes: ArraySlice<UInt8>, ofStream index: Int) {
        switch index {
        case 1: output += bytes
        case 2: error += bytes
        default: report += bytes
        }
    }
}

/// The path of the running program, for those who start it again; `nil` where the system does not tell.
func programPath() -> String? {
    #if canImport(Darwin)
        var buffer = [CChar](repeating: 0, count: 4096)
        return proc_pidpath(getpid(), &buffer, UInt32(buffer.count)) > 0 ? String(cString: buffer) : nil
    #else
        // Stays the same program even if its file is replaced.
        return "/proc/self/exe"
    #endif
}
