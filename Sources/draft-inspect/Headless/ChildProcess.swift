import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that was run to its end, or stopped.
struct ChildProcess {
    /// How it ended.
    enum Ending: Equatable {
        case exited(Int32)
        case signalled(Int32)
        /// It ran longer than it was allowed to, and was stopped.
        case tooLong
        /// It wrote more than it was allowed to, and was stopped.
        case tooMuchOutput
        case interrupted
    }

    var ending: Ending
    var output: [UInt8]
    var error: [UInt8]

    /// What a program may use.
    struct Limits {
        /// Seconds; `nil` for a program that is known to end.
        var seconds: Int?
        /// Bytes of output and errors together.
        var bytes = 64 << 20
    }

    /// Runs a program without a shell, and without input.
    ///
    /// - Parameter arguments: The program's name or path first.
    /// - Returns: `nil` if it could not be started.
    static func run(_ arguments: [String], limits: Limits = Limits()) -> ChildProcess? {
        var (output, error): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&output) == 0 else { return nil }
        guard pipe(&error) == 0 else {
            for descriptor in output { close(descriptor) }
            return nil
        }
        defer {
            close(output[0])
            close(error[0])
        }
        Interrupts.catch()
        defer { Interrupts.exit() }
        let process = start(arguments, output: output, error: error)
        close(output[1])
        close(error[1])
        guard let process else { return nil }
        var reader = PipeReader(output[0], error[0])
        let stopped = reader.read(limits)
        if stopped != nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return ChildProcess(
            ending: stopped ?? (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)),
            output: reader.output,
            error: reader.error
        )
    }

    private static func start(_ arguments: [String], output: [Int32], error: [Int32]) -> pid_t? {
        guard let name = arguments.first else { return nil }
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
        return posix_spawnp(&process, name, &actions, nil, &words, environ) == 0 ? process : nil
    }
}

/// Reads what a program writes to two pipes, so that neither fills up.
private struct PipeReader {
    private(set) var output: [UInt8] = []
    private(set) var error: [UInt8] = []
    private var descriptors: [pollfd]

    init(_ output: Int32, _ error: Int32) {
        descriptors = [output, error].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }

    /// - Returns: Why the program has to be stopped; `nil` if both pipes ended.
    mutating func read(_ limits: ChildProcess.Limits) -> ChildProcess.Ending? {
        let end = limits.seconds.map { now() + $0 * 1000 }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while descriptors.contains(where: { $0.fd >= 0 }) {
            if Interrupts.isPending { return .interrupted }
            let left = end.map { Int32(clamping: $0 - now()) } ?? -1
            if end != nil, left <= 0 { return .tooLong }
            if poll(&descriptors, nfds_t(descriptors.count), left) < 0, errno != EINTR { return nil }
            for index in descriptors.indices where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
                let count = systemRead(descriptors[index].fd, &buffer)
                if count > 0 {
                    if index == 0 { output += buffer[..<count] } else { error += buffer[..<count] }
                } else if count == 0 || errno != EINTR {
                    descriptors[index].fd = -1
                }
            }
            if output.count + error.count > limits.bytes { return .tooMuchOutput }
        }
        return nil
    }

    /// Milliseconds of a clock that nobody sets.
    private func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, &buffer, buffer.count)
        #else
            Glibc.read(descriptor, &buffer, buffer.count)
        #endif
    }
}
