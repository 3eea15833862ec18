import LayoutInspector

extension Configuration {
    /// Whether a file that a folder or a pattern led to is excluded by name, or included by none of the patterns.
    ///
    /// - Parameter path: As it was found; patterns are relative to the folder of the configuration.
    public func excludes(_ path: String, currentFolder: String) -> Bool {
        let exclude = patterns("exclude")
        let include = patterns("include")
        if exclude.isEmpty && include.isEmpty { return false }
        let names = PathBase(folder, currentFolder: currentFolder).relative(path).split(separator: "/")
        for pattern in exclude {
            if !pattern.isForFolders, pattern.matches(names) { return true }
            for count in 1..<max(names.count, 1) where pattern.matches(Array(names.prefix(count))) { return true }
        }
        return !include.isEmpty && !include.contains { !$0.isForFolders && $0.matches(names) }
    }

    private func patterns(_ option: String) -> [GlobPattern] { (options[option] ?? []).compactMap { GlobPattern($0) } }
}
