#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The contents of a folder.
package enum FolderContents {
    /// The names in a folder, without `.` and `..`, sorted by their bytes.
    ///
    /// - Throws: ``ReadError`` with the system's message.
    package static func names(of path: String) throws(ReadError) -> [String] {
        guard let folder = opendir(path) else { throw ReadError(systemMessage(errno)) }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether there is a folder at a path, or a link to one.
    package static func isFolder(_ path: String) -> Bool {
        switch kind(of: path) {
        case .folder, .linkedFolder: true
        case .file, .brokenLink, .other, nil: false
        }
    }

    /// Whether there is a regular file of limited size at a path, or a link to one.
    package static func isRegularFile(_ path: String, atMost largest: Int) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size <= largest
    }

    /// The kind of object at a path.
    package enum Kind {
        case folder
        /// A symbolic link to a folder.
        case linkedFolder
        case file
        /// A symbolic link to a missing file, or to itself.
        case brokenLink
        /// A pipe, a device or a socket.
        case other
    }

    /// - Returns: `nil` if the path does not exist.
    package static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        if isLink, stat(path, &status) != 0 { return .brokenLink }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return isLink ? .linkedFolder : .folder
        case S_IFREG: return .file
        default: return .other
        }
    }
}
