#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files as bytes, without Foundation.
enum FileContents {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The whole content of a file; of a pipe, all until its end.
    static func bytes(of path: String) throws(ReadError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("open", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("open", path) }
        if status.st_mode & S_IFMT == S_IFDIR { throw ReadError("cannot read \"\(path)\": it is a folder") }
        // One more byte than the file has, so that its end is seen without growing.
        var content = try part(of: descriptor, atMost: max(Int(status.st_size), 0) + 1, path)
        var isAtEnd = content.count <= Int(status.st_size)
        while !isAtEnd {
            let further = try part(of: descriptor, atMost: max(content.count, 1 << 16), path)
            isAtEnd = further.isEmpty
            content += further
        }
        return content
    }

    /// The next bytes, fewer than `limit` only at the end.
    private static func part(of descriptor: Int32, atMost limit: Int, _ path: String) throws(ReadError) -> [UInt8] {
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
            while initialized < limit {
                let count = read(descriptor, UnsafeMutableBufferPointer(rebasing: buffer[initialized...]))
                if count < 0, errno == EINTR { continue }
                if count < 0 { failed = true }
                if count <= 0 { return }
                initialized += count
            }
        }
        if failed { throw failure("read", path) }
        return bytes
    }

    private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Darwin)
            Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
            Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func failure(_ verb: String, _ path: String) -> ReadError {
        ReadError("cannot \(verb) \"\(path)\": \(String(cString: strerror(errno)).lowercased())")
    }
}
