import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads a whole file, or standard input if the path is `-`.
///
/// - Throws: ``ReadError`` with the system's message, such as `no such file or directory`.
func contents(ofFile path: String) throws(ReadError) -> [UInt8] {
    try OpenInput(path, sampleLength: 0).contents()
}

/// Removes a file.
///
/// - Throws: ``CommandFailure`` with the system's message.
func removeFile(_ path: String) throws(CommandFailure) {
    guard unlink(path) == 0 else {
        throw CommandFailure("could not remove '\(path)': \(systemMessage(errno))", code: .unwritable)
    }
}

/// Writes a file atomically: readers see the old contents or the new ones, never a part.
///
/// Terminals, pipes and other special files are written directly.
/// - Throws: ``CommandFailure`` with the system's message.
func writeFile(_ text: String, to path: String) throws(CommandFailure) {
    try writeFile(Array(text.utf8), to: path)
}

/// Writes bytes that need not be a text, as ``writeFile(_:to:)-(String,_)`` does.
///
/// - Throws: ``CommandFailure`` with the system's message.
func writeFile(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    func failure(_ number: Int32) -> CommandFailure {
        CommandFailure("could not write '\(path)': \(systemMessage(number))", code: .unwritable)
    }

    var target = path
    var mode: mode_t?
    var status = stat()
    if stat(path, &status) != 0, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        // A link to a file that does not exist is kept, too: the file is made, as a shell does.
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure(errno) }
        close(file)
    }
    if stat(path, &status) == 0 {
        if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let file = open(path, O_WRONLY | O_CLOEXEC)
            guard file >= 0 else { throw failure(errno) }
            defer { close(file) }
            if let number = writeAll(bytes, to: file), number != EPIPE { throw failure(number) }
            return
        }
        // A symbolic link is kept: its target is replaced.
        if let resolved = realpath(path, nil) {
            target = String(cString: resolved)
            free(resolved)
        }
        mode = status.st_mode & 0o7777
    }
    var template = Array((target + "." + String(repeating: "X", count: 6)).utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw failure(errno) }
    let temporary = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    Interrupts.setUnfinishedFile(temporary)
    defer { Interrupts.setUnfinishedFile(nil) }
    var number = writeAll(bytes, to: file)
    if number == nil, fchmod(file, mode ?? defaultMode()) != 0 { number = errno }
    if close(file) != 0, number == nil { number = errno }
    if number == nil, rename(temporary, target) != 0 { number = errno }
    if let number {
        unlink(temporary)
        throw failure(number)
    }
}

/// Appends to a file that other programs write, too.
///
/// - Throws: ``CommandFailure`` with the system's message.
func appendFile(_ text: String, to path: String) throws(CommandFailure) {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    let number = file < 0 ? errno : writeAll(Array(text.utf8), to: file)
    if file >= 0 { close(file) }
    if let number, number != EPIPE {
        throw CommandFailure("could not write '\(path)': \(systemMessage(number))", code: .unwritable)
    }
}

/// The absolute path of the folder in which the program runs; `nil` if it was removed.
func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
}

/// The mode of a new file: readable and writable, restricted by the user's umask.
private func defaultMode() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
}

/// - Returns: The error number; `nil` if all was written.
private func writeAll(_ content: [UInt8], to file: Int32) -> Int32? {
    content.withUnsafeBytes { bytes -> Int32? in
        var offset = 0
        while offset < bytes.count {
            let count = write(file, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
            if count >= 0 {
                offset += count
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

func fileExists(_ path: String) -> Bool {
    access(path, F_OK) == 0
}
