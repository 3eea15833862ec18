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
