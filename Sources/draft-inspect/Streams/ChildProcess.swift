import Dispatch
import LayoutInspector
import LayoutSolver
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
    var output: [UInt8] = []
    var error: [UInt8] = []
    /// What it wrote to ``reportPath``.
    var report: [UInt8] = []

    /// What a program may use.
    struct Limits {
        /// Seconds; `nil` for a program that is known to end.
        var seconds: Int?
        /// Bytes of output, errors and report together.
        var bytes = 64 << 20
        /// Bytes of memory, each process by itself; `nil`: as many as the system has. macOS has no such limit.
        var memory: Int?
    }

    /// The file that stands for the report of a child, as it sees it.
    static let reportPath = "/dev/fd/3"

    /// Runs a program without a shell; Ctrl-C stops it.
    ///
    /// - Parameter arguments: The program's name or path first.
    /// - Returns: `nil` if it could not be started.
    static func run(_ arguments: [String], limits: Limits = Limits()) -> ChildProcess? {
        Interrupts.catch()
        defer { Interrupts.exit() }
        return run(arguments, input: [], hasReport: false, limits: limits)
    }

    /// Runs a program without a shell that may start others: when it ends or is stopped, these end with it. Ctrl-C and what
    /// else asks this program to end stop it.
    ///
    /// - Parameters:
    ///   - arguments: The program's name or path first.
    ///   - temporaryFolder: What these programs use as the folder for temporary files; `nil`: the same as this one.
    /// - Returns: `nil` if it could not be started.
    static func runSession(
        _ arguments: [String],
        temporaryFolder: String? = nil,
        limits: Limits = Limits()
    ) -> ChildProcess? {
        Interrupts.catchingEndings {
            run(
                arguments,
                input: [],
                hasReport: false,
                isSession: true,
                temporaryFolder: temporaryFolder,
                limits: limits
            )
        }
    }

    /// Runs programs as ``runSession(_:temporaryFolder:limits:)`` does, all at once.
    ///
    /// - Returns: In their order; `nil` for those that could not be started.
    static func runSessions(_ commands: [[String]], temporaryFolder: String?) -> [ChildProcess?] {
        Interrupts.catchingEndings {
            let results = Locked<[ChildProcess?]>(Array(repeating: nil, count: commands.count))
            DispatchQueue.concurrentPerform(iterations: commands.count) { index in
                let result = run(
                    commands[index],
                    input: [],
                    hasReport: false,
                    isSession: true,
                    temporaryFolder: temporaryFolder,
                    limits: Limits()
                )
                results.withLock { $0[index] = result }
            }
            return results.withLock { $0 }
        }
    }

    /// Runs a program without a shell, on any thread.
    ///
    /// - Parameters:
    ///   - input: What it gets on standard input.
    ///   - hasReport: Whether what it writes to ``reportPath`` is read, too.
    ///   - isSession: Whether it is the first of a session of processes, which end with it.
    ///   - temporaryFolder: Its folder for temporary files; `nil`: the same as this program's.
    ///   - progress: Receives the progress that the program reports; `nil` if nobody listens.
    ///   - started: Takes the id of the process, with which another thread can end it.
    /// - Returns: `nil` if it could not be started.
    static func run(
        _ arguments: [String],
        input: [UInt8],
        hasReport: Bool,
        isSession: Bool = false,
        temporaryFolder: String? = nil,
        limits: Limits,
        progress: ((ProgressLine) -> Void)? = nil,
        started: (pid_t) -> Void = { _ in }
    ) -> ChildProcess? {
        // A child that another thread starts meanwhile would have the ends of these pipes, too, and keep them open.
        starting.wait()
        guard let pipes = ChildPipes() else {
            starting.signal()
            return nil
        }
        defer { pipes.close() }
        if isSession { OrphanedProcesses.adopt() }
        let process = start(
            limits.memory.map { Self.limited(arguments, memory: $0) } ?? arguments,
            pipes,
            hasInput: !input.isEmpty,
            hasReport: hasReport,
            hasProgress: progress != nil,
            isSession: isSession,
            temporaryFolder: temporaryFolder
        )
        if let process {
            pipes.closeChildsEnds()
            children.withLock { _ = $0.insert(process) }
        }
        starting.signal()
        guard let process else { return nil }
        started(process)
        var exchange = ChildExchange(pipes, input: input) { line in
            if let line = ProgressLine(line) { progress?(line) }
        }
        // What it started may go on, and hold the pipes.
        let stopped = exchange.run(limits) { isSession && hasEnded(process) }
        if stopped != nil { kill(process, SIGKILL) }
        // Before it is waited for: then its id could be another's.
        if isSession { endSession(of: process) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        children.withLock { _ = $0.remove(process) }
        if isSession { endOrphans() }
        let signal = status & 0x7f
        return ChildProcess(
            ending: stopped ?? (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)),
            output: exchange.texts[0],
            error: exchange.texts[1],
            report: exchange.texts[2]
        )
    }

    /// Whether a child that nobody waited for yet has ended.
    private static func hasEnded(_ process: pid_t) -> Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
            && information.si_signo == SIGCHLD
    }

    /// `POSIX_SPAWN_SETSID`, which is not declared everywhere.
    private static var sessionFlag: Int32 {
        #if canImport(Darwin)
            0x400
        #else
            0x80
        #endif
    }

    /// Ends what a child started, whatever groups these processes are in.
    private static func endSession(of process: pid_t) {
        kill(-process, SIGKILL)
        for other in processes where other != process && getsid(other) == process { kill(other, SIGKILL) }
    }

    /// The children that are running.
    private static let children = Locked<Set<pid_t>>([])

    /// Ends what children left running in sessions of its own, which this program then has as its children.
    private static func endOrphans() {
        #if !canImport(Darwin)
            // No child is started meanwhile: it would look like one that a child left.
            starting.wait()
            defer { starting.signal() }
            // The children of those that end come next.
            for _ in 0..<mostGenerations {
                let known = children.withLock { $0 }
                // What is in this program's own session was started by itself.
                let orphans = processes.filter {
                    !known.contains($0) && getsid($0) != getsid(0) && parent(of: $0) == getpid()
                }
                if orphans.isEmpty { return }
                for orphan in orphans {
                    kill(orphan, SIGKILL)
                    while waitpid(orphan, nil, 0) < 0, errno == EINTR {}
                }
            }
        #endif
    }

    private static let mostGenerations = 1000

    #if !canImport(Darwin)
        /// The parent of a process, by the fourth word of its `stat`; the second is a name in parentheses.
        private static func parent(of process: pid_t) -> pid_t? {
            guard let bytes = try? FileContents.bytes(of: "/proc/\(process)/stat"),
                let name = bytes.lastIndex(of: UInt8(ascii: ")"))
            else { return nil }
            let words = bytes[(name + 1)...].split(separator: UInt8(ascii: " "))
            return words.count > 1 ? pid_t(String(decoding: words[1], as: UTF8.self)) : nil
        }
    #endif

    /// The same command below a limit of memory, and without files of its memory where it crashes.
    private static func limited(_ arguments: [String], memory: Int) -> [String] {
        ["/bin/sh", "-c", "ulimit -c 0; ulimit -v \(memory >> 10) 2>/dev/null; exec \"$@\"", "sh"] + arguments
    }

    private static var processes: [pid_t] {
        #if canImport(Darwin)
            var ids = [pid_t](repeating: 0, count: Int(max(0, proc_listallpids(nil, 0))) + 64)
            let count = proc_listallpids(&ids, Int32(ids.count * MemoryLayout<pid_t>.size))
            return Array(ids.prefix(Int(max(0, count))))
        #else
            return FolderNames.all(in: "/proc").compactMap { pid_t($0) }
        #endif
    }

    private static let starting = DispatchSemaphore(value: 1)

    /// The environment of this program, as `NAME=VALUE`.
    static var variables: [String] {
        var variables: [String] = []
        var next = environ
        while let variable = next.pointee {
            variables.append(String(cString: variable))
            next += 1
        }
        return variables
    }

    private static func start(
        _ arguments: [String],
        _ pipes: ChildPipes,
        hasInput: Bool,
        hasReport: Bool,
        hasProgress: Bool,
        isSession: Bool,
        temporaryFolder: String?
    ) -> pid_t? {
        guard let name = arguments.first else { return nil }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if hasInput {
            posix_spawn_file_actions_adddup2(&actions, pipes.input.reading, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, pipes.outputs[0].writing, 1)
        posix_spawn_file_actions_adddup2(&actions, pipes.outputs[1].writing, 2)
        if hasReport { posix_spawn_file_actions_adddup2(&actions, pipes.outputs[2].writing, 3) }
        var variables = variables.filter { !$0.hasPrefix(ProgressLine.variable + "=") }
        if let temporaryFolder {
            variables.removeAll { $0.hasPrefix("TMPDIR=") }
            variables.append("TMPDIR=" + temporaryFolder)
        }
        if hasProgress {
            posix_spawn_file_actions_adddup2(&actions, pipes.outputs[3].writing, ProgressLine.descriptor)
            variables.append("\(ProgressLine.variable)=\(ProgressLine.descriptor)")
        }
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
        #else
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // What starts this program may block signals that the child waits for.
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        let flags = Int32(POSIX_SPAWN_SETSIGMASK) | (isSession ? sessionFlag : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for word in words + settings { free(word) } }
        var process: pid_t = 0
        return posix_spawnp(&process, name, &actions, &attributes, &words, &settings) == 0 ? process : nil
    }
}

/// The path of the running program, for those who start it again; `nil` where the system does not say.
func programPath() -> String? {
    #if canImport(Darwin)
        var buffer = [CChar](repeating: 0, count: 4096)
        return proc_pidpath(getpid(), &buffer, UInt32(buffer.count)) > 0 ? String(cString: buffer) : nil
    #else
        // Stays the same program even if its file is replaced.
        return "/proc/self/exe"
    #endif
}
