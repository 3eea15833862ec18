import LayoutSyntax

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file, or standard input, that is open, with its beginning in memory: by that one tells how to go on with it.
package final class OpenInput {
    /// The first bytes; fewer than were asked for only where the input has no more, or these are enough.
    package let beginning: [UInt8]
    /// Whether the beginning is all there is.
    package let isWhole: Bool
    private let descriptor: Int32
    private let isStandardInput: Bool
    /// Where in a regular file the beginning began; `nil`: what was read cannot be read again.
    private let start: off_t?
    private let size: Int

    /// Opens the file, or standard input where the path is `-`.
    ///
    /// - Parameters:
    ///   - sampleLength: How many bytes the beginning has.
    ///   - isEnough: Of a pipe, asked with what has come where its writer pauses: whether to wait for no more.
    /// - Throws: ``ReadError`` with what the system says, such as `no such file or directory`.
    package init(_ path: String, sampleLength: Int, isEnough: ([UInt8]) -> Bool = { _ in false }) throws(ReadError) {
        isStandardInput = path == "-"
        let file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw ReadError(systemMessage(errno)) }
        descriptor = file
        do throws(ReadError) {
            var status = stat()
            guard fstat(file, &status) == 0 else { throw ReadError(systemMessage(errno)) }
            if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("this is a folder, not a file") }
            let position = status.st_mode & S_IFMT == S_IFREG ? lseek(file, 0, SEEK_CUR) : -1
            start = position < 0 ? nil : position
            size = position < 0 ? 0 : max(Int(clamping: status.st_size) - Int(clamping: position), 0)
            // One more than the size, so that the end of a regular file is met at once.
            let room = size == 0 ? sampleLength : min(sampleLength, size + 1)
            var bytes: [UInt8] = []
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

    /// A writer that sends nothing for so long waits for something itself, in milliseconds: what is pasted or read from a
    /// file comes without such pauses.
    private static let pause: Int32 = 500

    /// - Returns: Whether the pipe has no more.
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

    /// All of the input; to be asked for once, where it is not repeatable.
    package func contents() throws(ReadError) -> [UInt8] {
        if isWhole { return beginning }
        var bytes: [UInt8] = []
        // A regular file is read again, so that no more than the file itself is in memory.
        if let start, lseek(descriptor, start, SEEK_SET) == start {
            try FileContents.appendAll(to: &bytes, from: descriptor, expecting: size)
        } else {
            bytes = beginning
            try FileContents.appendAll(to: &bytes, from: descriptor, expecting: 0)
        }
        return bytes
    }

    /// Goes through the input piece by piece: only one of them is in memory, beside the beginning. What a regular file
    /// grows by meanwhile is left out, so that all times see the same.
    ///
    /// - Parameter body: Returns whether to go on.
    /// - Throws: ``ReadError`` with what the system says.
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
