import LayoutSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file, or standard input, with its beginning in memory, from which the format is detected.
package final class OpenInput {
    /// The first bytes; fewer than requested only if the input has no more, or if these are enough.
    package let beginning: [UInt8]
    /// Whether the beginning is the whole input.
    package let isWhole: Bool
    private let descriptor: Int32
    private let isStandardInput: Bool
    /// The offset of the beginning in a regular file; `nil`: the input cannot be read again.
    private let start: off_t?
    private let size: Int

    /// Opens the file, or standard input if the path is `-`.
    ///
    /// - Parameters:
    ///   - sampleLength: The number of bytes in the beginning.
    ///   - isEnough: For a pipe: called with the bytes so far when the writer pauses; returns whether to stop waiting.
    /// - Throws: ``ReadError`` with the system's message, such as `no such file or directory`, or for a named pipe to which
    ///   nobody writes.
    package init(_ path: String, sampleLength: Int, isEnough: ([UInt8]) -> Bool = { _ in false }) throws(ReadError) {
        isStandardInput = path == "-"
        let file: Int32
        var bytes: [UInt8] = []
        if isStandardInput {
            file = STDIN_FILENO
        } else if NamedPipe.isPipe(path) {
            (file, bytes) = try NamedPipe.open(path)
        } else {
            file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw ReadError(systemMessage(errno)) }
        }
        descriptor = file
        do throws(ReadError) {
            var status = stat()
            guard fstat(file, &status) == 0 else { throw ReadError(systemMessage(errno)) }
            if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("this is a folder, not a file") }
            let position = status.st_mode & S_IFMT == S_IFREG ? lseek(file, 0, SEEK_CUR) : -1
            start = position < 0 ? nil : position
            size = position < 0 ? 0 : max(Int(clamping: status.st_size) - Int(clamping: position), 0)
            // One more than the size, to reach the end of a regular file at once.
            let room = size == 0 ? sampleLength : min(sampleLength, size + 1)
            if status.st_mode & S_IFMT == S_IFIFO || status.st_mode & S_IFMT == S_IFSOCK {
                isWhole = try Self.append(to: &bytes, fromPipe: file, atMost: room, isEnough: isEnough)
            } else {
                isWhole = try FileContents.append(to: &bytes, from: file, atMost: room)
            }
            beginning = bytes
        } catch {
            if path != "-" { close(file) }
            throw error
        }
    }

    /// A writer that sends nothing for this long, in milliseconds, is itself waiting: text that is pasted or read from
    /// a file arrives without such pauses.
    private static let pause: Int32 = 500

    /// - Returns: Whether the pipe has ended.
    private static func append(
        to bytes: inout [UInt8],
        fromPipe pipe: Int32,
        atMost limit: Int,
        isEnough: ([UInt8]) -> Bool
    ) throws(ReadError) -> Bool {
        var asked = 0
        while bytes.count < limit {
            if bytes.count > asked {
                var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
                if poll(&state, 1, pause) == 0 {
                    asked = bytes.count
                    if isEnough(bytes) { return false }
                }
            }
            let room = min(limit - bytes.count, 1 << 16)
            if try FileContents.appendAvailable(to: &bytes, from: pipe, atMost: room) == 0 { return true }
        }
        return false
    }

    deinit {
        if !isStandardInput { close(descriptor) }
    }

    /// Whether ``forEachChunk(_:)`` can be called more than once.
    package var isRepeatable: Bool { isWhole || start != nil }

    /// The whole input; can be called only once if it is not repeatable.
    package func contents() throws(ReadError) -> [UInt8] {
        if isWhole { return beginning }
        var bytes: [UInt8] = []
        // A regular file is read again, to keep only the file itself in memory.
        if let start, lseek(descriptor, start, SEEK_SET) == start {
            try FileContents.appendAll(to: &bytes, from: descriptor, expecting: size)
        } else {
            bytes = beginning
            try FileContents.appendAll(to: &bytes, from: descriptor, expecting: 0)
        }
        return bytes
    }

    /// Reads the input piece by piece: only the beginning and one piece are in memory. Bytes appended to a regular file
    /// in the meantime are ignored; all passes therefore see the same bytes.
    ///
    /// - Parameter body: Returns whether to continue.
    /// - Throws: ``ReadError`` with the system's message.
    package func forEachChunk(_ body: (UnsafeRawBufferPointer) -> Bool) throws(ReadError) {
        guard beginning.withUnsafeBytes(body), !isWhole else { return }
        var left = Int.max
        if let start {
            let position = start + off_t(beginning.count)
            guard lseek(descriptor, position, SEEK_SET) == position else { throw ReadError(systemMessage(errno)) }
            left = max(size - beginning.count, 0)
        }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { chunk.deallocate() }
        while left > 0 {
            let count = read(descriptor, chunk.baseAddress, min(chunk.count, left))
            if count < 0 {
                if errno == EINTR { continue }
                throw ReadError(systemMessage(errno))
            }
            if count == 0 { return }
            left -= count
            guard body(UnsafeRawBufferPointer(rebasing: chunk[..<count])) else { return }
        }
    }
}

extension FileContents {
    /// The whole content of a file.
    ///
    /// - Throws: ``ReadError`` with the system's message alone.
    package static func content(of path: String) throws(ReadError) -> [UInt8] {
        try OpenInput(path, sampleLength: 0).contents()
    }
}
