import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file, or standard input, that is open, with its beginning in memory: by that one tells how to go on with it.
final class OpenInput {
    /// The first bytes; fewer than were asked for only where the input has no more.
    let beginning: [UInt8]
    /// Whether the beginning is all there is.
    let isWhole: Bool
    private let descriptor: Int32
    private let isStandardInput: Bool
    /// Where in a regular file the beginning began; `nil`: what was read cannot be read again.
    private let start: off_t?
    private let size: Int

    /// Opens the file, or standard input where the path is `-`.
    ///
    /// - Parameter sampleLength: How many bytes the beginning has.
    /// - Throws: ``ReadError`` with what the system says, such as `no such file or directory`.
    init(_ path: String, sampleLength: Int) throws(ReadError) {
        isStandardInput = path == "-"
        let file = isStandardInput ? StandardStream.input.rawValue : open(path, O_RDONLY | O_CLOEXEC)
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
            isWhole = try FileContents.append(to: &bytes, from: file, atMost: room)
            beginning = bytes
        } catch {
            if path != "-" { close(file) }
            throw error
        }
    }

    deinit {
        if !isStandardInput { close(descriptor) }
    }

    /// Whether ``forEachChunk(_:)`` can be called more than once.
    var isRepeatable: Bool { isWhole || start != nil }

    /// All of the input; to be asked for once, where it is not repeatable.
    func contents() throws(ReadError) -> [UInt8] {
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
    func forEachChunk(_ body: (UnsafeRawBufferPointer) -> Bool) throws(ReadError) {
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
