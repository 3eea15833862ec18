#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where a path leads: absolute, without symbolic links, also for a file or a folder that does not exist yet.
struct ResolvedPath: Hashable, CustomStringConvertible {
    let description: String

    init(_ path: String) {
        var links = 0
        description = Self.resolved(path, following: &links)
    }

    /// Whether the path is that of a folder, or of something in it.
    func isInside(_ folder: ResolvedPath) -> Bool { self == folder || path(inside: folder) != nil }

    /// The path from a folder; `nil` if it is not in the folder.
    func path(inside folder: ResolvedPath) -> Substring? {
        let prefix = folder.description == "/" ? "/" : folder.description + "/"
        return description.hasPrefix(prefix) ? description.dropFirst(prefix.count) : nil
    }

    /// Links to links end here, as the system's do.
    private static let mostLinks = 40

    private static func resolved(_ path: String, following links: inout Int) -> String {
        if let found = existing(path) { return found }
        var trimmed = path[...]
        while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
        guard let slash = trimmed.lastIndex(of: "/") else {
            return appending(trimmed, to: existing(".") ?? ".", following: &links)
        }
        let name = trimmed[trimmed.index(after: slash)...]
        if name.isEmpty { return "/" }
        let folder = slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
        return appending(name, to: resolved(folder, following: &links), following: &links)
    }

    /// - Parameter folder: Without links; it need not exist.
    private static func appending(_ name: Substring, to folder: String, following links: inout Int) -> String {
        if name == "." || name.isEmpty { return folder }
        if name == ".." {
            let slash = folder.lastIndex(of: "/") ?? folder.startIndex
            return slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        let path = (folder == "/" ? "/" : folder + "/") + name
        // A file that does not exist is created where a link to it leads.
        guard links < mostLinks, let target = target(ofLink: path) else { return path }
        links += 1
        return resolved(target.hasPrefix("/") ? target : folder + "/" + target, following: &links)
    }

    private static func existing(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func target(ofLink path: String) -> String? {
        let room = Int(PATH_MAX)
        var bytes = [CChar](repeating: 0, count: room)
        let count = readlink(path, &bytes, room)
        return count > 0 ? String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}
