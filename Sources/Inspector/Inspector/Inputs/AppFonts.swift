import LayoutModel
import LayoutReaders
import LayoutSolver
import LayoutSyntax

/// The fonts that were named, and those of the projects that files belong to: each project is searched once, and a font is read when a
/// text is shown in it.
final class AppFonts: Sendable {
    /// Where fonts of a file are looked for.
    private struct Place: Sendable {
        var folder: String
        var isProject: Bool
    }

    private let named: FontIndex
    /// By the folder of a file.
    private let places = Locked<[String: Place]>([:])
    private let byFolder = Locked<[String: FontIndex]>([:])
    /// By where it is from and name; `nil` where there is none.
    private let read = Locked<[[String]: Result<FontMetrics?, ReadError>]>([:])

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
        add(names, of: named, called: "named", to: &fonts)
        guard let path, names.contains(where: { fonts[$0] == nil }) else { return fonts }
        let own = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
        // A folder of many files is listed once.
        let place = places.withLock { known in
            if let place = known[own] { return place }
            let place = Self.place(of: own)
            known[own] = place
            return place
        }
        let found = byFolder.withLock { known in
            if let index = known[place.folder] { return index }
            let index = FontIndex(of: place.folder, isProject: place.isProject)
            known[place.folder] = index
            return index
        }
        add(names, of: found, called: "in " + place.folder, to: &fonts)
        if names.contains(where: { fonts[$0] == nil }) { fonts.faults += found.faults }
        return fonts
    }

    private func add(_ names: Set<String>, of index: FontIndex, called origin: String, to fonts: inout FontCollection) {
        for name in names.sorted() where fonts[name] == nil {
            let result = read.withLock { known in
                if let result = known[[origin, name]] { return result }
                let result = Result { () throws(ReadError) in try index.font(name) }
                known[[origin, name]] = result
                return result
            }
            switch result {
            case .success(let font?): fonts.insert(font, as: name)
            case .success(nil): break
            case .failure(let error): fonts.faults.append(error.message)
            }
        }
    }

    /// The folder of the project that a folder is in; in none, the folder itself.
    private static func place(of own: String) -> Place {
        var folder = own
        for _ in 0..<mostLevels {
            let names = (try? FolderContents.names(of: folder.isEmpty ? "." : folder)) ?? []
            if names.contains(where: ProjectFolder.isMark) { return Place(folder: folder, isProject: true) }
            if folder == "/" { break }
            // Of a relative path, the folders above the current one have no names.
            let last = folder.split(separator: "/").last
            if folder.isEmpty || last == "." || last == ".." {
                folder = folder.isEmpty || folder == "." ? ".." : folder + "/.."
            } else {
                folder = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) } ?? ""
            }
        }
        return Place(folder: own, isProject: false)
    }
}
