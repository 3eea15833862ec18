#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files as bytes, without Foundation.
public enum FileContents {
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The whole content of a file; of a pipe, everything up to its end.
    ///
    /// - Throws: ``ReadError`` with the path and the system's message.
    package static func bytes(of path: String) throws(ReadError) -> [UInt8] {
        func failure() -> ReadError { ReadError("cannot open \"\(path)\": \(systemMessage(errno))") }
        let file: Int32
        var bytes: [UInt8] = []
        if NamedPipe.isPipe(path) {
            do throws(ReadError) {
                (file, bytes) = try NamedPipe.open(path)
            } catch {
                throw ReadError("cannot open \"\(path)\": \(error.message)")
            }
        } else {
            file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { throw failure() }
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure() }
        if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("cannot read \"\(path)\": it is a folder") }
        do throws(ReadError) {
            try appendAll(to: &bytes, from: file, expecting: max(Int(clamping: status.st_size), 0))
        } catch {
            throw ReadError("cannot read \"\(path)\": \(error.message)")
        }
        return bytes
    }

    /// Continues reading an open file.
    ///
    /// - Parameter limit: The largest number of bytes to append.
    /// - Returns: Whether the end of the file was reached.
    /// - Throws: ``ReadError`` with the system's message.
    public static func append(
        to bytes: inout [UInt8],
        from file: Int32,
        atMost limit: Int
    ) throws(ReadError) -> Bool {
        var left = limit
        while left > 0 {
            let count = try appendAvailable(to: &bytes, from: file, atMost: left)
            if count == 0 { return true }
            left -= count
        }
        return false
    }

    /// Reads the available bytes of an open file, or waits until there are some.
    ///
    /// - Parameter limit: The largest number of bytes to append; more than 0.
    /// - Returns: The number of bytes appended; 0 at the end of the file.
    /// - Throws: ``ReadError`` with the system's message.
    public static func appendAvailable(
        to bytes: inout [UInt8],
        from file: Int32,
        atMost limit: Int
    ) throws(ReadError) -> Int {
        while true {
            var failure: Int32 = 0
            var count = 0
            let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
                count = read(file, buffer.baseAddress, limit)
                failure = count < 0 ? errno : 0
                initialized = max(count, 0)
            }
            if count < 0 {
                if failure == EINTR { continue }
                throw ReadError(systemMessage(failure))
            }
            if bytes.isEmpty { bytes = piece } else { bytes.append(contentsOf: piece) }
            return count
        }
    }

    /// Reads an open file to its end.
    ///
    /// - Parameter size: The expected number of remaining bytes.
    /// - Throws: ``ReadError`` with the system's message.
    public static func appendAll(to bytes: inout [UInt8], from file: Int32, expecting size: Int) throws(ReadError) {
        // One more than the size, to reach the end of a regular file without growing the buffer.
        var room = max(size + 1, 65_536)
        while try !append(to: &bytes, from: file, atMost: room) { room = 65_536 }
    }
}

/// The system's message for an error number, in lower case.
public func systemMessage(_ number: Int32) -> String {
    let message = String(cString: strerror(number))
    return message.prefix(1).lowercased() + message.dropFirst()
}
