/// Paths relative to a folder, as files for other programs and machines need them. By their words alone: links are not
/// followed.
package struct PathBase: Sendable, Equatable {
    /// The absolute path of the folder in which the program runs.
    package let currentFolder: String
    /// The names on the way from the root to the folder that paths are relative to.
    private let base: [Substring]

    /// - Parameters:
    ///   - folder: Absolute, or relative to the current folder; `nil`: the current folder.
    ///   - currentFolder: An absolute path.
    package init(_ folder: String? = nil, currentFolder: String) {
        self.currentFolder = currentFolder
        base = Self.names(of: folder ?? ".", in: currentFolder)
    }

    /// The absolute path of the folder that paths are relative to.
    package var folder: String { "/" + base.joined(separator: "/") }

    /// The path from the folder to a file, without `./`. Standard input stays `-`.
    package func relative(_ path: String) -> String {
        if path == "-" { return path }
        let names = Self.names(of: path, in: currentFolder)
        var common = 0
        while common < base.count, common < names.count, base[common] == names[common] { common += 1 }
        let result = Array(repeating: "..", count: base.count - common) + names[common...]
        return result.isEmpty ? "." : result.joined(separator: "/")
    }

    /// The path of a file from the root.
    package func absolute(_ path: String) -> String {
        path == "-" ? path : "/" + Self.names(of: path, in: currentFolder).joined(separator: "/")
    }

    /// The names of an absolute path, or of one in a folder, without `.` and `..`.
    private static func names(of path: String, in folder: String) -> [Substring] {
        var names = path.hasPrefix("/") ? [] : folder.split(separator: "/")
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return names
    }
}
