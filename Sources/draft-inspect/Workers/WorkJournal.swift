import LayoutInspector
import LayoutSolver

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a worker has begun, finished and written, in a file that outlives it: its supervisor goes on from there.
final class WorkJournal: Sendable {
    /// The variable of the environment with the descriptor of the file.
    static let variable = "DRAFT_INSPECT_JOURNAL"
    /// The variable with what the supervisor knows: ``Order/text``.
    static let orderVariable = "DRAFT_INSPECT_ORDER"

    /// What a worker is to do otherwise than it would by itself.
    struct Order: Equatable, Sendable {
        /// The sources, by their places among all, that ended an earlier worker, each with its signal.
        var skipped: [Int: Int32] = [:]
        /// Whether one source is checked after the other, so that one that ends the worker is known.
        var isSerial = false
        /// The bytes of standard output that an earlier worker has written: these are not written again.
        var writtenBytes = 0

        var text: String {
            let skipped = self.skipped.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            return ([isSerial ? "serial" : "parallel", String(writtenBytes)] + skipped).joined(separator: " ")
        }

        init() {}

        init?(_ text: String) {
            let words = text.split(separator: " ")
            guard words.count >= 2, let written = Int(words[1]), ["serial", "parallel"].contains(words[0]) else {
                return nil
            }
            isSerial = words[0] == "serial"
            writtenBytes = written
            for word in words.dropFirst(2) {
                let parts = word.split(separator: ":").compactMap { Int($0) }
                guard parts.count == 2, let signal = Int32(exactly: parts[1]) else { return nil }
                skipped[parts[0]] = signal
            }
        }
    }

    /// That of this process; `nil` where it has no supervisor.
    static let current: WorkJournal? = {
        guard let file = environment(variable).flatMap({ Int32($0) }), fcntl(file, F_GETFD) >= 0,
            let order = environment(orderVariable).flatMap({ Order($0) })
        else { return nil }
        // Programs that this one starts do not get it.
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        return WorkJournal(file, order)
    }()

    let order: Order
    private let file: Int32
    private let supervisor = getppid()
    /// The bytes of standard output so far, those of earlier workers included.
    private let written = Locked(0)

    private init(_ file: Int32, _ order: Order) {
        self.file = file
        self.order = order
    }

    /// Ends this process where its supervisor has gone: nobody waits for what it finds.
    func begin(_ source: Int) {
        if getppid() != supervisor { exit(ExitStatus.interrupted.rawValue) }
        record("b \(source)\n")
    }

    /// Why a source is left out; `nil`: it is not.
    func fault(of source: Int) -> ReadError? {
        order.skipped[source].map {
            ReadError("not checked: a fault of draft-inspect ended it here (signal \($0)); please report it")
        }
    }

    func end(_ source: Int) { record("e \(source)\n") }

    /// The bytes of an output that were not written yet.
    func unwritten(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let before = written.withLock { $0 }
        let known = min(bytes.count, max(0, order.writtenBytes - before))
        if known > 0 { written.withLock { $0 += known } }
        return UnsafeRawBufferPointer(rebasing: bytes.dropFirst(known))
    }

    /// Adds to the bytes that standard output has.
    func noteWritten(_ count: Int) {
        let total = written.withLock {
            $0 += count
            return $0
        }
        record("w \(total)\n")
    }

    private func record(_ line: String) {
        var line = line
        line.withUTF8 { bytes in
            // A line is short, and appended as a whole.
            while write(file, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
        }
    }

    /// What a worker left, from its file.
    struct Remains: Equatable {
        /// Begun and not finished.
        var open: Set<Int> = []
        var writtenBytes = 0

        init(_ text: String, before: Int) {
            writtenBytes = before
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard words.count == 2, let number = Int(words[1]) else { continue }
                switch words[0] {
                case "b": open.insert(number)
                case "e": open.remove(number)
                case "w": writtenBytes = max(writtenBytes, number)
                default: break
                }
            }
        }
    }
}
