import LayoutModel
import LayoutReaders
import LayoutSolver
import LayoutSyntax

/// The fonts of the projects that files belong to, searched once for each project.
final class ProjectFonts: Sendable {
    private let byFolder = Locked<[String: FontCollection]>([:])

    /// More folders above a file are not asked whether they are a project's.
    private static let mostLevels = 16
    /// How far fonts are searched below the folder of a file that is in no project.
    private static let depthOutside = 2
    /// How many names a search looks at: a project may be somebody's whole home.
    private static let mostNames = 200_000
    /// Larger files are not read, in bytes.
    private static let largestFile = 64 << 20

    /// The fonts in the project of a file, or near a file that is in none. Files that are no fonts are passed over.
    ///
    /// - Complexity: O(files of the project), for its first file.
    func fonts(near path: String) -> FontCollection {
        let (folder, depth) = Self.folder(of: path)
        if let known = byFolder.withLock({ $0[folder] }) { return known }
        var fonts = FontCollection()
        let search = FolderSearch(folder: folder, depth: depth, mostNames: Self.mostNames)
        for case .file(let file) in search.files(where: Self.isFont) {
            guard let found = try? Self.fonts(of: file) else { continue }
            for font in found { fonts.insert(font) }
        }
        byFolder.withLock { $0[folder] = fonts }
        return fonts
    }

    /// The fonts of a file, or of all font files of a folder.
    ///
    /// - Throws: ``InputFailure`` where there is no such file, or it is no font.
    static func fonts(at path: String) throws(InputFailure) -> [FontMetrics] {
        guard FolderContents.isFolder(path) else {
            do throws(ReadError) {
                return try fonts(of: path)
            } catch {
                throw .unreadable(path, error)
            }
        }
        var fonts: [FontMetrics] = []
        for case .file(let file) in FolderSearch(folder: path).files(where: isFont) {
            do throws(ReadError) {
                fonts += try self.fonts(of: file)
            } catch {
                throw .unreadable(file, error)
            }
        }
        if fonts.isEmpty {
            throw .unreadable(path, ReadError("no fonts in this folder: no .ttf, .otf, .ttc or .otc"))
        }
        return fonts
    }

    private static func fonts(of file: String) throws(ReadError) -> [FontMetrics] {
        guard FolderContents.isRegularFile(file, atMost: largestFile) else {
            guard FileContents.exists(file) else { throw ReadError("no such file or directory") }
            throw ReadError("not a font: no regular file of at most \(largestFile >> 20) MB")
        }
        return try FontFile.fonts(in: FileContents.bytes(of: file)).map { font in
            var font = font
            font.file = file
            return font
        }
    }

    private static func isFont(_ names: [Substring]) -> Bool {
        guard let name = names.last, let dot = name.lastIndex(of: ".") else { return false }
        return FontFile.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
    }

    /// The folder of the project that a file is in; of a file in none, its own, with how far to search below.
    private static func folder(of path: String) -> (String, depth: Int?) {
        let own = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        var folder = own
        for _ in 0..<mostLevels {
            let names = (try? FolderContents.names(of: folder.isEmpty ? "." : folder)) ?? []
            if names.contains(where: isOfProject) { return (folder, nil) }
            // Of a relative path, the folders above the current one have no names.
            if folder == "/" || folder.isEmpty && own.hasPrefix("/") { break }
            let last = folder.split(separator: "/").last
            if folder.isEmpty || last == "." || last == ".." {
                folder = folder.isEmpty ? ".." : folder + "/.."
            } else {
                folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? ""
            }
        }
        return (own, depthOutside)
    }

    private static func isOfProject(_ name: String) -> Bool {
        name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
}
