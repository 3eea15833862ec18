import Dispatch
import LayoutInspector
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of entries by key, which any number of runs can read and write at the same time: an entry appears whole, by a
/// change of its name, and one that was damaged is none.
final class CacheFolder: Sendable {
    /// The name that is proposed: hidden, so that folders are searched without it.
    static let usualName = ".draft-inspect-cache"

    private static let tag = "CACHEDIR.TAG"
    /// By this beginning other programs know caches, and leave them out of backups.
    private static let tagText = """
        Signature: 8a477f597d28d172789f06886806bc55
        # Results of draft-inspect. The folder can be removed at any time.

        """
    private static let mark = "draft-inspect-cache 1 "

    private let path: String
    /// Whether something could not be written; it is reported once.
    private let failure = OnceOnly()

    /// Finds or makes the folder.
    ///
    /// - Throws: ``CommandFailure`` if that fails, or there is a folder of other files.
    init(_ path: String) throws(CommandFailure) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part + "/"
            if mkdir(made, 0o777) != 0, errno != EEXIST {
                throw CommandFailure(
                    "could not create the cache '\(printable(path))': \(systemMessage(errno))",
                    code: .usage
                )
            }
        }
        let tag = self.path + "/" + Self.tag
        if fileExists(tag) { return }
        let names: [String]
        do throws(ReadError) {
            names = try FolderContents.names(of: path)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .usage)
        }
        // Another run may be making it at this moment.
        let isNew = names.allSatisfy { $0.hasPrefix(Self.temporary) || $0 == ".gitignore" }
        guard isNew || names.contains(Self.tag) else {
            throw CommandFailure(
                "'\(printable(path))' has other files and cannot be the cache\nname a folder of its own with --cache",
                code: .usage
            )
        }
        write(Array("*\n".utf8), to: self.path + "/.gitignore")
        write(Array(Self.tagText.utf8), to: tag)
    }

    /// The content of an entry; `nil` if there is none, or it is not what was written.
    func entry(_ key: String) -> [UInt8]? {
        guard var bytes = try? FileContents.content(of: file(key)), bytes.starts(with: Self.mark.utf8),
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let expected = bytes[Self.mark.utf8.count..<end]
        bytes.removeFirst(end + 1)
        return expected.elementsEqual(Self.digest(of: bytes, key).utf8) ? bytes : nil
    }

    /// Adds an entry. If it cannot be written, a warning is printed once.
    func write(_ text: String, key: String) {
        let bytes = Array(text.utf8)
        let folder = path + "/" + key.prefix(2)
        if mkdir(folder, 0o777) != 0, errno != EEXIST { return warn(errno) }
        write(Array((Self.mark + Self.digest(of: bytes, key) + "\n").utf8) + bytes, to: file(key))
    }

    /// Of the key, too: an entry under another one's name is none.
    private static func digest(of bytes: [UInt8], _ key: String) -> String {
        var digest = ContentDigest()
        digest.add(key)
        digest.add(bytes)
        return digest.text
    }

    private func file(_ key: String) -> String { path + "/" + key.prefix(2) + "/" + key.dropFirst(2) }

    private static let temporary = ".new-"

    private func write(_ bytes: [UInt8], to target: String) {
        var template = Array((path + "/" + Self.temporary + "XXXXXX").utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return warn(errno) }
        var offset = 0
        var number: Int32 = 0
        while offset < bytes.count, number == 0 {
            let count = bytes[offset...].withUnsafeBytes { systemWrite(file, $0) }
            if count >= 0 { offset += count } else if errno != EINTR { number = errno }
        }
        // Other people's runs may read it, as far as the folder lets them.
        if number == 0, fchmod(file, 0o644) != 0 { number = errno }
        if close(file) != 0, number == 0 { number = errno }
        if number == 0, rename(template, target) != 0 { number = errno }
        if number != 0 {
            unlink(template)
            warn(number)
        }
    }

    private func warn(_ number: Int32) {
        guard failure.isFirst() else { return }
        tell("warning: could not write to the cache '\(printable(path))': \(systemMessage(number))")
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}

/// Tells the first of several threads from all others.
private final class OnceOnly: @unchecked Sendable {
    // The semaphore guards the property.
    private var isDone = false
    private let lock = DispatchSemaphore(value: 1)

    func isFirst() -> Bool {
        lock.wait()
        defer {
            isDone = true
            lock.signal()
        }
        return !isDone
    }
}
