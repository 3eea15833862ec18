import LayoutModel
import LayoutReaders
import LayoutSyntax

/// Which file has a font of a name. Only the names are read to find out.
struct FontIndex: Sendable {
    private struct Place {
        var file: String
        /// Which font of a collection.
        var number: Int
    }

    private var places: [String: Place] = [:]
    /// The files that could not be read, each with its reason.
    private(set) var faults: [String] = []

    /// How many names a search looks at: a project may be somebody's whole home.
    private static let mostNames = 200_000
    /// Larger files are not read, and no more of all files together, in bytes.
    private static let largestFile = 64 << 20
    private static let mostBytes = 512 << 20

    /// Without fonts.
    init() {}

    /// The fonts of a project, or those beside a file that is in none, and in folders for fonts beside it.
    init(of folder: String, isProject: Bool) {
        let search = FolderSearch(folder: folder, depth: isProject ? nil : 2, mostNames: Self.mostNames)
        add(
            search.files { names in
                Self.isFont(names)
                    && (isProject || names.count == 1
                        || names.dropLast().allSatisfy { $0.lowercased().contains("font") })
            }
        )
    }

    /// Adds a file, or all fonts of a folder.
    ///
    /// - Throws: ``InputFailure`` where the file is no font, or the folder has none.
    mutating func add(named path: String) throws(InputFailure) {
        guard FolderContents.isFolder(path) else {
            do throws(ReadError) {
                try add(file: path)
            } catch {
                throw .unreadable(path, error)
            }
            return
        }
        let before = (places.count, faults.count)
        add(FolderSearch(folder: path).files(where: Self.isFont))
        guard places.count == before.0 else { return }
        let reason = faults.dropFirst(before.1).first ?? "no fonts in this folder: no .ttf, .otf, .ttc or .otc"
        throw .unreadable(path, ReadError(reason))
    }

    /// The font of a name; `nil` where no file has it.
    ///
    /// - Throws: ``ReadError`` with the file, where the one that has it cannot be read.
    func font(_ name: String) throws(ReadError) -> FontMetrics? {
        guard let place = places[name] else { return nil }
        do throws(ReadError) {
            var font = try FontFile.font(place.number, in: FileContents.bytes(of: place.file))
            font.file = place.file
            return font
        } catch {
            throw ReadError("\(place.file): \(error.message)")
        }
    }

    private mutating func add(_ found: [FolderSearch.Found]) {
        var room = Self.mostBytes
        for case .file(let file) in found {
            do throws(ReadError) {
                room -= try add(file: file)
            } catch {
                faults.append("\(file): \(error.message)")
            }
            guard room > 0 else {
                faults.append("\(file): the fonts before it have more than \(Self.mostBytes >> 20) MB")
                return
            }
        }
        for case .fault(let path, let error) in found where Self.isFont(path.split(separator: "/")) {
            faults.append("\(path): \(error.message)")
        }
    }

    /// - Returns: The bytes of the file.
    @discardableResult
    private mutating func add(file: String) throws(ReadError) -> Int {
        guard FolderContents.isRegularFile(file, atMost: Self.largestFile) else {
            guard FileContents.exists(file) else { throw ReadError("no such file or directory") }
            throw ReadError("not a font: no regular file of at most \(Self.largestFile >> 20) MB")
        }
        let bytes = try FileContents.bytes(of: file)
        let faces = try FontFile.names(in: bytes)
        for (number, face) in faces.enumerated() {
            for name in [face.postScript, face.full] where !name.isEmpty && places[name] == nil {
                places[name] = Place(file: file, number: number)
            }
        }
        if faces.allSatisfy({ $0.postScript.isEmpty && $0.full.isEmpty }) { throw ReadError("the font has no name") }
        return bytes.count
    }

    private static func isFont(_ names: [Substring]) -> Bool {
        guard let name = names.last, let dot = name.lastIndex(of: ".") else { return false }
        return FontFile.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
    }
}
