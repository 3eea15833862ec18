import LayoutReaders
import LayoutSyntax

/// Finds the files of a path that is a folder or a pattern.
struct PathSearch {
    private let path: String
    private let exclude: [GlobPattern]
    /// Whether Swift files are found in folders.
    private let findsCode: Bool
    private let kind: Kind

    private enum Kind {
        case folder(include: [GlobPattern], readers: [any LayoutReader.Type])
        /// - Parameter folder: The folder in which the pattern is matched.
        case pattern(GlobPattern, folder: String)
    }

    /// - Returns: `nil` if the path is a file, or does not exist. A file whose name equals the pattern takes
    ///   precedence.
    init?(_ path: String, options: InputOptions, readers: [any LayoutReader.Type]) {
        self.path = path
        exclude = options.exclude
        findsCode = options.allowsUnknowns
        if path == "-" { return nil }
        switch FolderContents.kind(of: path) {
        case .folder, .linkedFolder: kind = .folder(include: options.include, readers: readers)
        case .file, .brokenLink, .other: return nil
        case nil:
            guard GlobPattern.isPattern(path), !FileContents.exists(splitPart(path).file) else { return nil }
            var folders = path.split(separator: "/", omittingEmptySubsequences: false)
            let first = folders.firstIndex { GlobPattern.isPattern(String($0)) } ?? 0
            let rest = folders[first...].joined(separator: "/")
            folders.removeSubrange(first...)
            let folder = folders == [""] ? "/" : folders.joined(separator: "/")
            // With a leading slash it is matched with whole paths, not only with names.
            guard !rest.hasSuffix("/"), let pattern = GlobPattern("./" + rest) else { return nil }
            kind = .pattern(pattern, folder: folder)
        }
    }

    /// The files, sorted by the bytes of their paths, and the reasons why others are missing; never empty.
    func results() -> [(path: String, failure: InputFailure?)] {
        var search: FolderSearch
        let found: [FolderSearch.Found]
        switch kind {
        case .folder(let include, let readers):
            let path = ProjectFolder.folder(of: path)
            search = FolderSearch(folder: path, exclude: exclude)
            found = search.files { names in
                if !include.isEmpty { return include.contains { !$0.isForFolders && $0.matches(names) } }
                guard let name = names.last else { return false }
                if findsCode, CodeSources.isOfProject(names) { return true }
                let folder = path.hasSuffix("/") ? path : path + "/"
                return readers.contains { $0.finds(String(name), at: folder + names.joined(separator: "/")) }
            }
            if found.isEmpty {
                let expected = include.isEmpty ? Self.extensions(readers) : "files that match --include"
                let fault = ReadError("no layouts in this folder; expected \(expected)")
                return [(path, .unreadable(path, fault))]
            }
        case .pattern(let pattern, let folder):
            search = FolderSearch(folder: folder, exclude: exclude, depth: pattern.depth)
            found = search.files { pattern.matches($0) }
            if found.isEmpty { return [(path, .noMatch(path))] }
        }
        return found.map { found in
            switch found {
            case .file(let path): (path, nil)
            case .fault(let path, let error): (path, .unreadable(path, error))
            }
        }
    }

    /// `.json, .storyboard or .xib`
    private static func extensions(_ readers: [any LayoutReader.Type]) -> String {
        let all = Set(readers.flatMap { $0.fileExtensions }).sorted().map { "." + $0 }
        guard let last = all.last, all.count > 1 else { return all.first ?? "files that can be read" }
        return all.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension LayoutReader {
    /// Whether a file in a folder is a layout of this format, or is meant to be one.
    fileprivate static func finds(_ name: String, at path: String) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
        guard fileExtensions.contains(name[name.index(after: dot)...].lowercased()) else { return false }
        guard let input = try? OpenInput(path, sampleLength: LogReader.sample) else {
            // The reader reports the reason.
            return true
        }
        return input.beginning.withUnsafeBytes { isDocument($0) }
    }
}
