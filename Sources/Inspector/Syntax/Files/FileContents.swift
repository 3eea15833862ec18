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

    /// The whole content of a file; of a pipe, all until its end.
    ///
    /// - Throws: ``ReadError`` with the path and what the system says.
    package static func bytes(of path: String) throws(ReadError) -> [UInt8] {
        func failure() -> ReadError { ReadError("cannot open \"\(path)\": \(systemMessage(errno))") }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure() }
        if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("cannot read \"\(path)\": it is a folder") }
        var bytes: [UInt8] = []
        do throws(ReadError) {
            try appendAll(to: &bytes, from: file, expecting: max(Int(clamping: status.st_size), 0))
        } catch {
            throw ReadError("cannot read \"\(path)\": \(error.message)")
        }
        return bytes
    }

    /// Reads on from an open file.
    ///
    /// - Parameter limit: How many bytes to add at most.
    /// - Returns: Whether the file has no more.
    /// - Throws: ``ReadError`` with what the system says.
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

    /// Reads what there is of an open file, or waits until there is some.
    ///
    /// - Parameter limit: How many bytes to add at most; more than 0.
    /// - Returns: How many bytes were added; 0 where the file has no more.
    /// - Throws: ``ReadError`` with what the system says.
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
    /// - Parameter size: How many bytes are expected to be left.
    /// - Throws: ``ReadError`` with what the system says.
    public static func appendAll(to bytes: inout [UInt8], from file: Int32, expecting size: Int) throws(ReadError) {
        // One more than the size, so that the end of a regular file is met without growing.
        var room = max(size + 1, 65_536)
        while try !append(to: &bytes, from: file, atMost: room) { room = 65_536 }
    }
}

/// What the system says of an error number, in lower case.
public func systemMessage(_ number: Int32) -> String {
    let message = String(cString: strerror(number))
    return message.prefix(1).lowercased() + message.dropFirst()
}
