import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Folders that the program makes and removes.
enum TemporaryFolder {
    /// Makes a folder, and removes it with all that is in it when `body` ends, or the program is asked to.
    ///
    /// - Parameters:
    ///   - parent: The folder to make it in; `nil` for the system's for temporary files.
    ///   - body: Takes the folder's path.
    /// - Throws: What `body` throws, and ``CommandFailure`` of the code `interrupted` if the program was asked to end.
    static func with<Result>(
        in parent: String? = nil,
        _ body: (String) throws(CommandFailure) -> Result
    ) throws(CommandFailure) -> Result {
        try Interrupts.catchingEndings { () throws(CommandFailure) in
            let path = try make(in: parent ?? environment("TMPDIR") ?? "/tmp")
            defer { remove(path) }
            let result = try body(path)
            if Interrupts.isPending { throw CommandFailure("", code: .interrupted) }
            return result
        }
    }

    /// A new folder in another one.
    static func make(in parent: String) throws(CommandFailure) -> String {
        var template = Array((parent + "/draft-inspect-XXXXXX").utf8CString)
        let made = template.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
        }
        guard let made else {
            throw CommandFailure(
                "could not make a folder in '\(parent)': \(systemMessage(errno))",
                code: .internalError
            )
        }
        return made
    }

    /// Makes a folder and those above it, where they are missing.
    static func makeAll(_ path: String) throws(CommandFailure) {
        var made = ""
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            made += made.isEmpty && part.isEmpty ? "/" : (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
            if made.isEmpty || mkdir(made, 0o777) == 0 || errno == EEXIST { continue }
            if fileExists(made) { continue }
            throw CommandFailure("could not make the folder '\(made)': \(systemMessage(errno))", code: .internalError)
        }
    }

    /// Removes a folder, or a file. Symbolic links are removed, not followed.
    static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        if status.st_mode & S_IFMT == S_IFDIR {
            for name in FolderNames.all(in: path) { remove(path + "/" + name) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}

/// What is in folders.
enum FolderNames {
    /// The names in a folder, sorted; none if it cannot be read.
    static func all(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The paths of all files below a folder whose names end so, sorted by folder.
    static func files(below path: String, ending: String) -> [String] {
        all(in: path).flatMap { name -> [String] in
            let file = path + "/" + name
            if name.hasSuffix(ending) { return [file] }
            if name.hasPrefix(".") { return [] }
            return isFolder(file) ? files(below: file, ending: ending) : []
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
