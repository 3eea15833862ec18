#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files as bytes, without Foundation.
enum FileContents {
    /// The whole content of a file; of a pipe, all until its end.
    static func bytes(of path: String) throws(ReadError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("open", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("open", path) }
        if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("cannot read \"\(path)\": it is a folder") }
        var content: [UInt8] = []
        // One more byte than the file has, so that its end is seen without growing.
        content.reserveCapacity(max(Int(status.st_size) + 1, 0))
        while true {
            let room = max(content.capacity - content.count, 1 << 16)
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: min(room, 1 << 24)) { buffer, initialized in
                repeat {
                    count = Self.read(descriptor, buffer)
                } while count < 0 && errno == EINTR
                initialized = max(count, 0)
            }
            if count < 0 { throw failure("read", path) }
            if count == 0 { return content }
            content += chunk
        }
    }

    private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func failure(_ verb: String, _ path: String) -> ReadError {
        ReadError("cannot \(verb) \"\(path)\": \(String(cString: strerror(errno)).lowercased())")
    }
}
