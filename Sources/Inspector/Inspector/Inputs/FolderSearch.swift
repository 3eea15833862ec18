import LayoutSyntax

/// The files of a folder and of all folders in it.
///
/// Folders that are hidden or hold what others wrote (``skippedFolders``) are not looked into, nor are those that symbolic
/// links lead to, so that a link to a folder above ends nothing in a circle.
struct FolderSearch {
    /// Folders of dependencies and of what was built.
    static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

    /// What was met, by its path.
    enum Found {
        case file(String)
        /// A file or folder that cannot be read.
        case fault(String, ReadError)

        var path: String {
            switch self {
            case .file(let path), .fault(let path, _): path
            }
        }
    }

    /// The folder; empty: the one that the program runs in.
    let folder: String
    var exclude: [GlobPattern] = []
    /// How many names below the folder to look for files; `nil`: any number.
    var depth: Int?

    /// The files whose path below the folder is wanted, sorted by the bytes of their paths.
    ///
    /// - Parameter isWanted: Asked with the names below the folder.
    /// - Complexity: Linear in the files, beside sorting them.
    func files(where isWanted: ([Substring]) -> Bool) -> [Found] {
        var found: [Found] = []
        var open = [""]
        while let below = open.popLast() {
            let names: [String]
            do {
                names = try FolderContents.names(of: path(below).isEmpty ? "." : path(below))
            } catch {
                found.append(.fault(path(below).isEmpty ? "." : path(below), error))
                continue
            }
            for name in names where !name.hasPrefix(".") {
                let relative = below.isEmpty ? name : below + "/" + name
                let parts = relative.split(separator: "/")
                let path = path(relative)
                guard let kind = FolderContents.kind(of: path), kind != .other, kind != .linkedFolder else { continue }
                let isFolder = kind == .folder
                if exclude.contains(where: { $0.matches(parts) && (isFolder || !$0.isForFolders) }) { continue }
                if isFolder {
                    let isWithin = depth.map { parts.count < $0 } ?? true
                    if isWithin, !Self.skippedFolders.contains(name) { open.append(relative) }
                } else if isWanted(parts) {
                    found.append(.file(path))
                }
            }
        }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private func path(_ below: String) -> String {
        if folder.isEmpty || folder == "." { return below }
        if below.isEmpty { return folder }
        return folder.hasSuffix("/") ? folder + below : folder + "/" + below
    }
}
