import Dispatch
import LayoutInspector
import LayoutReport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of entries by key, which any number of runs can read and write at the same time: an entry appears whole, by a
/// change of its name, and one that was damaged is none. An entry that no run uses for a month is removed.
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
        do throws(CommandFailure) {
            try TemporaryFolder.makeAll(self.path)
        } catch {
            throw CommandFailure("could not create the cache: " + error.message, code: .usage)
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
        let expected = Array(bytes[Self.mark.utf8.count..<end])
        bytes.removeFirst(end + 1)
        guard expected == Array(Self.digest(of: bytes, key).utf8) else { return nil }
        noteUse(of: file(key))
        return bytes
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

    // MARK: - Age

    private static let day = 24 * 60 * 60
    /// The seconds without use after which an entry is old.
    private static let longestRest = 30 * day

    /// An entry's time of change is that of its last use, to a day: one write a day is enough.
    private func noteUse(of file: String) {
        guard let age = Self.age(of: file), age > Self.day else { return }
        utimes(file, nil)
    }

    /// Removes old entries, and what runs that were ended left; at most once a day, since all entries are looked at.
    ///
    /// Another run may do the same at this moment, or use an entry that is removed: it then checks the file again.
    func dropOldEntries() {
        let tag = path + "/" + Self.tag
        guard let age = Self.age(of: tag), age > Self.day else { return }
        utimes(tag, nil)
        for name in FolderNames.all(in: path) {
            let item = path + "/" + name
            if name.hasPrefix(Self.temporary) {
                if let age = Self.age(of: item), age > Self.day { unlink(item) }
                continue
            }
            guard name.utf8.count == 2, FolderNames.isFolder(item) else { continue }
            for entry in FolderNames.all(in: item) {
                if let age = Self.age(of: item + "/" + entry), age > Self.longestRest { unlink(item + "/" + entry) }
            }
        }
    }

    /// In seconds since the last change; `nil` for what is not there.
    private static func age(of file: String) -> Int? {
        var status = stat()
        guard lstat(file, &status) == 0 else { return nil }
        #if canImport(Darwin)
            return time(nil) - status.st_mtimespec.tv_sec
        #else
            return time(nil) - status.st_mtim.tv_sec
        #endif
    }

    private func warn(_ number: Int32) {
        guard failure.isFirst() else { return }
        writeStatus("warning: could not write to the cache '\(printable(path))': \(systemMessage(number))")
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}

/// True for the first of several threads only.
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
