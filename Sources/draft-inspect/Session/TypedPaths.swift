#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A path with a leading `~` replaced by the home folder.
///
/// A file with that very name takes precedence, and `~other` is unchanged.
func expandedHome(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), !fileExists(path), let home = environment("HOME"), !home.isEmpty else {
        return path
    }
    return home + path.dropFirst()
}
