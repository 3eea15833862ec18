#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A path with the home folder in the place of a `~` that begins it.
///
/// A file that is called so comes first, and `~other` stays as it is.
func expandedHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), !fileExists(path), let home = environment("HOME"), !home.isEmpty else {
        return path
    }
    return home + path.dropFirst()
}

/// The files that a word of the session names: itself, or those that a pattern with `*`, `?` or `[…]` matches, by name.
/// A file that is called like the pattern comes first.
///
/// - Throws: Where a pattern matches nothing.
func typedPaths(_ word: String) throws(SessionError) -> [String] {
    let path = expandedHome(word)
    guard path.contains(where: { "*?[".contains($0) }), !fileExists(splitPart(path).file) else { return [path] }
    var matches = glob_t()
    defer { globfree(&matches) }
    guard glob(path, 0, nil, &matches) == 0 else { throw SessionError("no file matches '\(word)'", code: .unreadable) }
    return (0..<Int(matches.gl_pathc)).compactMap { index in
        matches.gl_pathv[index].map { String(cString: $0) }
    }
}
