import LayoutInspector

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The single check before any file is written: an input, or a file that the program did not write, is overwritten only
/// on request.
struct OverwriteGuard {
    private let inputs: [FileIdentity: String]

    /// Checks all outputs of a run before its work.
    ///
    /// - Throws: ``CommandFailure`` of wrong usage if one of them would be lost, or something else by it.
    init(inputs: [String], outputs: [RunOutput], isForced: Bool) throws(CommandFailure) {
        self.init(inputs: inputs)
        try RunOutput.requireApart(outputs)
        for output in outputs where output.kind == .file && !isForced {
            // What `--output` is about to hold is known when it is written.
            if let refusal = refusal(of: output.path) ?? (output.name == "--output" ? nil : loss(of: output.path)) {
                throw CommandFailure(refusal.message(), code: .usage)
            }
        }
    }

    /// - Parameter inputs: The paths of all files that were read.
    init(inputs: [String]) {
        var identities: [FileIdentity: String] = [:]
        for path in inputs {
            // The first of several names is kept.
            if let identity = FileIdentity(path), identities[identity] == nil { identities[identity] = path }
        }
        self.inputs = identities
    }

    /// Why a file is not overwritten.
    enum Refusal: Equatable {
        case isInput(String, of: String)
        case isForeign(String)
        /// Somebody took the permission to write it away.
        case isProtected(String)
        /// Another kind of file would take its place.
        case isKept(String, as: String)

        /// Names the file, the reason, and what to do.
        func message(advice: String = "--force overwrites it") -> String {
            switch self {
            case .isInput(let path, let input) where path == input:
                "'\(path)' is an input and would be overwritten\n\(advice)"
            case .isInput(let path, let input):
                "'\(path)' is the same file as the input '\(input)' and would be overwritten\n\(advice)"
            case .isProtected(let path): "'\(path)' is write-protected\n\(advice)"
            case .isKept(let path, let kind):
                "'\(path)' is \(kind) and would be replaced by another kind of file\n\(advice)"
            case .isForeign(let path): "'\(path)' exists and was not written by draft-inspect\n\(advice)"
            }
        }
    }

    /// Why a new file cannot be written: known before a run, whose results would be lost after it.
    static func missingFolder(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
        let folder = String(path[..<slash])
        if FolderContents.isFolder(folder) { return nil }
        return fileExists(folder)
            ? "cannot write '\(path)': '\(folder)' is not a folder"
            : "cannot write '\(path)': the folder '\(folder)' does not exist"
    }

    /// Writes a file if that loses nothing, or if it is forced.
    ///
    /// - Throws: ``CommandFailure`` for a usage error if it is refused, else with the system's message.
    func write(_ text: String, to path: String, isForced: Bool) throws(CommandFailure) {
        if !isForced, let refusal = refusal(of: path) ?? loss(of: path, by: WrittenFiles.kind(of: text)) {
            throw CommandFailure(refusal.message(), code: .usage)
        }
        try writeFile(text, to: path)
    }

    /// The same for bytes that are no text, which a run makes again.
    func write(_ bytes: [UInt8], to path: String, isForced: Bool) throws(CommandFailure) {
        if !isForced, let refusal = refusal(of: path) ?? loss(of: path, by: .result) {
            throw CommandFailure(refusal.message(), code: .usage)
        }
        try writeFile(bytes, to: path)
    }

    /// What people keep, and another kind of file would replace.
    private func loss(of path: String, by kind: WrittenFiles.Kind? = nil) -> Refusal? {
        guard FolderContents.kind(of: path) == .file, let old = WrittenFiles.kind(ofFile: path), old != kind else {
            return nil
        }
        return old.kept.map { .isKept(path, as: $0) }
    }

    /// - Parameter isOurs: Whether an existing file may be overwritten.
    /// - Returns: `nil` if the file may be written.
    func refusal(of path: String, isOurs: (String) -> Bool = WrittenFiles.isOurs) -> Refusal? {
        var status = stat()
        // Only regular files can be overwritten, not terminals or pipes.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        if let identity = FileIdentity(path), let input = inputs[identity] { return .isInput(path, of: input) }
        if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 { return .isProtected(path) }
        return status.st_size == 0 || isOurs(path) ? nil : .isForeign(path)
    }
}
