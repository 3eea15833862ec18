import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs the program again as a worker, so that a file that ends it costs that file and nothing else.
///
/// The worker has the same standard streams. Where a signal ends it, another one goes on: it checks what the first had begun one
/// after the other, leaves out what ended a worker alone, and writes what was not written yet, which is what comes
/// next, because the same inputs have the same output.
enum Supervisor {
    /// Whether a command checks several files, of which none must cost the others.
    static func isWanted(for files: [String]) -> Bool {
        // Standard input cannot be read again; a worker has a supervisor.
        if WorkJournal.current != nil || environment(offVariable) != nil || files.contains("-") { return false }
        return files.count > 1 || files.contains { FolderContents.isFolder($0) || $0.contains("*") }
    }

    /// The variable of the environment with which a program that watches over each of its runs by itself turns this off.
    static let offVariable = "DRAFT_INSPECT_UNSUPERVISED"

    /// Where more files than these end workers, the fault is not theirs.
    private static let mostSkipped = 20

    /// - Throws: ``CommandFailure`` with the worker's status, unless it succeeds.
    static func run() throws(CommandFailure) {
        guard let program = programPath(), let file = tmpfile() else {
            throw CommandFailure("the program cannot start a worker", code: .internalError)
        }
        defer { fclose(file) }
        Progress.shared.end()
        var order = WorkJournal.Order()
        while order.skipped.count <= mostSkipped {
            let start = contents(of: fileno(file)).utf8.count
            let status = try Worker.run(program, journal: fileno(file), order)
            switch status {
            case .exited(let code):
                if code == ExitStatus.success.rawValue { return }
                throw CommandFailure("", code: ExitStatus(rawValue: code) ?? .internalError)
            case .signalled(let signal) where [SIGINT, SIGTERM, SIGHUP, SIGPIPE].contains(signal):
                throw CommandFailure("", code: .interrupted)
            case .signalled(let signal):
                let journal = String(decoding: contents(of: fileno(file)).utf8.dropFirst(start), as: UTF8.self)
                let remains = WorkJournal.Remains(journal, before: order.writtenBytes)
                order.writtenBytes = remains.writtenBytes
                // Whoever ends a worker from outside does so at any time, also before it has begun: no file is blamed before
                // it has ended one that checks nothing else.
                if !order.isSerial {
                    order.isSerial = true
                } else if let guilty = remains.open.first, remains.open.count == 1 {
                    order.skipped[guilty] = signal
                    order.isSerial = false
                } else {
                    throw CommandFailure("internal error: a worker was ended by signal \(signal)", code: .internalError)
                }
            }
        }
        throw CommandFailure("internal error: \(mostSkipped + 1) files ended a worker", code: .internalError)
    }

    private static func contents(of file: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = pread(file, &buffer, buffer.count, off_t(bytes.count))
            if count <= 0 { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A run of this program with the streams and the arguments of this process.
private enum Worker {
    enum Status {
        case exited(Int32)
        case signalled(Int32)
    }

    static func run(
        _ program: String,
        journal: Int32,
        _ order: WorkJournal.Order
    ) throws(CommandFailure) -> Status {
        // Whoever listens to the progress of this process listens to the worker's.
        if environment(ProgressLine.variable) != nil { _ = fcntl(ProgressLine.descriptor, F_SETFD, 0) }
        _ = fcntl(journal, F_SETFD, 0)
        _ = fcntl(journal, F_SETFL, O_APPEND)
        let own = [WorkJournal.variable, WorkJournal.orderVariable]
        let variables =
            ["\(own[0])=\(journal)", "\(own[1])=\(order.text)"]
            + ChildProcess.variables.filter { text in !own.contains { text.hasPrefix($0 + "=") } }
        var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for word in words + settings { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, program, nil, nil, &words, &settings) == 0 else {
            throw CommandFailure("the program cannot start a worker", code: .internalError)
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
}
