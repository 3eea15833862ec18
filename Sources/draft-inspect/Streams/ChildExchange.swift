import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The pipes between the program and a child: what the child reads, and what it writes (output, errors, report, progress).
final class ChildPipes {
    /// Both ends of a pipe, which other children do not inherit; -1 once closed.
    struct Ends {
        fileprivate(set) var reading: Int32
        fileprivate(set) var writing: Int32
    }

    private(set) var input = Ends(reading: -1, writing: -1)
    private(set) var outputs: [Ends] = []

    /// - Returns: `nil` if the system has no more pipes.
    init?() {
        var ends: [Ends] = []
        for _ in 0..<5 {
            var numbers: [Int32] = [-1, -1]
            guard pipe(&numbers) == 0 else {
                for end in ends { Self.closeBoth(end) }
                return nil
            }
            for index in numbers.indices {
                _ = fcntl(numbers[index], F_SETFD, FD_CLOEXEC)
                numbers[index] = Self.aboveChilds(numbers[index])
            }
            ends.append(Ends(reading: numbers[0], writing: numbers[1]))
        }
        input = ends[0]
        outputs = Array(ends[1...])
    }

    /// The same end under a number that no end gets in the child: there, one would take the place of another.
    private static func aboveChilds(_ descriptor: Int32) -> Int32 {
        if descriptor > 9 { return descriptor }
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        if moved < 0 { return descriptor }
        closeDescriptor(descriptor)
        return moved
    }

    /// The ends that the child has got copies of.
    func closeChildsEnds() {
        Self.close(&input.reading)
        for index in outputs.indices { Self.close(&outputs[index].writing) }
    }

    func closeInput() { Self.close(&input.writing) }

    func close() {
        Self.close(&input.reading)
        Self.close(&input.writing)
        for index in outputs.indices {
            Self.close(&outputs[index].reading)
            Self.close(&outputs[index].writing)
        }
    }

    private static func closeBoth(_ ends: Ends) {
        var ends = ends
        close(&ends.reading)
        close(&ends.writing)
    }

    private static func close(_ descriptor: inout Int32) {
        if descriptor >= 0 { closeDescriptor(descriptor) }
        descriptor = -1
    }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// Writes what a child reads and reads what it writes, whichever is ready, so that nothing fills up.
struct ChildExchange {
    /// What came through the outputs, but the last one, of which ``lines`` takes each line when it comes.
    private(set) var texts: [[UInt8]]
    private let pipes: ChildPipes
    private let input: [UInt8]
    private var written = 0
    private var descriptors: [pollfd]
    private let lines: (String) -> Void

    init(_ pipes: ChildPipes, input: [UInt8], lines: @escaping (String) -> Void = { _ in }) {
        self.pipes = pipes
        self.input = input
        self.lines = lines
        texts = Array(repeating: [], count: pipes.outputs.count)
        descriptors = pipes.outputs.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        descriptors.append(pollfd(fd: pipes.input.writing, events: Int16(POLLOUT), revents: 0))
        _ = fcntl(pipes.input.writing, F_SETFL, fcntl(pipes.input.writing, F_GETFL) | O_NONBLOCK)
        if input.isEmpty { endInput() }
    }

    /// - Parameter hasEnded: Whether the child itself has ended, though others hold its pipes. Asked when nothing comes.
    /// - Returns: Why the child has to be stopped; `nil` if all that it writes has ended.
    mutating func run(_ limits: ChildProcess.Limits, hasEnded: () -> Bool) -> ChildProcess.Ending? {
        let end = limits.seconds.map { Self.now() + $0 * 1000 }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while descriptors.dropLast().contains(where: { $0.fd >= 0 }) {
            if Interrupts.isPending { return .interrupted }
            let left = end.map { Int32(clamping: $0 - Self.now()) } ?? -1
            if end != nil, left <= 0 { return .tooLong }
            let ready = poll(
                &descriptors,
                nfds_t(descriptors.count),
                Int32(min(UInt32(bitPattern: left), Self.patience))
            )
            if ready < 0, errno != EINTR { return nil }
            if ready == 0, hasEnded() { return nil }
            for index in texts.indices where descriptors[index].fd >= 0 && descriptors[index].revents != 0 {
                let count = read(descriptors[index].fd, &buffer, buffer.count)
                if count > 0 {
                    texts[index] += buffer[..<count]
                } else if count == 0 || errno != EINTR {
                    descriptors[index].fd = -1
                }
            }
            takeLines()
            if texts.reduce(0, { $0 + $1.count }) > limits.bytes { return .tooMuchOutput }
            if descriptors[texts.count].fd >= 0, descriptors[texts.count].revents != 0 { writeInput() }
        }
        return nil
    }

    /// Milliseconds without output after which it is asked whether the child has ended.
    private static let patience: UInt32 = 100

    private mutating func takeLines() {
        let last = texts.count - 1
        while let end = texts[last].firstIndex(of: UInt8(ascii: "\n")) {
            lines(String(decoding: texts[last][..<end], as: UTF8.self))
            texts[last].removeFirst(end + 1)
        }
    }

    private mutating func writeInput() {
        let descriptor = descriptors[texts.count].fd
        let count = input[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { written += count }
        // What is not read any more need not be written.
        if written == input.count || count < 0 && errno != EAGAIN && errno != EINTR { endInput() }
    }

    private mutating func endInput() {
        pipes.closeInput()
        descriptors[texts.count].fd = -1
    }

    /// Milliseconds of a clock that nobody sets.
    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }
}
