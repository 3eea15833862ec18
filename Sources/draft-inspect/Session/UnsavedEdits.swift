import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The edits of a session that nothing has saved yet, in a file that outlives the session: where it is ended from outside, the
/// next one on the same document offers them.
struct UnsavedEdits {
    /// What an ended session left.
    struct Left: Equatable {
        var path: String
        /// The commands that made the edits, in order.
        var steps: [String]
    }

    private static let heading = "# edits of "
    private let folder: String?

    init() {
        folder = SessionFiles.unsavedEdits()
    }

    private var own: String? { folder.map { $0 + "/\(getpid()).txt" } }

    /// Writes the edits of a document that has some, else removes the file.
    func keep(_ session: Session) {
        guard let own, let document = session.document, document.hasUnsavedEdits, !document.isPasted,
            !session.steps.isEmpty
        else { return forget() }
        let lines = [Self.heading + Self.identity(of: document)] + session.steps
        _ = try? writeFile(lines.joined(separator: "\n") + "\n", to: own)
    }

    /// Removes what this session has kept.
    func forget() {
        if let own { unlink(own) }
    }

    /// What sessions that are gone left of a document, the last one first.
    func left(of document: Document) -> [Left] {
        guard let folder, !document.isPasted else { return [] }
        let names = FolderNames.all(in: folder).sorted().reversed()
        return names.compactMap { name in
            guard name.hasSuffix(".txt"), let process = pid_t(name.dropLast(4)), kill(process, 0) != 0, errno == ESRCH
            else { return nil }
            let path = folder + "/" + name
            guard let bytes = try? FileContents.bytes(of: path) else { return nil }
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            guard lines.first == Self.heading + Self.identity(of: document), lines.count > 1 else { return nil }
            return Left(path: path, steps: Array(lines.dropFirst()))
        }
    }

    func remove(_ left: Left) { unlink(left.path) }

    /// The files without links, so that a session in another folder knows them, and which of their layouts it is.
    private static func identity(of document: Document) -> String {
        let files = document.files.map { ResolvedPath($0).description }.joined(separator: " + ")
        return files + (document.original.part.map { "#\($0.number)" } ?? "")
    }
}
