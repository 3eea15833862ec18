import LayoutInspector

extension Configuration {
    /// Whether a file that a folder or a pattern led to is excluded by name, or included by none of the patterns.
    ///
    /// - Parameter path: As it was found; patterns are relative to the folder of the configuration.
    package func excludes(_ path: String, currentFolder: String) -> Bool {
        exclusion(of: path, currentFolder: currentFolder) != nil
    }

    /// The option that leaves out such a file: `exclude` or `include`; `nil`: none does.
    package func exclusion(of path: String, currentFolder: String) -> String? {
        let exclude = patterns("exclude")
        let include = patterns("include")
        if exclude.isEmpty && include.isEmpty { return nil }
        let names = PathBase(folder, currentFolder: currentFolder).relative(path).split(separator: "/")
        for pattern in exclude {
            if !pattern.isForFolders, pattern.matches(names) { return "exclude" }
            for count in 1..<max(names.count, 1) where pattern.matches(Array(names.prefix(count))) {
                return "exclude"
            }
        }
        let isIncluded = include.isEmpty || include.contains { !$0.isForFolders && $0.matches(names) }
        return isIncluded ? nil : "include"
    }

    private func patterns(_ option: String) -> [GlobPattern] { (options[option] ?? []).compactMap { GlobPattern($0) } }
}
