import LayoutModel
import LayoutReaders
import LayoutSolver
import LayoutSyntax

/// The fonts that were named, and those of the projects that files belong to: each project is searched once, and a font is read when a
/// text is shown in it.
final class AppFonts: Sendable {
    private let named: FontIndex
    private let byFolder = Locked<[String: FontIndex]>([:])
    /// By where it is from and name; `nil` where there is none.
    private let read = Locked<[[String]: FontMetrics?]>([:])

    /// More folders above a file are not asked whether they are a project's.
    private static let mostLevels = 16

    /// - Parameter paths: Files of fonts, and folders with such.
    /// - Throws: ``InputFailure`` where a file is no font, or a folder has none.
    init(_ paths: [String]) throws(InputFailure) {
        var named = FontIndex()
        for path in paths { try named.add(named: path) }
        self.named = named
    }

    /// The fonts of some names: of those that were named, else of the project that a file is in, or near a file that is in none.
    ///
    /// - Complexity: O(files of the project), for its first file.
    func fonts(named names: Set<String>, near path: String?) -> FontCollection {
        var fonts = FontCollection()
        for name in names.sorted() {
            if let font = font(name, in: named, of: "named") { fonts.insert(font, as: name) }
        }
        guard let path, names.contains(where: { fonts[$0] == nil }) else { return fonts }
        let (folder, isProject) = Self.folder(of: path)
        let found = byFolder.withLock { known in
            if let index = known[folder] { return index }
            let index = FontIndex(of: folder, isProject: isProject)
            known[folder] = index
            return index
        }
        for name in names.sorted() where fonts[name] == nil {
            if let font = font(name, in: found, of: "in " + folder) { fonts.insert(font, as: name) }
        }
        if names.contains(where: { fonts[$0] == nil }) { fonts.faults = found.faults }
        return fonts
    }

    private func font(_ name: String, in index: FontIndex, of folder: String) -> FontMetrics? {
        read.withLock { known in
            if let font = known[[folder, name]] { return font }
            let font = index.font(name)
            known[[folder, name]] = .some(font)
            return font
        }
    }

    /// The folder of the project that a file is in; of a file in none, its own.
    private static func folder(of path: String) -> (String, isProject: Bool) {
        let own = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
        var folder = own
        for _ in 0..<mostLevels {
            let names = (try? FolderContents.names(of: folder.isEmpty ? "." : folder)) ?? []
            if names.contains(where: isOfProject) { return (folder, true) }
            if folder == "/" { break }
            // Of a relative path, the folders above the current one have no names.
            let last = folder.split(separator: "/").last
            if folder.isEmpty || last == "." || last == ".." {
                folder = folder.isEmpty || folder == "." ? ".." : folder + "/.."
            } else {
                folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? ""
            }
        }
        return (own, false)
    }

    private static func isOfProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}
