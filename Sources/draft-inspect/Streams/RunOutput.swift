import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file or folder that a run writes, and what asks for it.
struct RunOutput: Sendable, Equatable {
    enum Kind: Sendable {
        /// A file that is replaced.
        case file
        /// A file of which a part stays.
        case update
        /// Files of source, and an index.
        case sources
        /// A folder in which every file is the program's.
        case cache
    }

    /// As an error names it: `--output`.
    var name: String
    var path: String
    var kind = Kind.file

    /// - Returns: `nil` for standard output.
    init?(_ name: String, _ path: String?, _ kind: Kind = .file) {
        guard let path, path != "-" else { return nil }
        self.name = name
        self.path = path
        self.kind = kind
    }

    /// Checks that each output has a place of its own, in a folder that exists or is made by another one.
    ///
    /// - Throws: ``CommandFailure`` of wrong usage that names two outputs and their file.
    static func requireApart(_ outputs: [RunOutput]) throws(CommandFailure) {
        let places = outputs.map { ResolvedPath($0.path) }
        for (index, output) in outputs.enumerated() {
            for (other, place) in zip(outputs, places[..<index])
            where other.meets(output, place, places[index]) || output.meets(other, places[index], place) {
                throw output.collision(with: other)
            }
            if output.kind != .update, let stream = output.stream {
                throw CommandFailure(
                    "\(output.name) '\(output.path)' is the file that \(stream) goes to; name another file",
                    code: .usage
                )
            }
            // Folders are made with all above them.
            let isMade = zip(outputs, places).contains { $0.isFolder && places[index].isInside($1) }
            if output.kind == .file, !isMade, let fault = OverwriteGuard.missingFolder(of: output.path) {
                throw CommandFailure(fault, code: .usage)
            }
        }
    }

    private var isFolder: Bool { kind == .sources || kind == .cache }

    /// Whether another output would be in the place of this one, or of a file that it writes.
    private func meets(_ other: RunOutput, _ place: ResolvedPath, _ otherPlace: ResolvedPath) -> Bool {
        if place.description == "/dev/null" { return false }
        if place == otherPlace { return true }
        if let identity = FileIdentity(path), identity == FileIdentity(other.path) { return true }
        guard let inner = otherPlace.path(inside: place) else { return Self.areOne(place, otherPlace) }
        return switch kind {
        case .file, .update: false
        case .cache: true
        case .sources: !inner.contains("/") && SourceFolder.writes(String(inner))
        }
    }

    /// Whether two paths differ in case only, on a volume that ignores case.
    private static func areOne(_ first: ResolvedPath, _ second: ResolvedPath) -> Bool {
        #if canImport(Darwin)
            guard first.description.lowercased() == second.description.lowercased() else { return false }
            let folder = first.description.lastIndex(of: "/").map { first.description[...$0] } ?? "/"
            return pathconf(String(folder), Int32(_PC_CASE_SENSITIVE)) == 0
        #else
            return false
        #endif
    }

    /// The standard stream that goes to the same regular file.
    private var stream: String? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        for (file, name) in [(STDOUT_FILENO, "standard output"), (STDERR_FILENO, "standard error")] {
            var other = stat()
            if fstat(file, &other) == 0, other.st_dev == status.st_dev, other.st_ino == status.st_ino { return name }
        }
        return nil
    }

    private func collision(with other: RunOutput) -> CommandFailure {
        let files =
            path == other.path
            ? "\(other.name) and \(name) would both write '\(path)'"
            : "\(name) '\(path)' would overwrite \(other.name) '\(other.path)'"
        return CommandFailure(files + "\nname another file for one of them", code: .usage)
    }
}
