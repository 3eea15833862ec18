import LayoutSyntax

/// Finds the files of a folder and of all its subfolders.
///
/// Hidden folders and folders with other people's files (``skippedFolders``) are not searched. Folders behind symbolic
/// links are not searched either, because a link to a parent folder would never end.
package struct FolderSearch {
    /// Folders of dependencies and build products.
    package static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

    /// A result of the search, by path.
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

    /// The folder; empty: the current directory.
    let folder: String
    var exclude: [GlobPattern] = []
    /// The maximum number of names below the folder; `nil`: unlimited.
    var depth: Int?
    /// How many names are looked at; `nil`: all.
    var mostNames: Int?

    /// The matching files below the folder, sorted by the bytes of their paths.
    ///
    /// - Parameter isWanted: Called with the names below the folder.
    /// - Complexity: Linear in the files, plus sorting them.
    func files(where isWanted: ([Substring]) -> Bool) -> [Found] {
        var found: [Found] = []
        var open = [""]
        var room = mostNames ?? .max
        while room > 0, let below = open.popLast() {
            let names: [String]
            do {
                names = try FolderContents.names(of: path(below).isEmpty ? "." : path(below))
            } catch {
                found.append(.fault(path(below).isEmpty ? "." : path(below), error))
                continue
            }
            room -= names.count
            for name in names where !name.hasPrefix(".") {
                let relative = below.isEmpty ? name : below + "/" + name
                let parts = relative.split(separator: "/")
                let path = path(relative)
                guard let kind = FolderContents.kind(of: path) else {
                    // As text such a name is no path any more.
                    if name.unicodeScalars.contains("\u{FFFD}"), isWanted(parts) {
                        found.append(.fault(path, ReadError("its name is not UTF-8; rename it to have it read")))
                    }
                    continue
                }
                if kind == .other || kind == .linkedFolder { continue }
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
